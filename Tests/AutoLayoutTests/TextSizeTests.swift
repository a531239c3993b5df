import AutoLayout
import AutoScale
import Testing
import ViewTree

@Suite struct TextSizeTests {
  @Test func `a label has the size it has on the device`() {
    let size = SystemTextMeasurer()
      .measure("Label", font: .system(17), width: nil, lines: 1, in: .design).size
    #expect(size == LayoutSize(width: 41.5, height: 20.5))
  }
}
