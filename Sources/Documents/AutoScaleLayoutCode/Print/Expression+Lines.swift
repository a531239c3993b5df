/// Lines are broken where `swift format` breaks them, as `code_proof.py --format` compares.
extension Expression {
  /// The longest line, as in the configuration of this package.
  static let width = 100

  /// The lines of the expression between a beginning and an end, after an indent.
  func lines(after beginning: String = "", indent: String, before end: String = "") -> [String] {
    if let flat {
      let line = indent + beginning + flat + end
      if line.count + commas <= Self.width { return [line] }
    }
    func block(_ open: String, _ lines: [String], _ close: String) -> [String] {
      [indent + beginning + open] + lines + [indent + close + end]
    }
    switch self {
    case .text(let text): return Self.path(beginning + text + end, indent: indent)
    case .literal(let text):
      return text.literalLines(
        after: beginning, indent: indent, contentIndent: beginning.isEmpty ? indent : indent + "  ",
        before: end)
    case .call(let callee, let arguments, let tail):
      guard let fallback = tail.firstRange(of: " ?? ") else {
        return Self.call(beginning + callee, arguments, indent: indent, end: tail + end)
      }
      let first = Expression.call(callee, arguments, tail: String(tail[..<fallback.lowerBound]))
      return first.lines(after: beginning, indent: indent)
        + [indent + " " + tail[fallback.lowerBound...] + end]
    case .brackets(let entries, let isColumn):
      return block("[", Self.filled(entries, indent + "  ", isColumn: isColumn), "]")
    case .closure(let head, let body):
      return block(head.isEmpty ? "{" : "{ \(head)", body.lines(indent: indent + "  "), "}")
    case .choice(let condition, let first, let second):
      let head = indent + beginning + condition
      if let first = first.flat, let second = second.flat {
        let line = "\(indent)? \(first) : \(second)\(end)"
        if line.count <= Self.width { return [head, line] }
      }
      return [head] + first.lines(after: "? ", indent: indent)
        + second.lines(after: ": ", indent: indent, before: end)
    case .object, .local: return [indent + beginning + "nil" + end]
    }
  }

  /// A path that does not fit ends its first line before a period.
  private static func path(_ text: String, indent: String) -> [String] {
    guard indent.count + text.count > width, !text.contains("\""), !text.contains("("),
      let period = text.lastIndex(of: "."), period > text.startIndex,
      text[text.index(before: period)] != " "
    else { return [indent + text] }
    return path(String(text[..<period]), indent: indent) + [indent + "  " + text[period...]]
  }

  private static func call(
    _ callee: String, _ arguments: Arguments, indent: String, end: String
  ) -> [String] {
    let head = callee + "("
    guard indent.count + head.count <= width || !head.dropFirst().contains(".") else {
      // The head of a path has its own line, and its last part follows in the next.
      let period = callee.lastIndex(of: ".") ?? callee.startIndex
      return path(String(callee[..<period]), indent: indent)
        + Expression.call(String(callee[period...]), arguments, tail: end).lines(
          indent: indent + "  ")
    }
    if arguments.isEmpty { return [indent + head + ")" + end] }
    if case (let others, .closure(let closure, let body))? = trailingClosure(in: arguments) {
      return trailing(closure, body, after: others, of: callee, indent: indent, end: end)
    }
    // A single list opens in the line of its call.
    if arguments.count == 1, arguments[0].value.isList,
      indent.count + head.count + arguments[0].beginning.count < width
    {
      return arguments[0].value.lines(
        after: head + arguments[0].beginning, indent: indent, before: ")" + end)
    }
    // The parenthesis of a tuple, and one before a further call, has its own line.
    let standsAlone = callee.isEmpty || end.hasPrefix(".") || end.hasPrefix("?.")
    let close = standsAlone ? "" : ")" + end
    let last = standsAlone ? [indent + ")" + end] : []
    let flat = arguments.compactMap(\.flat)
    let line = indent + "  " + flat.joined(separator: ", ") + close
    if flat.count == arguments.count, line.count + arguments.commas <= width {
      return [indent + head, line] + last
    }
    let lines = arguments.enumerated().flatMap { index, argument in
      argument.lines(
        indent: indent + "  ", isInTuple: callee.isEmpty,
        before: index == arguments.count - 1 ? close : ",")
    }
    return [indent + head] + lines + last
  }

  /// A call whose closure follows its parentheses.
  private static func trailing(
    _ head: String, _ body: [Statement], after others: Arguments, of callee: String,
    indent: String, end: String
  ) -> [String] {
    let closure = Expression.closure(head, body)
    let beginning = others.isEmpty ? callee : Expression.call(callee, others).flat
    guard let beginning, indent.count + beginning.count + 2 <= width else {
      var lines = call(callee, others, indent: indent, end: "")
      // The parenthesis of a broken call comes before the brace.
      let last = lines.removeLast().dropLast()
      return lines + [String(last)] + closure.lines(after: ") ", indent: indent, before: end)
    }
    if indent.count + beginning.count + head.count + 3 <= width || body.count > 1 {
      return closure.lines(after: beginning + " ", indent: indent, before: end)
    }
    let line = indent + "  " + head + " " + (body.first?.flat ?? "")
    let inner =
      line.count <= width ? [line] : [indent + "  " + head] + body.lines(indent: indent + "    ")
    return [indent + beginning + " {"] + inner + [indent + "}" + end]
  }

  private var isList: Bool { if case .brackets = self { true } else { false } }

  /// The elements of a list, as many in a line as fit, each with a comma if there are several.
  private static func filled(
    _ elements: Arguments, _ indent: String, isColumn: Bool
  ) -> [String] {
    let comma = elements.count > 1 ? "," : ""
    var lines: [String] = []
    var mayContinue = false
    for element in elements {
      let flat = element.flat.map { $0 + comma }
      if let flat, mayContinue, let last = lines.last, last.count + 1 + flat.count <= width {
        lines[lines.count - 1] = last + " " + flat
        continue
      }
      lines += element.value.lines(after: element.beginning, indent: indent, before: comma)
      mayContinue = !isColumn && flat.map { lines.last == indent + $0 } ?? false
    }
    return lines
  }
}

extension Arguments.Argument {
  /// The lines of the argument; the formatter does not indent the content of a long literal in a tuple.
  fileprivate func lines(indent: String, isInTuple: Bool, before end: String) -> [String] {
    guard isInTuple, case .literal(let text) = value,
      indent.count + beginning.count + text.literal.count + end.count > Expression.width
    else { return value.lines(after: beginning, indent: indent, before: end) }
    return text.literalLines(after: beginning, indent: indent, contentIndent: indent, before: end)
  }
}
