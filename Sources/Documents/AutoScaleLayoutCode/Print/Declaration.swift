/// A declaration of Swift: a type, a function or a property, with its comment.
struct Declaration {
  enum Body {
    /// The body of a function.
    case statements([Statement])
    /// The members of a type in blocks, between which a line is empty.
    case members([[Declaration]])
    /// A property, which is a statement.
    case property(Statement)
  }

  var documentation: [String] = []
  /// The parts of the document that have no code, as a list in the comment.
  var notes: [String] = []
  /// The attributes above the declaration, such as `@MainActor`.
  var attributes: [String] = []
  /// The declaration without its brace, such as `private func addSubviews()`.
  var head = ""
  var body: Body

  static func function(
    _ head: String, _ documentation: [String] = [], _ body: [Statement]
  ) -> Declaration {
    Declaration(documentation: documentation, head: head, body: .statements(body))
  }

  static func property(_ statement: Statement, _ documentation: [String] = []) -> Declaration {
    Declaration(documentation: documentation, body: .property(statement))
  }

  static func type(_ head: String, _ members: [[Declaration]]) -> Declaration {
    Declaration(head: head, body: .members(members))
  }

  func lines(indent: String) -> [String] {
    let beginning =
      Self.comment(documentation, notes: notes, indent: indent) + attributes.map { indent + $0 }
    switch body {
    case .property(let statement): return beginning + statement.lines(indent: indent)
    case .statements(let statements):
      return beginning + Self.head(of: head, indent: indent)
        + statements.lines(indent: indent + "  ") + [indent + "}"]
    case .members(let blocks):
      let members = blocks.map { $0.flatMap { $0.lines(indent: indent + "  ") } }
        .filter { !$0.isEmpty }
      // As the formatter leaves an extension that only conforms.
      if members.isEmpty { return beginning + [indent + head + " {}"] }
      return beginning + typeHead(indent) + members.joined(separator: [""]) + [indent + "}"]
    }
  }

  /// The lines of a comment about a declaration, and of the parts that have no code.
  static func comment(_ texts: [String], notes: [String] = [], indent: String) -> [String] {
    var paragraphs = texts.filter { !$0.isEmpty }
    // The first sentence is a paragraph, which is the summary of the declaration.
    if paragraphs.count > 1 { paragraphs.insert("", at: 1) }
    var lines = paragraphs.flatMap { text in
      text.isEmpty ? [indent + "///"] : text.wrapped(indent: indent, mark: "///")
    }
    if !notes.isEmpty, !texts.isEmpty { lines.append(indent + "///") }
    return lines
      + notes.flatMap { "- \($0)".wrapped(indent: indent, mark: "///", hanging: "  ") }
  }

  /// The first lines of a type; one that is too long has its superclass below it, or its generic parameters.
  private func typeHead(_ indent: String) -> [String] {
    let line = "\(indent)\(head) {"
    guard line.count > Expression.width, let colon = head.firstRange(of: ": ") else {
      return [line]
    }
    if head[..<colon.lowerBound].contains("<") {
      return Self.head(of: head, between: ("<", ">"), indent: indent)
    }
    return [
      indent + head[..<colon.lowerBound] + ":", indent + "  " + head[colon.upperBound...],
      indent + "{",
    ]
  }

  /// The first lines of a function; parameters that do not fit have lines of their own.
  private static func head(
    of head: String, between brackets: (open: Character, close: Character) = ("(", ")"),
    indent: String
  ) -> [String] {
    let line = indent + head + " {"
    guard line.count > Expression.width, let open = head.firstIndex(of: brackets.open),
      let close = head.lastIndex(of: brackets.close)
    else { return [line] }
    let parameters = head[head.index(after: open)..<close]
    let whole = indent + "  " + parameters
    var lines = [whole]
    if whole.count > Expression.width {
      let parts = parameters.split(separator: ", ")
      lines = parts.enumerated().flatMap { index, part in
        composition(part + (index == parts.count - 1 ? "" : ","), indent: indent + "  ")
      }
    }
    return [indent + head[...open]] + lines + [indent + head[close...] + " {"]
  }

  /// A parameter whose type is a composition of protocols, which goes on in the next line.
  private static func composition(_ text: Substring, indent: String) -> [String] {
    var lines: [String] = []
    for part in text.split(separator: " & ") {
      lines.fill(String(part), after: " & ", or: indent + (lines.isEmpty ? "" : "  & "))
    }
    return lines
  }
}
