import AutoScale
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@testable import AutoScaleLayoutEngine

@Suite struct GlyphTests {
  /// Characters of one scalar and of several, and scalars that join with their neighbours.
  static let parts = [
    "a", "Z", "7", " ", "-", "(", ".", "\t", "\u{0}", "\r", "\n", "\r\n", "\u{85}", "\u{2028}",
    "é", "e\u{301}", "\u{301}", "ß", "ø", "ǆ", "“", "”", "…", "\u{A0}", "\u{200B}", "\u{200D}",
    "東", "、", "「", "か\u{3099}", "한", "\u{1112}\u{1161}\u{11AB}", "🎉", "👩🏽‍💻", "1\u{FE0F}\u{20E3}",
    "🇩🇪", "\u{1F1E9}", "❤\u{FE0E}", "❤\u{FE0F}", "\u{600}", "नि", "•", "→", "\u{FFFD}", "\u{10FFFF}",
  ]

  @Test func bytesGiveTheGlyphsOfCharacters() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).compactMap { _ in Self.parts.randomElement(using: &random) }.joined()
      var glyphs: [Glyph] = []
      text.forEachGlyph { glyph in
        glyphs.append(glyph)
        return true
      }
      #expect(glyphs == text.map(Glyph.init), "\(text.debugDescription)")
    }
  }

  @Test func aWalkEndsWhereTheClosureSaysSo() {
    for text in ["abcdef", "äbcdef", "東京東京"] {
      var count = 0
      text.forEachGlyph { _ in
        count += 1
        return count < 3
      }
      #expect(count == 3, "\(text)")
    }
  }

  @Test(
    arguments: [
      ("a", Glyph.Shape.ascii(97), Glyph.Breaking.word), ("é", .ascii(101), .word),
      ("e\u{301}", .ascii(101), .word), ("ő", .ascii(111), .word), ("ß", .listed(18), .word),
      ("ø", .ascii(111), .word), ("\r\n", .invisible, .newline), ("\u{2029}", .invisible, .newline),
      ("\u{AD}", .invisible, .hyphen), ("\u{301}", .invisible, .glue),
      ("東", .fullWidth, .ideograph),
      ("、", .fullWidth, .closing), ("「", .fullWidth, .opening), ("한", .hangul, .word),
      ("か\u{3099}", .fullWidth, .ideograph), ("🎉", .emoji, .ideograph), ("❤", .other, .word),
      ("❤\u{FE0F}", .emoji, .ideograph), ("🎉\u{FE0E}", .other, .word), ("א", .other, .word),
      ("\u{1FEF}", .ascii(96), .word), ("…", .ellipsis, .closing), ("\u{7F}", .invisible, .word),
    ] as [(Character, Glyph.Shape, Glyph.Breaking)])
  func aCharacterHasAShape(
    _ character: Character, _ shape: Glyph.Shape, _ breaking: Glyph.Breaking
  ) {
    let glyph = Glyph(character)
    #expect(glyph.shape == shape)
    #expect(glyph.breaking == breaking)
  }

  @Test func aTextThatIsKnownHasTheLinesOfOneThatIsNot() {
    var random = SplitMix64(seed: 11)
    var wrapped = 0
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in
        (Self.parts + ["Login ", "screen", "   "]).randomElement(using: &random)
      }
      let (text, known) = (words.joined(), SystemTextMeasurer())
      for _ in 0..<6 {
        let width = [nil, 20, 40, 41.5, 60, 120].randomElement(using: &random).flatMap(\.self)
        let lines = Int.random(in: 0...2, using: &random)
        func measure(_ measurer: SystemTextMeasurer) -> TextMeasurement {
          measurer.measure(text, font: .system(17), width: width, lines: lines, in: .design)
        }
        let measured = measure(known)
        #expect(
          measured == measure(SystemTextMeasurer()), "\(text.debugDescription), \(width ?? .nan)")
        if measured.lineCount > 1 { wrapped += 1 }
      }
    }
    #expect(wrapped > 200)
  }
}
