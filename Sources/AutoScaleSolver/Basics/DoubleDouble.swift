/// A number as the sum of two that do not overlap, which holds about 31 digits.
///
/// Source: T. Dekker, "A Floating-Point Technique for Extending the Available Precision", 1971.
struct DoubleDouble: BitwiseCopyable {
  /// The number, rounded.
  private(set) var high: Double
  /// The part that rounding takes away.
  private var low: Double
  /// Sums up to this may be rounding errors of 0: a part of the largest summand.
  private var noise = 0.0

  static let zero = DoubleDouble(0)

  /// An operation is right to 2^-104; the rest is for errors that add up.
  private static let rounding = 0x1p-86

  @inline(__always) init(_ value: Double) { (high, low) = (value, 0) }

  /// Makes the exact product of two numbers.
  @inline(__always) init(product first: Double, _ second: Double) {
    high = first * second
    low = (-high).addingProduct(first, second)
  }

  /// Makes the exact sum of two numbers.
  @inline(__always) private init(sum first: Double, _ second: Double) {
    high = first + second
    let added = high - first
    low = (first - (high - added)) + (second - added)
  }

  /// Makes the exact sum of two numbers, where the first one is larger.
  @inline(__always) private init(large: Double, small: Double, noise: Double = 0) {
    high = large + small
    low = small - (high - large)
    self.noise = noise
  }

  var magnitude: DoubleDouble { high < 0 ? -self : self }
  var isFinite: Bool { (high + low).isFinite }

  /// Whether nothing but rounding errors may be left of the number.
  var isZero: Bool { abs(high) <= noise }
  var isNegative: Bool { high < 0 && !isZero }
  var isPositive: Bool { high > 0 && !isZero }

  static prefix func - (value: DoubleDouble) -> DoubleDouble {
    DoubleDouble(large: -value.high, small: -value.low, noise: value.noise)
  }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let (highs, lows) = (
      DoubleDouble(sum: left.high, right.high), DoubleDouble(sum: left.low, right.low)
    )
    let sum = DoubleDouble(large: highs.high, small: highs.low + lows.high)
    return DoubleDouble(
      large: sum.high, small: sum.low + lows.low,
      noise: max(left.noise, right.noise, rounding * max(abs(left.high), abs(right.high))))
  }

  static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble { left + -right }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(product: left.high, right.high)
    return DoubleDouble(
      large: product.high, small: product.low + (left.high * right.low + left.low * right.high))
  }

  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let first = left.high / right.high
    let rest = left - right * DoubleDouble(first)
    let second = rest.high / right.high
    let third = (rest - right * DoubleDouble(second)).high / right.high
    return DoubleDouble(large: first, small: second) + DoubleDouble(third)
  }

  static func += (left: inout DoubleDouble, right: DoubleDouble) { left = left + right }

  static func < (left: DoubleDouble, right: DoubleDouble) -> Bool {
    left.high < right.high || (left.high == right.high && left.low < right.low)
  }
}
