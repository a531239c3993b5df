/// Whether and how a scaled length is rounded to whole pixels of the screen.
public enum PixelRounding: Hashable, Sendable {
  /// Lengths stay as computed; the layout rounds edges in the end.
  case none

  /// Lengths become whole pixels; rounding applies to the magnitude, so that `-v` rounds as `v`.
  case pixel(FloatingPointRoundingRule)

  /// Lengths become the nearest whole pixels; ties go away from zero.
  public static let nearestPixel = pixel(.toNearestOrAwayFromZero)

  /// Rounds a length in points on a screen with this many pixels per point.
  ///
  /// A length between 0 and one pixel becomes one pixel, with its sign: hairlines stay visible.
  /// NaN, infinities, and lengths whose pixel count exceeds the precision of `Double` are returned
  /// unchanged.
  func callAsFunction(_ length: Double, pixelsPerPoint: Double) -> Double {
    guard case .pixel(let rule) = self else { return length }
    let pixels = length.magnitude * pixelsPerPoint
    guard pixels > 0, pixels < 0x1p53 else { return length }
    let count = max(pixels.rounded(rule), 1)
    return Double(signOf: length, magnitudeOf: count / pixelsPerPoint)
  }
}
