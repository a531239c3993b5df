import AutoLayout
import AutoScale
import TestSupport
import Testing
import ViewTree

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
    Row(17, at: 3, text: "Button", width: 51, height: 61.0 / 3), Row(17, at: 1, height: 21),
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

  /// Tracking in 1/1000 em, from 6 to 54 points.
  static let trackings: [Double] =
    [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11]
    + [14, 14, 14, 13, 13, 12, 12, 11] + Array(repeating: 10, count: 5)
    + Array(repeating: 9, count: 3) + Array(repeating: 8, count: 5)
    + Array(repeating: 7, count: 3) + Array(repeating: 6, count: 3)

  /// How far the letters are from the cut for text to that for display, from 17 to 28 points.
  static let displayShares: [Double] =
    (0...5).map { Double($0) / 11 } + [69.0 / 110, 0.8, 0.85, 0.9, 0.95, 1]

  @Test func `the tracking is that of the size, and so is the cut`() {
    for (index, tracking) in Self.trackings.enumerated() {
      let share = Self.displayShares[min(max(index - 11, 0), 11)]
      let advance = 0.2784 + (0.2051 * 0.975 - 0.2784) * share
      let width = ems("!", .system(Double(index + 6)))
      #expect(abs(width - (advance + tracking / 1000)) < 1e-6, "\(index + 6) pt")
    }
    #expect(Self.trackings.count == 49)
  }

  @Test func `the tracking is even between sizes, and the last one beyond them`() {
    let half = (ems("!", .system(12)) + ems("!", .system(13))) / 2
    #expect(abs(ems("!", .system(12.5)) - half) < 1e-6)
    #expect(abs(ems("!", .system(5)) - ems("!", .system(6))) < 1e-6)
    #expect(abs(ems("!", .system(80)) - ems("!", .system(54))) < 1e-6)
  }

  static let weights: [(FontWeight, Double)] = [
    (.ultraLight, 0.94), (.thin, 0.958), (.light, 0.981), (.regular, 1), (.medium, 1.026),
    (.semibold, 1.046), (.bold, 1.072), (.heavy, 1.105), (.black, 1.13),
  ]

  @Test(arguments: weights)
  func `a weight widens characters by its factor, small letters more and others less`(
    weight: FontWeight, factor: Double
  ) {
    let heaviness = Double(weight.number - 400) / 300
    let bold = FontDescriptor.system(12, weight: weight)
    #expect(abs(ems("42!", bold) - ems("42!") * factor) < 1e-6)
    #expect(abs(ems("HILL", bold) - ems("HILL") * (factor - 0.0242 * heaviness)) < 1e-6)
    #expect(abs(ems("hill", bold) - ems("hill") * (factor + 0.0216 * heaviness)) < 1e-6)
    #expect(abs(ems("\u{A0}", bold) - ems(" ") * (factor - 0.2619 * heaviness)) < 1e-6)
    #expect(ems("漢🎉", bold) == ems("漢🎉"))
  }

  /// Texts, and by how much their characters are closer than alone, in em at 12 points.
  static let kernings: [(String, Double)] = [
    ("To", 0.0774), ("Th", 0), ("Ti", 0), ("We", 0.0292), ("AV", 0.0488), ("Ya", 0.0292),
    ("VA", 0.0488), ("rd", 0.0109), ("ve", 0.0299), ("ow", 0.0299), ("eve", 0.0598),
    ("T o", 0), ("Té", 0.0774), ("T漢o", 0), ("T\no", 0),
  ]

  @Test(arguments: kernings)
  func `two characters are as close as their shapes allow`(text: String, distance: Double) {
    let alone = text.map { ems(String($0)) }
    let width = text.contains("\n") ? alone.max() ?? 0 : alone.reduce(0, +)
    #expect(abs(ems(text) - (width - distance)) < 1e-6)
  }

  @Test func `a font with a name has no kerning`() {
    let font = FontDescriptor.named("Avenir-Book", size: 12)
    #expect(abs(ems("To", font) - ems("T", font) - ems("o", font)) < 1e-6)
  }

  /// Characters, and their width in em at 12 points, where there is no tracking.
  static let characters: [(String, Double)] = [
    ("A", 0.6546), ("é", 0.5685), ("e\u{301}", 0.5685), ("Ǻ", 0.6546), ("ø", 0.5867),
    ("漢", 1.02), ("か", 1.02), ("カ", 1.02), ("ー", 1.02), ("한", 1.02), ("\u{1112}\u{1161}", 1.02),
    ("Ａ", 1.02), ("。", 1.02), ("𠮷", 1.02), ("が", 1.02), ("か\u{3099}", 1.02),
    ("🎉", 1.27), ("👩‍👩‍👧‍👦", 1.27), ("🇩🇪", 1.27), ("👍🏽", 1.27), ("1️⃣", 1.27), ("❤️", 1.27),
    ("❤", 0.6), ("❤\u{FE0E}", 0.6), ("Ж", 0.6), ("α", 0.6), ("•", 0.5), ("→", 0.9), ("ß", 0.6),
    ("€", 0.6),
    ("\u{301}", 0), ("\u{200D}", 0), ("\u{200B}", 0), ("\u{AD}", 0), ("\u{7}", 0),
    ("’", 0.2216), ("“", 0.4034), ("\u{A0}", 0.2828), ("\t", 0.2828), ("…", 0.8055),
  ]

  @Test(arguments: characters)
  func `a character has the width of the system font`(character: String, width: Double) {
    #expect(abs(ems(character) - width) < 1e-6)
    let two = ems(character + character + "H") - ems("H")
    #expect(abs(two - 2 * width) < 1e-6)
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
    #expect(widths[29] <= sum + 1e-4)
    #expect(widths[29] >= sum - 30 * 0.0774 * 1.13)
  }

  @Test func `a large emoji is relatively smaller`() {
    #expect(abs(ems("😬", .system(17)) - 1.27) < 1e-6)
    #expect(abs(ems("😬", .system(20.5)) - 1.2) < 1e-6)
    #expect(measure("😬", .system(38)).size.width == 43)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `a font without size gives a text without size`(size: Double) {
    let text = measure("Label\nx", .system(size))
    #expect(text.size == .zero)
    #expect(text.lineCount == 2)
    #expect(text.fit == .fits)
  }
}
