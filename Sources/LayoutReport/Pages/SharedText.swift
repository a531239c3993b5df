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

  /// The markup of the next line: the place where it begins in the text and that where it ends, in
  /// units of UTF-16; what is not in the text, such as dots, stands as it is.
  mutating func markup(of line: String) -> String {
    if let part = reference(to: line) { return part }
    if line.last == "…", let part = reference(to: String(line.dropLast())) { return part + "…" }
    return Self.escaped(line)
  }

  private mutating func reference(to line: String) -> String? {
    let units = Array(Self.escaped(line).utf16)
    var start = end
    while start < source.count, source[start] == 32, units.first != 32 { start += 1 }
    guard !units.isEmpty, source[start...].starts(with: units) else { return nil }
    end = start + units.count
    return "\(Self.part)\(start):\(end);"
  }

  private static func escaped(_ text: String) -> String {
    // A brace begins a number in templates.
    SVGWriter.escaped(text).replacing("{", with: "&#123;").replacing("}", with: "&#125;")
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
      for line in lines.dropFirst() {
        let rest = line.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        let places = rest[0].split(separator: ":").compactMap { Int($0) }
        text += String(decoding: source[places[0]..<places[1]], as: UTF16.self) + rest[1]
      }
    }
    return text
  }
}
