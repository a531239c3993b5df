/// A statement of Swift, with the places where its lines may end.
indirect enum Statement: Hashable, Sendable {
  case expression(Expression)
  /// A comment, which is wrapped.
  case comment(String)
  /// A name and the value that is assigned to it.
  case assignment(String, Expression)
  /// A chain of calls, such as those of a constraint.
  case chain(String, [String])
  case loop(String, in: Expression, [Statement])
  /// A value that a function returns.
  case returned(Expression)
  /// Blocks that follow each other, each with its head, brace included: `if x {`, `} else {`.
  case blocks([Block])
  /// A choice between cases, with its head, brace included.
  case cases(String, [Block])
  /// A view of SwiftUI with its modifiers, each in lines of its own.
  case modified(Statement, [Statement])

  struct Block: Hashable, Sendable {
    let head: String
    let body: [Statement]
  }
}

extension Statement: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .expression(.text(value)) }
}

extension Statement {
  static func call(_ callee: String, _ arguments: Arguments) -> Statement {
    .expression(.call(callee, arguments))
  }

  static func block(_ head: String, _ body: [Statement]) -> Statement {
    .blocks([Block(head: head, body: body)])
  }

  /// The statement in one line, or `nil` if it always has several.
  var flat: String? {
    switch self {
    case .expression(let expression): expression.flat
    case .returned(let expression): expression.flat.map { "return \($0)" }
    case .comment(let text): "// " + text
    case .assignment(let name, let value): value.flat.map { "\(name) = \($0)" }
    case .chain(let head, let links): head + links.joined()
    case .blocks, .cases, .loop, .modified: nil
    }
  }

  /// The number of lists that get a comma after their last element if they are broken.
  var commas: Int {
    switch self {
    case .expression(let value), .returned(let value), .assignment(_, let value): value.commas
    case .comment, .chain, .blocks, .cases, .loop, .modified: 0
    }
  }

  func lines(indent: String) -> [String] {
    switch self {
    case .comment(let text): return text.wrapped(indent: indent, mark: "//")
    case .expression(let expression): return expression.lines(indent: indent)
    case .returned(let expression): return expression.lines(after: "return ", indent: indent)
    case .assignment(let name, let value): return Self.assignment(name, value, indent: indent)
    case .chain(let head, let links): return Self.chain(head, links, indent: indent)
    case .loop(let name, let list, let body):
      return list.lines(after: "for \(name) in ", indent: indent, before: " {")
        + body.lines(indent: indent + "  ") + [indent + "}"]
    case .blocks(let blocks):
      return blocks.flatMap { [indent + $0.head] + $0.body.lines(indent: indent + "  ") } + [
        indent + "}"
      ]
    case .modified(let view, let modifiers):
      let hang = view.lines(indent: indent).count > 1 ? indent : indent + "  "
      return view.linesBeforeModifier(indent: indent)
        + modifiers.dropLast().flatMap { $0.linesBeforeModifier(indent: hang) }
        + modifiers.suffix(1).lines(indent: hang)
    case .cases(let head, let cases):
      return [indent + head] + cases.flatMap { $0.caseLines(indent: indent) } + [indent + "}"]
    }
  }

  /// The lines before those of a modifier: the last parenthesis of a call with several has its own.
  private func linesBeforeModifier(indent: String) -> [String] {
    let lines = lines(indent: indent)
    guard lines.count > 1, case .expression(let expression) = self else { return lines }
    // Before a period the call breaks as it does before a further call.
    let broken = expression.lines(indent: indent, before: ".")
    return broken.dropLast() + broken.suffix(1).map { String($0.dropLast()) }
  }

  /// A chain in one line, or with its links in lines of their own; one that is assigned begins after the sign.
  private static func chain(_ head: String, _ links: [String], indent: String) -> [String] {
    let flat = indent + head + links.joined()
    if flat.count <= Expression.width { return [flat] }
    let inner = links.map { indent + "  " + $0 }
    guard let sign = head.firstRange(of: " = ") else { return [indent + head] + inner }
    return [indent + head[..<sign.lowerBound] + " =", indent + "  " + head[sign.upperBound...]]
      + inner
  }

  /// An assignment is broken inside a call or a list whose beginning fits, or else after its sign.
  private static func assignment(_ name: String, _ value: Expression, indent: String) -> [String] {
    let beginning = name + " = "
    let lines = value.lines(after: beginning, indent: indent)
    if lines.count == 1, lines[0].count + value.commas <= Expression.width { return lines }
    // The formatter breaks inside a call rather than after the sign.
    if let start = value.start, indent.count + beginning.count + start.count <= Expression.width {
      return lines
    }
    return Expression.text(name + " =").lines(indent: indent) + value.lines(indent: indent + "  ")
  }
}

extension Statement.Block {
  /// A case with its value in one line, or its patterns in as many as they need.
  fileprivate func caseLines(indent: String) -> [String] {
    if let value = body.first?.flat, indent.count + head.count + 1 + value.count <= Expression.width
    {
      return ["\(indent)\(head) \(value)"]
    }
    var lines: [String] = []
    for word in head.split(separator: " ") {
      lines.fill(String(word), after: " ", or: indent + (lines.isEmpty ? "" : "  "))
    }
    return lines + body.lines(indent: indent + "  ")
  }
}

extension Collection<Statement> {
  func lines(indent: String) -> [String] { flatMap { $0.lines(indent: indent) } }
}

extension Expression {
  /// The beginning that stays in the line of an assignment's sign, or `nil` if the line ends there.
  fileprivate var start: String? {
    switch self {
    case .call(let callee, let arguments, let tail):
      if case (let others, .closure(let head, _))? = Expression.trailingClosure(in: arguments),
        others.isEmpty
      {
        callee + " { " + head
      } else {
        tail.isEmpty ? callee + "(" : nil
      }
    case .brackets: "["
    case .closure(let head, _): "{ " + head
    default: nil
    }
  }
}

extension String {
  /// The lines of a comment, broken between words; those after the first one hang further to the right.
  func wrapped(indent: String, mark: String, hanging: String = "") -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      lines.fill(
        String(word), after: " ", or: indent + mark + " " + (lines.isEmpty ? "" : hanging))
    }
    return lines
  }
}

extension [String] {
  /// Adds a piece to the last line, if it fits there, or else after the beginning of another one.
  mutating func fill(_ piece: String, after separator: String, or beginning: String) {
    if let last, last.count + separator.count + piece.count <= Expression.width {
      self[count - 1] = last + separator + piece
    } else {
      append(beginning + piece)
    }
  }
}
