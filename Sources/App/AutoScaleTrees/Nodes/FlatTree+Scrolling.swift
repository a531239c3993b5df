extension FlatTree {
  /// Returns the position of the nearest scroll view that moves each node; -1 without one.
  ///
  /// A view in a scroll view does not move if constraints pin it to the frame of the scroll view or to views
  /// outside it. Source: Apple's documentation of `UIScrollView.frameLayoutGuide`.
  ///
  /// - Complexity: O(*n*) in the nodes and constraints.
  package func scrollers() -> [Int] {
    // Most trees have no scroll view, and the rest looks at all constraints.
    guard nodes.contains(where: { $0.role.scrollView != nil }) else {
      return Array(repeating: -1, count: nodes.count)
    }
    let pinned = pinnedViews
    var scrollers: [Int] = []
    scrollers.reserveCapacity(nodes.count)
    for (node, parent) in zip(nodes, parents) {
      let parent = Int(parent)
      guard parent >= 0 else {
        scrollers.append(-1)
        continue
      }
      let isMoved =
        nodes[parent].role.scrollView != nil && !pinned.contains(ObjectIdentifier(node))
      scrollers.append(isMoved ? parent : scrollers[parent])
    }
    return scrollers
  }

  /// The views in scroll views that constraints pin to something that does not scroll, and to nothing that
  /// does.
  private var pinnedViews: Set<ObjectIdentifier> {
    var pinned: Set<ObjectIdentifier> = []
    var scrolled: Set<ObjectIdentifier> = []
    for constraint in nodes.lazy.flatMap(\.constraints) {
      // A length ties a view to no place.
      guard !constraint.isPlaceholder, !constraint.firstAttribute.isLength,
        let first = constraint.firstItem, let second = constraint.secondItem
      else { continue }
      for (item, other) in [(first, second), (second, first)] {
        guard let view = item as? ViewNode, let scroll = view.parent,
          scroll.role.scrollView != nil
        else { continue }
        if other.holdsStill(in: scroll) {
          pinned.insert(ObjectIdentifier(view))
        } else {
          scrolled.insert(ObjectIdentifier(view))
        }
      }
    }
    // One constraint to the content is enough to move with it.
    return pinned.subtracting(scrolled)
  }
}

extension LayoutItem {
  /// Returns whether the item does not move with the content of a scroll view.
  fileprivate func holdsStill(in scroll: ViewNode) -> Bool {
    guard let node = layoutNode else { return false }
    // Constraints to a scroll view's own edges mean its content, which moves.
    return node === scroll ? layoutGuide?.kind == .frame : !scroll.contains(node)
  }
}
