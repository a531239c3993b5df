import AutoScale
import ViewTree

/// A rectangle as variables: the first of four (`minX`, `minY`, `width`, `height`), and insets.
struct Box {
  var variable: Int32
  var insets = EdgeInsets.zero
}

/// A line or a length of a rectangle.
enum BoxLine: UInt8 {
  case left, right, centerX, width, top, bottom, centerY, height

  /// Whether the line is a position in the horizontal direction.
  var isHorizontalPosition: Bool { rawValue <= BoxLine.centerX.rawValue }

  /// Whether the line is a position in the vertical direction.
  var isVerticalPosition: Bool { self == .top || self == .bottom || self == .centerY }

  /// Whether the line is a width or a height.
  var isLength: Bool { self == .width || self == .height }
}

/// A line of a rectangle, moved by a number of points.
struct Operand {
  var box: Box
  var line: BoxLine
  var offset = 0.0
}

extension Box {
  func callAsFunction(_ line: BoxLine) -> Operand { Operand(box: self, line: line) }
}

extension LayoutAttribute {
  /// The line of the rectangle that the attribute names, baselines being edges at first.
  func line(isRightToLeft: Bool) -> BoxLine {
    switch self {
    case .left, .leftMargin: .left
    case .right, .rightMargin: .right
    case .leading, .leadingMargin: isRightToLeft ? .right : .left
    case .trailing, .trailingMargin: isRightToLeft ? .left : .right
    case .top, .topMargin, .firstBaseline: .top
    case .bottom, .bottomMargin, .lastBaseline: .bottom
    case .width: .width
    case .height: .height
    case .centerX, .centerXWithinMargins: .centerX
    case .centerY, .centerYWithinMargins: .centerY
    }
  }

  /// Whether the attribute is within the layout margins.
  var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute depends on the direction of reading.
  var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is the first or the last baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
