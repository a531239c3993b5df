/// How wide a glyph of a text is, after the one before it, and where a line may break at it.
struct GlyphAdvance {
  /// In points.
  let width: Double
  let breaking: Glyph.Breaking
}

/// The glyphs of a text in a font, one after the other and without keeping any of them.
struct GlyphAdvances<Font: MeasurableFont>: Sequence, IteratorProtocol {
  private var characters: String.Iterator
  private let font: Font
  private var previous: Glyph?

  init(_ text: String, in font: Font) {
    characters = text.makeIterator()
    self.font = font
  }

  mutating func next() -> GlyphAdvance? {
    guard let glyph = characters.next().map(Glyph.init) else { return nil }
    defer { previous = glyph }
    return GlyphAdvance(width: font.width(of: glyph, after: previous), breaking: glyph.breaking)
  }
}
