import AutoScaleAudit
import AutoScaleTestSupport
import Testing

@Suite struct WidthRangesTests {
  @Test func `widths become ranges without gaps`() {
    let widths = WidthRanges([375, 321, 320, 322, 375])
    #expect(widths.ranges == [320...322, 375...375])
    #expect(widths.description == "320…322, 375")
  }

  @Test(arguments: UInt64(1)...50)
  func `a width is in the ranges if it was among the widths`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let widths = Set((0..<40).map { _ in Int.random(in: 300...400, using: &random) })
    let ranges = WidthRanges(widths)
    #expect((290...410).filter(ranges.contains) == widths.sorted())
    #expect(ranges.ranges.count <= widths.count)
  }
}
