import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTesting
import AutoScaleTrees
import Testing

@Suite struct ExpectedFrameTests {
  private func issues(
    _ identifier: String, width: Double, within tolerance: Double
  ) throws -> [String] {
    let layout = LayoutEngine().layout(
      try SoundScreenTests.screen(), in: try Screen(width: 375, height: 667))
    return SoundScreenTests.issues {
      expectFrame(
        identifier, is: LayoutRect(x: 16, y: 100, width: width, height: 44), within: tolerance,
        in: layout)
    }
  }

  @Test(arguments: [200, 199.5, 200.5])
  func `a frame within the tolerance is as expected`(_ width: Double) throws {
    #expect(try issues("buy", width: width, within: 0.5) == [])
  }

  @Test func `another frame is an issue that has both`() throws {
    #expect(
      try issues("buy", width: 201, within: 0.5) == [
        "buy is at (16, 100, 200, 44), not at (16, 100, 201, 44) within 0.5 pt"
      ])
    #expect(try issues("buy", width: .nan, within: 0.5).count == 1)
    #expect(try issues("buy", width: 200, within: .nan).count == 1)
  }

  @Test func `an identifier that no view has is an issue with the nearest one`() throws {
    #expect(try issues("byu", width: 200, within: 0) == ["no view is 'byu'; did you mean 'buy'?"])
    #expect(try issues("total", width: 200, within: 0) == ["no view is 'total'"])
  }
}
