import AutoScale

/// A text in a font, ready to be broken into lines of any width.
///
/// It is a class, so that all measurements of the text share its glyphs and lines.
final class PreparedText: Sendable {
  let font: any MeasurableFont
  /// The number of kept glyphs; zero for a text that is too long.
  var glyphCount: Int { advances?.count ?? 0 }

  private let text: String
  private let advances: [GlyphAdvance]?
  private let found = Guarded(Found())

  /// The last results, without and with a limit for the width.
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

  /// Returns the size of the text's lines within limits.
  func lines(limit: Double, lineLimit: Int) -> FilledLines {
    let empty = LineBreaker(limit: limit, lineLimit: lineLimit)
    // Two results are enough: a layout asks once without width and then at one width.
    if let known = found.withLock({ $0.lines(within: empty) }) { return known }
    let lines = FilledLines(filled(empty))
    found.withLock { found in
      // Another task may have found the same meanwhile; both results are equal.
      if limit == .infinity { found.unlimited = lines } else { found.limited = lines }
    }
    return lines
  }

  /// Fills lines with the text.
  func filled(_ empty: LineBreaker) -> LineBreaker {
    var lines = empty
    // A text that is too long to keep is measured as it is read.
    if let advances { lines.fill(with: advances) } else { font.fill(&lines, with: text) }
    return lines
  }
}

/// The size of the lines of a broken text.
struct FilledLines {
  /// The number of lines; at least one for a text with characters.
  let lineCount: Int
  /// The width of the widest line, in points.
  let widest: Double
  /// Whether no line, not even one of a single character, passes the limit.
  let hasRoom: Bool

  private let limit: Double
  private let lineLimit: Int

  init(_ lines: LineBreaker) {
    lineCount = lines.lineCount
    widest = lines.widest
    hasRoom = lines.hasRoom
    limit = lines.limit
    lineLimit = lines.lineLimit
  }

  /// Returns whether the text would break in the same way within other limits.
  ///
  /// A narrower limit that the widest line does not reach changes no break.
  func hold(within other: LineBreaker) -> Bool {
    lineLimit == other.lineLimit
      && (limit == other.limit || (widest <= other.limit && other.limit <= limit))
  }
}
