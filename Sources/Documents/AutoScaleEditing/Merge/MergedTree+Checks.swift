/// The rules of documents that the joined changes of two valid sides may break.
extension MergedTree {
  /// Adds a conflict for changes that break a rule together.
  mutating func requireRules() {
    let identities = identities
    for identity in identities where merged[identity] != nil { requireSingleChildren(of: identity) }
    requireReachability(identities)
    requireReferences(identities)
    requireScopes(identities)
  }

  // MARK: Children

  /// Requires one value for a property of a parent, and one object for an outlet of a name.
  private mutating func requireSingleChildren(of parent: Identity) {
    let children = merged[parent]?.children ?? []
    var known: [String: Identity] = [:]
    for child in children where theirs[child] == nil {
      if let role = role(of: child, in: ours) { known[role] = child }
    }
    for child in children where ours[child] == nil {
      guard let role = role(of: child, in: theirs), let other = known[role] else { continue }
      add(.duplicate(role), about: parent, choices: [other, child])
    }
    for child in children { requireSingleForm(of: child, in: parent) }
  }

  /// Returns the role that one child can have.
  private func role(of child: Identity, in tree: MergeTree) -> String? {
    guard let node = tree[child] else { return nil }
    if node.name == "outlet" { return node.attributes["property"].map { "the outlet '\($0)'" } }
    guard node.name != "variation", let key = tree.text.value("key", of: node.element) else {
      return nil
    }
    return "'\(key)'"
  }

  /// Requires that a property is either an attribute or a child, such as a text of several lines.
  private mutating func requireSingleForm(of child: Identity, in parent: Identity) {
    guard let key = child.key(in: parent) else { return }
    let hasBoth = [ours, theirs].contains { $0[parent]?.attributes[key] != nil && $0[child] != nil }
    let isInConflict = merged[parent]?.conflicting[key] != nil
    guard !hasBoth, !isInConflict, let value = attributes(of: parent)[key] else { return }
    let isOurs = ours[child] == nil
    let text = (isOurs ? theirs : ours).writtenText(of: child)
    add(
      .property(key, ours: isOurs ? value : text, theirs: isOurs ? text : value), about: parent,
      choices: [child])
  }

  /// Returns the attributes of an element in the result.
  func attributes(of identity: Identity) -> [String: String] {
    guard let element = merged[identity], let node = tree(element.side)[identity] else {
      return [:]
    }
    return node.attributes.mapValues { $0 as String? }.merging(element.changes) { $1 }
      .compactMapValues(\.self)
  }

  // MARK: Places

  /// Requires a path to the root for each element: two moves may put elements into each other.
  private mutating func requireReachability(_ identities: [Identity]) {
    guard conflicts.isEmpty else { return }
    var reached: Set<Identity> = []
    var pending = identities.filter { merged[$0].map { $0.parent == nil } ?? false }
    while let identity = pending.popLast() {
      if reached.insert(identity).inserted { pending += merged[identity]?.children ?? [] }
    }
    for identity in identities where merged[identity] != nil && !reached.contains(identity) {
      // Of a loop, the elements can be chosen whose parent on a side is still in the tree.
      let parents = [ours, theirs].compactMap { $0[identity]?.parent }
      if parents.contains(where: reached.contains) { add(.place, about: identity) }
    }
  }

  // MARK: References

  /// Adds a conflict for references to removed objects, unless a side has the same one.
  private mutating func requireReferences(_ identities: [Identity]) {
    let lost = Set(identities.filter { $0.isObject && merged[$0] == nil })
    if lost.isEmpty { return }
    let conflicting = Set(conflicts.map(\.identity))
    for identity in identities where merged[identity] != nil && !conflicting.contains(identity) {
      for (name, value) in attributes(of: identity).sorted(by: { $0.key < $1.key }) {
        let object = Identity(object: value)
        guard name != "id", lost.contains(object) else { continue }
        guard ObjectReference.isReference(name, to: value) else { continue }
        // A side that lacks the object and has the reference is itself at fault.
        let isOurs = ours[object] != nil
        let tree = isOurs ? theirs : ours
        if tree[identity]?.attributes[name] == value { continue }
        conflict(name, of: identity)
        add(
          .reference(attribute: name, id: value, removedBy: isOurs ? .theirs : .ours),
          about: identity)
      }
    }
  }

  /// Adds a conflict for constraints that name objects outside their view, unless a side has the same one.
  private mutating func requireScopes(_ identities: [Identity]) {
    for identity in identities {
      guard let element = merged[identity], tree(element.side)[identity]?.name == "constraint",
        let owner = element.parent.flatMap({ merged[$0]?.parent })
      else { continue }
      let attributes = attributes(of: identity)
      for name in ["firstItem", "secondItem"] {
        guard let id = attributes[name] else { continue }
        let item = Identity(object: id)
        guard merged[item] != nil, !isInside(item, owner, { merged[$0]?.parent }),
          !isFreeGuide(item)
        else { continue }
        let isOnSide = [ours, theirs].contains { tree in
          tree[identity]?.attributes[name] == id && tree[item] != nil
            && !isInside(item, tree[identity]?.parent.flatMap { tree[$0]?.parent }) {
              tree[$0]?.parent
            }
        }
        if isOnSide { continue }
        let isOurs = ours[item]?.parent != base[item]?.parent
        conflict(name, of: identity)
        add(
          .scope(attribute: name, id: id, movedBy: isOurs ? .ours : .theirs), about: identity)
      }
    }
  }

  /// Leaves the choice between the values that both sides give an attribute.
  private mutating func conflict(_ attribute: String, of identity: Identity) {
    guard ours[identity] != nil, let their = theirs[identity] else { return }
    merged[identity]?.changes[attribute] = nil
    merged[identity]?.conflicting.updateValue(their.attributes[attribute], forKey: attribute)
  }

  private func isInside(
    _ identity: Identity, _ owner: Identity?, _ parent: (Identity) -> Identity?
  ) -> Bool {
    var next: Identity? = identity
    while let identity = next {
      if identity == owner { return true }
      next = parent(identity)
    }
    return false
  }

  /// Returns whether an object is a guide of a controller, which is in no view.
  private func isFreeGuide(_ identity: Identity) -> Bool {
    (ours[identity] ?? theirs[identity])?.name == "viewControllerLayoutGuide"
  }
}
