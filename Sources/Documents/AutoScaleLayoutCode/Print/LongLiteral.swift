/// A literal of a text that does not fit into a line: one of several lines.
struct LongLiteral {
  /// The lines of the text, with the escapes that they need.
  private let paragraphs: [Substring]

  /// Reads a literal of one line, or returns `nil` for other code.
  init?(_ code: String) {
    guard code.count > 2, code.hasPrefix("\""), code.hasSuffix("\"") else { return nil }
    let content = code.dropFirst().dropLast()
    var isEscaped = false
    for character in content {
      if character == "\"", !isEscaped { return nil }
      isEscaped = character == "\\" && !isEscaped
    }
    paragraphs = Self.paragraphs(of: content)
  }

  /// The content with newlines and quotes as they are in a literal of several lines.
  private static func paragraphs(of content: Substring) -> [Substring] {
    var text = ""
    var isEscaped = false
    for character in content {
      guard isEscaped else {
        isEscaped = character == "\\"
        if !isEscaped { text.append(character) }
        continue
      }
      isEscaped = false
      switch character {
      case "n": text.append("\n")
      // Three quotes would end the literal.
      case "\"" where !text.hasSuffix("\"\""): text.append("\"")
      default: text += "\\\(character)"
      }
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines of the literal between a beginning and an end, its content behind other columns of space.
  func lines(
    after beginning: String, indent: Int, contentIndent: Int, before end: String
  ) -> [String] {
    let space = String(repeating: " ", count: contentIndent)
    let content = paragraphs.flatMap { paragraph in
      Self.wrapped(paragraph, Expression.width - contentIndent).map { $0.isEmpty ? "" : space + $0 }
    }
    return [String(repeating: " ", count: indent) + beginning + "\"\"\""] + content + [
      space + "\"\"\"" + end
    ]
  }

  /// A line of the text in lines that go on behind a backslash.
  private static func wrapped(_ text: Substring, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, line.count + word.count + 3 > width {
        lines.append(line + "\\")
        line = ""
      }
      line += word + " "
    }
    line.removeLast()
    // A space at the end of a line could get lost.
    if line.hasSuffix(" ") { line = line.dropLast() + "\\u{20}" }
    return lines + [line]
  }
}
