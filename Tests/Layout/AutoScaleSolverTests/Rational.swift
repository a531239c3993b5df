@testable import AutoScaleSolver

/// A fraction of integers of any size, which need not be in lowest terms.
struct Rational: Comparable {
  let numerator: BigInteger
  /// A positive integer.
  let denominator: BigInteger

  init(_ numerator: BigInteger, over denominator: BigInteger = .one) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// Converts a finite number without rounding.
  init(_ value: Double) {
    let number = Dyadic(value)
    let unit = min(0, number.exponent)
    self.init(number.integer(inUnitsOf: unit), over: .one << -unit)
  }

  static let zero = Rational(.zero)

  /// The fraction, rounded.
  var double: Double { numerator.rounded(dividedBy: denominator, exponent: 0) }

  static func == (left: Rational, right: Rational) -> Bool { (left - right).numerator.isZero }

  static func < (left: Rational, right: Rational) -> Bool { (left - right).numerator.signum < 0 }

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
}
