import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@Suite struct LineBreakingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    /// The room, and the longest line, in characters of 6 points.
    let room, longest: Double
    let lines: Int
    var testDescription: String { "\(text.debugDescription) in \(room) is \(lines) lines" }

    init(_ text: String, in room: Double, lines: Int, longest: Double) {
      self.text = text
      self.room = room
      self.lines = lines
      self.longest = longest
    }
  }

  /// A Han character is 10.2 points wide: 1.7 of the others.
  static let rows = [
    Row("aaa bbb", in: 7, lines: 1, longest: 7),
    Row("aaa bbb", in: 6, lines: 2, longest: 3),
    Row("aaa   bbb", in: 6, lines: 2, longest: 3),
    Row("aaa bbb", in: 3, lines: 2, longest: 3),
    Row("a b c d", in: 3, lines: 2, longest: 3),
    Row("aaa ", in: 3, lines: 1, longest: 3),
    Row("aaa ", in: 9, lines: 1, longest: 4),
    Row("  aaa", in: 9, lines: 1, longest: 5),
    Row("aa-bb", in: 4, lines: 2, longest: 3),
    Row("aa -bb", in: 4, lines: 2, longest: 3),
    Row("aa-22", in: 4, lines: 2, longest: 4),
    Row("aa\u{2011}bb", in: 4, lines: 2, longest: 4),
    Row("aa\u{AD}bb", in: 3, lines: 2, longest: 2),
    Row("aa\u{200B}bb", in: 3, lines: 2, longest: 2),
    Row("a\u{A0}b c", in: 4, lines: 2, longest: 3),
    Row("aaaaaaa", in: 3, lines: 3, longest: 3),
    Row("a bbbbbb", in: 4, lines: 3, longest: 4),
    Row("a\nb", in: 9, lines: 2, longest: 1),
    Row("a\r\nb\u{2028}c", in: 9, lines: 3, longest: 1),
    Row("a\n", in: 9, lines: 2, longest: 1),
    Row("漢字漢字", in: 4, lines: 2, longest: 3.4),
    Row("漢字、字", in: 4, lines: 3, longest: 3.4),
    Row("漢「字」", in: 4, lines: 3, longest: 3.4),
    Row("カードカ", in: 6, lines: 2, longest: 5.1),
    Row("a漢", in: 2, lines: 2, longest: 1.7),
    Row("한국 말", in: 4, lines: 2, longest: 2.9),
    Row("ab", in: 0, lines: 2, longest: 0),
    Row("", in: 0, lines: 0, longest: 0),
  ]

  @Test(arguments: UInt64(1)...10)
  func `a measurer that has seen a text says of it what a new one says`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let texts = Self.rows.map(\.text) + [String(repeating: "Grüße aus 東京 ", count: 80)]
    let fonts: [FontDescriptor] = [.system(17), .named("Avenir-Book", size: 15), sixPoints]
    let kept = SystemTextMeasurer()
    for _ in 0..<200 {
      let text = texts[Int(random.next() % UInt64(texts.count))]
      let font = fonts[Int(random.next() % 3)]
      let width = random.next() % 4 == 0 ? nil : Double(random.next() % 12) * 6
      let (lines, new) = (Int(random.next() % 4), SystemTextMeasurer())
      #expect(
        kept.measure(text, font: font, width: width, lines: lines, in: .design)
          == new.measure(text, font: font, width: width, lines: lines, in: .design))
      #expect(
        kept.lines(of: text, font: font, width: width, in: .design)
          == new.lines(of: text, font: font, width: width, in: .design))
    }
  }

  @Test(arguments: rows)
  func `lines break where they may`(_ row: Row) {
    let text = measure(row.text, width: row.room * 6, in: finestScreen)
    #expect(text.lineCount == row.lines)
    #expect(abs(text.size.width - row.longest * 6) < 1e-5)
  }

  @Test(arguments: rows)
  func `the lines are as many as were counted, and hold the whole text`(_ row: Row) {
    let lines = SystemTextMeasurer().lines(
      of: row.text, font: .system(10, traits: .monospaced), width: row.room * 6,
      in: finestScreen)
    #expect(lines.count == row.lines)
    #expect(
      lines.map(\.text).joined().filter { !$0.isWhitespace }
        == row.text.filter { !$0.isWhitespace })
    // A character that has no room passes it.
    let widest = lines.map(\.width).max() ?? 0
    #expect(widest <= max(row.longest, 1) * 6 + 1e-9)
  }

  @Test func `a measurer that breaks no lines itself has them broken between words`() {
    struct Halves: TextMeasurer {
      func measure(
        _ text: String, font: FontDescriptor, width: Double?, lines: Int, in context: ScreenContext
      ) -> TextMeasurement {
        SystemTextMeasurer().measure(text, font: font, width: width, lines: lines, in: context)
      }
      func lineMetrics(of font: FontDescriptor) -> LineMetrics {
        SystemTextMeasurer().lineMetrics(of: font)
      }
    }
    let font = FontDescriptor.system(10, traits: .monospaced)
    func lines(_ measurer: some TextMeasurer) -> [String] {
      measurer.lines(of: "aaa bbb ccc\nd", font: font, width: 42, in: finestScreen).map(\.text)
    }
    #expect(lines(Halves()) == ["aaa bbb", "ccc", "d"])
    #expect(lines(SystemTextMeasurer()) == ["aaa bbb", "ccc", "d"])
  }

  @Test func `a limit of lines ends the text, which then fills its width`() {
    let text = measure("aaa bbb ccc", width: 20, lines: 2)
    #expect(text.lineCount == 2)
    #expect(text.size == LayoutSize(width: 20, height: 24))
    #expect(text.fit == .clipped)
    #expect(measure("aaa bbb", width: 20, lines: 2).fit == .fits)
    #expect(measure("aaa\nb", lines: 1).size.width == 18)
    #expect(measure("aaa\nb", lines: 1).fit == .clipped)
    #expect(measure("aaa bbb ccc", width: 20, lines: -1).lineCount == 3)
  }

  @Test(arguments: [
    (60, TextFit.fits), (59.9995, .fits), (59.9, .tight), (58.26, .tight), (58.24, .clipped),
    (0, .clipped),
  ])
  func `up to 17 points a text may pass its room by 3 percent`(width: Double, fit: TextFit) {
    #expect(measure("aaaaaaaaaa", width: width, lines: 1).fit == fit)
  }

  @Test(arguments: [(120, TextFit.fits), (119, .tight), (114.3, .tight), (114.2, .clipped)])
  func `above 17 points it may be 5 percent`(width: Double, fit: TextFit) {
    let font = FontDescriptor.system(20, traits: .monospaced)
    #expect(measure("aaaaaaaaaa", font, width: width, lines: 1).fit == fit)
  }

  @Test func `a text of several lines is tight when a little more room would do`() {
    #expect(measure("aaaa bbbb", width: 23.5, lines: 2).fit == .tight)
    #expect(measure("aaaa bbbb", width: 23, lines: 2).fit == .clipped)
    #expect(measure("aaaa bbbb", width: 23, lines: 0).fit == .fits)
    #expect(TextFit.fits < .tight && TextFit.tight < .clipped)
  }

  @Test(arguments: [-5, .nan, .infinity, -.infinity] as [Double])
  func `no width is out of bounds`(width: Double) {
    #expect(measure("ab c", width: width).lineCount == (width == -5 ? 3 : 1))
  }

  private static let alphabet: [Character] = [
    "a", "b", " ", "-", "漢", "。", "\n", "🎉", "é", "7", "「",
  ]

  @Test(arguments: UInt64(1)...200)
  func `more room never takes more lines, and the size asked for is enough`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let length = Int.random(in: 0...40, using: &random)
    let text = String(
      (0..<length).map { _ in Self.alphabet.randomElement(using: &random) ?? "a" })
    let width = Double.random(in: 20...120, using: &random)
    let narrow = measure(text, .system(15), width: width)
    let wide = measure(text, .system(15), width: width + Double.random(in: 0...50, using: &random))
    #expect(wide.lineCount <= narrow.lineCount)
    #expect(narrow.fit == .fits)
    #expect(narrow.size.width <= width + 0.5)
    // Rounding up to pixels may leave room for a character that had none.
    let again = measure(text, .system(15), width: narrow.size.width, lines: narrow.lineCount)
    #expect(again.fit == .fits)
    #expect(again.size.width <= narrow.size.width)
  }
}
