/// An expression of Swift, with the places where its lines may end.
indirect enum Expression: Hashable, Sendable {
  /// A text without another place than the periods of a path.
  case text(String)
  /// A text that no language replaces.
  case literal(String)
  /// A call, and the text after it.
  case call(String, Arguments, tail: String = "")
  /// A list or a dictionary, as a column with one element a line.
  case brackets(Arguments, isColumn: Bool = false)
  /// A closure: the text up to `in`, and its statements.
  case closure(String, [Statement])
  /// A choice between two values by a condition.
  case choice(String, Expression, Expression)

  // Values of documents, which have their code once the names of the objects are known.

  /// The property for an object, given by the index of its element.
  case object(Int)
  case local(LocalObject)
}

extension Expression: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension Expression {
  static let missing = Expression.text("nil")

  static func flag(_ flag: Bool) -> Expression { flag ? "true" : "false" }

  /// A number, to a millionth.
  static func number(_ number: Double) -> Expression { .text(number.literal) }

  /// A case of an enumeration, such as `.center`.
  static func word(_ name: String) -> Expression { .text("." + name) }

  static func options(_ names: [String]) -> Expression {
    names.count == 1 ? .word(names[0]) : .list(names.map { .word($0) })
  }

  /// A call with arguments that need no label of their own, such as `x: 1`.
  static func call(_ callee: String, texts: [String]) -> Expression {
    .call(callee, Arguments(unlabeled: texts.map { .text($0) }))
  }

  static func list(_ values: [Expression]) -> Expression { .brackets(Arguments(unlabeled: values)) }

  static func column(_ values: [Expression]) -> Expression {
    .brackets(Arguments(unlabeled: values), isColumn: true)
  }

  /// A list of names.
  static func names(_ names: [String]) -> Expression { .list(names.map { .text($0) }) }

  /// The expression in one line, or `nil` if it always has several.
  var flat: String? {
    switch self {
    case .text(let text): return text
    case .literal(let text): return text.literal
    case .call(let callee, let arguments, let tail):
      guard let (others, closure) = Self.trailingClosure(in: arguments) else {
        return Self.joined(arguments.map(\.flat)).map { "\(callee)(\($0))\(tail)" }
      }
      guard let block = closure.flat, let list = Self.joined(others.map(\.flat)) else { return nil }
      return "\(callee)\(others.isEmpty ? "" : "(\(list))") \(block)\(tail)"
    case .brackets(let entries, let isColumn):
      return isColumn ? nil : Self.joined(entries.map(\.flat)).map { "[\($0)]" }
    case .closure(let head, let body):
      guard let statement = body.first else { return head.isEmpty ? "{}" : "{ \(head) }" }
      guard body.count == 1, let line = statement.flat else { return nil }
      return "{ \([head, line].filter { !$0.isEmpty }.joined(separator: " ")) }"
    case .choice(let condition, let first, let second):
      guard let first = first.flat, let second = second.flat else { return nil }
      return "\(condition) ? \(first) : \(second)"
    case .object, .local: return "nil"
    }
  }

  private static func joined(_ parts: [String?]) -> String? {
    let known = parts.compactMap { $0 }
    return known.count == parts.count ? known.joined(separator: ", ") : nil
  }

  /// The closure that follows the parentheses of a call, and the arguments before it.
  static func trailingClosure(
    in arguments: Arguments
  ) -> (others: Arguments, closure: Expression)? {
    guard let last = arguments.last, last.label == "_", case .closure = last.value else {
      return nil
    }
    return (Arguments(arguments.dropLast()), last.value)
  }

  /// The number of lists that get a comma after their last element if they are broken.
  ///
  /// The formatter keeps the room of these commas free, also in a line that has none.
  var commas: Int {
    switch self {
    case .text, .literal, .object, .local: 0
    case .call(_, let arguments, _): arguments.commas
    case .brackets(let entries, _): (entries.count > 1 ? 1 : 0) + entries.commas
    case .closure(_, let body): body.reduce(0) { $0 + $1.commas }
    case .choice(_, let first, let second): first.commas + second.commas
    }
  }
}

extension Arguments { var commas: Int { reduce(0) { $0 + $1.value.commas } } }

extension Arguments.Argument {
  /// The argument in one line, or `nil` if it always has several.
  var flat: String? { value.flat.map { beginning + $0 } }

  /// The label with its colon.
  var beginning: String { label == "_" ? "" : label + ": " }
}
