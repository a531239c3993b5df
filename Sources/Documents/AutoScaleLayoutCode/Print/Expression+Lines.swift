extension Expression {
  /// The longest line of a file.
  static let width = 100

  /// The lines of the expression between a beginning and an end, behind columns of space.
  ///
  /// Lines are broken where the formatter of the toolchain breaks them.
  func lines(after beginning: String = "", indent: Int, before end: String = "") -> [String] {
    if let line = fitted(after: beginning, indent: indent, before: end) { return [line] }
    let space = String(repeating: " ", count: indent)
    switch self {
    case .text(let text):
      if let literal = LongLiteral(text) {
        return literal.lines(
          after: beginning, indent: indent, contentIndent: beginning.isEmpty ? indent : indent + 2,
          before: end)
      }
      return Self.path(beginning + text + end, indent: indent)
    case .varying(_, let value):
      return value.lines(after: beginning, indent: indent, before: end)
    case .call(let callee, let arguments, let tail):
      if let fallback = tail.firstRange(of: " ?? ") {
        let first = Expression.call(callee, arguments, tail: String(tail[..<fallback.lowerBound]))
        return first.lines(after: beginning, indent: indent)
          + [space + " " + tail[fallback.lowerBound...] + end]
      }
      return Self.call(beginning + callee, arguments, indent: indent, end: tail + end)
    case .list(let values):
      return [space + beginning + "["]
        + Self.filled(values.map { (key: "", value: $0) }, indent + 2)
        + [space + "]" + end]
    case .column(let values):
      let comma = values.count > 1 ? "," : ""
      return [space + beginning + "["]
        + values.flatMap { $0.lines(indent: indent + 2, before: comma) } + [space + "]" + end]
    case .dictionary(let entries):
      return [space + beginning + "["]
        + Self.filled(entries.map { (key: $0.key + ": ", value: $0.value) }, indent + 2)
        + [space + "]" + end]
    case .closure(let head, let body):
      return [space + beginning + (head.isEmpty ? "{" : "{ \(head)")]
        + body.flatMap { $0.lines(indent: indent + 2) } + [space + "}" + end]
    case .choice(let condition, let first, let second):
      return Self.choice(beginning + condition, first, second, indent: indent, end: end)
    }
  }

  /// The expression in one line, if it fits.
  private func fitted(after beginning: String, indent: Int, before end: String) -> String? {
    guard let flat else { return nil }
    let line = String(repeating: " ", count: indent) + beginning + flat + end
    return line.count + commas <= Self.width ? line : nil
  }

  /// A path that does not fit ends its first line before a period.
  private static func path(_ text: String, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    guard indent + text.count > width, !text.contains("\""), !text.contains("("),
      let period = text.lastIndex(of: "."), period > text.startIndex,
      text[text.index(before: period)] != " "
    else { return [space + text] }
    return path(String(text[..<period]), indent: indent) + [space + "  " + text[period...]]
  }

  private static func call(
    _ callee: String, _ arguments: [Argument], indent: Int, end: String
  ) -> [String] {
    let space = String(repeating: " ", count: indent)
    let head = callee + "("
    guard indent + head.count <= width || !head.dropFirst().contains(".") else {
      // The head of a path stands alone, and its last part follows in another line.
      let period = callee.lastIndex(of: ".") ?? callee.startIndex
      return path(String(callee[..<period]), indent: indent)
        + Expression.call(String(callee[period...]), arguments, tail: end).lines(indent: indent + 2)
    }
    if arguments.isEmpty { return [space + head + ")" + end] }
    if let (others, closure) = trailingClosure(in: arguments) {
      return trailing(closure, behind: others, of: callee, indent: indent, end: end)
    }
    if arguments.count == 1, arguments[0].value.isList,
      indent + head.count + arguments[0].beginning.count < width
    {
      return arguments[0].value.lines(
        after: head + arguments[0].beginning, indent: indent, before: ")" + end)
    }
    // The parenthesis of a tuple, and one before a further call, stands alone.
    let standsAlone = callee.isEmpty || end.hasPrefix(".") || end.hasPrefix("?.")
    let close = standsAlone ? "" : ")" + end
    let last = standsAlone ? [space + ")" + end] : []
    let flat = arguments.compactMap(\.flat)
    let line = space + "  " + flat.joined(separator: ", ") + close
    let commas = arguments.reduce(0) { $0 + $1.value.commas }
    if flat.count == arguments.count, line.count + commas <= width {
      return [space + head, line] + last
    }
    return [space + head]
      + arguments.enumerated().flatMap { index, argument in
        argument.lines(
          indent: indent + 2, isInTuple: callee.isEmpty,
          before: index == arguments.count - 1 ? close : ",")
      } + last
  }

  /// The closure that follows the parentheses of a call, and the arguments before it.
  static func trailingClosure(
    in arguments: [Argument]
  ) -> (others: [Argument], closure: Expression)? {
    guard let last = arguments.last, last.label == nil, case .closure = last.value else {
      return nil
    }
    return (Array(arguments.dropLast()), last.value)
  }

  private static func trailing(
    _ closure: Expression, behind others: [Argument], of callee: String, indent: Int, end: String
  ) -> [String] {
    guard case .closure(let head, let body) = closure else { return [] }
    let beginning = others.isEmpty ? callee : Expression.call(callee, others).flat
    guard let beginning, indent + beginning.count + 2 <= width else {
      var lines = Self.call(callee, others, indent: indent, end: "")
      // The parenthesis of a broken call stands before the brace.
      let last = lines.removeLast().dropLast()
      return lines + [String(last)] + closure.lines(after: ") ", indent: indent, before: end)
    }
    if indent + beginning.count + head.count + 3 <= width || body.count > 1 {
      return closure.lines(after: beginning + " ", indent: indent, before: end)
    }
    let space = String(repeating: " ", count: indent)
    let line = space + "  " + head + " " + (body.first?.flat ?? "")
    return line.count <= width
      ? [space + beginning + " {", line, space + "}" + end]
      : [space + beginning + " {", space + "  " + head]
        + body.flatMap { $0.lines(indent: indent + 4) } + [space + "}" + end]
  }

  private var isList: Bool {
    switch self {
    case .list, .column, .dictionary: true
    default: false
    }
  }

  private static func choice(
    _ condition: String, _ first: Expression, _ second: Expression, indent: Int, end: String
  ) -> [String] {
    let space = String(repeating: " ", count: indent)
    if let first = first.flat, let second = second.flat {
      let line = "\(space)? \(first) : \(second)\(end)"
      if line.count <= width { return [space + condition, line] }
    }
    return [space + condition] + first.lines(after: "? ", indent: indent)
      + second.lines(after: ": ", indent: indent, before: end)
  }

  /// The elements of a list, as many in a line as fit, each with a comma if there are several.
  private static func filled(
    _ elements: [(key: String, value: Expression)], _ indent: Int
  ) -> [String] {
    let space = String(repeating: " ", count: indent)
    let comma = elements.count > 1 ? "," : ""
    var lines: [String] = []
    var mayContinue = false
    for (key, value) in elements {
      let flat = value.flat.map { key + $0 + comma }
      if let flat, mayContinue, let last = lines.last, last.count + 1 + flat.count <= width {
        lines[lines.count - 1] = last + " " + flat
        continue
      }
      lines += value.lines(after: key, indent: indent, before: comma)
      mayContinue = flat.map { lines.last == space + $0 } ?? false
    }
    return lines
  }
}

extension Expression.Argument {
  /// The lines of the argument; the content of a long literal in a tuple is not indented.
  fileprivate func lines(indent: Int, isInTuple: Bool, before end: String) -> [String] {
    guard isInTuple, case .text(let text) = value.plain, let literal = LongLiteral(text),
      indent + beginning.count + text.count + end.count > Expression.width
    else { return value.lines(after: beginning, indent: indent, before: end) }
    return literal.lines(after: beginning, indent: indent, contentIndent: indent, before: end)
  }
}

extension Expression {
  /// The expression without the mark of a value that differs.
  fileprivate var plain: Expression {
    if case .varying(_, let value) = self { value.plain } else { self }
  }
}
