import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@Suite struct TextSizeTests {
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
    #expect(metrics.lineHeight == 20.287109375)
    #expect(metrics.ascender == 17.0 * 1950 / 2048)
    let text = measure("two\nlines", .system(17, weight: weight))
    #expect(text.firstBaselineOffsetFromTop == metrics.ascender)
    #expect(text.lastBaselineOffsetFromBottom == metrics.descender)
  }

  /// Texts as Interface Builder stored them: size, weight, text, width, and the cuts of the
  /// system that drew them.
  static let stored: [(Double, FontWeight, String, Double, SystemFontCuts)] = [
    (17, .regular, "Label", 41.5, .continuous), (17, .regular, "Label", 41.5, .separate),
    (17, .regular, "Button", 51, .continuous), (15, .regular, "Button", 46, .continuous),
    (18, .regular, "Label", 44, .separate), (20, .regular, "Label", 48, .continuous),
    (20, .semibold, "Label", 50, .continuous), (17, .semibold, "Label", 44, .continuous),
    (20, .regular, "Settings", 72, .continuous), (18, .bold, "About", 52.5, .continuous),
    (34, .regular, "Large Title", 153.5, .separate), (22, .regular, "Title 2", 59.5, .separate),
    (20, .regular, "Title 3", 55, .separate), (20, .regular, "City Name", 94, .separateAndWide),
    (20, .medium, "Restaurant name", 156.5, .separateAndWide),
  ]

  @Test(arguments: stored)
  func `a width is within half a point of that which Interface Builder stored`(
    size: Double, weight: FontWeight, text: String, width: Double, cuts: SystemFontCuts
  ) {
    var measurer = SystemTextMeasurer()
    measurer.cuts = cuts
    let font = FontDescriptor.system(size, weight: weight)
    let measured = measurer.measure(text, font: font, width: nil, lines: 1, in: .design).size.width
    #expect(abs(measured - width) <= 0.5)
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

  /// Characters, and their width in em.
  static let characters: [(String, Double)] = [
    ("漢", 1.02), ("か", 1.02), ("カ", 1.02), ("ー", 1.02), ("한", 0.87), ("\u{1112}\u{1161}", 0.87),
    ("Ａ", 1.02), ("。", 1.02), ("𠮷", 1.02), ("が", 1.02), ("か\u{3099}", 1.02),
    ("🎉", 1.4), ("👩‍👩‍👧‍👦", 1.4), ("🇩🇪", 1.4), ("👍🏽", 1.4), ("1️⃣", 1.4), ("❤️", 1.4),
    ("\u{301}", 0), ("\u{200D}", 0), ("\u{200B}", 0), ("\u{AD}", 0), ("\u{7}", 0),
  ]

  @Test(arguments: characters)
  func `a character has the width of the system font`(character: String, width: Double) {
    #expect(abs(ems(character) - width) < 1e-6)
    #expect(abs(ems(character + character) - 2 * width) < 1e-6)
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
    #expect(abs(ems("→") - ems("•") - 0.4) < 1e-6)
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

  @Test(arguments: zip([11, 17, 18, 25, 38, 40, 45] as [Double], [16, 23, 24, 28, 43, 45, 50]))
  func `an emoji is as wide as on the canvas`(size: Double, width: Double) {
    #expect(abs(measure("😬", .system(size)).size.width - width) <= 0.5)
  }

  @Test(
    arguments: [
      ("–", .system(17), 8.5), ("120 – 140 mg/dL", .system(12), 93.5), ("¥", .system(13), 8.5),
      ("≈ 000 CNY", .system(13, weight: .medium), 68.5), ("¥ 34,773.59", .system(13), 74),
    ] as [(String, FontDescriptor, Double)])
  func `a text beyond ASCII is as wide as on the canvas`(
    text: String, font: FontDescriptor, width: Double
  ) {
    #expect(abs(measure(text, font).size.width - width) <= 0.5)
  }

  @Test func `letters of other scripts and signs have widths of their own`() {
    // At 12 points the tracking is next to nothing, and the cut is that for text.
    let widths = [("Ж", 0.949), ("г", 0.459), ("Ω", 0.761), ("ι", 0.266), ("©", 0.915), ("—", 1)]
    for (character, width) in widths {
      #expect(abs(ems(character) - width) < 0.002, "\(character)")
      #expect(ems(character, .system(12, weight: .bold)) > width)
      #expect(ems(character, .system(40)) < width)
      #expect(measure(character).size.width == 6)
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `a font without size gives a text without size`(size: Double) {
    let text = measure("Label\nx", .system(size))
    #expect(text.size == .zero)
    #expect(text.lineCount == 2)
    #expect(text.fit == .fits)
  }
}
