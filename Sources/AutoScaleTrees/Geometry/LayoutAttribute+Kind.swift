extension LayoutAttribute {
  /// What an attribute measures.
  enum Kind {
    /// A length.
    case length
    /// A place from left to right that is an edge in every layout direction.
    case leftOrRight
    /// A place from left to right that depends on the layout direction.
    case leadingOrTrailing
    /// A middle from left to right, which goes with every other horizontal place.
    case middle
    /// A place from top to bottom.
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

  /// Whether a constraint between the two makes sense, as Auto Layout judges it.
  package func isComparable(to other: LayoutAttribute) -> Bool {
    switch (kind, other.kind) {
    case (.middle, .leftOrRight), (.middle, .leadingOrTrailing): true
    case (.leftOrRight, .middle), (.leadingOrTrailing, .middle): true
    case (let kind, let other): kind == other
    }
  }
}
