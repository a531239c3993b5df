import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// A check of a merged document: it has all joined elements, and its constraints agree as on both sides.
struct MergeProof {
  private let text: DocumentText
  private let tree: MergedTree

  init(of text: DocumentText, from tree: MergedTree) {
    self.text = text
    self.tree = tree
  }

  /// Returns the sets of constraints that contradict each other on neither side.
  ///
  /// - Throws: ``EditingError`` for a document that is not the joined one, and
  ///   ``/AutoScaleInterfaceBuilder/InterfaceBuilderError`` for one that cannot be read.
  func conflicts() throws -> [MergedTree.Conflict] {
    try requireElements()
    let document = try text.document()
    // A side may have brought defects of its own, which are no reason to refuse the merge.
    let defects = document.warnings.filter(\.isDefect).count
    let (ours, theirs) = (try tree.ours.text.document(), try tree.theirs.text.document())
    if defects > [ours, theirs].map({ $0.warnings.count(where: \.isDefect) }).reduce(0, +) {
      throw EditingError(.unproven("the result would contradict itself"), path: text.path)
    }
    let contradictions = Self.contradictions(in: document)
    if contradictions.isEmpty { return [] }
    let known = Self.contradictions(in: ours).union(Self.contradictions(in: theirs))
    return contradictions.subtracting(known).filter { !isOfOneSide($0) }
      .sorted { $0.lexicographicallyPrecedes($1) }.map { ids in
        MergedTree.Conflict(
          kind: .contradiction(ids), identity: ElementIdentity(object: ids.first ?? ""),
          choices: ids.map { ElementIdentity(object: $0) }.filter(differs))
      }
  }

  /// Returns whether the sides state other things of an element.
  private func differs(_ identity: MergeTree.Identity) -> Bool {
    guard let our = tree.ours[identity], let their = tree.theirs[identity] else { return true }
    return !our.states(as: their)
  }

  /// Requires that the elements of the result are the joined ones, with unique ids and the joined
  /// properties.
  private func requireElements() throws(EditingError) {
    var ids: Set<String> = []
    for element in 0..<text.elementCount {
      // The id of a device names a screen size.
      guard text.name(of: element) != "device", let id = text.value("id", of: element) else {
        continue
      }
      if !ids.insert(id).inserted {
        throw EditingError(
          .unproven("several elements would have the id \(id)"), path: text.path)
      }
    }
    let joined = tree.merged.keys.filter(\.isObject).compactMap(\.objectID)
    if let lost = joined.first(where: { !ids.contains($0) }) {
      throw EditingError(.unproven("the element \(lost) would be lost"), path: text.path)
    }
  }

  /// Returns whether one side has all constraints as they are in the result.
  private func isOfOneSide(_ ids: [String]) -> Bool {
    [tree.ours, tree.theirs].contains { side in
      ids.map { ElementIdentity(object: $0) }.allSatisfy { object in
        guard let our = tree.ours[object], let their = tree.theirs[object] else {
          // An attribute that a side did not change comes from the other one, in any merge.
          return side[object] != nil
        }
        return our.attributes == their.attributes
          || side[object]?.attributes != tree.base[object]?.attributes
      }
    }
  }

  /// Returns the sets of constraints that contradict each other, by their sorted ids.
  private static func contradictions(in document: InterfaceDocument) -> Set<[String]> {
    var sets: Set<[String]> = []
    for root in DocumentLayout(document).roots {
      guard case .success(let result) = root.result else { continue }
      for conflict in result.conflicts {
        sets.insert(conflict.constraints.compactMap(\.identifier).sorted())
      }
    }
    return sets
  }
}
