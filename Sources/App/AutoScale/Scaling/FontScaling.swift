/// How a rule scales fonts that should follow lengths only in part.
///
///     let fonts = try FontScaling(strength: 0.5, limits: 0.9...1.1)
///     let rule = try ScalingRule(fonts: fonts)
///     // on a screen 440 points wide a length of 16 becomes 18.77, a font of 16 becomes 17.39
///
/// It applies to the fonts of an adapted tree and to fonts that are scaled by themselves; a plain
/// number is never known to be a font size.
public struct FontScaling: Hashable, Sendable, Codable {
  /// The share of the difference between design and screen that fonts take, from 0 to 1; `nil`
  /// means the same share as lengths.
  public let strength: Double?

  /// The smallest and the largest factor of fonts; `nil` means the limits of lengths.
  public let limits: ClosedRange<Double>?

  /// Makes a scaling of fonts.
  ///
  /// - Parameters:
  ///   - strength: The share of the difference between design and screen that fonts take, from 0 to
  ///     1.
  ///   - limits: The smallest and the largest factor of fonts.
  /// - Throws: ``InvalidParameterError`` for a strength outside 0…1, and for limits that are not
  ///   finite and greater than zero.
  public init(
    strength: Double? = nil, limits: ClosedRange<Double>? = nil
  ) throws(InvalidParameterError) {
    try InvalidParameterError.check([
      strength.flatMap { strength in
        (0...1).contains(strength)
          ? nil : InvalidParameterError("strength", mustBe: "from 0 to 1", butIs: strength)
      },
      limits?.lowerBound.defectUnlessPositive("limits.lowerBound"),
      limits?.upperBound.defectUnlessPositive("limits.upperBound"),
    ])
    self.strength = strength
    self.limits = limits
  }

  private enum CodingKeys: String, CodingKey, CaseIterable { case strength, limits }

  /// Decodes a scaling of fonts and checks it as the initializer does.
  ///
  /// - Throws: A `DecodingError` for unknown keys and mistyped values, ``InvalidParameterError`` for
  ///   wrong numbers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyWith: CodingKeys.allCases)
    try self.init(
      strength: container.decodeIfPresent(Double.self, forKey: .strength),
      limits: container.decodeIfPresent(ClosedRange<Double>.self, forKey: .limits))
  }
}

extension ScreenContext {
  /// This context with the rule as it applies to fonts.
  var forFonts: ScreenContext {
    guard let fonts = rule.rule(for: idiom)?.fonts else { return self }
    var context = self
    context.rule = rule.forFonts(fonts, on: idiom)
    return context
  }
}
