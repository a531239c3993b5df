import ViewTree

extension DocumentReader {
  /// Reads what decides how a layout places a view.
  func readPlacement(of node: ViewNode, from element: MarkupElement) {
    let isPlacedByFrame = flag("translatesAutoresizingMaskIntoConstraints", of: element) ?? true
    let isFixed = flag("fixedFrame", of: element) ?? false
    node.translatesAutoresizingMaskIntoConstraints = isPlacedByFrame || isFixed
    if !isPlacedByFrame, !isFixed { constrainedViews.append(node) }
    if let mask = element.child("autoresizingMask"), !isFixed {
      node.autoresizingMask = autoresizingMask(of: mask)
    }
    node.contentHugging = priorities(
      of: element, "horizontalHuggingPriority", "verticalHuggingPriority", node.contentHugging)
    node.contentCompressionResistance = priorities(
      of: element, "horizontalCompressionResistancePriority",
      "verticalCompressionResistancePriority", node.contentCompressionResistance)
    node.preservesSuperviewLayoutMargins =
      flag("preservesSuperviewLayoutMargins", of: element) ?? false
    node.insetsLayoutMarginsFromSafeArea =
      flag("insetsLayoutMarginsFromSafeArea", of: element) ?? true
    if let cell = node as? TableCellNode {
      cell.hasAccessory = ["accessoryType", "accessoryView"].contains { element[$0] != nil }
    }
    if let scroll = node as? ScrollNode {
      scroll.isScrollEnabled = flag("scrollEnabled", of: element) ?? true
    }
    if let stack = node as? StackNode {
      // Interface Builder has no switch for it: margins that are stated are kept.
      stack.isLayoutMarginsRelativeArrangement = node.layoutMargins != nil
      stack.isBaselineRelativeArrangement =
        flag("baselineRelativeArrangement", of: element) ?? false
    }
  }

  /// Lets the frame place the views that no constraint is about, as Xcode does when it builds an app:
  /// it makes constraints of their left, top, width and height then.
  func placeUnconstrainedViews() {
    var mentioned: Set<ObjectIdentifier> = []
    for constraint in readConstraints where constraint.isActive {
      for item in [constraint.firstItem, constraint.secondItem] {
        if let item { mentioned.insert(ObjectIdentifier(item)) }
      }
    }
    for node in constrainedViews {
      let isArranged = node.parent is StackNode
      if !isArranged, !mentioned.contains(ObjectIdentifier(node)) {
        node.translatesAutoresizingMaskIntoConstraints = true
        node.autoresizingMask = []
      }
    }
  }

  private func priorities(
    of element: MarkupElement, _ horizontal: String, _ vertical: String, _ standard: ContentPriority
  ) -> ContentPriority {
    ContentPriority(
      horizontal: number(horizontal, of: element).map { LayoutPriority(Float($0)) }
        ?? standard.horizontal,
      vertical: number(vertical, of: element).map { LayoutPriority(Float($0)) }
        ?? standard.vertical)
  }

  private func autoresizingMask(of element: MarkupElement) -> AutoresizingMask {
    let parts: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { mask, part in
      if flag(part.0, of: element) == true { mask.insert(part.1) }
    }
  }
}
