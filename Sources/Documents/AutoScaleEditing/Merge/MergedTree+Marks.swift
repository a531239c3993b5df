/// The elements of a document with conflicts that a person has to choose.
extension MergedTree {
  /// The part of an element that is there twice, once for each side.
  enum Mark {
    /// The element with all that is in it.
    case whole
    /// The start tag; the children are joined.
    case tag
  }

  /// Marks the elements in conflict, and joins everything else.
  mutating func markConflicts() {
    for conflict in conflicts {
      for identity in conflict.choices where marks[identity] != .whole {
        marks[identity] = mark(of: identity)
      }
    }
    markRemovedObjects()
    // Markers of Git do not nest.
    marks = marks.filter { identity, _ in
      ![ours, theirs].contains { isInMarked(identity, of: $0) }
    }
    for identity in identities where marks[identity] == .whole {
      for side in [Side.ours, .theirs] { keepParents(of: identity, from: side) }
    }
    arrangeChildren()
  }

  /// Marks the objects that a side removes in a conflict, with all that it removes because of them.
  private mutating func markRemovedObjects() {
    var ids: Set<String> = []
    for conflict in conflicts {
      let removed: Identity? =
        switch conflict.kind {
        case .removal: conflict.identity
        case .reference(_, let id, _): owner(of: Identity(object: id))
        default: nil
        }
      guard let removed else { continue }
      marks[removed] = .whole
      for tree in [ours, theirs] {
        ids.formUnion(
          tree.order.filter { $0.isObject && ($0 == removed || isIn(removed, $0, of: tree)) }
            .compactMap(\.objectID))
      }
    }
    if ids.isEmpty { return }
    // Constraints and outlets went with the object, and are part of the choice to keep it.
    for identity in identities where merged[identity] == nil && base[identity] != nil {
      let values = (ours[identity] ?? theirs[identity])?.attributes.values
      if let values, !ids.isDisjoint(with: values) { marks[identity] = .whole }
    }
  }

  private func isIn(_ outer: Identity, _ identity: Identity, of tree: MergeTree) -> Bool {
    sequence(first: identity) { tree[$0]?.parent }.contains(outer)
  }

  private func mark(of identity: Identity) -> Mark {
    guard let our = ours[identity], let their = theirs[identity], !our.isAtom,
      our.name == their.name, merged[identity]?.conflicting.isEmpty == false
    else { return .whole }
    return .tag
  }

  /// Returns whether an element is in another one that has to be chosen as a whole.
  private func isInMarked(_ identity: Identity, of tree: MergeTree) -> Bool {
    var next = tree[identity]?.parent
    while let parent = next {
      if marks[parent] == .whole { return true }
      next = tree[parent]?.parent
    }
    return false
  }

  /// Keeps the elements around a marked one, so that it has a place.
  private mutating func keepParents(of identity: Identity, from side: Side) {
    let tree = tree(side)
    var next = tree[identity]?.parent
    while let parent = next, merged[parent] == nil {
      next = tree[parent]?.parent
      merged[parent] = Merged(side: side, parent: next)
    }
  }
}
