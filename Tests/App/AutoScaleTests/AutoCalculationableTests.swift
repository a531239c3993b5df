import AutoScale
import Foundation
import Testing

/// The protocol of everything that scales, on a screen 390 points wide: 25 becomes 26.
@Suite struct AutoCalculationableTests {
  struct Spacing: AutoCalculationable, Equatable {
    var inner: Double
    var outer: Double

    func auto(in context: ScreenContext) -> Spacing {
      Spacing(inner: inner.auto(in: context), outer: outer.auto(in: context))
    }
  }

  static let context = Screen.nearest(width: 390, height: 844).context()

  static func points(of design: some AutoCalculationable<Double>) -> Double { design.auto() }

  static func scaled<Design: AutoCalculationable>(_ design: Design) -> Design.AutoScaled {
    design.auto()
  }

  @Test func `numbers of every type are designs that give points`() {
    ScreenContext.with(Self.context) {
      #expect(Self.points(of: 25) == 26)
      #expect(Self.points(of: Int8(25)) == 26)
      #expect(Self.points(of: UInt64(25)) == 26)
      #expect(Self.points(of: 25.0) == 26)
      #expect(Self.points(of: 75.screen(.width(390), is: 25)) == 26)
    }
  }

  @Test func `floating-point numbers keep their type, unless Double is asked for`() {
    ScreenContext.with(Self.context) {
      let float = Float(25).auto()
      #expect(type(of: float) == Float.self)
      let length = CGFloat(25).auto()
      #expect(type(of: length) == CGFloat.self)
      let double: Double = Float(25).auto()
      #expect(double == 26)
      let edge: CGFloat = 25
      let sum: Double = Double(edge) + edge.auto() - 2 * edge.auto()
      #expect(sum == -1)
      #expect(type(of: Self.scaled(Float(25))) == Float.self)
      #expect(type(of: Float(25).auto(in: Screen.nearest(width: 390, height: 844))) == Float.self)
      #if !(os(macOS) && arch(x86_64))
        #expect(type(of: Float16(25).auto()) == Float16.self)
      #endif
    }
  }

  @Test func `collections scale one by one`() {
    ScreenContext.with(Self.context) {
      #expect([25, 50].auto() == [26, 52])
      #expect([16, 8].auto() == [16.64, 8.32])
      #expect(["title": 25].auto() == ["title": 26])
      #expect(Optional(25).auto() == 26)
      #expect((Int?.none).auto() == nil)
      #expect([[25]: [nil, 50]].auto() == [[25]: [nil, 52]])
      #expect(ContiguousArray([25, 50]).auto() == ContiguousArray([26.0, 52]))
      #expect([0, 25, 50][1...].auto() == [26, 52])
      #expect(Set([25, 50]).auto() == Set([26.0, 52]))
      let lengths: [CGFloat] = [25, 50].auto()
      #expect(lengths == [26, 52])
      let short: [Float] = [25.0, 50].auto(in: Self.context)
      #expect(short == [26, 52])
      #expect(type(of: [25, 50].auto()) == [Double].self)
      #expect([LayoutInsets(top: 25)].auto() == [LayoutInsets(top: 26)])
      #expect([25].auto(in: Screen.nearest(width: 375, height: 667)) == [25])
    }
  }

  @Test func `ranges scale their bounds`() {
    ScreenContext.with(Self.context) {
      #expect((25...50).auto() == 26...52)
      #expect((25..<50).auto() == 26..<52)
      #expect((25...).auto().lowerBound == 26)
      #expect((...25).auto().upperBound == 26)
      #expect((..<25).auto().upperBound == 26)
    }
  }

  @Test func `a calculation that reverses a range or gives no number does not trap`() throws {
    let mirrored = try Self.context(calculatingBy: Mirrored())
    #expect((25...50).auto(in: mirrored) == -50.0...(-25))
    let partial = try Self.context(calculatingBy: PartlyUndefined())
    #expect((5...50).auto(in: partial) == 10...50)
    #expect(50.auto(in: partial) == 50)
    #expect(throws: InvalidParameterError.self) {
      try Self.context(calculatingBy: Undefined())
    }
  }

  static func context(calculatingBy calculation: any CustomScaling) throws -> ScreenContext {
    Screen.nearest(width: 390, height: 844)
      .context(rule: try ScalingRule(by: .custom(calculation)))
  }

  @Test func `vectors scale each number`() {
    ScreenContext.with(Self.context) {
      #expect(SIMD2<Float>(25, 50).auto() == SIMD2<Float>(26, 52))
      #expect(SIMD64<Double>(repeating: 25).auto() == SIMD64<Double>(repeating: 26))
    }
  }

  @Test func `a type of one's own has every form`() {
    let scaled = Spacing(inner: 26, outer: 52)
    ScreenContext.with(Self.context) {
      let design = Spacing(inner: 25, outer: 50)
      #expect(design.auto() == scaled)
      #expect([design].auto() == [scaled])
      #expect(design.auto(in: Screen.nearest(width: 390, height: 844)) == scaled)
      #expect(Self.scaled(design) == scaled)
    }
  }

  @Test func `geometry with exceptions scales`() {
    ScreenContext.with(Self.context) {
      let point = CGPoint(x: 5, y: 5).screen(.width(390), is: CGPoint(x: 25, y: 50)).auto()
      #expect(point == CGPoint(x: 26, y: 52))
      let float: Float = 75.screen(.width(390), is: 25).auto()
      #expect(float == 26)
    }
  }
}

private struct Mirrored: CustomScaling {
  func scaled(_ value: Double, in context: ScreenContext) -> Double { -value }
}

/// Doubles small values, and is not defined for 50.
private struct PartlyUndefined: CustomScaling {
  func scaled(_ value: Double, in context: ScreenContext) -> Double {
    value == 50 ? .nan : 2 * value
  }
}

private struct Undefined: CustomScaling {
  func scaled(_ value: Double, in context: ScreenContext) -> Double { .nan }
}
