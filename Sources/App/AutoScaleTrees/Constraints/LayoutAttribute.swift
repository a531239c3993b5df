import AutoScale

/// The edge, length or line of an item that a constraint relates.
///
/// The cases are those of `NSLayoutConstraint.Attribute`; "not an attribute" is `nil`.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable, Codable {
  /// The left edge of the alignment rectangle, in every layout direction.
  case left
  /// The right edge of the alignment rectangle, in every layout direction.
  case right
  /// The top edge of the alignment rectangle.
  case top
  /// The bottom edge of the alignment rectangle.
  case bottom
  /// The edge where a line of text begins.
  case leading
  /// The edge where a line of text ends.
  case trailing
  /// The width of the alignment rectangle.
  case width
  /// The height of the alignment rectangle.
  case height
  /// The middle between the left and the right edge.
  case centerX
  /// The middle between the top and the bottom edge.
  case centerY
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline
  /// The left edge within the layout margins.
  case leftMargin
  /// The right edge within the layout margins.
  case rightMargin
  /// The top edge within the layout margins.
  case topMargin
  /// The bottom edge within the layout margins.
  case bottomMargin
  /// The leading edge within the layout margins.
  case leadingMargin
  /// The trailing edge within the layout margins.
  case trailingMargin
  /// The horizontal middle within the layout margins.
  case centerXWithinMargins
  /// The vertical middle within the layout margins.
  case centerYWithinMargins
}

extension LayoutAttribute {
  /// The axis along which the attribute is measured.
  package var axis: LayoutAxis { line().axis }

  /// Returns the line of the rectangle that the attribute names; baselines count as edges.
  @inlinable @inline(__always) package func line(in direction: InterfaceDirection = .leftToRight)
    -> RectLine
  {
    switch self {
    case .left, .leftMargin: .left
    case .right, .rightMargin: .right
    case .leading, .leadingMargin: direction == .rightToLeft ? .right : .left
    case .trailing, .trailingMargin: direction == .rightToLeft ? .left : .right
    case .top, .topMargin, .firstBaseline: .top
    case .bottom, .bottomMargin, .lastBaseline: .bottom
    case .width: .width
    case .height: .height
    case .centerX, .centerXWithinMargins: .centerX
    case .centerY, .centerYWithinMargins: .centerY
    }
  }

  /// Whether the attribute is a length rather than a position.
  @inlinable @inline(__always) package var isLength: Bool { self == .width || self == .height }

  /// Whether the attribute is the first or the last baseline.
  @inlinable package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute is within the layout margins.
  @inlinable package var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute depends on the layout direction.
  @inlinable package var dependsOnDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute depends on neither margins nor text.
  @inlinable @inline(__always) package var isPlain: Bool {
    // A list, which compiles to one comparison: a layout asks it of every item.
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY:
      true
    default: false
    }
  }

  /// The same attribute within the layout margins, or itself if it has none.
  package var withinMargins: LayoutAttribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }
}

extension LayoutAttribute {
  /// The quantity that an attribute measures.
  private enum Kind {
    /// A length.
    case length
    /// A horizontal edge that is the same in every layout direction.
    case leftOrRight
    /// A horizontal edge that depends on the layout direction.
    case leadingOrTrailing
    /// A horizontal middle, which can be related to every horizontal position.
    case middle
    /// A vertical position.
    case vertical
  }

  private var kind: Kind {
    switch self {
    case .width, .height: .length
    case .left, .right, .leftMargin, .rightMargin: .leftOrRight
    case .leading, .trailing, .leadingMargin, .trailingMargin: .leadingOrTrailing
    case .centerX, .centerXWithinMargins: .middle
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Returns whether Auto Layout accepts a constraint between the two.
  package func isComparable(to other: LayoutAttribute) -> Bool {
    switch (kind, other.kind) {
    case (.middle, .leftOrRight), (.middle, .leadingOrTrailing): true
    case (.leftOrRight, .middle), (.leadingOrTrailing, .middle): true
    case (let kind, let other): kind == other
    }
  }
}
