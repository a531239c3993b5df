/// A fraction of 128-bit integers in lowest terms; overflow traps, so results are exact.
@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
struct Rational: Hashable, Comparable {
  let numerator: Int128
  let denominator: Int128

  init(_ numerator: Int128, over denominator: Int128 = 1) {
    var (larger, smaller) = (numerator.magnitude, denominator.magnitude)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    let divisor = (denominator < 0 ? -1 : 1) * Int128(larger)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Converts a number that is a multiple of 1/64.
  init(_ value: Double) { self.init(Int128((value * 64).rounded()), over: 64) }

  static let zero = Rational(0)
  static let one = Rational(1)

  var double: Double { Double(numerator) / Double(denominator) }

  static func < (left: Rational, right: Rational) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }

  static func + (left: Rational, right: Rational) -> Rational {
    Rational(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator)
  }

  static prefix func - (value: Rational) -> Rational {
    Rational(-value.numerator, over: value.denominator)
  }

  static func - (left: Rational, right: Rational) -> Rational { left + -right }

  static func * (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.numerator, over: left.denominator * right.denominator)
  }

  static func / (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.denominator, over: left.denominator * right.numerator)
  }
}
