import AutoScale
import Foundation
import Testing

/// Expressions as people write them, on a screen 390 points wide: none is rounded.
@Suite struct AutoSpellingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: @Sendable () -> Double
    let expected: Double

    init(_ text: String, _ value: @escaping @Sendable () -> Double, _ expected: Double) {
      testDescription = text
      self.value = value
      self.expected = expected
    }
  }

  static let rows = [
    Row("point", { Double(CGPoint(x: 16.auto(), y: 0).x) }, 16.64),
    Row("rectangle, x", { Double(rect.minX) }, 16.64),
    Row("rectangle, width", { Double(rect.width) }, 356.72),
    Row("rectangle, height", { Double(rect.height) }, 45.76),
    Row("size", { Double(CGSize(width: 100.auto() / 3, height: 44).width) }, 104.0 / 3),
    Row("insets", { LayoutInsets(top: 0, left: 16.auto(), bottom: 0, right: 8).left }, 16.64),
    Row("max", { max(16.auto() * 2, 20) }, 33.28),
    Row("min", { min(20, 16.auto()) }, 16.64),
    Row("map", { [1, 2].map { $0.auto() * 2 }.reduce(0, +) }, 6.24),
    Row("array", { [16.auto(), 20][0] }, 16.64),
    Row("sum with an integer", { 16.auto() + 1 }, 17.64),
    Row("integer times", { 2 * 16.auto() }, 33.28),
    Row("division", { 25.auto() / 2 }, 13),
    Row("negation", { -16.auto() }, -16.64),
    Row("ceil", { ceil(16.auto()) }, 17),
    Row("condition", { Bool.random() ? 16.auto() : 16.auto() * 1 }, 16.64),
    Row("optional", { (design?.auto() ?? 0) + 1 }, 17.64),
    Row("interpolation", { Double("\(16.auto())") ?? .nan }, 16.64),
    Row(
      "CGFloat variable",
      {
        let width: CGFloat = 16.auto() + 4; return Double(width)
      }, 20.64),
    Row(
      "Double variable",
      {
        let width: Double = 16.auto() * 2 - 1; return width
      }, 32.28),
    Row("CGFloat parameter", { Double(geometry(16.auto() + 4)) }, 20.64),
    Row("protocol parameter", { points(of: 16.auto()) }, 16.64),
    Row("protocol parameter with a sum", { points(of: 16.auto() + 4) }, 20.64),
    Row("generic parameter with a sum", { somePoints(of: 16.auto() + 4) }, 20.64),
    Row(
      "integer variable",
      {
        let gap = 16; return gap.auto() + 4
      }, 20.64),
    Row("value for a screen", { 16.screen(.width(390), is: 25).auto() + 1 }, 27),
  ]

  static let design: Int? = 16

  static var rect: CGRect { CGRect(x: 16.auto(), y: 0, width: 343.auto(), height: 44.auto()) }

  static func geometry(_ points: CGFloat) -> CGFloat { points }

  static func points(of target: any LayoutTarget) -> Double { target.points }

  static func somePoints(of target: some LayoutTarget) -> Double { target.points }

  @Test(arguments: rows)
  func `everyday spellings keep their fractions`(_ row: Row) throws {
    let value = ScreenContext.with(try Screen(named: "iPhone 12"), operation: row.value)
    #expect(abs(value - row.expected) < 1e-12)
  }
}

/// A protocol to which integers conform too, as layout libraries have it for their parameters.
protocol LayoutTarget {
  var points: Double { get }
}

extension Int: LayoutTarget {
  var points: Double { Double(self) }
}

extension Double: LayoutTarget {
  var points: Double { self }
}

extension CGFloat: LayoutTarget {
  var points: Double { Double(self) }
}
