/// The sum of several slopes, with the size of the summands, to tell zero from rounding errors.
///
/// A component can have slopes of very different sizes, so that no single number is small for all of them.
struct SlopeSum: BitwiseCopyable {
  private(set) var value = 0.0
  /// The sum of the absolute values.
  private(set) var size = 0.0

  @inline(__always) mutating func add(_ slope: Double) {
    value += slope
    size += abs(slope)
  }

  /// The sum of the opposite slopes.
  @inline(__always) static prefix func - (sum: SlopeSum) -> SlopeSum {
    SlopeSum(value: -sum.value, size: sum.size)
  }

  /// Whether the sum is zero but for rounding errors; summands up to `noise` may be errors themselves.
  @inline(__always) func isZero(noise: Double) -> Bool {
    // In proportion to the summands and not to their sum, which may be a rounding error itself.
    abs(value) <= noise + Tolerance.cancelled * size
  }

  /// Whether the sum exceeds rounding errors, but counts as zero or is not above a limit.
  @inline(__always) func isUncertain(noise: Double, upTo limit: Double) -> Bool {
    abs(value) <= limit + Tolerance.cancelled * size
      && abs(value) > noise + Tolerance.rounding * size
  }

  /// Whether the sum is less than zero by more than rounding errors.
  @inline(__always) func isFalling(noise: Double) -> Bool { value < 0 && !isZero(noise: noise) }

  /// Whether the sum is greater than zero by more than rounding errors.
  @inline(__always) func isRising(noise: Double) -> Bool { value > 0 && !isZero(noise: noise) }
}
