import ViewTree

/// A font as a measurer sees it.
protocol MeasurableFont {
  /// The size in points, zero or more.
  var size: Double { get }

  /// Where the lines begin and end.
  var lineMetrics: LineMetrics { get }

  /// How far a predicted width may be from the true one, as a fraction of it.
  var uncertainty: Double { get }

  /// The width of a printable ASCII character, with what brings it closer to the one before, in
  /// points.
  func advance(of code: UInt8, after previous: UInt8?) -> Double

  /// The width of a character of which nothing is known, in points.
  var otherAdvance: Double { get }

  /// The width of Han, kana, Hangul and full-width forms, in points.
  var fullWidthAdvance: Double { get }

  /// The width of a glyph, with what brings it closer to the one before, in points.
  func width(of glyph: Glyph, after previous: Glyph?) -> Double
}

extension MeasurableFont {
  /// As in the fonts that stand in for those without such characters.
  var fullWidthAdvance: Double { 1.02 * size }

  /// The width of a glyph after another one, in points; squares and emoji are the same in all fonts.
  func width(of glyph: Glyph, after previous: Glyph?) -> Double {
    switch glyph.shape {
    case .invisible: 0
    case .emoji: emojiWidth
    case .bullet: otherAdvance - 0.1 * size
    case .arrow: otherAdvance + 0.3 * size
    case .fullWidth: fullWidthAdvance
    case .other: otherAdvance
    case .ascii(let code): advance(of: code, after: previous?.asciiCode)
    case .ellipsis: 3 * advance(of: 46, after: nil)
    }
  }

  /// The width of an emoji, in points; large ones are relatively smaller.
  private var emojiWidth: Double {
    let share = min(max((size - 17) / (24 - 17), 0), 1)
    return (1.27 + (1.13 - 1.27) * share) * size
  }
}

extension FontDescriptor {
  /// The size in points; zero for one that is negative or not finite.
  var usableSize: Double { size.isFinite ? max(size, 0) : 0 }
}
