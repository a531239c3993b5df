extension MergedTree {
  /// Keeps one of two constraints, outlets or actions that both sides add under different ids.
  ///
  /// Both stay if something names the one of the other side.
  mutating func joinEqualAdditions(_ identities: [Identity]) {
    var known: [Addition: Identity] = [:]
    for identity in identities where theirs[identity] == nil {
      if let addition = addition(identity, of: ours) { known[addition] = identity }
    }
    if known.isEmpty { return }
    for identity in identities where ours[identity] == nil {
      guard let addition = addition(identity, of: theirs), let other = known[addition] else {
        continue
      }
      // A reference to the constraint of the other side would lead nowhere.
      if isNamed(identity) {
        repeatedAdditions.append((other, identity))
      } else {
        merged[identity] = nil
      }
    }
  }

  /// All that an element without children states but its id.
  private struct Addition: Hashable {
    let name: String
    let parent: Identity?
    let attributes: [String: String]
  }

  private func addition(_ identity: Identity, of tree: MergeTree) -> Addition? {
    guard base[identity] == nil, let node = tree[identity], merged[identity] != nil,
      node.children.isEmpty, ["constraint", "outlet", "action"].contains(node.name)
    else { return nil }
    var attributes = node.attributes
    attributes["id"] = nil
    return Addition(name: node.name, parent: merged[identity]?.parent, attributes: attributes)
  }

  /// Returns whether an element of the other side names an object.
  private func isNamed(_ identity: Identity) -> Bool {
    let (id, text) = (identity.objectID, theirs.text)
    // One of the matches is the element's own id.
    return text.markup.attributes.count { text.string($0.value) == id } > 1
  }
}
