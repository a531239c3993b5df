import AutoScale
import ViewTree

/// A rectangle as variables, with its edges moved in by insets.
struct Box {
  var variables: RectVariables
  var insets = EdgeInsets.zero
}

/// A line of a rectangle, moved by a number of points.
struct Operand {
  var box: Box
  var line: RectLine
  var offset = 0.0
}

extension Box {
  func callAsFunction(_ line: RectLine) -> Operand { Operand(box: self, line: line) }
}

extension LayoutAttribute {
  /// Whether the attribute is within the layout margins.
  package var isWithinMargins: Bool {
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

  /// Whether the attribute rests on no margin and no text.
  var isPlain: Bool { !isWithinMargins && !isBaseline }

  /// Whether the attribute is the first or the last baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
