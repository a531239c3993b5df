extension MergedTree {
  /// A dispute about an element, with its name and places.
  func conflict(_ kind: MergeConflict.Kind, about identity: Identity) -> MergeConflict {
    MergeConflict(
      path: ours.text.path, id: id(around: identity), element: title(of: identity),
      line: line(of: identity, in: ours), theirLine: theirs.line(of: identity), kind: kind)
  }

  /// The line of an element, or of the nearest one around it.
  private func line(of identity: Identity, in tree: MergeTree) -> Int? {
    var next: Identity? = identity
    while let identity = next {
      if let line = tree.line(of: identity) { return line }
      next = node(identity)?.parent
    }
    return nil
  }

  private func node(_ identity: Identity) -> Node? {
    ours[identity] ?? theirs[identity] ?? base[identity]
  }

  /// The object id of an element, or of the nearest one around it.
  private func id(around identity: Identity) -> String? {
    var next: Identity? = identity
    while let identity = next {
      if identity.hasPrefix("#") { return String(identity.prefix { $0 != "/" }.dropFirst()) }
      next = node(identity)?.parent
    }
    return nil
  }

  /// The element in words: its name and id, or its path in the nearest element with an id.
  func title(of identity: Identity) -> String {
    guard identity.hasPrefix("#") else {
      return identity.hasPrefix("document/") ? String(identity.dropFirst(9)) : identity
    }
    let parts = identity.split(separator: "/", maxSplits: 1)
    let owner = String(parts[0])
    let name = node(owner)?.name ?? "object"
    let label = (ours[owner] ?? theirs[owner])?.attributes["userLabel"].map { " '\($0)'" } ?? ""
    let title = "\(name)\(label) \(owner.dropFirst())"
    return parts.count == 1 ? title : "\(parts[1]) of \(title)"
  }
}
