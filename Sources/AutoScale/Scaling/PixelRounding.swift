/// Whether and how a scaled length is rounded to whole pixels of the screen.
public enum PixelRounding: Hashable, Sendable {
  /// Lengths stay as they were computed; the layout rounds edges in the end.
  case none

  /// Lengths become whole pixels; the rule is applied to the magnitude, so that `-v` rounds as `v`.
  case pixel(FloatingPointRoundingRule)

  /// Whole pixels, the nearest ones; ties go away from zero.
  public static let nearestPixel = pixel(.toNearestOrAwayFromZero)

  /// Rounds a length in points on a screen of that many pixels per point.
  ///
  /// What lies between 0 and one pixel becomes one pixel, with its sign: hairlines stay visible.
  /// NaN, infinities, and lengths of more pixels than a `Double` counts singly stay as they are.
  func callAsFunction(_ length: Double, pixelsPerPoint: Double) -> Double {
    guard case .pixel(let rule) = self else { return length }
    let pixels = length.magnitude * pixelsPerPoint
    guard pixels > 0, pixels < 0x1p53 else { return length }
    let count = max(pixels.rounded(rule), 1)
    return Double(signOf: length, magnitudeOf: count / pixelsPerPoint)
  }
}
