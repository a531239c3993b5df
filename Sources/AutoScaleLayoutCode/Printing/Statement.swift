/// A statement or an expression, with the places where a line may end.
enum Statement: Hashable, Sendable {
  /// A line without a place to break.
  case line(String)
  /// A comment, which is wrapped.
  case comment(String)
  /// A name and the value that is assigned to it.
  indirect case assignment(String, Statement)
  /// A call with its arguments, and the text behind it.
  case call(String, [String], tail: String = "")
  /// A chain of calls, such as those of a constraint.
  case chain(String, [String])
  /// A block with its head, brace included, and its statements.
  indirect case block(String, [Statement], tail: String = "")
  /// A list between brackets, filled line by line.
  case list(String, [String], tail: String)
  /// A list of calls between brackets, one a line.
  indirect case lines(String, [Statement], tail: String)
}

extension Statement {
  /// The longest line of a file.
  static let width = 100

  /// The lines of the statement, with a text such as a comma behind it.
  func lines(indent: Int, tail: String = "") -> [String] {
    let space = String(repeating: " ", count: indent)
    let flat = flat
    if let flat, indent + flat.count + tail.count <= Self.width { return [space + flat + tail] }
    return brokenLines(space, indent: indent, tail: tail)
  }

  private func brokenLines(_ space: String, indent: Int, tail end: String) -> [String] {
    switch self {
    case .line(let text): return [space + text + end]
    case .comment(let text): return text.wrapped(indent: indent, mark: "//")
    case .assignment(let name, let value):
      return Self.assignment(name, value, indent: indent, end: end)
    case .call(let name, let arguments, let tail):
      return Self.call(name, arguments, tail: tail + end, indent: indent)
    case .chain(let head, let links): return Self.chain(head, links, indent: indent)
    case .block(let head, let body, let tail):
      return [space + head] + body.flatMap { $0.lines(indent: indent + 2) }
        + [space + "}" + tail]
    case .list(let head, let items, let tail):
      return [space + head + "["] + Self.filled(items, indent: indent + 2) + [space + "]" + tail]
    case .lines(let head, let items, let tail):
      return [space + head + "["] + items.flatMap { $0.lines(indent: indent + 2, tail: ",") }
        + [space + "]" + tail]
    }
  }

  private static func assignment(
    _ name: String, _ value: Statement, indent: Int, end: String
  ) -> [String] {
    let space = String(repeating: " ", count: indent)
    guard case .call = value else {
      return [space + name + " ="] + value.lines(indent: indent + 2, tail: end)
    }
    // A call is broken behind its parenthesis, if its name fits into the line.
    var lines = value.brokenLines(space, indent: indent, tail: end)
    let first = lines[0].dropFirst(indent)
    if indent + name.count + 3 + first.count <= width, first.hasSuffix("(") {
      lines[0] = space + name + " = " + first
      return lines
    }
    return [space + name + " ="] + value.lines(indent: indent + 2, tail: end)
  }

  /// The statement in one line, or `nil` if it always has several.
  private var flat: String? {
    switch self {
    case .line(let text): text
    case .comment(let text): "// " + text
    case .assignment(let name, let value): value.flat.map { "\(name) = \($0)" }
    case .call(let name, let arguments, let tail):
      "\(name)(\(arguments.joined(separator: ", ")))\(tail)"
    case .chain(let head, let links): head + links.joined()
    case .block, .lines: nil
    case .list(let head, let items, let tail): "\(head)[\(items.joined(separator: ", "))]\(tail)"
    }
  }

  private static func call(
    _ name: String, _ arguments: [String], tail: String, indent: Int
  ) -> [String] {
    let space = String(repeating: " ", count: indent)
    let joined = arguments.joined(separator: ", ") + ")" + tail
    if indent + 2 + joined.count <= width {
      return [space + name + "(", space + "  " + joined]
    }
    let last = arguments.count - 1
    return [space + name + "("]
      + arguments.enumerated().map { index, argument in
        space + "  " + argument + (index == last ? ")" + tail : ",")
      }
  }

  /// A chain that does not fit breaks before each of its calls.
  private static func chain(_ head: String, _ links: [String], indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    return [space + head] + links.map { space + "  " + $0 }
  }

  private static func filled(_ items: [String], indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    var lines: [String] = []
    for item in items {
      let text = item + ","
      if let last = lines.last, last.count + 1 + text.count <= width {
        lines[lines.count - 1] = last + " " + text
      } else {
        lines.append(space + text)
      }
    }
    return lines
  }
}

extension String {
  /// The lines of a comment, broken between words.
  func wrapped(indent: Int, mark: String) -> [String] {
    let start = String(repeating: " ", count: indent) + mark
    var lines: [String] = []
    for word in split(separator: " ", omittingEmptySubsequences: true) {
      if let last = lines.last, last.count + 1 + word.count <= Statement.width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(start + " " + word)
      }
    }
    return lines
  }
}
