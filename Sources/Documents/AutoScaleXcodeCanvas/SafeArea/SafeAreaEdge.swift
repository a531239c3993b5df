import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The edge of the safe area that an attribute of an item follows.
struct SafeAreaEdge {
  let edge: LayoutInsets.Edge
  /// The margin between the safe area and the attribute, in points.
  let margin: Double
  /// Whether the attribute is on the safe area itself, rather than on margins within it.
  let isDirect: Bool

  private init(_ edge: LayoutInsets.Edge, margin: Double? = nil) {
    self.edge = edge
    self.margin = margin ?? 0
    isDirect = margin == nil
  }

  /// Finds the edge, or returns `nil` for an attribute that follows none.
  init?(
    _ attribute: LayoutAttribute, of item: any LayoutItem, in root: ViewNode, _ margins: MarginRules
  ) {
    switch (item.layoutGuide?.kind, attribute) {
    case (.safeArea, .top), (.topBars, .bottom): self.init(.top)
    case (.safeArea, .leading), (.safeArea, .left): self.init(.left)
    // Without a keyboard its guide has the height of the area below the safe area.
    case (.safeArea, .bottom), (.bottomBars, .top), (.keyboard, .top): self.init(.bottom)
    case (.safeArea, .trailing), (.safeArea, .right): self.init(.right)
    case (nil, .topMargin), (.layoutMargins, .top):
      guard let margin = Self.margin(.top, of: item, in: root, margins) else { return nil }
      self.init(.top, margin: margin)
    case (nil, .bottomMargin), (.layoutMargins, .bottom):
      guard let margin = Self.margin(.bottom, of: item, in: root, margins) else { return nil }
      self.init(.bottom, margin: margin)
    default: return nil
    }
  }

  /// Returns the margin of an item's view without the safe area, or `nil` if it depends on other views.
  private static func margin(
    _ edge: LayoutInsets.Edge, of item: any LayoutItem, in root: ViewNode, _ rules: MarginRules
  ) -> Double? {
    // Without the attribute's inset, margins say nothing about the safe area.
    guard rules.includeSafeArea, let node = item.layoutNode, node.insetsLayoutMarginsFromSafeArea
    else { return nil }
    if node === root { return root.layoutMargins?[edge] ?? 0 }
    // Margins of content views depend on the cell, and those of stacks are read from their views.
    switch node.role {
    case .contentView, .stack: return nil
    default: break
    }
    if node.preservesSuperviewLayoutMargins { return nil }
    return node.layoutMargins?[edge] ?? rules.other
  }
}
