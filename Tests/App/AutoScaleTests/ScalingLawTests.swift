import AutoScale
import AutoScaleTestSupport
import Foundation
import Testing

/// Laws of scaling, over seeded random values on every screen of the catalog.
@Suite struct ScalingLawTests {
  static let values: [Double] = {
    var random = SplitMix64(seed: 375)
    let magnitudes = (0..<60).map { _ in exp2(Double.random(in: -30...40, using: &random)) }
    return [0, 0.25, 1, 16, 375] + magnitudes
  }()

  @Test(arguments: Screen.phones)
  func `the reference becomes exactly the short side`(_ screen: Screen) throws {
    for reference in 1...1200 {
      let rule = try ScalingRule(referenceWidth: Double(reference))
      #expect(reference.auto(in: screen.context(rule: rule)) == min(screen.width, screen.height))
    }
  }

  @Test(arguments: Screen.all)
  func `a design drawn for the screen stays what it is, bit for bit`(_ screen: Screen) throws {
    let rule = try ScalingRule(
      referenceWidth: screen.width, referenceHeight: screen.height, by: .fit,
      idioms: [.phone, .pad])
    for value in Self.values {
      #expect(value.auto(in: screen.context(rule: rule)).bitPattern == value.bitPattern)
    }
  }

  @Test(arguments: Screen.all, [PixelRounding.none, .nearestPixel, .pixel(.up), .pixel(.down)])
  func `scaling is odd and never decreases`(_ screen: Screen, _ rounding: PixelRounding) throws {
    let rule = try ScalingRule(rounding: rounding, idioms: [.phone, .pad])
    let context = screen.context(rule: rule)
    let scaled = Self.values.sorted().map { $0.auto(in: context) }
    #expect(scaled == scaled.sorted())
    for value in Self.values {
      #expect((-value).auto(in: context) == -value.auto(in: context))
    }
  }

  @Test(arguments: Screen.phones)
  func `a limit is never passed`(_ screen: Screen) throws {
    let limits = 0.95...1.08
    let context = screen.context(rule: try ScalingRule(limits: limits))
    #expect(limits.contains(context.factor))
    for value in Self.values {
      #expect(value.auto(in: context) >= value * limits.lowerBound)
      #expect(value.auto(in: context) <= value * limits.upperBound)
    }
  }

  @Test(arguments: Screen.phones)
  func `rounding moves a value by at most half a pixel, or up to the first`(
    _ screen: Screen
  ) throws {
    let exact = screen.context()
    let rounded = screen.context(rule: try ScalingRule(rounding: .nearestPixel))
    let pixel = 1 / screen.pixelsPerPoint
    for value in Self.values where value > 0 && value < 1e6 {
      let distance = abs(value.auto(in: rounded) - value.auto(in: exact))
      let isHairline = value.auto(in: exact) < pixel
      #expect(distance <= (isHairline ? pixel : pixel / 2 + 1e-9))
      #expect(value.auto(in: rounded) >= pixel - 1e-12)
    }
  }

  @Test(arguments: Screen.phones)
  func `rounding in any direction moves a value by less than a pixel`(_ screen: Screen) throws {
    let exact = screen.context()
    for direction: FloatingPointRoundingRule in [.up, .down, .toNearestOrEven, .awayFromZero] {
      let rounded = screen.context(rule: try ScalingRule(rounding: .pixel(direction)))
      for value in Self.values where value < 1e6 {
        let distance = abs(value.auto(in: rounded) - value.auto(in: exact))
        #expect(distance < 1 / screen.pixelsPerPoint)
      }
    }
  }

  @Test(arguments: [
    ScalingMethod.shortSide, .longSide, .width, .height, .safeAreaHeight, .fit, .fill, .area,
    .diagonal, .match(0.5),
  ])
  func `a factor is finite and positive on any screen`(_ method: ScalingMethod) throws {
    let extremes: [Double] = [.leastNonzeroMagnitude, 1e-300, 1, 1e300, .greatestFiniteMagnitude]
    for reference in extremes {
      let rule = try ScalingRule(
        referenceWidth: reference, referenceHeight: extremes[2], by: method)
      for side in extremes {
        let factor = try ScreenContext(width: side, height: reference, rule: rule).factor
        #expect(factor > 0 && factor.isFinite)
      }
    }
  }

  @Test func `a value whose product overflows is scaled all the same`() throws {
    let context = try ScreenContext(width: 320, height: 568)
    #expect(1.7e308.auto(in: context) == 1.7e308 / 375 * 320)
    #expect((-1.7e308).auto(in: context) == -1.7e308 / 375 * 320)
    let wide = try ScreenContext(width: 440, height: 956)
    #expect(Double.greatestFiniteMagnitude.auto(in: wide) == .infinity)
  }

