import AutoScale

/// Points for the constants of constraints, each attribute taking its own.
public enum ConstraintConstant: Hashable, Sendable {
  /// The same number for each attribute.
  case number(Double)
  /// Numbers for width and height; other attributes have no part in it.
  case size(LayoutSize)
  /// Coordinates for places; width and height have no part in it.
  case point(x: Double, y: Double)
  /// Distances inwards: leading takes the left and trailing the right one, a length loses both of
  /// its axis.
  case insets(EdgeInsets)

  /// The part for an attribute, in points; nil when there is none.
  func amount(for attribute: LayoutAttribute) -> Double? {
    switch self {
    case .number(let number): number
    case .size(let size): Self.part(of: size, for: attribute.side)
    case .point(let x, let y): Self.part(ofX: x, y: y, for: attribute.side)
    case .insets(let insets): Self.part(of: insets, for: attribute.side)
    }
  }

  /// What the numbers are called in an error.
  var name: String {
    switch self {
    case .number: "a number"
    case .size: "a size"
    case .point: "a point"
    case .insets: "insets"
    }
  }

  /// Whether an attribute that takes its part is measured from the same one of the superview.
  func isFromSuperview(for attribute: LayoutAttribute) -> Bool {
    if case .insets = self { return true }
    return attribute.kind != .length
  }

  private static func part(of size: LayoutSize, for side: LayoutAttribute.Side) -> Double? {
    switch side {
    case .width: size.width
    case .height: size.height
    default: nil
    }
  }

  private static func part(
    ofX x: Double, y: Double, for side: LayoutAttribute.Side
  ) -> Double? {
    switch side {
    case .left, .right, .centerX: x
    case .top, .bottom, .centerY: y
    case .width, .height: nil
    }
  }

  private static func part(of insets: EdgeInsets, for side: LayoutAttribute.Side) -> Double {
    switch side {
    case .left: insets.left
    case .right: -insets.right
    case .top: insets.top
    case .bottom: -insets.bottom
    case .width: -insets.horizontal
    case .height: -insets.vertical
    case .centerX: (insets.left - insets.right) / 2
    case .centerY: (insets.top - insets.bottom) / 2
    }
  }
}
