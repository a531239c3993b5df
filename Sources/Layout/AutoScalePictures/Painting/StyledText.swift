import AutoScale
import AutoScaleTrees

/// A text in several fonts or colors from which lines are taken in order.
struct StyledText {
  /// A part in one font and one color.
  struct Piece: Equatable {
    var text: String
    let font: FontDescriptor
    let color: ViewColor?
  }

  private let bytes: [UInt8]
  private let runs: [(range: Range<Int>, font: FontDescriptor, color: ViewColor?)]
  private var end = 0

  /// Splits a text into its runs, or returns nil if the runs are not as long as the text.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - runs: Its parts. Their font sizes are relative to that of the text.
  ///   - font: The font of the text at its drawn size.
  init?(_ content: String, runs: [ViewAppearance.TextRun], font: FontDescriptor) {
    bytes = Array(content.utf8)
    // Runs of another length belong to another text.
    guard !runs.isEmpty, runs.map(\.length).reduce(0, +) == bytes.count else { return nil }
    var start = 0
    self.runs = zip(runs, ViewAppearance.TextRun.fonts(of: runs, in: font)).map { run, font in
      defer { start += run.length }
      return (start..<start + run.length, font, run.color)
    }
  }

  /// Takes the next line, or returns nil if the line is not in the text.
  ///
  /// A space in the line matches any white space, and dots at its end match the rest of the text.
  mutating func pieces(of line: String) -> [Piece]? {
    let isCut = line.last == "…"
    // Without its dots, a line that was cut off is a part of the text.
    guard let range = range(of: line) ?? (isCut ? range(of: String(line.dropLast())) : nil) else {
      return nil
    }
    end = range.upperBound
    var pieces: [Piece] = []
    for run in runs where run.range.overlaps(range) {
      let part = bytes[run.range.clamped(to: range)]
      let text = String(decoding: part.map { Self.isSpace($0) ? 32 : $0 }, as: UTF8.self)
      pieces.append(Piece(text: text, font: run.font, color: run.color))
    }
    if isCut, bytes[range].count < line.utf8.count, !pieces.isEmpty {
      pieces[pieces.count - 1].text += "…"
    }
    return pieces
  }

  /// Returns the range of a line after the lines that were taken.
  private func range(of line: String) -> Range<Int>? {
    let line = Array(line.utf8)
    let next = bytes[end...].firstIndex { !Self.isSpace($0) } ?? bytes.count
    // A break in a row of spaces may leave some of them to the line.
    let start = next - line.prefix(while: Self.isSpace).count
    guard !line.isEmpty, start >= end, start + line.count <= bytes.count else { return nil }
    let matches = zip(bytes[start...], line).allSatisfy { byte, other in
      byte == other || Self.isSpace(byte) && Self.isSpace(other)
    }
    return matches ? start..<start + line.count : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
