/// Prints the heads of functions.
enum Declaration {
  /// The lines of a head with its brace; parameters that do not fit stand in lines of their own.
  static func lines(_ head: String, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    let line = space + head + " {"
    guard line.count > Expression.width, let open = head.firstIndex(of: "("),
      let close = head.lastIndex(of: ")")
    else { return [line] }
    let parameters = head[head.index(after: open)..<close]
    let tail = head[close...]
    var lines = [space + head[...open]]
    lines += joined(parameters.components(separatedBy: ", "), indent: indent + 2)
    return lines + [space + tail + " {"]
  }

  /// Parameters, as many in a line as fit; a long composition of protocols goes on in the next line.
  private static func joined(_ parts: [String], indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    let whole = space + parts.joined(separator: ", ")
    if whole.count <= Expression.width { return [whole] }
    return parts.enumerated().flatMap { index, part in
      composition(part + (index == parts.count - 1 ? "" : ","), indent: indent)
    }
  }

  private static func composition(_ text: String, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    var lines: [String] = []
    for part in text.components(separatedBy: " & ") {
      guard let last = lines.last else {
        lines.append(space + part)
        continue
      }
      if last.count + 3 + part.count <= Expression.width {
        lines[lines.count - 1] = last + " & " + part
      } else {
        lines.append(space + "  & " + part)
      }
    }
    return lines
  }
}

extension StringProtocol {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
