import AutoScaleTrees

extension ElementReader {
  /// Reads the properties by which a layout places a view.
  mutating func readPlacement(of node: ViewNode, from element: MarkupElement) {
    // Xcode writes the attribute only where it is NO.
    let isPlacedByFrame = flag("translatesAutoresizingMaskIntoConstraints", of: element, or: true)
    let isFixed = flag("fixedFrame", of: element)
    node.translatesAutoresizingMaskIntoConstraints = isPlacedByFrame || isFixed
    if let mask = element.child("autoresizingMask") {
      node.autoresizingMask = autoresizingMask(of: mask)
    }
    if let horizontal = maskInCell(of: element) {
      node.autoresizingMask.subtract([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
      node.autoresizingMask.formUnion(horizontal)
    }
    node.contentHugging = priorities(
      of: element, "horizontalHuggingPriority", "verticalHuggingPriority", node.contentHugging)
    node.contentCompressionResistance = priorities(
      of: element, "horizontalCompressionResistancePriority",
      "verticalCompressionResistancePriority", node.contentCompressionResistance)
    node.preservesSuperviewLayoutMargins =
      flag("preservesSuperviewLayoutMargins", of: element)
    node.layoutMarginsFollowReadableWidth =
      flag("layoutMarginsFollowReadableWidth", of: element)
    node.insetsLayoutMarginsFromSafeArea =
      flag("insetsLayoutMarginsFromSafeArea", of: element, or: true)
    if let cell = node.role.tableCell {
      cell.hasAccessory = ["accessoryType", "accessoryView"].contains { element[$0] != nil }
    }
    if let scroll = node.role.scrollView { readIndicators(of: scroll, from: element) }
    if let stack = node.role.stack { readArrangement(of: stack, from: element) }
  }

  private mutating func readIndicators(of scroll: ScrollNode, from element: MarkupElement) {
    scroll.isScrollEnabled = flag("scrollEnabled", of: element, or: true)
    scroll.showsVerticalScrollIndicator = flag(
      "showsVerticalScrollIndicator", of: element, or: true)
    scroll.showsHorizontalScrollIndicator =
      flag("showsHorizontalScrollIndicator", of: element, or: true)
    scroll.indicatorStyle = choice("indicatorStyle", of: element, or: .automatic)
  }

  private mutating func readArrangement(of stack: StackNode, from element: MarkupElement) {
    // Interface Builder has no switch for it: stated margins are kept.
    stack.isLayoutMarginsRelativeArrangement = stack.layoutMargins != nil
    // The standard spacing is known only between edges; as a distance of baselines it would let
    // lines overlap.
    let isBaselineRelative = flag("baselineRelativeArrangement", of: element)
    stack.isBaselineRelativeArrangement =
      isBaselineRelative && element["spacingType"] != "standard"
  }

  /// Returns the autoresizing of a text in a standard cell, or `nil` for another view.
  ///
  /// Documents do not store it: a detail at the right edge keeps its distance from it, and a single
  /// title fills the row.
  private func maskInCell(of element: MarkupElement) -> AutoresizingMask? {
    guard element.name == "label", let id = element["id"],
      let cell = element.parent?.parent?.parent, cell.name == "tableViewCell"
    else { return nil }
    return switch cell["style"] {
    case "IBUITableViewCellStyleValue1" where cell["detailTextLabel"] == id: .flexibleLeftMargin
    case "IBUITableViewCellStyleDefault" where cell["textLabel"] == id: .flexibleWidth
    default: nil
    }
  }

  private mutating func priorities(
    of element: MarkupElement, _ horizontal: String, _ vertical: String, _ standard: ContentPriority
  ) -> ContentPriority {
    ContentPriority(
      horizontal: number(horizontal, of: element, in: 1...1000).map { LayoutPriority($0) }
        ?? standard.horizontal,
      vertical: number(vertical, of: element, in: 1...1000).map { LayoutPriority($0) }
        ?? standard.vertical)
  }

  private mutating func autoresizingMask(of element: MarkupElement) -> AutoresizingMask {
    let parts: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    var mask: AutoresizingMask = []
    for (name, part) in parts where flag(name, of: element) { mask.insert(part) }
    return mask
  }
}
