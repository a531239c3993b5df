import Synchronization

/// A text in a font, ready to be broken into lines of any width.
///
/// A class, so that whoever measures the text shares what is known of it.
final class PreparedText: Sendable {
  let font: any MeasurableFont
  /// The number of glyphs that are kept; none of a text that is too long.
  var glyphCount: Int { advances?.count ?? 0 }

  private let text: String
  private let advances: [GlyphAdvance]?
  private let found = Mutex(Found())

  /// The lines that were found last, where nothing limits their width and where something does.
  private struct Found {
    var unlimited: FilledLines?
    var limited: FilledLines?

    func lines(within limits: LineBreaker) -> FilledLines? {
      if let unlimited, unlimited.hold(within: limits) { return unlimited }
      if let limited, limited.hold(within: limits) { return limited }
      return nil
    }
  }

  init(_ text: String, in font: any MeasurableFont) {
    self.text = text
    self.font = font
    advances = text.utf8.count <= PreparedTexts.lengthLimit ? font.advances(of: text) : nil
  }

  /// What the lines of the text come to.
  func lines(limit: Double, lineLimit: Int) -> FilledLines {
    let empty = LineBreaker(limit: limit, lineLimit: lineLimit)
    if let known = found.withLock({ $0.lines(within: empty) }) { return known }
    let lines = FilledLines(filled(empty))
    found.withLock { found in
      if limit == .infinity { found.unlimited = lines } else { found.limited = lines }
    }
    return lines
  }

  /// Fills lines with the text.
  func filled(_ empty: LineBreaker) -> LineBreaker {
    var lines = empty
    if let advances { lines.fill(with: advances) } else { font.fill(&lines, with: text) }
    return lines
  }
}