  @Test func `NaN and infinities stay what they are`() throws {
    let rule = try ScalingRule(rounding: .nearestPixel)
    for context in [
      try ScreenContext(width: 320, height: 568), Screen.phones[0].context(rule: rule),
    ] {
      #expect(Double.nan.auto(in: context).isNaN)
      #expect(Double.infinity.auto(in: context) == .infinity)
      #expect((-Double.infinity).auto(in: context) == -.infinity)
    }
  }

  @Test func `fit is the smaller of the factors of both axes, fill the larger`() throws {
    var random = SplitMix64(seed: 812)
    for _ in 0..<500 {
      let width = Double.random(in: 300...1400, using: &random)
      let height = Double.random(in: 300...1400, using: &random)
      let (fit, fill, horizontal, vertical) = try (
        factor(.fit, width, height), factor(.fill, width, height), factor(.width, width, height),
        factor(.height, width, height)
      )
      #expect(fit == min(horizontal, vertical))
      #expect(fill == max(horizontal, vertical))
    }
  }

  private func factor(_ method: ScalingMethod, _ width: Double, _ height: Double) throws -> Double {
    let rule = try ScalingRule(referenceHeight: 812, by: method)
    return try ScreenContext(width: width, height: height, rule: rule).factor
  }

  struct Rounded: Sendable {
    var strength = 1.0
    var limits: ClosedRange<Double>?
    let design: Double
    let whole: Double
    let pixels: Double
  }

  @Test(arguments: [
    // The nearest number to 50 × 1.1 is 55.00000000000001.
    Rounded(limits: 0.9...1.1, design: 50, whole: 55, pixels: 55),
    Rounded(limits: 0.9...1.1, design: 50.2, whole: 56, pixels: 55.5),
    Rounded(limits: 1.2...1.3, design: 35, whole: 42, pixels: 42),
    Rounded(strength: 0.5, design: 375, whole: 395, pixels: 394.5),
    Rounded(design: 375, whole: 414, pixels: 414),
  ])
  func `the design times the factor is rounded, not the last digit of the product`(
    _ row: Rounded
  ) throws {
    func context(_ rounding: PixelRounding) throws -> ScreenContext {
      try ScreenContext(
        width: 414, height: 896,
        rule: try ScalingRule(strength: row.strength, limits: row.limits, rounding: rounding))
    }
    let whole: Double = row.design.auto(rounded: .up, in: try context(.none))
    let negative: Double = (-row.design).auto(rounded: .down, in: try context(.none))
    #expect(whole == row.whole && negative == -row.whole)
    #expect(row.design.auto(in: try context(.pixel(.up))) == row.pixels)
  }

  @Test func `a design on the whole points of a limit is rounded to them in any direction`() throws
  {
    let rules: [FloatingPointRoundingRule] = [.up, .down, .towardZero, .toNearestOrAwayFromZero]
    for percent in 50...150 {
      let factor = Double(percent) / 100
      let context = try ScreenContext(
        width: 414, height: 896, rule: try ScalingRule(limits: factor...factor))
      for design in stride(from: 100, through: 2000, by: 100) {
        for rule in rules {
          #expect(design.auto(rounded: rule, in: context) == design * percent / 100)
        }
      }
    }
  }

  @Test(arguments: 300...420)
  func `a blend of one axis is that axis, to the last digit`(_ width: Int) throws {
    let context = try ScreenContext(width: Double(width), height: 2 * Double(width), idiom: .phone)
    #expect(375.auto(by: .match(0), in: context) == Double(width))
    #expect(667.auto(by: .match(1), in: context) == 2 * Double(width))
  }

  @Test(arguments: [
    ScalingMethod.shortSide, .longSide, .width, .height, .safeAreaHeight, .fit, .fill, .area,
    .diagonal, .match(0), .match(0.3), .match(1),
  ])
  func `a method leaves lengths alone at its own reference`(_ method: ScalingMethod) throws {
    for width in 1...1200 {
      let size = (width: Double(width), height: Double(width) * 1.7)
      let rule = try ScalingRule(
        referenceWidth: size.width, referenceHeight: size.height, by: method)
      let context = try ScreenContext(
        width: size.width, height: size.height, idiom: .phone, rule: rule)
      #expect(context.factor == 1)
    }
  }

  @Test func `a fluid scale has its factors at its ends`() throws {
    for end in stride(from: 0.7, through: 2.1, by: 0.1) {
      let scale = try FluidScale(from: 320, to: 440, startFactor: 0.9, endFactor: end)
      let rule = try ScalingRule(by: .fluid(scale))
      #expect(try ScreenContext(width: 320, height: 700, rule: rule).factor == 0.9)
      #expect(try ScreenContext(width: 440, height: 900, rule: rule).factor == end)
    }
  }
}
