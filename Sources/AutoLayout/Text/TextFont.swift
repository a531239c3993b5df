import ViewTree

/// The font in which a text is measured: one of a file, one of a known family, or the system's.
enum TextFont {
  case file(FileFont)
  case named(NamedFont)
  case system(SystemFont)

  /// The font that stands for a description.
  init(_ font: FontDescriptor, in library: FontLibrary, cuts: SystemFontCuts) {
    if let face = library.face(for: font) {
      self = .file(FileFont(font, face: face))
    } else if let family = FontFamily.family(of: font) {
      self = .named(NamedFont(font, family: family))
    } else {
      self = .system(SystemFont(font, cuts: cuts))
    }
  }

  /// The glyphs of a text.
  func glyphs(of text: String) -> [GlyphAdvance] {
    switch self {
    case .file(let font): Array(GlyphAdvances(text, in: font))
    case .named(let font): Array(GlyphAdvances(text, in: font))
    case .system(let font): Array(GlyphAdvances(text, in: font))
    }
  }

  /// Fills lines with a text.
  func fill(_ lines: inout LineBreaker, with text: String) {
    switch self {
    case .file(let font): lines.fill(with: GlyphAdvances(text, in: font))
    case .named(let font): lines.fill(with: GlyphAdvances(text, in: font))
    case .system(let font): lines.fill(with: GlyphAdvances(text, in: font))
    }
  }

  /// The size in points, zero or more.
  var size: Double { measures.size }

  /// Where the lines begin and end.
  var lineMetrics: LineMetrics { measures.lineMetrics }

  /// How far a predicted width may be from the true one, as a fraction of it.
  var uncertainty: Double { measures.uncertainty }

  private var measures: any MeasurableFont {
    switch self {
    case .file(let font): font
    case .named(let font): font
    case .system(let font): font
    }
  }
}
