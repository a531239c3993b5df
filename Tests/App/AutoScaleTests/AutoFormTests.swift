import AutoScale
import Foundation
import Testing

/// Every form of `auto()` on every numeric type, and what the compiler makes of plain spellings.
@Suite struct AutoFormTests {
  /// A screen of 390 × 844 points: 16 becomes 16.64.
  static let context = Screen.nearest(width: 390, height: 844).context()

  /// A screen of 430 × 932 points, on which 125 becomes 143.3.
  static let wide = Screen.nearest(width: 430, height: 932).context()

  static func integerForms<Number: BinaryInteger>(_ number: Number) -> [Double] {
    let double: Double = number.auto(in: context)
    let float: Float = number.auto(in: context)
    let integer: Int = number.auto(rounded: .toNearestOrAwayFromZero, in: context)
    return [double, Double(float), Double(integer)]
  }

  static func floatForms<Number: BinaryFloatingPoint>(_ number: Number) -> [Double] {
    let double: Double = number.auto(in: context)
    let float: Float = number.auto(in: context)
    let integer: Int = number.auto(rounded: .toNearestOrAwayFromZero, in: context)
    return [double, Double(float), Double(integer)]
  }

  static let expected = [16.64, Double(Float(16.64)), 17]

  @Test func `every integer type has every form`() {
    #expect(Self.integerForms(Int(16)) == Self.expected)
    #expect(Self.integerForms(Int8(16)) == Self.expected)
    #expect(Self.integerForms(Int16(16)) == Self.expected)
    #expect(Self.integerForms(Int32(16)) == Self.expected)
    #expect(Self.integerForms(Int64(16)) == Self.expected)
    #expect(Self.integerForms(UInt(16)) == Self.expected)
    #expect(Self.integerForms(UInt8(16)) == Self.expected)
    #expect(Self.integerForms(UInt16(16)) == Self.expected)
    #expect(Self.integerForms(UInt32(16)) == Self.expected)
    #expect(Self.integerForms(UInt64(16)) == Self.expected)
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
  @Test func `integer types of 128 bits have every form`() {
    #expect(Self.integerForms(Int128(16)) == Self.expected)
    #expect(Self.integerForms(UInt128(16)) == Self.expected)
  }

  @Test func `every floating-point type has every form`() {
    #expect(Self.floatForms(Double(16)) == Self.expected)
    #expect(Self.floatForms(Float(16)) == Self.expected)
    #expect(Self.floatForms(CGFloat(16)) == Self.expected)
    #if !(os(macOS) && arch(x86_64))
      #expect(Self.floatForms(Float16(16)) == Self.expected)
    #endif
    #if arch(x86_64) && !os(Windows) && !os(Android)
      #expect(Self.floatForms(Float80(16)) == Self.expected)
    #endif
  }

  @Test func `the ambient forms agree with the forms that take a context`() {
    ScreenContext.with(Self.context) {
      #expect(16.auto() == 16.64)
      #expect(16.0.auto() == 16.64)
      #expect(Float(16).auto() == 16.64)
      let float: Float = 16.auto()
      #expect(float == Float(16.64))
      let length: CGFloat = 16.5.auto()
      #expect(length == CGFloat(16.5.auto(in: Self.context)))
      let count: UInt8 = 16.auto(rounded: .toNearestOrAwayFromZero)
      #expect(count == 17)
      let cut: Int = 16.9.auto(rounded: .towardZero)
      #expect(cut == 17)
      #expect(16.auto(rounded: .up) == 17)
      let plain = 16.auto(rounded: .up)
      #expect(type(of: plain) == Int.self && type(of: 16.5.auto(rounded: .up)) == Int.self)
      #expect("\(16.auto(rounded: .up))" == "17")
      #expect(Int(16.auto(rounded: .towardZero)) == 16)
      #expect(16.auto(rounded: .towardZero) + 0.5 == 16.5)
      let width: CGFloat = 16.auto(rounded: .towardZero)
      let half: Float = 16.5.auto(rounded: .up)
      #expect(width == 16 && half == 18)
    }
  }

  @Test func `an integer result is rounded and held to the bounds of its type`() {
    ScreenContext.with(Self.wide) {
      let small: Int8 = 125.auto(rounded: .down)
      #expect(small == 127)
      let lowest: Int8 = (-125).auto(rounded: .up)
      #expect(lowest == -128)
      let unsigned: UInt8 = (-10).auto(rounded: .up)
      #expect(unsigned == 0)
      let byte: UInt8 = 16.auto(rounded: .toNearestOrEven)
      #expect(byte == 18)
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
  @Test func `no value of any type traps as an integer`() {
    let extremes: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 9.3e18, -9.3e18, 2e38]
    func clamped<Number: FixedWidthInteger>(_ type: Number.Type) -> [Number] {
      extremes.map { $0.auto(rounded: .toNearestOrAwayFromZero, in: Self.context) }
    }
    let int = clamped(Int.self)
    #expect(int == [0, .max, .min, .max, .min, .max, .min, .max])
    #expect(clamped(UInt64.self) == [0, .max, 0, .max, 0, 9_672_000_000_000_000_000, 0, .max])
    #expect(clamped(Int8.self) == [0, 127, -128, 127, -128, 127, -128, 127])
    #expect(clamped(UInt128.self)[1] == .max)
    #expect(clamped(UInt128.self)[7] == UInt128(2e38 * 390 / 375))
    #expect(clamped(Int128.self)[1...4] == [.max, .min, .max, .min])
    let fromLargest: UInt64 = UInt64.max.auto(rounded: .down, in: Self.context)
    #expect(fromLargest == .max)
  }

  @Test func `a result beyond a narrow floating-point type is infinite`() {
    let narrow: Float = 1e300.auto(in: Self.context)
    #expect(narrow == .infinity)
    let nan: Float = Double.nan.auto(in: Self.context)
    #expect(nan.isNaN)
  }

  @Test func `a spelling without a type keeps its fraction`() {
    ScreenContext.with(Self.context) {
      let plain = 16.auto()
      #expect(type(of: plain) == Double.self)
      #expect(max(16.auto(), 16) == 16.64)
      #expect([16.auto(), 20] == [16.64, 20.0])
      #expect((Bool.random() ? 16.auto() : 16.auto()) == 16.64)
      let optional: Int? = 16
      #expect((optional?.auto() ?? 0) == 16.64)
      let sum = 16.auto() + 1.0
      #expect(sum == 17.64)
      let typed: Double = 2 * 16.auto()
      #expect(typed == 33.28)
      let receiver = 16
      let fromVariable = receiver.auto() + 1
      #expect(fromVariable == 17.64)
    }
  }

  @Test func `geometry is scaled in each of its numbers`() {
    let rect = CGRect(x: 100, y: -50, width: 375, height: 25)
    let scaled = CGRect(x: 104, y: -52, width: 390, height: 26)
    let insets = LayoutInsets(top: 25, left: 50, bottom: 75, right: 100)
    let scaledInsets = LayoutInsets(top: 26, left: 52, bottom: 78, right: 104)
    #expect(rect.auto(in: Self.context) == scaled)
    #expect(insets.auto(in: Self.context) == scaledInsets)
    ScreenContext.with(Self.context) {
      #expect(rect.auto() == scaled)
      #expect(rect.origin.auto() == scaled.origin)
      #expect(rect.size.auto() == scaled.size)
      #expect(insets.auto() == scaledInsets)
    }
  }

  @Test func `another method and another strength go at the call`() throws {
    let screen = try Screen(named: "iPhone 12")
    let context = screen.context()
    #expect(667.auto(by: .height, in: context) == 844)
    #expect(Float(667).auto(by: .height, in: context) == 844)
    #expect(375.auto(strength: 0.5, in: context) == 382.5)
    #expect(375.0.auto(strength: 0.5, in: context) == 382.5)
    #expect(667.auto(by: .height, strength: 0, in: context) == 667)
    #expect(100.auto(strength: 7, in: context) == 104)
    #expect(100.auto(strength: -1, in: context) == 100)
    #expect(100.auto(strength: .nan, in: context) == 104)
    #expect(100.auto(by: .match(7), in: context) == 100.auto(by: .match(1), in: context))
    #expect(100.auto(by: .match(-1), in: context) == 100.auto(by: .match(0), in: context))
    #expect(100.auto(by: .match(.nan), in: context) == 100.auto(by: .match(0), in: context))
    let tall = try ScalingRule(referenceHeight: 422)
    #expect(100.auto(by: .height, in: screen.context(rule: tall)) == 200)
    let pad = Screen.nearest(width: 768, height: 1024).context()
    #expect(100.auto(by: .height, in: pad) == 100)
    ScreenContext.with(context) {
      #expect(667.auto(by: .height) == 844)
      #expect(375.auto(strength: 0.5) == 382.5)
    }
  }

  @Test func `a screen is a context, and a fraction a part of it`() throws {
    let screen = try Screen(named: "iPhone 12")
    #expect(16.auto(in: screen) == 16.64)
    #expect(Float(16).auto(in: screen) == 16.64)
    #expect(CGPoint(x: 25, y: 50).auto(in: screen) == CGPoint(x: 26, y: 52))
    #expect(CGSize(width: 25, height: 50).auto(in: screen) == CGSize(width: 26, height: 52))
    #expect(LayoutInsets(top: 25).auto(in: screen) == LayoutInsets(top: 26))
    #expect(0.5.screenWidth(in: screen.context()) == 195)
    #expect(ScreenContext.with(screen) { 0.25.screenHeight() } == 211)
  }
}
