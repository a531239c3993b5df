/// A factor that changes evenly between two screen widths, and stays constant outside them.
///
///     let fluid = try FluidScale(from: 320, to: 1240, endFactor: 2)
///     let rule = try ScalingRule(by: .fluid(fluid))
///     // 16 points at 320 and below, 24 at 780, 32 at 1240 and above
///
/// Source: the fluid type scale of utopia.fyi, in points in place of CSS units.
public struct FluidScale: Hashable, Sendable, Codable {
  /// The width up to which the first factor applies, in points.
  public let minimumWidth: Double

  /// The width from which the second factor applies, in points.
  public let maximumWidth: Double

  /// Screen points per design point at the minimum width.
  public let startFactor: Double

  /// Screen points per design point at the maximum width; it may be the smaller factor.
  public let endFactor: Double

  /// Makes a scale from two widths in points and the factors at these widths.
  ///
  /// - Throws: ``InvalidParameterError`` if a number is not finite and greater than zero, or if the
  ///   widths do not increase.
  public init(
    from minimumWidth: Double, to maximumWidth: Double,
    startFactor: Double = 1, endFactor: Double
  ) throws(InvalidParameterError) {
    try InvalidParameterError.check([
      minimumWidth.defectUnlessPositive("minimumWidth"),
      maximumWidth.defectUnlessPositive("maximumWidth"),
      startFactor.defectUnlessPositive("startFactor"),
      endFactor.defectUnlessPositive("endFactor"),
    ])
    guard minimumWidth < maximumWidth else {
      throw InvalidParameterError(
        "maximumWidth", mustBe: "greater than the minimum of \(minimumWidth)", butIs: maximumWidth)
    }
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.startFactor = startFactor
    self.endFactor = endFactor
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case minimumWidth, maximumWidth, startFactor, endFactor
  }

  /// Decodes a scale and checks it as the initializer does.
  ///
  /// - Throws: A `DecodingError` for missing and unknown keys, ``InvalidParameterError`` for wrong numbers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyWith: CodingKeys.allCases)
    try self.init(
      from: container.decode(Double.self, forKey: .minimumWidth),
      to: container.decode(Double.self, forKey: .maximumWidth),
      startFactor: container.decode(Double.self, forKey: .startFactor),
      endFactor: container.decode(Double.self, forKey: .endFactor))
  }

  /// Returns screen points per design point for a width in points.
  func factor(atWidth width: Double) -> Double {
    let reach = (width - minimumWidth) / (maximumWidth - minimumWidth)
    let clamped = min(max(reach, 0), 1)
    // At the end the sum may miss the factor by its last digit.
    return clamped == 1 ? endFactor : startFactor + (endFactor - startFactor) * clamped
  }
}
