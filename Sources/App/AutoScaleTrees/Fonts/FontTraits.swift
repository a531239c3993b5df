/// Properties that distinguish a font from the upright one of its family and weight.
public struct FontTraits: OptionSet, Hashable, Sendable, Codable {
  /// The bits of the traits.
  public let rawValue: UInt8

  /// Makes traits from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Slanted letters.
  public static let italic = FontTraits(rawValue: 1 << 0)

  /// Letters of equal width.
  public static let monospaced = FontTraits(rawValue: 1 << 1)

  /// Narrower letters.
  public static let condensed = FontTraits(rawValue: 1 << 2)

  /// Wider letters.
  public static let expanded = FontTraits(rawValue: 1 << 3)
}
