import AutoScale
import AutoScaleTrees

extension LayoutRect {
  /// The largest difference of a number that rounding to pixels explains, in points.
  package static let roundingError = 0.51
}
