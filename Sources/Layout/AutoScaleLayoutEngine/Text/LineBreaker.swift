/// Fills lines with a text, word after word, in one pass and without keeping any of it.
struct LineBreaker {
  /// A line that ended: the number of characters before its end, and its width without the spaces
  /// there.
  typealias Line = (end: Int, width: Double)

  /// All lines but the last one, if they are kept.
  private(set) var endedLines: [Line]?

  /// The number of lines so far; at least one for a text with characters.
  private(set) var lineCount = 0

  /// The width of the widest line, without the spaces at its break.
  ///
  /// A line that is cut off fills the limit.
  private(set) var widest = 0.0

  /// Whether all lines had room.
  private(set) var isComplete = true

  let limit: Double
  let lineLimit: Int

  /// The width of the current line with and without the spaces at its end.
  private var total = 0.0
  private(set) var visible = 0.0
  /// The same widths at the last possible break of the line, if it has one.
  private var lastBreak: (total: Double, visible: Double, offset: Int)?
  /// The number of characters that were added.
  private var offset = 0
  private var previous: Glyph.Breaking?
  private var beforePrevious: Glyph.Breaking?

  init(limit: Double, lineLimit: Int) {
    self.limit = limit
    // As in UIKit, a `numberOfLines` of zero means no limit.
    self.lineLimit = lineLimit > 0 ? lineLimit : Int.max
  }

  /// Returns a breaker that also keeps the end of each line.
  static func keepingLines(limit: Double, lineLimit: Int) -> LineBreaker {
    var breaker = LineBreaker(limit: limit, lineLimit: lineLimit)
    breaker.endedLines = []
    return breaker
  }

  /// Whether no line, not even one of a single character, passes the limit.
  var hasRoom: Bool { isComplete && widest <= limit + Self.slack }

  /// The largest error of a solved width, in points.
  private static let slack = 0.001

  /// Fills lines with the glyphs of a whole text.
  mutating func fill(with glyphs: [GlyphAdvance]) {
    for glyph in glyphs { guard add(glyph) else { break } }
    endText()
  }

  /// Adds a glyph, or returns false if it needs another line without room; nothing may follow then.
  mutating func add(_ glyph: GlyphAdvance) -> Bool {
    // An empty text has no line: UILabel gives it no height.
    if lineCount == 0 { lineCount = 1 }
    isComplete = place(glyph)
    // A line that is cut off ends with an ellipsis at the limit.
    if !isComplete { widest = max(widest, glyph.breaking == .newline ? hardEnd : limit) }
    return isComplete
  }

  /// Ends the last line after all glyphs were added.
  mutating func endText() {
    if isComplete { widest = max(widest, hardEnd) }
  }

  /// The width of a line that ends at a newline: its last spaces count, but need no room.
  ///
  /// Spaces at the end of a paragraph are drawn, those at a break are not.
  private var hardEnd: Double { max(visible, min(total, limit)) }

  /// Places a glyph, or returns false if it needs another line without room.
  private mutating func place(_ glyph: GlyphAdvance) -> Bool {
    let (breaking, width) = (glyph.breaking, glyph.width)
    defer {
      beforePrevious = previous
      previous = breaking
      offset += 1
    }
    switch breaking {
    case .newline: return endLine(visible: hardEnd, carrying: 0, at: offset + 1)
    // Spaces may reach beyond the limit: only the text after them wraps.
    case .space: total += width
    default:
      if total > 0, mayBreak(before: breaking) { lastBreak = (total, visible, offset) }
      // A word that is longer than a line takes several.
      while total > 0, total + width > limit + Self.slack {
        guard wrap() else { return false }
      }
      total += width
      visible = total
    }
    return true
  }

  /// Ends the line at its last break, or here in a word that is longer than a line.
  private mutating func wrap() -> Bool {
    // Without a break in the line, the word breaks where it meets the limit.
    let end = lastBreak ?? (total, visible, offset)
    return endLine(visible: end.visible, carrying: total - end.total, at: end.offset)
  }

  private mutating func endLine(
    visible ended: Double, carrying rest: Double, at end: Int
  ) -> Bool {
    guard lineCount < lineLimit else { return false }
    endedLines?.append((end, min(ended, visible)))
    widest = max(widest, ended)
    lineCount += 1
    total = rest
    visible = rest
    lastBreak = nil
    return true
  }

  private func mayBreak(before next: Glyph.Breaking) -> Bool {
    // Any character may begin a line after a space: UAX 14, LB18.
    if previous == .space { return true }
    guard let previous, next != .closing, next != .glue else { return false }
    switch previous {
    case .ideograph: return true
    // UAX 14: no break in "-5" (LB25), between two hyphens, and after a hyphen that begins a word
    // (LB20a).
    case .hyphen: return next != .digit && next != .hyphen && beforePrevious != .space
    case .opening, .glue, .newline, .space: return false
    // Han characters may follow a word on a new line: UAX 14, class ID.
    case .word, .digit, .closing: return next == .ideograph
    }
  }
}
