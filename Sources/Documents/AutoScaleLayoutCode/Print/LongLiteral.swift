/// A literal of a text that does not fit into a line: one of several lines.
struct LongLiteral {
  /// The lines of the text, with the escapes that they need.
  private let paragraphs: [Substring]

  /// Reads a literal of one line, or returns `nil` for other code.
  init?(_ code: String) {
    guard code.count > 2, code.hasPrefix("\""), code.hasSuffix("\"") else { return nil }
    var text = ""
    var isEscaped = false
    for character in code.dropFirst().dropLast() {
      switch (isEscaped, character) {
      // A quote that is not escaped ends the literal before the code ends.
      case (false, "\""): return nil
      case (false, "\\"): break
      case (false, _): text.append(character)
      case (true, "n"): text.append("\n")
      // Three quotes would end the literal of several lines.
      case (true, "\"") where !text.hasSuffix("\"\""): text.append("\"")
      case (true, _): text += "\\\(character)"
      }
      isEscaped = character == "\\" && !isEscaped
    }
    paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines of the literal between a beginning and an end, its content after another indent.
  func lines(
    after beginning: String, indent: String, contentIndent: String, before end: String
  ) -> [String] {
    let content = paragraphs.flatMap { Self.wrapped($0, Expression.width - contentIndent.count) }
    return [indent + beginning + "\"\"\""]
      + content.map { $0.isEmpty ? "" : contentIndent + $0 } + [contentIndent + "\"\"\"" + end]
  }

  /// A line of the text in lines that go on after a backslash.
  private static func wrapped(_ text: Substring, _ width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let line = lines[lines.count - 1]
      // 3: a space, the word's own, and the backslash.
      if !line.isEmpty, line.count + word.count + 3 > width {
        lines[lines.count - 1] += "\\"
        lines.append("")
      }
      lines[lines.count - 1] += word + " "
    }
    var last = lines.removeLast().dropLast()
    // A space at the end of a line could get lost.
    if last.hasSuffix(" ") { last = last.dropLast() + "\\u{20}" }
    return lines + [String(last)]
  }
}
