import AutoScaleInterfaceBuilder

/// Joins the changes that two sides made of one document, by the object ids of its elements.
///
///     let outcome = try DocumentMerge().merge(base: base, ours: ours, theirs: theirs)
///     for conflict in outcome.conflicts { print(conflict) }
///     try outcome.edited?.write()
///
/// Changes of different views or properties are joined, and the same change of both sides is one.
/// Additions of both sides at the same place stand after each other, ours first. Of two versions of
/// Xcode the newer one is kept, and of two devices the one that the newer Xcode chose. A view that
/// constraints place keeps our frame if both sides store one. Everything else is a conflict.
public struct DocumentMerge: Sendable {
  /// The outcome of a merge.
  public struct Outcome: Sendable {
    /// Our document with the changes of the other side, or `nil` after a conflict.
    public let edited: EditedDocument?

    /// What both sides change, each in its own way, in the order of our document.
    public let conflicts: [MergeConflict]

    /// The views that keep our frame, one line each.
    public let notes: [String]
  }

  /// Makes a merge.
  public init() {}

  /// Merges the changes from a base to another document into ours.
  ///
  /// The result is read and laid out: ids are unique, references resolve, and constraints contradict
  /// each other only where they do so on a side.
  ///
  /// - Parameters:
  ///   - base: The document from which both sides come.
  ///   - ours: The document that is edited; bytes without changes stay.
  ///   - theirs: The document whose changes are taken.
  /// - Returns: The merged document, or the conflicts.
  /// - Throws: ``EditingError`` for a repeated object id and for a result that cannot be proven, and
  ///   ``/AutoScaleInterfaceBuilder/InterfaceBuilderError`` for an invalid document.
  /// - Complexity: O(*n* log *n*) in the size of the documents, and a layout of each side.
  public func merge(
    base: DocumentText, ours: DocumentText, theirs: DocumentText
  ) throws -> Outcome {
    if theirs.data == base.data || theirs.data == ours.data {
      return Outcome(edited: try EditedDocument(ours, []), conflicts: [], notes: [])
    }
    let tree = try MergedTree(base: base, ours: ours, theirs: theirs)
    let notes = tree.notes
    guard tree.conflicts.isEmpty else {
      return Outcome(edited: nil, conflicts: tree.conflicts, notes: [])
    }
    let merged = try ours.withBytes(MergeWriter(tree).bytes())
    let conflicts = try MergeProof(of: merged, from: tree).conflicts()
    guard conflicts.isEmpty else { return Outcome(edited: nil, conflicts: conflicts, notes: []) }
    return Outcome(
      edited: try EditedDocument(ours, becoming: merged), conflicts: [], notes: notes)
  }
}

extension MergedTree {
  /// Reads and joins three documents.
  fileprivate init(
    base: DocumentText, ours: DocumentText, theirs: DocumentText
  ) throws(EditingError) {
    var atoms: Set<Identity> = []
    for text in [base, ours, theirs] { atoms.formUnion(MergeTree.atoms(of: text)) }
    var trees: [MergeTree] = []
    for text in [base, ours, theirs] {
      let tree = MergeTree(text, atoms: atoms)
      if let (id, element) = tree.repeatedID {
        throw EditingError(
          .inapplicable("several elements have the id \(id)"), path: text.path,
          line: text.line(of: text.markup.elements[element].startTag.lowerBound))
      }
      trees.append(tree)
    }
    self.init(base: trees[0], ours: trees[1], theirs: trees[2])
  }

  /// The views that keep our frame, one line each.
  fileprivate var notes: [String] {
    keptFrames.map { frame in
      let place = ours.line(of: frame).map { "\(ours.text.path):\($0)" } ?? ours.text.path
      let view = ours[frame]?.parent.map(title) ?? frame
      return "\(place): note: both sides store a frame of \(view); ours stays, "
        + "and 'autoscale frames --update' stores the solved one"
    }
  }
}
