import AutoScale

extension LayoutAttribute {
  /// The axis along which the attribute is measured.
  package var axis: LayoutAxis { line().axis }

  /// Whether the attribute is a length rather than a position.
  @inlinable package var isLength: Bool { self == .width || self == .height }

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
  @inlinable package var isPlain: Bool { !isWithinMargins && !isBaseline }

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

  /// Whether Auto Layout accepts a constraint between the two.
  package func isComparable(to other: LayoutAttribute) -> Bool {
    switch (kind, other.kind) {
    case (.middle, .leftOrRight), (.middle, .leadingOrTrailing): true
    case (.leftOrRight, .middle), (.leadingOrTrailing, .middle): true
    case (let kind, let other): kind == other
    }
  }
}
