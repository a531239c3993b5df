import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@testable import AutoScalePictures

@Suite struct TextFittingTests {
  /// A font in which every letter is 6 points wide.
  private static let sixPoints = FontDescriptor.system(10, traits: .monospaced)

  private func lines(
    of content: String, in rect: LayoutRect, mode: ViewAppearance.LineBreakMode = .tailTruncation,
    limit: Int = 1
  ) -> [String] {
    let text = PicturePainter.Text(
      content: content, font: Self.sixPoints, color: .black, mode: mode, lineLimit: limit)
    return TextFitting(text, measurer: SystemTextMeasurer(), context: .design)
      .lines(in: rect).map(\.text)
  }

  @Test func `half a point too little is room for a line`() {
    let metrics = SystemTextMeasurer().lineMetrics(of: Self.sixPoints)
    let two = 2 * metrics.lineHeight + metrics.leading
    func lines(height: Double) -> [String] {
      self.lines(
        of: "ab cd ef", in: LayoutRect(width: 15, height: height), mode: .wordWrap, limit: 0)
    }
    #expect(lines(height: two - 0.4) == ["ab", "cd"])
    #expect(lines(height: two - 0.6) == ["ab"])
  }

  @Test func `lines that are up to three percent too wide are not broken again`() {
    let text = "abcde fghij abcde fghij"
    #expect(
      lines(of: text, in: LayoutRect(width: 65, height: 60), limit: 2)
        == ["abcde fghij", "abcde fghij"])
    #expect(
      lines(of: text, in: LayoutRect(width: 60, height: 60), limit: 2) == ["abcde", "fghij a…"])
  }

  @Test(arguments: [
    (ViewAppearance.LineBreakMode.tailTruncation, "abcde…"), (.wordWrap, "abcde…"),
    (.headTruncation, "…fghij"),
    (.middleTruncation, "abc…ij"), (.clip, "abcdefgh"),
  ])
  func `dots stand where the mode has them`(mode: ViewAppearance.LineBreakMode, text: String) {
    #expect(lines(of: "abcdefghij", in: LayoutRect(width: 48, height: 20), mode: mode) == [text])
  }

  @Test func `a line that is up to three percent too wide is not cut off`() {
    #expect(lines(of: "abcdefghij", in: LayoutRect(width: 58, height: 20)) == ["abcdefghij"])
    #expect(lines(of: "abcdefghij", in: LayoutRect(width: 57, height: 20)) == ["abcdef…"])
  }
}
