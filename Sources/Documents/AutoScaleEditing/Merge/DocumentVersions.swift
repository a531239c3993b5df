/// Two versions of a document, and the documents between them that have only some of the changes.
///
///     let versions = try DocumentVersions(from: old, to: new)
///     try versions.document { $0 == "iN0-l3-epB" }  // the old document with one new object
package struct DocumentVersions: Sendable {
  private let old, new: MergeTree

  /// The key of everything outside objects and the parts below.
  package static let document = "document"

  /// The key of the canvas device.
  package static let device = "device"

  /// Reads the versions.
  ///
  /// - Throws: ``EditingError`` for an object id of several elements.
  /// - Complexity: O(*n*) in the size of the documents.
  package init(from old: DocumentText, to new: DocumentText) throws(EditingError) {
    let atoms = MergeTree.atoms(of: [old, new])
    self.old = try MergeTree(checking: old, atoms: atoms)
    self.new = try MergeTree(checking: new, atoms: atoms)
  }

  /// The keys of everything that differs: object ids, ``document``, ``device``, and resources by their
  /// identity, such as `resources/image[gear]`.
  package var differing: Set<String> {
    var keys: Set<String> = []
    for identity in Set(old.order).union(new.order) {
      guard let before = old[identity], let after = new[identity] else {
        keys.insert(Self.key(of: identity))
        continue
      }
      if !before.states(as: after) || before.parent != after.parent {
        keys.insert(Self.key(of: identity))
      }
    }
    return keys
  }

  /// Gives some objects of the old document their new version.
  ///
  /// - Parameter takesNew: Whether an object has its new version, by the keys of ``differing``.
  /// - Returns: The document with these objects.
  /// - Throws: ``EditingError`` for a result that is not well-formed.
  /// - Complexity: O(*n*) in the size of the documents.
  package func document(
    taking takesNew: (String) -> Bool
  ) throws(EditingError) -> DocumentText {
    var merged: [MergeTree.Identity: MergedTree.Merged] = [:]
    var taken: [String: Bool] = [:]
    var fromNew: Set<MergeTree.Identity> = []
    for identity in old.order + new.order.filter({ old[$0] == nil }) {
      let key = Self.key(of: identity)
      // An object is taken as a whole: its other elements follow the first answer.
      let isNew = taken[key] ?? takesNew(key)
      taken[key] = isNew
      guard let node = (isNew ? new : old)[identity] else { continue }
      merged[identity] = MergedTree.Merged(side: isNew ? .theirs : .ours, parent: node.parent)
      if isNew { fromNew.insert(identity) }
    }
    keepParents(&merged)
    arrange(&merged, taken: fromNew)
    let tree = MergedTree(between: old, and: new, joined: merged)
    return try old.text.withBytes(MergeWriter(tree).bytes())
  }

  /// Returns the key of the object or the part of the document to which an element belongs.
  private static func key(of identity: MergeTree.Identity) -> String {
    if let id = identity.objectID { return id }
    let steps = identity.steps.dropFirst()
    switch steps.first {
    case "device": return device
    case "resources" where steps.count > 1: return "resources/\(steps[2])"
    default: return document
    }
  }

  /// Adds the missing lists around elements that are kept.
  private func keepParents(_ merged: inout [MergeTree.Identity: MergedTree.Merged]) {
    for identity in merged.keys {
      var next = merged[identity]?.parent
      while let parent = next, merged[parent] == nil, !parent.isObject {
        let isNew = new[parent] != nil
        next = (isNew ? new : old)[parent]?.parent
        merged[parent] = MergedTree.Merged(side: isNew ? .theirs : .ours, parent: next)
      }
    }
  }

  /// Orders children as in the version that has most of them.
  ///
  /// Each other child follows the element that precedes it in its own version.
  private func arrange(
    _ merged: inout [MergeTree.Identity: MergedTree.Merged], taken: Set<MergeTree.Identity>
  ) {
    for parent in merged.keys {
      let isChild = { (child: MergeTree.Identity) in merged[child]?.parent == parent }
      let before = (old[parent]?.children ?? []).filter(isChild)
      let after = (new[parent]?.children ?? []).filter(isChild)
      let (fromNew, fromOld) = (after.filter(taken.contains), before.filter { !taken.contains($0) })
      let isMostlyNew = fromNew.count > fromOld.count
      merged[parent]?.children = MergedTree.joined(
        isMostlyNew ? fromNew : fromOld, with: isMostlyNew ? before : after, additionsFirst: false)
      var known = Set(merged[parent]?.children ?? [])
      merged[parent]?.children += (after + before).filter { known.insert($0).inserted }
    }
  }
}

extension MergeTree {
  /// Reads a document without repeated ids.
  init(checking text: DocumentText, atoms: Set<Identity>) throws(EditingError) {
    self.init(text, atoms: atoms)
    guard let (id, element) = repeatedID else { return }
    throw EditingError(
      .inapplicable("several elements have the id \(id); give one of them another id"),
      path: text.path,
      line: text.line(of: text.markup.elements[element].startTag.lowerBound))
  }
}
