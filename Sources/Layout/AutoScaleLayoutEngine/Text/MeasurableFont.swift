import AutoScaleTrees

/// A font that can be measured.
protocol MeasurableFont: Sendable {
  /// The size in points, zero or more.
  var size: Double { get }

  /// The vertical metrics of a line.
  var lineMetrics: LineMetrics { get }

  /// The largest relative error of a predicted width.
  var uncertainty: Double { get }

  /// Returns the width of a printable ASCII character with its kerning to the one before, in
  /// points.
  func advance(of code: UInt8, after previous: UInt8?) -> Double

  /// The width of an unknown character, in points.
  var otherAdvance: Double { get }

  /// Returns the width of a character of ``OtherAdvances`` by its index, in points.
  func advance(ofListed place: Int) -> Double

  /// The width of Han, kana and full-width forms, in points.
  var fullWidthAdvance: Double { get }

  /// Returns the width of a glyph with its kerning to the one before, in points.
  func width(of glyph: Glyph, after previous: Glyph?) -> Double

  /// Returns the glyphs of a text.
  func advances(of text: String) -> [GlyphAdvance]

  /// Fills lines with a text, without keeping any of it.
  func fill(_ lines: inout LineBreaker, with text: String)
}

extension MeasurableFont {
  /// The width in the fonts that replace missing characters.
  var fullWidthAdvance: Double { GlyphWidths.fullWidth * size }

  /// Returns the width in the system font, relative to that of an unknown character.
  func advance(ofListed place: Int) -> Double {
    // Inter's widths of such characters are known; another font's are taken in proportion.
    OtherAdvances.text[place] / (1000 * GlyphWidths.other) * otherAdvance
  }

  /// Returns the width of a glyph after another one, in points; full-width forms and emoji are the
  /// same in all fonts.
  @inline(__always) func width(of glyph: Glyph, after previous: Glyph?) -> Double {
    switch glyph.shape {
    case .invisible: 0
    case .emoji: emojiWidth
    case .listed(let place): advance(ofListed: place)
    case .bullet: otherAdvance + GlyphWidths.bulletExcess * size
    case .arrow: otherAdvance + GlyphWidths.arrowExcess * size
    case .fullWidth: fullWidthAdvance
    case .hangul: GlyphWidths.hangul * size
    case .other: otherAdvance
    case .ascii(let code): advance(of: code, after: previous?.asciiCode)
    case .ellipsis: 3 * advance(of: 46, after: nil)
    }
  }

  func advances(of text: String) -> [GlyphAdvance] {
    // No glyph is shorter than a byte, so the room is enough.
    Array(unsafeUninitializedCapacity: text.utf8.count) { advances, count in
      forEachAdvance(of: text) { advance in
        advances.initializeElement(at: count, to: advance)
        count += 1
        return true
      }
    }
  }

  func fill(_ lines: inout LineBreaker, with text: String) {
    forEachAdvance(of: text) { lines.add($0) }
    lines.endText()
  }

  @inline(__always)
  private func forEachAdvance(of text: String, _ body: (GlyphAdvance) -> Bool) {
    var previous: Glyph?
    text.forEachGlyph { glyph in
      defer { previous = glyph }
      return body(
        GlyphAdvance(width: width(of: glyph, after: previous), breaking: glyph.breaking))
    }
  }

  /// The width of an emoji, in points: below 24 points they are drawn larger than the text.
  private var emojiWidth: Double {
    let drawnSize =
      switch size {
      // Apple draws emoji larger beside small letters: labels of seven repositories, fitted.
      case ...16: 1.25 * size
      case ...24: (size + 24) / 2
      default: size
      }
    return GlyphWidths.emoji * drawnSize
  }
}

extension FontDescriptor {
  /// The size in points; zero for one that is negative or not finite.
  var usableSize: Double { size.isFinite ? max(size, 0) : 0 }

  /// Returns the font that measures a text: of a file, of a known family, or the system's.
  func measures(in library: FontLibrary, cuts: SystemFontCuts) -> any MeasurableFont {
    // The file knows best, then the family's table; the system font's numbers are the last resort.
    if let face = library.face(for: self) { return FileFont(self, face: face) }
    if let family = FontFamily.family(of: self) { return NamedFont(self, family: family) }
    return SystemFont(self, cuts: cuts)
  }
}

/// The measures of a font whose file is at hand.
struct FileFont: MeasurableFont {
  let size: Double

  private let face: FontFace
  /// The font that draws missing characters.
  private let fallback: SystemFont

  init(_ font: FontDescriptor, face: FontFace) {
    size = font.usableSize
    self.face = face
    fallback = SystemFont(FontDescriptor(size: font.size, weight: font.weight))
  }

  var lineMetrics: LineMetrics {
    LineMetrics(
      ascender: size * face.ascender, descender: size * face.descender,
      leading: size * face.lineGap)
  }

  /// Ligatures are not formed, and hinting is not applied.
  var uncertainty: Double { 0.01 }

  func advance(of code: UInt8, after previous: UInt8?) -> Double {
    guard let glyph = face.glyph(of: Unicode.Scalar(code)) else {
      return fallback.advance(of: code, after: previous)
    }
    let width = face.advance(of: glyph)
    guard let previous, let before = face.glyph(of: Unicode.Scalar(previous)) else {
      return width * size
    }
    return (width + face.kerning(between: before, and: glyph)) * size
  }

  var otherAdvance: Double { fallback.otherAdvance }

  func width(of glyph: Glyph, after previous: Glyph?) -> Double {
    // A font draws no emoji of its own, whatever glyph it has for them.
    guard let scalar = glyph.scalar, glyph.shape != .emoji, glyph.shape != .invisible,
      let index = face.glyph(of: scalar)
    else { return fallback.width(of: glyph, after: nil) }
    let width = face.advance(of: index)
    guard let before = previous?.scalar.flatMap({ face.glyph(of: $0) }) else { return width * size }
    return (width + face.kerning(between: before, and: index)) * size
  }
}
