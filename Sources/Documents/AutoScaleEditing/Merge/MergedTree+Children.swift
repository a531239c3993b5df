extension MergedTree {
  /// All elements of both sides, those of ours first.
  var identities: [Identity] { ours.order + theirs.order.filter { ours[$0] == nil } }

  /// Orders the children of each element, and removes lists that lost all their elements.
  mutating func arrangeChildren() {
    let identities = identities
    for identity in identities where merged[identity] != nil {
      let children = children(of: identity)
      merged[identity]?.children = children
    }
    // From the inside, so that a list of emptied lists is empty as well.
    for identity in identities.reversed() where isEmptiedList(identity) {
      let parent = merged[identity]?.parent
      merged[identity] = nil
      if let parent { merged[parent]?.children.removeAll { $0 == identity } }
    }
  }

  /// Returns whether a list lost all its elements, as Xcode writes no empty list.
  private func isEmptiedList(_ identity: Identity) -> Bool {
    guard let element = merged[identity], element.children.isEmpty, !identity.isObject,
      let node = tree(element.side)[identity]
    else { return false }
    return node.attributes.isEmpty && !node.isAtom && !node.children.isEmpty
  }

  /// Returns the children in the order of one side, with those that only the other side has after
  /// the same elements as there: ours first, and theirs next.
  private mutating func children(of parent: Identity) -> [Identity] {
    let lists = [base, ours, theirs].map { tree in
      (tree[parent]?.children ?? []).filter { isChild($0, of: parent) }
    }
    let common = Set(lists[0]).intersection(lists[1]).intersection(lists[2])
    let orders = lists.map { $0.filter(common.contains) }
    let takesOurOrder =
      isUnordered(parent) || orders[2] == orders[0] || orders[2] == orders[1]
    // The second pass arranges children after all conflicts were found.
    if !takesOurOrder, orders[1] != orders[0], marks.isEmpty { add(.order, about: parent) }
    let isOurs = takesOurOrder || orders[1] != orders[0]
    return Self.joined(
      lists[isOurs ? 1 : 2], with: lists[isOurs ? 2 : 1], additionsFirst: !isOurs)
  }

  /// Returns whether an element is a child in the result, or has to be chosen for each of its
  /// places.
  private func isChild(_ identity: Identity, of parent: Identity) -> Bool {
    marks[identity] == .whole || merged[identity].map { $0.parent == parent } ?? false
  }

  /// Returns whether the order of the children means nothing, as for the properties of a view.
  private func isUnordered(_ parent: Identity) -> Bool {
    guard let node = ours[parent] ?? theirs[parent] else { return true }
    return parent.isObject || MergeVocabulary.unorderedLists.contains(node.name)
  }

  /// Joins two lists; additions of the second follow the element that they follow there.
  static func joined(
    _ first: [Identity], with second: [Identity], additionsFirst: Bool
  ) -> [Identity] {
    let (known, shared) = (Set(first), Set(first).intersection(second))
    var additions: [Identity?: [Identity]] = [:]
    var anchor: Identity?
    for identity in second {
      if known.contains(identity) {
        anchor = identity
      } else {
        additions[anchor, default: []].append(identity)
      }
    }
    var pending = additions[nil] ?? []
    var result: [Identity] = []
    for identity in first {
      // Otherwise elements of only the first list stay next to the shared one before them.
      if additionsFirst || shared.contains(identity) {
        result += pending
        pending = []
      }
      result.append(identity)
      if shared.contains(identity) { pending = additions[identity] ?? [] }
    }
    return result + pending
  }
}
