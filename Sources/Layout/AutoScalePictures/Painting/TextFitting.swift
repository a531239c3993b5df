import AutoScale
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees

/// Fits a text into a rectangle.
struct TextFitting {
  private let text: PicturePainter.Text
  private let measurer: any TextMeasurer
  private let context: ScreenContext

  init(_ text: PicturePainter.Text, measurer: any TextMeasurer, context: ScreenContext) {
    self.text = text
    self.measurer = measurer
    self.context = context
  }

  /// Returns the lines that fit.
  ///
  /// The last one ends in dots if some text is left.
  func lines(in rect: LayoutRect) -> [TextLine] {
    let metrics = measurer.lineMetrics(of: text.font).with(text.lineHeight)
    let pitch = metrics.lineHeight + metrics.leading
    // Frames are rounded to pixels, so half a point too little is still room for a line.
    let room = pitch > 0 ? (rect.height + metrics.leading + 0.5) / pitch : 1
    let limit = text.lineLimit > 0 ? text.lineLimit : Int.max
    let count = max(1, min(limit, Int(min(max(room, 1), 1e6))))
    if count == 1, !text.mode.wraps || text.lineLimit == 1 {
      return [cut(text.content, to: rect.width)]
    }
    let all = brokenLines(width: rect.width, count: count)
    guard all.count > count else { return all }
    // These modes cut a text off without dots.
    guard text.mode != .wordWrap, text.mode != .characterWrap, text.mode != .clip else {
      return Array(all.prefix(count))
    }
    let rest = all[(count - 1)...].map(\.text).joined(separator: " ")
    return all.prefix(count - 1) + [cut(rest, to: rect.width)]
  }

  /// Breaks the text at the width, or at a slightly larger one at which the lines fit.
  private func brokenLines(width: Double, count: Int) -> [TextLine] {
    let lines = measurer.lines(of: text.content, font: text.font, width: width, in: context)
    guard lines.count > count else { return lines }
    let wider = measurer.lines(
      of: text.content, font: text.font, width: width * text.slack, in: context)
    return wider.count <= count ? wider : lines
  }

  /// Returns a text in one line, truncated with dots if it does not fit.
  private func cut(_ content: String, to width: Double) -> TextLine {
    let line = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: " ")
    let full = self.width(of: line)
    guard full > width * text.slack + 0.5 else { return TextLine(text: line, width: full) }
    let characters = Array(line)
    var (fewest, most) = (0, characters.count)
    // The largest number of characters that fit beside the dots.
    while fewest < most {
      let middle = (fewest + most + 1) / 2
      if self.width(of: shortened(characters, to: middle)) <= width {
        fewest = middle
      } else {
        most = middle - 1
      }
    }
    let shortened = shortened(characters, to: fewest)
    return TextLine(text: shortened, width: min(self.width(of: shortened), width))
  }

  private func shortened(_ characters: [Character], to count: Int) -> String {
    func trimmed(_ part: ArraySlice<Character>) -> String { String(part).trimmed }
    switch text.mode {
    case .clip: return String(characters.prefix(count))
    case .headTruncation: return "…" + trimmed(characters.suffix(count))
    case .middleTruncation:
      let tail = count / 2
      return trimmed(characters.prefix(count - tail)) + "…" + trimmed(characters.suffix(tail))
    case .tailTruncation, .wordWrap, .characterWrap: return trimmed(characters.prefix(count)) + "…"
    }
  }

  private func width(of line: String) -> Double {
    measurer.measure(line, font: text.font, width: nil, lines: 1, in: context).size.width
  }
}

extension ViewAppearance.LineBreakMode {
  /// Whether the text may continue in another line.
  fileprivate var wraps: Bool { self == .wordWrap || self == .characterWrap }
}
