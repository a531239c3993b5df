extension LayoutAttribute {
  /// The quantity that an attribute measures.
  enum Kind {
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

  var kind: Kind {
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
