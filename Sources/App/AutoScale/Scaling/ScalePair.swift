/// A scale factor kept as two numbers, so that it need not be rounded before it is applied.
///
/// `value * multiplier / divisor`, multiplied first, maps a whole-number reference to exactly the
/// width of the screen; dividing first misses it for one pair in ten.
@usableFromInline
struct ScalePair: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline var multiplier: Double
  @usableFromInline var divisor: Double

  /// The pair that returns every value unchanged, bit for bit.
  static let identity = ScalePair(multiplier: 1, divisor: 1)

  /// Makes a pair of two finite numbers greater than zero; equal ones become the identity.
  ///
  /// `v * r / r` differs from `v` for one value in seven, `v * 1 / 1` for none.
  @usableFromInline
  init(multiplier: Double, divisor: Double) {
    self.multiplier = multiplier == divisor ? 1 : multiplier
    self.divisor = multiplier == divisor ? 1 : divisor
  }

  /// Screen points per design point; finite and greater than zero.
  var factor: Double { (multiplier / divisor).clampedToPositive }

  /// Scales a design value; NaN and infinities are returned unchanged.
  @inlinable
  @inline(__always)
  func callAsFunction(_ value: Double) -> Double {
    let scaled = value * multiplier / divisor
    // False for NaN as well, so that the usual case takes one comparison.
    return abs(scaled) < .infinity ? scaled : scaledWithoutOverflow(value)
  }

  /// Scales a value whose product overflows although its result does not; powers of two do not
  /// round.
  @usableFromInline
  @inline(never)
  func scaledWithoutOverflow(_ value: Double) -> Double {
    value.isFinite ? value * 0x1p-512 * multiplier / divisor * 0x1p512 : value
  }
}

extension Double {
  /// The nearest normal, finite number greater than zero; 1 for NaN.
  var clampedToPositive: Double {
    isNaN ? 1 : Swift.min(Swift.max(self, .leastNormalMagnitude), .greatestFiniteMagnitude)
  }
}
