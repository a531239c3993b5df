import AutoScale
import AutoScaleTrees

/// A text in several fonts, ready to be broken into lines of any width.
struct MixedText {
  /// A part of the text: the line metrics of its font, and its end, counted in glyphs.
  private struct Part {
    let metrics: LineMetrics
    let end: Int
  }

  private var parts: [Part] = []
  private var advances: [GlyphAdvance] = []
  /// The largest relative error of a predicted width.
  private var uncertainty = 0.0

  init(_ parts: [(text: String, font: any MeasurableFont)]) {
    for (text, font) in parts where !text.isEmpty {
      advances += font.advances(of: text)
      // One doubtful part makes the whole width doubtful.
      uncertainty = max(uncertainty, font.uncertainty)
      self.parts.append(Part(metrics: font.lineMetrics, end: advances.count))
    }
  }

  /// Returns the size of the text with its baselines, and whether it has room.
  func measured(
    _ lineHeight: LineHeight?, limit: Double, lineLimit: Int, in context: ScreenContext
  ) -> TextMeasurement {
    let filled = filled(limit: limit, lineLimit: lineLimit)
    let lines = metrics(of: filled).map { $0.with(lineHeight) }
    let height = lines.map { $0.lineHeight + $0.leading }.reduce(0, +) - (lines.last?.leading ?? 0)
    return TextMeasurement(
      size: LayoutSize(
        // A text that is cut off fills its room and does not pass it.
        width: min(filled.widest, limit).roundedUp(toPixelsPerPoint: context.pixelsPerPoint),
        height: height.roundedUp(toPixelsPerPoint: context.pixelsPerPoint)),
      firstBaselineOffsetFromTop: lines.first?.ascender ?? 0,
      lastBaselineOffsetFromBottom: lines.last?.descender ?? 0,
      lineCount: filled.lineCount,
      fit: filled.hasRoom ? .fits : fitOfWide(limit: limit, lineLimit: lineLimit))
  }

  private func filled(limit: Double, lineLimit: Int) -> LineBreaker {
    var lines = LineBreaker.keepingLines(limit: limit, lineLimit: lineLimit)
    lines.fill(with: advances)
    return lines
  }

  /// Tells whether a text without room would fit if it were as narrow as the error of its width allows.
  private func fitOfWide(limit: Double, lineLimit: Int) -> TextFit {
    filled(limit: limit * (1 + uncertainty), lineLimit: lineLimit).hasRoom ? .tight : .clipped
  }

  /// Returns the metrics of each line: the largest of its fonts.
  private func metrics(of filled: LineBreaker) -> [LineMetrics] {
    var (start, part) = (0, 0)
    // The last line ends with the text.
    let ends = (filled.endedLines ?? []).map(\.end) + [Int.max]
    return ends.prefix(filled.lineCount).map { end in
      defer { start = end }
      // A part that ended on the line before has no say in this one.
      while part + 1 < parts.count, parts[part].end <= start { part += 1 }
      let first = part
      while part + 1 < parts.count, parts[part].end < end { part += 1 }
      return parts[first...part].map(\.metrics).reduce(parts[first].metrics) { line, next in
        LineMetrics(
          ascender: max(line.ascender, next.ascender),
          descender: max(line.descender, next.descender), leading: max(line.leading, next.leading))
      }
    }
  }
}
