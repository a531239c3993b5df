/// A row about an attribute or a child of an element, and the property of UIKit that has its value.
///
/// Tables state rows as words, such as `scrollEnabled>isScrollEnabled=YES`, `spacing=0pt` or `color:tintColor`.
/// A row is the name of an attribute, the property in UIKit if it has another name, and the value of an object that
/// is made in code: a flag, a number, a number of points, or a case. Only other values are stated; without a
/// standard value each one is. `?` gives the value that a document means if it states none, and `+pt` a length that is
/// never negative. Rows of other kinds begin with them.
struct Rule: Sendable {
  enum Kind: String, Sendable {
    /// A flag, a number or a case, as the value shows.
    case attribute
    /// An attribute that needs no code: the tree or another reader has it, or UIKit has no such property.
    case ignored
    /// A text that no language replaces, such as an identifier, and one that users read.
    case literal, text
    case image, color, insets, directionalInsets, size, symbol
  }

  var kind = Kind.attribute
  /// The attribute or the key of the child.
  let key: String
  let property: String
  /// The value of an object that is made in code, as documents state it.
  var standard: String?
  /// The value that a document means if it states none.
  var absent: String?
  /// Whether a number is one of points, and whether one below zero means nothing.
  var (isLength, isPositive) = (false, false)

  init(_ word: String) {
    var word = word
    /// Takes what follows a mark.
    func end(after mark: Character) -> String? {
      guard let index = word.lastIndex(of: mark) else { return nil }
      defer { word = String(word[..<index]) }
      return String(word[word.index(after: index)...])
    }
    // From the end, as each mark ends what stands before it.
    absent = end(after: "?")
    standard = end(after: "=")
    if let length = standard, length.hasSuffix("pt") {
      (isLength, isPositive) = (true, length.hasSuffix("+pt"))
      let number = length.dropLast(isPositive ? 3 : 2)
      standard = number.isEmpty ? nil : String(number)
    }
    let property = end(after: ">")
    let parts = word.split(separator: ":")
    if parts.count > 1 {
      let known = Kind(rawValue: String(parts[0]))
      assert(known != nil, "no kind of rows is called \(parts[0])")
      kind = known ?? .attribute
    }
    key = parts.last.map(String.init) ?? ""
    self.property = property ?? key
  }
}

/// Rows of several classes.
struct RuleTable: Sendable {
  private var rows: [String: [Rule]] = [:]

  /// Reads a text in which each class has a paragraph: its name, a colon, and the words of its rows.
  init(_ text: String) {
    var name = ""
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      if word.hasSuffix(":") {
        name = String(word.dropLast())
      } else {
        rows[name, default: []].append(Rule(word))
      }
    }
  }

  subscript(name: String) -> [Rule] { rows[name] ?? [] }

  /// The keys of the rows of some classes.
  func keys(of classes: String...) -> Set<String> { Set(classes.flatMap { self[$0] }.map(\.key)) }

  /// The rows of a class and its superclasses, these first; a row of a class replaces that of a superclass.
  func rows(of classes: [String]) -> [Rule] {
    var rules: [Rule] = []
    for rule in classes.flatMap({ self[$0] }) {
      if let index = rules.firstIndex(where: { $0.key == rule.key && $0.kind == rule.kind }) {
        rules[index] = rule
      } else {
        rules.append(rule)
      }
    }
    return rules
  }
}
