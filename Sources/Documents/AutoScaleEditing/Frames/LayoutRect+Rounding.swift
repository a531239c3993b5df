import AutoScale
import AutoScaleTrees

extension LayoutRect {
  /// The largest difference of a number that rounding to pixels explains, in points.
  ///
  /// A pixel where there are two a point, and a hundredth for the arithmetic.
  package static let roundingError = 0.51
}
