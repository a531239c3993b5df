import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import Foundation

/// The alignment rectangle of a view that shows a symbol of the system.
///
/// Symbols stand in a line of text: whatever their drawing, constraints act on a rectangle as high as
/// the line. The frame is that of the drawing, which lies about in its middle.
struct SymbolAlignment {
  /// The line in which the symbol stands.
  private let line: LineMetrics

  /// The height that constraints give the rectangle; nil where they give none.
  private let statedHeight: Double?

  /// Reads how large a view shows a symbol, by the constraints about the view.
  init(_ node: ViewNode, _ symbol: InterfaceSymbol, _ constraints: [LayoutConstraint]) {
    line = SystemTextMeasurer().lineMetrics(of: .system(symbol.pointSize ?? 17))
    statedHeight = Self.statedHeight(of: node, constraints)
  }

  /// The content of a view whose frame was stored; nil for a button, which may show a title too, where
  /// nothing states its height.
  func content(of node: ViewNode, pixelsPerPoint: Double) -> IntrinsicContentSize? {
    guard statedHeight != nil || node.role.showsSymbol else { return nil }
    // A view that is much higher was stretched, and nobody knows from what.
    let isNatural = node.frame.height < 1.35 * line.lineHeight
    let height =
      statedHeight
      ?? (isNatural ? line.symbolHeight(pixelsPerPoint: pixelsPerPoint) : node.frame.height)
    return content(
      of: LayoutSize(width: node.frame.width, height: node.frame.height), height: height)
  }

  /// The content of a view whose symbol is of a size, in points.
  func content(drawn size: LayoutSize, pixelsPerPoint: Double) -> IntrinsicContentSize {
    let drawn = LayoutSize(
      width: (size.width * pixelsPerPoint).rounded() / pixelsPerPoint,
      height: (size.height * pixelsPerPoint).rounded(.up) / pixelsPerPoint)
    return content(of: drawn, height: line.symbolHeight(pixelsPerPoint: pixelsPerPoint))
  }

  private func content(of drawn: LayoutSize, height: Double) -> IntrinsicContentSize {
    let outset = (drawn.height - height) / 2
    return IntrinsicContentSize(
      width: drawn.width, height: height,
      alignmentOutsets: LayoutInsets(top: outset, bottom: outset))
  }

  /// The height that required constraints give a view: by a constant, by a proportion, or between its
  /// edges and those of other views, where these are stored.
  private static func statedHeight(
    of node: ViewNode, _ constraints: [LayoutConstraint]
  ) -> Double? {
    var lines: [LayoutAttribute: Double] = [:]
    for constraint in constraints
    where constraint.isActive && constraint.relation == .equal && constraint.priority == .required {
      if constraint.firstItem === node,
        let other = storedValue(of: constraint.secondItem, constraint.secondAttribute)
      {
        lines[constraint.firstAttribute] = constraint.multiplier * other + constraint.constant
      }
      if constraint.secondItem === node, let attribute = constraint.secondAttribute,
        constraint.multiplier != 0,
        let other = storedValue(of: constraint.firstItem, constraint.firstAttribute)
      {
        lines[attribute] = (other - constraint.constant) / constraint.multiplier
      }
    }
    if let height = lines[.height] { return height }
    guard let top = lines[.top], let bottom = lines[.bottom], bottom > top else {
      return filledHeight(of: node)
    }
    return bottom - top
  }

  /// The height of a row that a view fills from top to bottom; nil where it does not.
  private static func filledHeight(of node: ViewNode) -> Double? {
    guard let row = node.parent?.role.stack, row.axis == .horizontal, row.alignment == .fill,
      !row.isLayoutMarginsRelativeArrangement
    else { return nil }
    return row.frame.height
  }

  /// The stored number of an item's attribute, in the coordinates of the root; 0 without an item, and
  /// nil where no stored frame tells it.
  private static func storedValue(
    of item: (any LayoutItem)?, _ attribute: LayoutAttribute?
  ) -> Double? {
    guard let item, let attribute else { return 0 }
    guard let node = item as? ViewNode else { return nil }
    if attribute == .width { return node.frame.width }
    // The frame of another symbol is not what constraints act on.
    guard !node.role.showsSymbol else { return nil }
    var top: Double { sequence(first: node, next: \.parent).reduce(0) { $0 + $1.frame.y } }
    return switch attribute {
    case .height: node.frame.height
    case .top: top
    case .bottom: top + node.frame.height
    default: nil
    }
  }
}
