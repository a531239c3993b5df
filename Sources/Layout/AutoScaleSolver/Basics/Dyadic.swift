/// An integer times a power of two: the exact value of a `Double`, and of sums and products of them.
struct Dyadic {
  private(set) var integer: BigInteger
  private(set) var exponent: Int

  static let zero = Dyadic(integer: .zero, exponent: 0)

  private init(integer: BigInteger, exponent: Int) {
    (self.integer, self.exponent) = (integer, exponent)
  }

  /// Makes a finite number, with an odd integer or 0.
  init(_ value: Double) {
    if value == 0 {
      self = .zero
    } else {
      // The significand's trailing zeros are dropped, so that most numbers of a layout are small integers.
      let exponent = Int(value.exponent) - value.significandWidth
      let integer = Double(sign: .plus, exponent: -exponent, significand: value)
      self.init(integer: .small(Int64(integer)), exponent: exponent)
    }
  }

  /// The number, rounded.
  var double: Double { integer.rounded(exponent: exponent) }

  var signum: Int { integer.signum }
  var magnitude: Dyadic { signum < 0 ? -self : self }

  /// The number in units of a power of two that divides it.
  func integer(inUnitsOf exponent: Int) -> BigInteger { integer << (self.exponent - exponent) }

  static prefix func - (value: Dyadic) -> Dyadic {
    Dyadic(integer: -value.integer, exponent: value.exponent)
  }

  static func + (left: Dyadic, right: Dyadic) -> Dyadic {
    if left.signum == 0 { return right }
    if right.signum == 0 { return left }
    let exponent = min(left.exponent, right.exponent)
    return Dyadic(
      integer: left.integer(inUnitsOf: exponent) + right.integer(inUnitsOf: exponent),
      exponent: exponent)
  }

  static func - (left: Dyadic, right: Dyadic) -> Dyadic { left + -right }

  static func * (left: Dyadic, right: Dyadic) -> Dyadic {
    Dyadic(
      integer: left.integer * right.integer, exponent: left.exponent + right.exponent)
  }

  static func += (left: inout Dyadic, right: Dyadic) { left = left + right }
}
