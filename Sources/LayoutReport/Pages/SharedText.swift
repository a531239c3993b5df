/// A text that stands once in a drawing, and lines that are parts of it.
///
/// Where a long text is broken changes with nearly every width; in which place each line begins and
/// ends is all that a page needs to know of that.
struct SharedText {
  /// What is around the text, and what begins a part of it; texts of documents have neither.
  private static let quote = "\u{10FFFC}"
  private static let part = "\u{10FFFB}"

  private let source: [UInt16]
  private var end = 0

  /// The text as it stands in the drawing, before the lines.
  let markup: String

  init(_ text: String) {
    let escaped = Self.escaped(text)
    source = Array(escaped.utf16)
    markup = Self.quote + escaped + Self.quote
  }

  /// The markup of the next line: the place where it ends in the text, in units of UTF-16, and before it
  /// the place where it begins, unless that is the next one without a space; what is not in the text, such
  /// as dots, stands as it is.
  mutating func markup(of line: String) -> String {
    if let part = reference(to: line) { return part }
    if line.last == "…", let part = reference(to: String(line.dropLast())) { return part + "…" }
    return Self.escaped(line)
  }

  private mutating func reference(to line: String) -> String? {
    let units = Array(Self.escaped(line).utf16)
    let next = Self.skippingSpaces(in: source, from: end)
    // A break in a row of spaces may leave some of them to the line.
    let start = next - units.prefix { $0 == Self.space }.count
    guard !units.isEmpty, start >= end, source[start...].starts(with: units) else { return nil }
    end = start + units.count
    return start == next ? "\(Self.part)\(end);" : "\(Self.part)\(start):\(end);"
  }

  private static let space = UInt16(32)

  private static func skippingSpaces(in text: [UInt16], from start: Int) -> Int {
    text[start...].firstIndex { $0 != space } ?? text.count
  }

  private static func escaped(_ text: String) -> String {
    // A brace begins a number in templates.
    SVGWriter.escaped(text).replacing("{", with: "&#123;").replacing("}", with: "&#125;")
  }

  /// A drawing with other texts in place of those that stand in it once.
  static func replacing(in drawing: String, with name: (Substring) -> String) -> String {
    guard drawing.contains(quote) else { return drawing }
    return drawing.split(separator: quote, omittingEmptySubsequences: false).enumerated()
      .map { $0.isMultiple(of: 2) ? String($1) : name($1) }.joined(separator: quote)
  }

  /// A drawing with the lines in place of their references, as the page makes it.
  static func filled(_ drawing: String) -> String {
    var source: [UInt16] = []
    var text = ""
    for (index, piece) in drawing.split(separator: quote, omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index.isMultiple(of: 2) else {
        source = Array(piece.utf16)
        continue
      }
      let lines = piece.split(separator: part, omittingEmptySubsequences: false)
      text += lines[0]
      var last = 0
      for line in lines.dropFirst() {
        let rest = line.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        let places = rest[0].split(separator: ":").compactMap { Int($0) }
        let start = places.count > 1 ? places[0] : skippingSpaces(in: source, from: last)
        last = places[places.count - 1]
        text += String(decoding: source[start..<last], as: UTF16.self) + rest[1]
      }
    }
    return text
  }
}
