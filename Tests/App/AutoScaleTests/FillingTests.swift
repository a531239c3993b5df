import AutoScale
import AutoScaleTestSupport
import Foundation
import Testing

@Suite struct FillingTests {
  static let context = Screen.nearest(width: 390, height: 844).context()

  @Test(arguments: UInt64(1)...200)
  func `the parts are whole pixels that sum to the total`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let parts = (0..<Int.random(in: 1...40, using: &random)).map { _ in
      Double.random(in: 0...200, using: &random)
    }
    let total = Double.random(in: -500...2000, using: &random)
    let shared = parts.auto(filling: total, in: Self.context)
    let pixels = shared.map { $0 * 3 }
    #expect(pixels.allSatisfy { abs($0 - $0.rounded()) < 1e-9 })
    #expect(shared.reduce(0, +) == (total * 3).rounded() / 3)
    let sum = parts.reduce(0, +)
    for (part, share) in zip(parts, pixels) {
      #expect(abs(share - part / sum * (total * 3).rounded()) <= 1 + 1e-9)
    }
  }

  struct Row: Sendable {
    let parts: [Double]
    let total: Double
    let expected: [Double]
  }

  @Test(arguments: [
    Row(parts: [1, 1, 1], total: 320, expected: [106.5, 107, 106.5]),
    Row(parts: [], total: 320, expected: []),
    Row(parts: [0, 0], total: 10, expected: [5, 5]),
    Row(parts: [.nan, -3, .infinity, 2], total: 10, expected: [0, 0, 0, 10]),
    Row(parts: [1e308, 1e308], total: 10, expected: [5, 5]),
    Row(parts: [3, 1], total: -8, expected: [-6, -2]),
    Row(parts: [1, 1], total: 1e300, expected: [5e299, 5e299]),
  ])
  func `unusual parts and totals are shared out as documented`(_ row: Row) throws {
    let context = try ScreenContext(width: 320, height: 568)
    #expect(row.parts.auto(filling: row.total, in: context) == row.expected)
    #expect(ScreenContext.with(context) { row.parts.auto(filling: row.total) } == row.expected)
  }

  @Test func `shares that sum to more than 1 take no pixel from the last part`() {
    let parts = Array(repeating: 1.0, count: 11) + [0]
    #expect(parts.auto(filling: 1e15, in: Self.context).last == 0)
    #expect(parts.auto(filling: -1e15, in: Self.context).last == 0)
  }

  @Test func `shares that sum to less than 1 leave no pixel over`() {
    let shared = Array(repeating: 1.0, count: 10).auto(filling: 2.9e15, in: Self.context)
    #expect(shared.map { ($0 * 3).rounded() }.reduce(0, +) == 8.7e15)
  }

  @Test func `a total that is not a number is shared out as such`() {
    let shared = [1, 2].auto(filling: .nan, in: Self.context)
    #expect(shared.map(\.isNaN) == [true, true])
    #expect([1, 2].auto(filling: .infinity, in: Self.context) == [.infinity, .infinity])
  }

  @Test(arguments: [1.0, 2, 3])
  func `equal parts sum to the total, to the last digit`(_ pixelsPerPoint: Double) throws {
    let context = try ScreenContext(width: 375, height: 667, pixelsPerPoint: pixelsPerPoint)
    for total in 1...400 {
      for count in 1...12 {
        let parts = [Double](repeating: 1, count: count).auto(filling: Double(total), in: context)
        #expect(parts.reduce(0, +) == Double(total))
        #expect(Set(parts.map { ($0 * pixelsPerPoint).rounded() }).count <= 2)
      }
    }
  }
}
