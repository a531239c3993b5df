import AutoScaleInterfaceBuilder
import Foundation

/// Joins the changes that two sides made of one document, by the object ids of its elements.
///
///     let outcome = try DocumentMerge().merge(base: base, ours: ours, theirs: theirs)
///     for conflict in outcome.conflicts { print(conflict) }
///     try outcome.edited?.write()
///
/// Changes of different views or properties are joined, and the same change of both sides is one,
/// as are equal constraints and outlets that both sides add. Other additions at the same place
/// are kept, ours first. Of two versions of Xcode the newer one is kept, and of two devices the one
/// that the newer Xcode chose. A view that constraints place is laid out again if both sides store
/// a frame. Everything else is a conflict.
public struct DocumentMerge: Sendable {
  /// The outcome of a merge.
  public struct Outcome: Sendable {
    /// Our document with the changes of the other side, or `nil` after a conflict.
    public let edited: EditedDocument?

    /// The changes that the two sides make in different ways, in the order of our document.
    public let conflicts: [MergeConflict]

    /// Facts about the result that a person should know, one line each.
    public let notes: [String]

    /// Our document after a conflict: all else is joined, and the elements in conflict are there in both
    /// versions, between the markers of Git; `nil` without a conflict.
    public let marked: Data?
  }

  /// Makes a merge.
  public init() {}

  /// Merges the changes from a base to another document into ours.
  ///
  /// The result is read and laid out: ids are unique, references resolve, constraints are in a view
  /// around their items, and contradict each other only where they do so on a side.
  ///
  /// - Parameters:
  ///   - base: The document from which both sides come, or `nil` if both sides add it.
  ///   - ours: The document that is edited; bytes without changes stay.
  ///   - theirs: The document whose changes are taken.
  /// - Returns: The merged document, or the conflicts.
  /// - Throws: ``EditingError`` for a repeated object id and for a result that cannot be proven, and
  ///   ``/AutoScaleInterfaceBuilder/InterfaceBuilderError`` for an invalid document.
  /// - Complexity: O(*n* log *n*) in the size of the documents, and a few layouts of each side.
  public func merge(
    base: DocumentText?, ours: DocumentText, theirs: DocumentText
  ) throws -> Outcome {
    if theirs.data == base?.data || theirs.data == ours.data {
      return Outcome(edited: try EditedDocument(ours, []), conflicts: [], notes: [], marked: nil)
    }
    var tree = try MergedTree(base: base, ours: ours, theirs: theirs)
    guard tree.conflicts.isEmpty else { return try Self.conflict(&tree) }
    let merged = try ours.withBytes(MergeWriter(tree).bytes())
    // Constraints of both sides can be laid out only in a document without other conflicts.
    for conflict in try MergeProof(of: merged, from: tree).conflicts() { tree.add(conflict) }
    guard tree.conflicts.isEmpty else { return try Self.conflict(&tree) }
    let frames = try MergedFrames(of: merged, from: tree)
    return Outcome(
      edited: try EditedDocument(ours, becoming: frames.text), conflicts: [],
      notes: try frames.notes + MergeNotes(tree).lines, marked: nil)
  }

  private static func conflict(_ tree: inout MergedTree) throws -> Outcome {
    let conflicts = try tree.conflicts.map(MergeNames(tree).conflict)
    tree.markConflicts()
    let bytes = try MergeWriter(tree).bytes()
    return Outcome(
      edited: nil, conflicts: conflicts, notes: [], marked: try tree.ours.text.encoded(bytes))
  }
}

extension MergedTree {
  /// Reads and joins three documents.
  fileprivate init(
    base: DocumentText?, ours: DocumentText, theirs: DocumentText
  ) throws(EditingError) {
    let texts = [base, ours, theirs].compactMap(\.self)
    let atoms = MergeTree.atoms(of: texts)
    var trees = base == nil ? [MergeTree(before: ours)] : []
    for text in texts { trees.append(try MergeTree(checking: text, atoms: atoms)) }
    self.init(base: trees[0], ours: trees[1], theirs: trees[2])
  }
}

/// A merged document in which views are laid out anew if both sides store a frame.
struct MergedFrames {
  /// The document with the new frames.
  let text: DocumentText

  /// The reasons why views keep our frame, one line each.
  let notes: [String]

  /// Lays the document out if both sides store frames.
  init(of merged: DocumentText, from tree: MergedTree) throws {
    let views = Set(tree.keptFrames.compactMap { tree.ours[$0]?.parent?.objectID })
    guard !views.isEmpty else {
      (text, notes) = (merged, [])
      return
    }
    let update = try FrameUpdate(includesRounding: true).update(merged)
    let changes = update.changes.filter { change in
      if case .setFrame(let id, _) = change { views.contains(id) } else { false }
    }
    text = try merged.edited(by: changes).text
    let places = (0..<merged.elementCount).filter { element in
      merged.value("id", of: element).map(views.contains) ?? false
    }.map { "\(merged.path):\(merged.line(of: merged.markup.elements[$0].startTag.lowerBound)):" }
    // A line of a note starts with the place of its view.
    notes = update.kept.filter { line in places.contains { line.hasPrefix($0) } }
  }
}
