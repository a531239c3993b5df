import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@Suite(.quietNotices) struct TextSizeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let pointSize, pixelsPerPoint: Double
    let width: Double?
    let height: Double
    var testDescription: String { "\(text) at \(pointSize) pt, @\(pixelsPerPoint)x" }

    init(
      _ pointSize: Double, at pixelsPerPoint: Double = 2, text: String = "x",
      width: Double? = nil, height: Double
    ) {
      self.pointSize = pointSize
      self.pixelsPerPoint = pixelsPerPoint
      self.text = text
      self.width = width
      self.height = height
    }
  }

  static let rows = [
    Row(17, text: "Label", width: 41.5, height: 20.5),
    Row(15, text: "Button", width: 46, height: 18),
    Row(17, at: 3, text: "Button", height: 61.0 / 3), Row(17, at: 1, height: 21),
    Row(13, height: 16), Row(14, height: 17), Row(15, height: 18), Row(24, height: 29),
    Row(36, height: 43), Row(14, text: "x\nx", height: 33.5),
    Row(14, text: "x\n\nx\n", height: 67), Row(17, text: "", width: 0, height: 0),
  ]

  @Test(arguments: rows)
  func `a text is as large as on the device`(_ row: Row) throws {
    let context = try ScreenContext(
      width: 375, height: 667, pixelsPerPoint: row.pixelsPerPoint)
    let size = measure(row.text, .system(row.pointSize), in: context).size
    #expect(size.width == row.width ?? size.width)
    #expect(size.height == row.height)
  }

  @Test(arguments: FontWeight.allCases)
  func `lines are as high in every weight`(weight: FontWeight) {
    let metrics = SystemTextMeasurer().lineMetrics(of: .system(17, weight: weight))
    let text = measure("two\nlines", .system(17, weight: weight))
    #expect(text.firstBaselineOffsetFromTop == metrics.ascender)
    #expect(text.lastBaselineOffsetFromBottom == metrics.descender)
  }

  @Test func `the cuts become each other from 17 to 28 points, and did at 20 points before`() {
    func em(_ size: Double, _ cuts: SystemFontCuts) -> Double {
      var measurer = SystemTextMeasurer()
      measurer.cuts = cuts
      let text = measurer.measure(
        "HIll", font: .system(size), width: nil, lines: 1, in: finestScreen)
      return text.size.width / size
    }
    #expect(em(18, .continuous) < em(17, .continuous))
    #expect(em(23, .continuous) < em(19, .continuous))
    #expect(em(12, .separate) > em(19, .separate))
    #expect(em(20, .separate) < em(19, .separate))
    #expect(abs(em(19.9, .separate) - em(19, .separate)) < 1e-6)
  }

  @Test func `the tracking is even between sizes, and the last one beyond them`() {
    let half = (ems("!", .system(12)) + ems("!", .system(13))) / 2
    #expect(abs(ems("!", .system(12.5)) - half) < 1e-6)
    #expect(abs(ems("!", .system(5)) - ems("!", .system(6))) < 1e-6)
    #expect(abs(ems("!", .system(80)) - ems("!", .system(54))) < 1e-6)
  }

  @Test(arguments: zip(FontWeight.allCases, FontWeight.allCases.dropFirst()))
  func `a heavier weight is wider, but for Han and emoji`(
    lighter: FontWeight, heavier: FontWeight
  ) {
    let fonts = [lighter, heavier].map { FontDescriptor.system(12, weight: $0) }
    #expect(ems("Hill and Dale", fonts[0]) < ems("Hill and Dale", fonts[1]))
    #expect(ems("漢🎉", fonts[0]) == ems("漢🎉", fonts[1]))
  }

  /// Texts of two characters, and the least and most by which they are closer than alone, in em.
  static let kernings: [(String, ClosedRange<Double>)] = [
    ("To", 0.05...0.1), ("Té", 0.05...0.1), ("AV", 0.04...0.08), ("VA", 0.04...0.08),
    ("Yo", 0.04...0.08), ("We", 0.02...0.06), ("ve", 0.01...0.03), ("HI", -0.01...0.01),
    ("Th", -0.01...0.01), ("T漢o", 0...0), ("T\no", 0...0),
  ]

  @Test(arguments: kernings)
  func `two characters are as close as their shapes allow`(
    text: String, distances: ClosedRange<Double>
  ) {
    let alone = text.map { ems(String($0)) }
    let width = text.contains("\n") ? alone.max() ?? 0 : alone.reduce(0, +)
    #expect(ems(text) >= width - distances.upperBound - 1e-6)
    #expect(ems(text) <= width - distances.lowerBound + 1e-6)
  }

  @Test func `a font with a name has no kerning`() {
    let font = FontDescriptor.named("Avenir-Book", size: 12)
    #expect(abs(ems("To", font) - ems("T", font) - ems("o", font)) < 1e-6)
  }

  /// Characters that are as wide as another one: ideographs and syllables fill a square, signs of a
  /// sequence are one emoji, marks and controls take no room.
  static let classes: [[String]] = [
    ["漢", "か", "カ", "ー", "Ａ", "。", "𠮷", "が", "か\u{3099}"], ["한", "\u{1112}\u{1161}"],
    ["🎉", "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️"], ["\u{301}", "\u{200D}", "\u{200B}", "\u{AD}", "\u{7}", ""],
  ]

  @Test(arguments: classes)
  func `characters of a kind are equally wide`(characters: [String]) {
    for character in characters {
      #expect(abs(ems(character) - ems(characters[0])) < 1e-6, "\(character)")
      #expect(abs(ems(character + character) - 2 * ems(character)) < 1e-6, "\(character)")
    }
  }

  /// Characters, and the ones that are as wide.
  static let likenesses: [(String, String)] = [
    ("é", "e"), ("e\u{301}", "e"), ("Ǻ", "A"), ("ø", "o"), ("’", "'"), ("“", "\""),
    ("\u{A0}", " "), ("\t", " "), ("❤\u{FE0E}", "❤"), ("ا", "❤"), ("€", "$"), ("¥", "$"),
    ("ά", "α"), ("ѓ", "г"),
  ]

  @Test(arguments: likenesses)
  func `a character without a width of its own is as wide as another one`(
    character: String, other: String
  ) {
    #expect(abs(ems(character) - ems(other)) < 1e-6)
    #expect(abs(ems("…") - 3 * ems(".")) < 1e-6)
  }

  /// The heights of one line and of three, at 2x.
  static let styles: [(TextStyle, Double, Double)] = [
    (.largeTitle, 41, 123), (.title1, 33.5, 101.5), (.title2, 26.5, 82.5), (.title3, 24, 74),
    (.headline, 20.5, 64.5), (.body, 20.5, 64.5), (.callout, 19.5, 61.5), (.subheadline, 18, 58),
    (.footnote, 16, 52), (.caption1, 14.5, 46.5), (.caption2, 13.5, 39.5),
  ]

  @Test(arguments: styles)
  func `a text style has a distance of its own from line to line`(
    style: TextStyle, one: Double, three: Double
  ) {
    #expect(measure("x", .preferred(style)).size.height == one)
    #expect(measure("x\nx\nx", .preferred(style)).size.height == three)
  }

  @Test func `lines as high as their font have nothing between them`() {
    let metrics = LineMetrics(ascender: 16, descender: 4, leading: 2)
    #expect([0, 1, 3].map(metrics.height(ofLines:)) == [0, 20, 64])
    #expect(SystemTextMeasurer().lineMetrics(of: .system(17)).leading == 0)
  }

  @Test(
    arguments: [
      .system(1e306), FontDescriptor(size: 1e306, textStyle: .body), .named("Arial", size: 1.7e308),
    ] as [FontDescriptor])
  func `a font of any size has numbers`(font: FontDescriptor) {
    let lines = SystemTextMeasurer().lineMetrics(of: font)
    #expect(lines.leading >= 0)
    #expect(measure("x\nx", font).size.height == .infinity)
  }

  @Test(arguments: FontWeight.allCases, UInt64(1)...5)
  func `a longer text is wider, and as wide as its parts but for kerning`(
    weight: FontWeight, seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let font = FontDescriptor.system(Double.random(in: 6...60, using: &random), weight: weight)
    let codes = (0..<30).map { _ in UInt8.random(in: 32...126, using: &random) }
    let texts = (1...30).map { "|" + String(decoding: codes.prefix($0), as: UTF8.self) + "|" }
    let widths = texts.map { ems($0, font) }
    for (shorter, longer) in zip(widths, widths.dropFirst()) { #expect(longer > shorter) }
    let alone = codes.map { ems("|\(Character(Unicode.Scalar($0)))|", font) - ems("||", font) }
    let sum = alone.reduce(ems("||", font), +)
    // No two characters are closer than 0.15 em, or 0.1 em further apart than alone.
    #expect(widths[29] <= sum + 30 * 0.1)
    #expect(widths[29] >= sum - 30 * 0.15)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `a font without size gives a text without size`(size: Double) {
    let text = measure("Label\nx", .system(size))
    #expect(text.size == .zero)
    #expect(text.lineCount == 2)
    #expect(text.fit == .fits)
  }
}
