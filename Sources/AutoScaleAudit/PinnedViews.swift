import AutoScale
import AutoScaleTrees

extension [ViewNode] {
  /// The views in scroll views that do not scroll, because constraints pin them to the frame of the scroll
  /// view or to views outside it.
  ///
  /// Source: Apple's documentation of `UIScrollView.frameLayoutGuide`.
  var pinnedInScrollViews: Set<ObjectIdentifier> {
    var pinned: Set<ObjectIdentifier> = []
    var scrolled: Set<ObjectIdentifier> = []
    for constraint in lazy.flatMap(\.constraints) {
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
    return pinned.subtracting(scrolled)
  }
}

extension LayoutItem {
  /// Whether the item does not move with the content of a scroll view.
  fileprivate func holdsStill(in scroll: ViewNode) -> Bool {
    guard let node = layoutNode else { return false }
    return node === scroll ? layoutGuide?.kind == .frame : !scroll.contains(node)
  }
}
