/// Whether and how a scaled length is rounded to whole pixels of the screen, or to whole points.
public enum PixelRounding: Hashable, Sendable {
  /// Lengths stay as computed; the layout rounds edges in the end.
  case none

  /// Lengths become whole pixels; rounding applies to the magnitude, so that `-v` rounds as `v`.
  case pixel(FloatingPointRoundingRule)

  /// Lengths become whole points; rounding applies to the magnitude.
  case point(FloatingPointRoundingRule)

  /// Lengths become the nearest whole pixels; ties go away from zero.
  public static let nearestPixel = pixel(.toNearestOrAwayFromZero)

  /// Lengths become the nearest whole points; ties go away from zero.
  public static let nearestPoint = point(.toNearestOrAwayFromZero)

  /// Rounds a length in points on a screen with this many pixels per point.
  ///
  /// A length between 0 and one pixel or point becomes one, with its sign: hairlines stay visible.
  /// NaN, infinities, and lengths whose pixel count exceeds the precision of `Double` are returned
  /// unchanged.
  func callAsFunction(_ length: Double, pixelsPerPoint: Double) -> Double {
    let (rule, unitsPerPoint): (FloatingPointRoundingRule, Double)
    switch self {
    case .none: return length
    case .pixel(let pixelRule): (rule, unitsPerPoint) = (pixelRule, pixelsPerPoint)
    case .point(let pointRule): (rule, unitsPerPoint) = (pointRule, 1)
    }
    let units = length.magnitude * unitsPerPoint
    guard units > 0, units < 0x1p53 else { return length }
    let count = max(units.roundedAsMeant(rule), 1)
    return Double(signOf: length, magnitudeOf: count / unitsPerPoint)
  }
}

extension Double {
  /// Rounds the number, or the whole or half number that a product missed in its last digits.
  ///
  /// `50 * 1.1` is 55.00000000000001, which `.up` must not make 56.
  func roundedAsMeant(_ rule: FloatingPointRoundingRule) -> Double {
    let half = (self * 2).rounded() / 2
    // 16 times the error of one operation, and less than a length shows: some operations make a factor.
    let tolerance = Swift.min(magnitude * 0x1p-49, 0x1p-10)
    return ((self - half).magnitude <= tolerance ? half : self).rounded(rule)
  }
}
