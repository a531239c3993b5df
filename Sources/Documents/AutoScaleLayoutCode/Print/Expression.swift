/// An expression of Swift, with the places where its lines may end.
indirect enum Expression: Hashable, Sendable {
  /// A text without another place than the periods of a path.
  case text(String)
  /// A call, and the text behind it.
  case call(String, [Argument], tail: String = "")
  /// A list between brackets.
  case list([Expression])
  /// A list with one element a line.
  case column([Expression])
  /// Keys and values between brackets.
  case dictionary([Entry])
  /// A closure: the text up to `in`, and its statements.
  case closure(String, [Statement])
  /// A choice between two values.
  case choice(String, Expression, Expression)
  /// A value that differs between repeated views.
  case varying(Variable, Expression)

  /// An argument of a call.
  struct Argument: Hashable, Sendable {
    let label: String?
    let value: Expression

    init(_ label: String? = nil, _ value: Expression) {
      self.label = label
      self.value = value
    }
  }

  /// A key and its value.
  struct Entry: Hashable, Sendable {
    let key: String
    let value: Expression
  }

  /// The content of repeated views that may differ.
  enum Variable: String, Hashable, Sendable {
    case text, title, placeholder, image, tag, identifier
  }
}

extension Expression: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension Expression {
  /// A call with arguments that need no label of their own, such as `x: 1`.
  static func call(_ callee: String, texts: [String]) -> Expression {
    .call(callee, texts.map { Argument(nil, .text($0)) })
  }

  /// The expression in one line, or `nil` if it always has several.
  var flat: String? {
    switch self {
    case .text(let text): return text
    case .varying(_, let value): return value.flat
    case .call(let callee, let arguments, let tail):
      guard let (others, closure) = Self.trailingClosure(in: arguments) else {
        return Self.joined(arguments.map(\.flat)).map { "\(callee)(\($0))\(tail)" }
      }
      guard let block = closure.flat, let list = Self.joined(others.map(\.flat)) else { return nil }
      return "\(callee)\(others.isEmpty ? "" : "(\(list))") \(block)\(tail)"
    case .list(let values): return Self.joined(values.map(\.flat)).map { "[\($0)]" }
    case .column: return nil
    case .dictionary(let entries):
      let parts = entries.map { entry in entry.value.flat.map { "\(entry.key): \($0)" } }
      return Self.joined(parts).map { entries.isEmpty ? "[:]" : "[\($0)]" }
    case .closure(let head, let body):
      guard body.count <= 1 else { return nil }
      let line = body.first?.flat
      if line == nil, !body.isEmpty { return nil }
      return "{ \([head, line ?? ""].filter { !$0.isEmpty }.joined(separator: " ")) }"
    case .choice(let condition, let first, let second):
      guard let first = first.flat, let second = second.flat else { return nil }
      return "\(condition) ? \(first) : \(second)"
    }
  }

  private static func joined(_ parts: [String?]) -> String? {
    let known = parts.compactMap { $0 }
    return known.count == parts.count ? known.joined(separator: ", ") : nil
  }

  /// The number of lists that get a comma behind their last element if they are broken.
  ///
  /// The formatter keeps the room of these commas free.
  var commas: Int {
    switch self {
    case .text: 0
    case .varying(_, let value): value.commas
    case .call(_, let arguments, _): arguments.reduce(0) { $0 + $1.value.commas }
    case .list(let values), .column(let values):
      (values.count > 1 ? 1 : 0) + values.reduce(0) { $0 + $1.commas }
    case .dictionary(let entries):
      (entries.count > 1 ? 1 : 0) + entries.reduce(0) { $0 + $1.value.commas }
    case .closure(_, let body): body.reduce(0) { $0 + $1.commas }
    case .choice(_, let first, let second): first.commas + second.commas
    }
  }

  /// The expression with other texts.
  func mapTexts(_ transform: (String) -> String) -> Expression {
    mapped(transform) { .varying($0, $1.mapTexts(transform)) }
  }

  /// The expression with other values in the places that differ between repeated views.
  func replacingVariables(_ replace: (Variable, Expression) -> Expression) -> Expression {
    mapped({ $0 }, replace)
  }

  /// The expression with other texts and other values in the places that differ.
  func mapped(
    _ text: (String) -> String, _ variable: (Variable, Expression) -> Expression
  ) -> Expression {
    func mapped(_ value: Expression) -> Expression { value.mapped(text, variable) }
    return switch self {
    case .text(let content): .text(text(content))
    case .varying(let name, let value): variable(name, value)
    case .call(let callee, let arguments, let tail):
      .call(
        text(callee), arguments.map { Argument($0.label, mapped($0.value)) }, tail: text(tail))
    case .list(let values): .list(values.map(mapped))
    case .column(let values): .column(values.map(mapped))
    case .dictionary(let entries):
      .dictionary(entries.map { Entry(key: $0.key, value: mapped($0.value)) })
    case .closure(let head, let body): .closure(head, body.map { $0.mapped(text, variable) })
    case .choice(let condition, let first, let second):
      .choice(text(condition), mapped(first), mapped(second))
    }
  }
}

extension Expression.Argument {
  /// The argument in one line, or `nil` if it always has several.
  var flat: String? { value.flat.map { beginning + $0 } }

  /// The label with its colon.
  var beginning: String { label.map { $0 + ": " } ?? "" }
}
