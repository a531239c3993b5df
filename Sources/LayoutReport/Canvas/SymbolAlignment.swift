import AutoLayout
import AutoScale
import Foundation
import InterfaceBuilder
import ViewTree

/// The alignment rectangle of an image of the system's symbols.
///
/// Symbols stand in a line of text: whatever their drawing, constraints act on a rectangle as high as
/// the line. The frame is that of the drawing, which lies about in its middle.
struct SymbolAlignment {
  /// The line in which the symbol stands.
  private let line: LineMetrics

  /// The height that the view's own constraints ask for; nil where they ask for none.
  private let ownHeight: Double?

  /// Reads how large a view shows a symbol.
  init(_ node: ImageNode, _ symbol: InterfaceSymbol) {
    line = SystemTextMeasurer().lineMetrics(of: .system(symbol.pointSize ?? 17))
    ownHeight = Self.ownHeight(of: node)
  }

  /// The height of the alignment rectangle where nothing but the symbol decides it, in points: what is
  /// above the baseline and what is below it, each in whole pixels.
  private func naturalHeight(pixelsPerPoint: Double) -> Double {
    [line.ascender, line.descender].reduce(0) { $0 + ($1 * pixelsPerPoint).rounded() }
      / pixelsPerPoint
  }

  /// The content of a view whose frame was stored.
  func content(of node: ViewNode, pixelsPerPoint: Double) -> IntrinsicContentSize {
    // A view that is much higher was stretched, and nobody knows from what.
    let isNatural = node.frame.height < 1.35 * line.lineHeight
    let height =
      ownHeight
      ?? (isNatural ? naturalHeight(pixelsPerPoint: pixelsPerPoint) : node.frame.height)
    return content(
      of: LayoutSize(width: node.frame.width, height: node.frame.height), height: height)
  }

  /// The content of a view whose symbol is of a size, in points.
  func content(drawn size: LayoutSize, pixelsPerPoint: Double) -> IntrinsicContentSize {
    let drawn = LayoutSize(
      width: (size.width * pixelsPerPoint).rounded() / pixelsPerPoint,
      height: (size.height * pixelsPerPoint).rounded(.up) / pixelsPerPoint)
    return content(of: drawn, height: naturalHeight(pixelsPerPoint: pixelsPerPoint))
  }

  private func content(of drawn: LayoutSize, height: Double) -> IntrinsicContentSize {
    let outset = (drawn.height - height) / 2
    return IntrinsicContentSize(
      width: drawn.width, height: height,
      alignmentOutsets: EdgeInsets(top: outset, bottom: outset))
  }

  /// The height that a view has by a constant of its own, or by its proportions and its width.
  private static func ownHeight(of node: ImageNode) -> Double? {
    let constraints = node.constraints.filter {
      $0.isActive && $0.relation == .equal && $0.priority == .required && $0.firstItem === node
    }
    for constraint in constraints where constraint.secondAttribute == nil {
      if constraint.firstAttribute == .height { return constraint.constant }
    }
    for constraint in constraints where constraint.secondItem === node {
      let (multiplier, constant) = (constraint.multiplier, constraint.constant)
      switch (constraint.firstAttribute, constraint.secondAttribute) {
      case (.width, .height) where multiplier != 0:
        return (node.frame.width - constant) / multiplier
      case (.height, .width): return node.frame.width * multiplier + constant
      default: break
      }
    }
    return nil
  }
}
