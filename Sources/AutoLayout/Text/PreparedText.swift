import Synchronization

/// A text in a font, ready to be broken into lines of any width.
///
/// A class, so that whoever measures the text shares what is known of it.
final class PreparedText: Sendable {
  let lineMetrics: LineMetrics
  /// How far a predicted width may be from the true one, as a fraction of it.
  let uncertainty: Double
  /// The number of glyphs that are kept; none of a text that is too long.
  var glyphCount: Int { glyphs?.count ?? 0 }
  /// Whether the glyphs have any size.
  var isVisible: Bool { font.size > 0 }

  private let text: String
  private let font: TextFont
  private let glyphs: [GlyphAdvance]?
  private let found = Mutex(Found())

  /// The lines that were found last, where nothing limits their width and where something does.
  private struct Found {
    var unlimited: LineBreaker?
    var limited: LineBreaker?
  }

  init(_ text: String, in font: TextFont) {
    self.text = text
    self.font = font
    lineMetrics = font.lineMetrics
    uncertainty = font.uncertainty
    glyphs = text.utf8.count <= PreparedTexts.lengthLimit ? font.glyphs(of: text) : nil
  }

  /// The lines of the text.
  func lines(limit: Double, lineLimit: Int) -> LineBreaker {
    let lines = LineBreaker(limit: limit, lineLimit: lineLimit)
    let isUnlimited = limit == .infinity
    let known = found.withLock { isUnlimited ? $0.unlimited : $0.limited }
    if let known, known.hasLimits(of: lines) { return known }
    let filled = filled(lines)
    found.withLock { found in
      if isUnlimited { found.unlimited = filled } else { found.limited = filled }
    }
    return filled
  }

  /// Fills lines with the text.
  func filled(_ empty: LineBreaker) -> LineBreaker {
    var lines = empty
    if let glyphs { lines.fill(with: glyphs) } else { font.fill(&lines, with: text) }
    return lines
  }
}
