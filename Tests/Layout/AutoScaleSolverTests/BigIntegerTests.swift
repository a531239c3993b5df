import AutoScaleTestSupport
import Testing

@testable import AutoScaleSolver

/// Laws of exact arithmetic over random integers of up to seven words.
@Suite struct BigIntegerTests {
  /// A prime of 61 bits: sums and products of remainders are the remainders of sums and products.
  static let prime: UInt64 = (1 << 61) - 1

  static func makeInteger(using random: inout SplitMix64) -> BigInteger {
    (0..<Int.random(in: 0...6, using: &random)).reduce(
      .small(Int64.random(in: -9...9, using: &random))
    ) { value, _ in
      (value << Int.random(in: 0...90, using: &random))
        + .small(Int64.random(in: .min ... .max, using: &random))
    }
  }

  static func remainder(_ value: BigInteger) -> UInt64 {
    let size = value.magnitude.words.reversed().reduce(0) { rest, word in
      prime.dividingFullWidth((rest, word)).remainder
    }
    return value.signum < 0 && size > 0 ? prime - size : size
  }

  static func product(_ left: UInt64, _ right: UInt64) -> UInt64 {
    prime.dividingFullWidth(left.multipliedFullWidth(by: right)).remainder
  }

  @Test(arguments: UInt64(1)...300)
  func `sums, differences and products are exact`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (first, second) = (Self.makeInteger(using: &random), Self.makeInteger(using: &random))
    let (left, right) = (Self.remainder(first), Self.remainder(second))
    #expect(Self.remainder(first + second) == (left + right) % Self.prime)
    #expect(Self.remainder(first - second) == (left + Self.prime - right) % Self.prime)
    #expect(Self.remainder(first * second) == Self.product(left, right))
    #expect(Self.remainder(-first) == (Self.prime - left) % Self.prime)
  }

  @Test(arguments: UInt64(1)...300)
  func `a product divided by a factor is the other one`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (first, second) = (Self.makeInteger(using: &random), Self.makeInteger(using: &random))
    guard !second.isZero else { return }
    #expect(((first * second) / second - first).isZero)
  }

  @Test(arguments: UInt64(1)...300)
  func `an integer is less than another one if their difference is negative`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (first, second) = (Self.makeInteger(using: &random), Self.makeInteger(using: &random))
    #expect((first < second) == ((first - second).signum < 0))
    #expect((first < second) == ((second - first).signum > 0))
    #expect(!(first < first))
  }

  @Test(arguments: UInt64(1)...300)
  func `a quotient is rounded to the last bit`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (value, factor) = (
      Double.random(in: -1e9...1e9, using: &random), Self.makeInteger(using: &random)
    )
    guard !factor.isZero else { return }
    let exact = Dyadic(value)
    let numerator = exact.integer * factor
    #expect(numerator.rounded(dividedBy: factor, exponent: exact.exponent) == value)
  }

  @Test(arguments: UInt64(1)...100)
  func `sums of products keep what a Double loses`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (first, second, third) = (
      Double.random(in: 1...1000, using: &random), Double.random(in: 1...1000, using: &random),
      Double.random(in: -1e-20...1e-20, using: &random)
    )
    let product = Dyadic(first) * Dyadic(second)
    #expect((product + Dyadic(third) - Dyadic(second) * Dyadic(first)).double == third)
  }

  @Test(arguments: [
    0, 1, -0.1, Double.leastNonzeroMagnitude, .greatestFiniteMagnitude, -3 * .leastNonzeroMagnitude,
  ])
  func `every finite number is a dyadic one`(value: Double) {
    #expect(Dyadic(value).double == value)
  }
}
