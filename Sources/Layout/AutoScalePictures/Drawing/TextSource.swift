/// A text from which lines are taken in order.
///
/// A long text breaks differently at nearly every width. A page stores the text once, and each line as
/// a range.
struct TextSource {
  /// The text as it is drawn.
  let text: String

  private let units: [UInt16]
  private var end = 0

  init(_ text: String) {
    self.text = text.drawable
    units = Array(self.text.utf16)
  }

  /// Finds the next line, and returns its content with the numbers.
  ///
  /// A line that is not in the text is returned as a plain text.
  mutating func content(of line: String) -> (TextContent, numbers: [Double]) {
    let line = line.drawable
    if let part = part(line) { return part }
    // Dots at the end are not in the source.
    if line.last == "…", let part = part(String(line.dropLast()), dots: "…") { return part }
    return (.plain(line), [])
  }

  private mutating func part(_ line: String, dots: String = "") -> (TextContent, [Double])? {
    let line = Array(line.utf16)
    let next = nextStart
    // A break in a row of spaces may leave some of them to the line.
    let start = next - line.prefix { $0 == Self.space }.count
    guard !line.isEmpty, start >= end, units[start...].starts(with: line) else { return nil }
    end = start + line.count
    let hasStart = start != next
    return (
      .part(hasStart: hasStart, hasDots: !dots.isEmpty),
      (hasStart ? [Double(start)] : []) + [Double(end)]
    )
  }

  /// Returns a line by the numbers of its content.
  mutating func line(_ numbers: some BidirectionalCollection<Double>) -> String {
    let start = numbers.count > 1 ? numbers.first.map { Int($0) } ?? 0 : nextStart
    end = numbers.last.map { Int($0) } ?? start
    return String(decoding: units[start..<end], as: UTF16.self)
  }

  /// The place after the last line and the spaces that follow it.
  private var nextStart: Int { units[end...].firstIndex { $0 != Self.space } ?? units.count }

  private static let space = UInt16(32)
}

extension String {
  /// The text with a space for each line break and tab, and with U+FFFD for each character that XML cannot
  /// hold.
  var drawable: String {
    // Most texts are plain ASCII and need no look at each scalar.
    if utf8.allSatisfy({ (32..<127).contains($0) }) { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map(\.drawable)))
  }
}

extension Unicode.Scalar {
  fileprivate var drawable: Unicode.Scalar {
    switch self {
    case "\t", "\n", "\r": " "
    // XML 1.0 cannot hold control characters, not even as references.
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: self
    }
  }
}
