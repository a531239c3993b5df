/// A rule that turns an attribute of an element into a property of UIKit.
struct AttributeRule: Sendable {
  /// How a value is written.
  enum Kind: Sendable {
    /// True or false.
    case flag
    /// A number.
    case number
    /// A number of points.
    case length
    /// The case of an enumeration, under another name if it has one.
    case choice([String: String])
    /// A text, as a literal.
    case text
    /// The name of an image.
    case image
  }

  /// The attribute in the document.
  let attribute: String
  /// The property in UIKit.
  let property: String
  let kind: Kind
  /// The value of an object that is made in code, as a document states it.
  let standard: String
  /// The value that a document means if it states none; by default the standard one.
  let absent: String?

  private init(
    _ attribute: String, _ property: String?, _ kind: Kind, standard: String, absent: String? = nil
  ) {
    self.attribute = attribute
    self.property = property ?? attribute
    self.kind = kind
    self.standard = standard
    self.absent = absent
  }

  static func flag(
    _ attribute: String, _ property: String? = nil, standard: Bool = false, absent: Bool? = nil
  ) -> AttributeRule {
    AttributeRule(
      attribute, property, .flag, standard: standard ? "YES" : "NO",
      absent: absent.map { $0 ? "YES" : "NO" })
  }

  static func number(
    _ attribute: String, _ property: String? = nil, standard: Double = 0
  ) -> AttributeRule {
    AttributeRule(attribute, property, .number, standard: standard.literal)
  }

  static func length(
    _ attribute: String, _ property: String? = nil, standard: Double = 0
  ) -> AttributeRule {
    AttributeRule(attribute, property, .length, standard: standard.literal)
  }

  static func choice(
    _ attribute: String, _ property: String? = nil, standard: String, absent: String? = nil,
    _ names: [String: String] = [:]
  ) -> AttributeRule {
    AttributeRule(attribute, property, .choice(names), standard: standard, absent: absent)
  }

  static func text(_ attribute: String, _ property: String? = nil) -> AttributeRule {
    AttributeRule(attribute, property, .text, standard: "")
  }

  static func image(_ attribute: String, _ property: String? = nil) -> AttributeRule {
    AttributeRule(attribute, property, .image, standard: "")
  }

  /// Returns the value in code, or `nil` if it is the standard one, or if the rule cannot express it.
  func value(in facts: ElementFacts, _ context: CodeContext) -> Expression? {
    switch kind {
    case .flag:
      guard let isOn = facts.takeFlag(attribute) ?? absent.map({ $0 == "YES" }) else { return nil }
      return isOn == (standard == "YES") ? nil : isOn ? "true" : "false"
    case .number, .length:
      guard let number = facts.takeNumber(attribute), number.literal != standard else { return nil }
      if case .length = kind { return context.length(number) }
      return attribute == "tag" ? .varying(.tag, .text(number.literal)) : .text(number.literal)
    case .choice(let names):
      if facts[attribute] == nil, absent == nil { return nil }
      guard let word = facts.takeCase(attribute) ?? absent, word != standard else { return nil }
      return .text(".\(names[word] ?? word)")
    case .text:
      guard let text = facts.take(attribute), !text.isEmpty else { return nil }
      return attribute == "restorationIdentifier"
        ? .varying(.identifier, .text(text.literal)) : .text(text.literal)
    case .image:
      guard let name = facts.take(attribute), !name.isEmpty else { return nil }
      return .call("UIImage", [.init("named", .text(name.literal))])
    }
  }
}
