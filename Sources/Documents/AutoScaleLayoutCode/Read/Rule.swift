/// A row about an attribute or a child of an element, and the property of UIKit that has its value.
struct Rule: Sendable {
  /// How the value is read.
  enum Kind: Sendable {
    case flag, number, length
    /// The case of an enumeration, which has other names in UIKit.
    case choice([String: String])
    /// A text that no language replaces, such as an identifier.
    case literal
    /// A text that users read.
    case text
    /// The name of an image, or an image with its catalog and its rendering.
    case imageName, image
    case color, insets, directionalInsets, size
    case symbol
    /// Nothing: the tree or another reader has the value, or UIKit has no such property.
    case ignored
  }

  /// The attribute or the key of the child.
  let key: String
  let property: String
  let kind: Kind
  /// The value of an object that is made in code, as documents state it; without one each value is stated.
  var standard: String?
  /// The value that a document means if it states none.
  var absent: String?
  /// The least number that has a meaning.
  var least: Double?
  /// The content in which repeated views may differ.
  var content: Value.Content?
}

extension Rule {
  /// Makes a row of a kind without further values, such as a color.
  init(
    _ kind: Kind, _ key: String, _ property: String? = nil, standard: String? = nil,
    as content: Value.Content? = nil
  ) {
    self.init(
      key: key, property: property ?? key, kind: kind, standard: standard, content: content)
  }

  static func flag(
    _ key: String, _ property: String? = nil, standard: Bool? = false, absent: Bool? = nil
  ) -> Rule {
    func word(_ flag: Bool) -> String { flag ? "YES" : "NO" }
    var rule = Rule(.flag, key, property, standard: standard.map(word))
    rule.absent = absent.map(word)
    return rule
  }

  static func number(
    _ key: String, _ property: String? = nil, standard: Double? = 0,
    as content: Value.Content? = nil
  ) -> Rule {
    Rule(.number, key, property, standard: standard?.literal, as: content)
  }

  static func length(
    _ key: String, _ property: String? = nil, standard: Double? = 0, least: Double? = nil
  ) -> Rule {
    var rule = Rule(.length, key, property, standard: standard?.literal)
    rule.least = least
    return rule
  }

  static func choice(
    _ key: String, _ property: String? = nil, standard: String? = nil, absent: String? = nil,
    names: [String: String] = [:]
  ) -> Rule {
    var rule = Rule(.choice(names), key, property, standard: standard)
    rule.absent = absent
    return rule
  }

  /// Rows of attributes that need no code.
  static func ignored(_ keys: String...) -> [Rule] { keys.map { Rule(.ignored, $0) } }
}
