import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

/// Texts that stand in several fonts.
@Suite struct MixedTextTests {
  private static let small = FontDescriptor.system(12)
  private static let bold = FontDescriptor.system(24, weight: .bold)

  private func measured(
    _ parts: [TextPart], width: Double? = nil, lines: Int = 0, _ height: LineHeight? = nil
  ) -> TextMeasurement {
    SystemTextMeasurer().measure(
      parts, lineHeight: height, width: width, lines: lines, in: finestScreen)
  }

  @Test func `each part is as wide as in its own font`() {
    let text = measured([TextPart("From ", font: Self.small), TextPart("99 €", font: Self.bold)])
    let parts =
      measure("From :", Self.small, in: finestScreen).size.width
      - measure(":", Self.small, in: finestScreen).size.width
      + measure("99 €", Self.bold, in: finestScreen).size.width
    #expect(abs(text.size.width - parts) < 0.3)
    #expect(abs(text.size.height - 24 * 2444 / 2048) < 1e-3)
  }

  @Test func `each line is as high as the highest font in it`() {
    let parts = [
      TextPart("One\ntwo ", font: Self.small), TextPart("2\nthree", font: Self.bold),
      TextPart(" and\nfour", font: Self.small),
    ]
    let text = measured(parts)
    let (low, high) = (12 * 2444.0 / 2048, 24 * 2444.0 / 2048)
    #expect(text.lineCount == 4)
    #expect(abs(text.size.height - (2 * low + 2 * high)) < 1e-3)
    #expect(abs(text.firstBaselineOffsetFromTop - 12 * 1950 / 2048) < 1e-9)
    #expect(abs(text.lastBaselineOffsetFromBottom - 12 * 494 / 2048) < 1e-9)
    #expect(measured(parts, lines: 2).lineCount == 2)
    #expect(abs(measured(parts, lines: 2).size.height - (low + high)) < 1e-3)
  }

  @Test func `lines are as high as the paragraph says`() {
    let parts = [TextPart("One\n", font: Self.small), TextPart("2", font: Self.bold)]
    #expect(measured(parts, LineHeight(minimum: 40, maximum: 40)).size.height == 80)
  }

  @Test(arguments: UInt64(1)...20)
  func `a text that is cut into parts of one font is as large as before`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let letters = Array("aaelmnt .-漢\n")
    let text = (0..<60).map { _ in letters[Int.random(in: letters.indices, using: &random)] }
    let cut = Int.random(in: 0...60, using: &random)
    let width = Double.random(in: 0...400, using: &random)
    let parts = [text[..<cut], text[cut...]].map { TextPart(String($0), font: sixPoints) }
    let whole = measure(String(text), width: width)
    let mixed = SystemTextMeasurer().measure(
      parts, lineHeight: nil, width: width, lines: 0, in: .design)
    #expect(mixed == whole)
  }

  @Test func `no parts are no text`() {
    #expect(measured([]).size == .zero)
    #expect(measured([TextPart("", font: Self.bold)]).lineCount == 0)
  }

  /// "Free" in small letters and "forever" in large ones.
  private static let runs = [
    ViewAppearance.TextRun(length: 5, font: small), ViewAppearance.TextRun(length: 7, font: bold),
  ]

  private func label() -> LabelNode {
    let label = LabelNode(text: "Free forever", font: Self.small)
    label.appearance.textRuns = Self.runs
    return label
  }

  private func size(_ node: ViewNode, width: Double? = nil) -> IntrinsicContentSize {
    SystemIntrinsicSizing().intrinsicContentSize(of: node, width: width, in: .design)
  }

  @Test func `a button is as large as the parts of its title in their fonts`() {
    let button = ButtonNode(title: "Free forever", font: Self.small)
    let plain = size(button)
    button.appearance.textRuns = Self.runs
    // Lines of 24 points are 28.64 high; twelve more, rounded up.
    #expect(size(button).height == 41)
    #expect(size(button).width == size(label()).width?.rounded(.up))
    #expect(size(button).baselines == .centered(below: 24 * (1950 - 494) / 2048 / 2))
    button.title = "Gratuit"
    #expect(size(button).height == plain.height)
  }

  @Test func `a title in several fonts is cut off where the widest of them has no room`() {
    let button = ButtonNode(title: "Free forever", font: Self.small)
    button.appearance.textRuns = Self.runs
    button.frame = LayoutRect(x: 0, y: 0, width: 100, height: 40)
    let root = ViewNode { button }
    let result = LayoutEngine().layout(root, size: LayoutSize(width: 375, height: 667), in: .design)
    #expect(result.clippedTexts.map(\.needed.height) == [29])
  }

  @Test func `a text view is as high as the lines of its parts in their fonts`() {
    let textView = TextViewNode()
    (textView.text, textView.font, textView.isScrollEnabled) = ("Free forever", Self.small, false)
    #expect(size(textView).height == 30.5)
    textView.appearance.textRuns = Self.runs
    #expect(size(textView).height == 45)
    // In two lines, each as high as its own font.
    let narrow = (size(textView).width ?? 0) - 1
    #expect(size(textView, width: narrow).height == 59)
    #expect(abs((size(textView).width ?? 0) - (size(label()).width ?? 0) - 10) < 1e-9)
    textView.lineHeight = LineHeight(spacing: 5)
    #expect(size(textView, width: narrow).height == 69)
  }

  @Test func `a label is as large as its parts in their fonts, which follow its own`() {
    let sizing = SystemIntrinsicSizing()
    let label = label()
    #expect(sizing.intrinsicContentSize(of: label, in: .design).height == 29)
    label.font?.size *= 2
    #expect(sizing.intrinsicContentSize(of: label, in: .design).height == 57.5)
    label.text = "Gratuit"
    #expect(
      sizing.intrinsicContentSize(of: label, in: .design)
        == sizing.intrinsicContentSize(
          of: LabelNode(text: "Gratuit", font: .system(24)), in: .design))
  }

  @Test func `a label in several fonts is cut off where the widest of them has no room`() {
    let label = label()
    label.frame = LayoutRect(x: 0, y: 0, width: 100, height: 40)
    let root = ViewNode { label }
    let result = LayoutEngine().layout(
      root, size: LayoutSize(width: 375, height: 667), in: .design)
    #expect(result.clippedTexts.map(\.needed.height) == [29])
  }
}
