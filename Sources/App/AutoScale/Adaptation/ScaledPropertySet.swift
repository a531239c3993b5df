/// The lengths of an element, packed into one word: a tree has too many elements for an array each.
public struct ScaledPropertySet: OptionSet, Hashable, Sendable {
  /// One bit for each property.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The size of a font.
  public static let fontSize = ScaledPropertySet(only: .fontSize)

  /// The radius of the corners.
  public static let cornerRadius = ScaledPropertySet(only: .cornerRadius)

  /// The width of the border.
  public static let borderWidth = ScaledPropertySet(only: .borderWidth)

  /// Makes the set of a gap.
  public static func spacing(_ gap: ScaledProperty.Gap) -> ScaledPropertySet {
    ScaledPropertySet(only: .spacing(gap))
  }

  /// Makes the set of a size of rows or items.
  public static func itemSize(_ size: ScaledProperty.ItemSize) -> ScaledPropertySet {
    ScaledPropertySet(only: .itemSize(size))
  }

  /// Makes the set of all four edges of insets.
  public static func insets(_ insets: ScaledProperty.Insets) -> ScaledPropertySet {
    ScaledPropertySet(rawValue: 0b1111 << (insetsStart + 4 * UInt64(insets.rawValue)))
  }

  /// Makes the set of one property.
  public init(only property: ScaledProperty) {
    rawValue = 1 << Self.bit(of: property)
  }

  /// Makes the set of all properties of the given kinds.
  @usableFromInline
  init(_ type: AdaptScreenWidthType) {
    self = Self.properties.lazy.filter { type.contains($0.type) }
      .reduce(into: []) { $0.formUnion(Self(only: $1)) }
  }

  /// Removes and returns the first property, or returns `nil` if the set is empty.
  @inlinable
  package mutating func popFirst() -> ScaledProperty? {
    guard rawValue != 0 else { return nil }
    let bit = rawValue.trailingZeroBitCount
    // Clears the lowest bit.
    self = Self(rawValue: rawValue & (rawValue - 1))
    // A raw value may have bits of no property.
    return bit < Self.properties.count ? Self.properties[bit] : nil
  }

  // Literals, because counting cases happens at run time. Four lengths and six gaps precede the
  // insets; there are seven insets of four edges.
  private static let insetsStart: UInt64 = 10
  private static let itemSizesStart: UInt64 = 38

  private static func bit(of property: ScaledProperty) -> UInt64 {
    switch property {
    case .constraint: 0
    case .fontSize: 1
    case .cornerRadius: 2
    case .borderWidth: 3
    case .spacing(let gap): 4 + UInt64(gap.rawValue)
    case .insets(let insets, let edge):
      insetsStart + 4 * UInt64(insets.rawValue) + UInt64(edge.rawValue)
    case .itemSize(let size): itemSizesStart + UInt64(size.rawValue)
    }
  }

  /// All properties in the order of their bits.
  @usableFromInline static let properties: [ScaledProperty] =
    [.constraint, .fontSize, .cornerRadius, .borderWidth]
    + ScaledProperty.Gap.allCases.map { .spacing($0) }
    + ScaledProperty.Insets.allCases.flatMap { insets in
      LayoutInsets.Edge.allCases.map { .insets(insets, $0) }
    }
    + ScaledProperty.ItemSize.allCases.map { .itemSize($0) }
}
