import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import Foundation

/// The alignment rectangle of a view that shows a symbol of the system.
///
/// Symbols are set in a line of text: constraints act on a rectangle as high as the line, whatever the
/// drawing. The frame is that of the drawing, which lies in the middle of the rectangle.
struct SymbolAlignment {
  /// The line of text in which the symbol is set.
  private let line: LineMetrics

  /// The height of the rectangle by constraints, if they state one.
  private let statedHeight: Double?

  /// Reads the size of a view's symbol from the constraints about the view.
  init(_ node: ViewNode, _ symbol: InterfaceSymbol, _ constraints: [LayoutConstraint]) {
    line = SystemTextMeasurer().lineMetrics(of: .system(symbol.pointSize ?? 17))
    statedHeight = Self.statedHeight(of: node, constraints)
  }

  /// Returns the content of a view with a stored frame, or `nil` for a button without a stated height,
  /// which may also show a title.
  func content(of node: ViewNode, pixelsPerPoint: Double) -> IntrinsicContentSize? {
    guard statedHeight != nil || node.role.showsSymbol else { return nil }
    // A view that is much higher was stretched from an unknown height.
    let isNatural = node.frame.height < 1.35 * line.lineHeight
    let height =
      statedHeight
      ?? (isNatural ? line.symbolHeight(pixelsPerPoint: pixelsPerPoint) : node.frame.height)
    return content(
      of: LayoutSize(width: node.frame.width, height: node.frame.height), height: height)
  }

  /// Returns the content of a view whose symbol has a size, in points.
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

  /// Returns the height of a view by required constraints: a constant, a proportion, or the
  /// distance between its edges and stored edges of other views.
  private static func statedHeight(
    of node: ViewNode, _ constraints: [LayoutConstraint]
  ) -> Double? {
    var lines: [LayoutAttribute: Double] = [:]
    // Only equations that must hold tell a height; others may have given way.
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

  /// Returns the height of a row that a view fills from top to bottom, if it does.
  ///
  /// Rows of symbols: one view of the corpus and four in 79 unseen documents agree by it.
  private static func filledHeight(of node: ViewNode) -> Double? {
    guard let row = node.parent?.role.stack, row.axis == .horizontal, row.alignment == .fill,
      !row.isLayoutMarginsRelativeArrangement
    else { return nil }
    return row.frame.height
  }

  /// Returns the stored value of an item's attribute in the root; 0 without an item, and nil
  /// without a stored frame.
  private static func storedValue(
    of item: (any LayoutItem)?, _ attribute: LayoutAttribute?
  ) -> Double? {
    guard let item, let attribute else { return 0 }
    guard let node = item as? ViewNode else { return nil }
    if attribute == .width { return node.frame.width }
    // Constraints do not act on the frame of another symbol.
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
