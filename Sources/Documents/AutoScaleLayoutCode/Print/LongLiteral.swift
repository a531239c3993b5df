extension String {
  /// A literal of the text that does not fit into a line: one of several lines, its content after another indent.
  func literalLines(
    after beginning: String, indent: String, contentIndent: String, before end: String
  ) -> [String] {
    // By scalars: a carriage return and a line feed are one character.
    let paragraphs = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let content = paragraphs.flatMap {
      String($0).escaped(inLines: true).wrapped(Expression.width - contentIndent.count)
    }
    return [indent + beginning + "\"\"\""]
      + content.map { $0.isEmpty ? "" : contentIndent + $0 } + [contentIndent + "\"\"\"" + end]
  }

  /// A line of the text in lines that go on after a backslash.
  private func wrapped(_ width: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false) {
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
