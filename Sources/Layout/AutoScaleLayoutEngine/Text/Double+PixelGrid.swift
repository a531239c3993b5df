import Foundation

extension Double {
  /// Returns this length in points, rounded up to whole pixels.
  ///
  /// A length that passes a whole number of pixels by less than a millionth of one counts as whole.
  ///
  ///     20.287.roundedUp(toPixelsPerPoint: 2)  // 20.5
  package func roundedUp(toPixelsPerPoint pixelsPerPoint: Double) -> Double {
    // A sum of advances may miss a whole number by the last bit, and would gain a pixel.
    (self * pixelsPerPoint - 1e-6).rounded(.up) / pixelsPerPoint
  }
}
