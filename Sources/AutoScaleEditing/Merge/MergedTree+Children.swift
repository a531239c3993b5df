extension MergedTree {
  /// Orders the children of each element, and finds children that exclude each other.
  mutating func arrangeChildren() {
    let identities = ours.order + theirs.order.filter { ours[$0] == nil }
    for identity in identities where merged[identity] != nil {
      let children = children(of: identity)
      merged[identity]?.children = children
    }
    for identity in identities.reversed() where isEmptiedList(identity) {
      let parent = merged[identity]?.parent
      merged[identity] = nil
      if let parent { merged[parent]?.children.removeAll { $0 == identity } }
    }
    for identity in identities where merged[identity] != nil { requireSingleChildren(of: identity) }
    requireReachability(identities)
    requireReferences(identities)
  }

  /// Whether a list lost all its elements, as Xcode writes no empty list.
  private func isEmptiedList(_ identity: Identity) -> Bool {
    guard let element = merged[identity], element.children.isEmpty, !identity.isObject,
      let node = tree(element.side)[identity]
    else { return false }
    return node.attributes.isEmpty && !node.isAtom && !node.children.isEmpty
  }

  /// The children in the order of one side, with those that only the other side has after the same
  /// elements as there: ours first, and theirs next.
  private mutating func children(of parent: Identity) -> [Identity] {
    let lists = [base, ours, theirs].map { tree in
      (tree[parent]?.children ?? []).filter { isChild($0, of: parent) }
    }
    let common = Set(lists[0]).intersection(lists[1]).intersection(lists[2])
    let orders = lists.map { $0.filter(common.contains) }
    let takesOurOrder =
      isUnordered(parent) || orders[2] == orders[0] || orders[2] == orders[1]
    if !takesOurOrder, orders[1] != orders[0] { add(.order, about: parent) }
    let isOurs = takesOurOrder || orders[1] != orders[0]
    return Self.joined(
      lists[isOurs ? 1 : 2], with: lists[isOurs ? 2 : 1], additionsFirst: !isOurs)
  }

  private func isChild(_ identity: Identity, of parent: Identity) -> Bool {
    merged[identity].map { $0.parent == parent } ?? false
  }

  /// Whether the order of the children means nothing, as for the properties of a view.
  private func isUnordered(_ parent: Identity) -> Bool {
    guard let node = ours[parent] ?? theirs[parent] else { return true }
    return parent.isObject || MergeVocabulary.unorderedLists.contains(node.name)
  }

  /// Joins two lists; additions of the second follow the element that they follow there.
  private static func joined(
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
      if additionsFirst || shared.contains(identity) {
        result += pending
        pending = []
      }
      result.append(identity)
      if shared.contains(identity) { pending = additions[identity] ?? [] }
    }
    return result + pending
  }

  /// A key of a parent, and an outlet of a name, has one object.
  private mutating func requireSingleChildren(of parent: Identity) {
    let children = merged[parent]?.children ?? []
    var ours: [String: Identity] = [:]
    for child in children where self.theirs[child] == nil {
      if let role = role(of: child, in: self.ours) { ours[role] = child }
    }
    for child in children where self.ours[child] == nil {
      if let role = role(of: child, in: theirs), ours[role] != nil {
        add(.duplicate(role), about: parent)
      }
    }
  }

  /// The role that one child can have, for a child with an object id.
  private func role(of child: Identity, in tree: MergeTree) -> String? {
    guard child.isObject, let node = tree[child] else { return nil }
    if node.name == "outlet" { return node.attributes["property"].map { "the outlet '\($0)'" } }
    return node.attributes["key"].map { "the \(node.name) '\($0)'" }
  }

  /// Two moves may put elements into each other.
  private mutating func requireReachability(_ identities: [Identity]) {
    var reached: Set<Identity> = []
    var pending = identities.filter { merged[$0].map { $0.parent == nil } ?? false }
    while let identity = pending.popLast() {
      if reached.insert(identity).inserted { pending += merged[identity]?.children ?? [] }
    }
    if !conflicts.isEmpty { return }
    for identity in identities where merged[identity] != nil && !reached.contains(identity) {
      return add(.place, about: identity)
    }
  }

  /// An element may name objects of the result alone, unless it is so on a side.
  private mutating func requireReferences(_ identities: [Identity]) {
    let lost = Set(identities.filter { $0.isObject && merged[$0] == nil })
    if lost.isEmpty { return }
    let disputed = Set(conflicts.compactMap(\.id))
    for identity in identities where !disputed.contains(String(identity.dropFirst())) {
      guard let element = merged[identity], let node = tree(element.side)[identity] else {
        continue
      }
      let attributes = node.attributes.mapValues { $0 as String? }
        .merging(element.changes) { $1 }
      for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
        guard let value, name != "id", lost.contains("#" + value) else { continue }
        guard MergeVocabulary.isReference(name, to: value) else { continue }
        // A side that lacks the object and has the reference is itself at fault.
        let isOurs = ours["#" + value] != nil
        let tree = isOurs ? theirs : ours
        if tree[identity]?.attributes[name] == value { continue }
        add(
          .reference(attribute: name, id: value, removedBy: isOurs ? .theirs : .ours),
          about: identity)
      }
    }
  }
}

extension MergeVocabulary {
  /// The attributes whose values are object ids.
  private static let references: Set = [
    "firstItem", "secondItem", "destination", "reference", "target", "initialViewController",
  ]

  /// Whether an attribute with the value of an object id names the object.
  static func isReference(_ attribute: String, to id: String) -> Bool {
    references.contains(attribute)
      || id.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3,}/) != nil
  }
}
