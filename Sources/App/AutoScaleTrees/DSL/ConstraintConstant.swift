import AutoScale

/// Points for the constants of constraints; each attribute takes its own part.
public enum ConstraintConstant: Hashable, Sendable {
  /// The same number for each attribute.
  case number(Double)
  /// Numbers for width and height; other attributes have no part.
  case size(LayoutSize)
  /// Coordinates for positions; width and height have no part.
  case point(x: Double, y: Double)
  /// Distances inwards: leading takes the left and trailing the right inset, a length loses both of
  /// its axis.
  case insets(LayoutInsets)

  /// Returns the part for an attribute, in points, or `nil` if there is none.
  func amount(for attribute: LayoutAttribute) -> Double? {
    switch self {
    case .number(let number): number
    case .size(let size): Self.part(of: size, for: attribute.line())
    case .point(let x, let y): Self.part(ofX: x, y: y, for: attribute.line())
    case .insets(let insets): insets.shift(of: attribute.line())
    }
  }

  /// The name of the value in an error.
  var name: String {
    switch self {
    case .number: "a number"
    case .size: "a size"
    case .point: "a point"
    case .insets: "insets"
    }
  }

  /// Returns whether an attribute that takes its part is measured from the superview's same
  /// attribute.
  func isFromSuperview(for attribute: LayoutAttribute) -> Bool {
    if case .insets = self { return true }
    return !attribute.isLength
  }

  private static func part(of size: LayoutSize, for line: RectLine) -> Double? {
    switch line {
    case .length(.horizontal): size.width
    case .length(.vertical): size.height
    case .edge, .center: nil
    }
  }

  private static func part(ofX x: Double, y: Double, for line: RectLine) -> Double? {
    line.isLength ? nil : line.axis == .horizontal ? x : y
  }
}
