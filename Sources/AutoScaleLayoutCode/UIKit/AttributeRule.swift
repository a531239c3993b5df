/// A rule that turns an attribute of an element into a property of UIKit.
struct AttributeRule: Sendable {
  /// How a value is written.
  enum Kind: Sendable {
    /// True or false.
    case flag
    /// A number.
    case number
    /// The case of an enumeration, under another name if it has one.
    case choice([String: String])
    /// A text, as a literal.
    case text
  }

  /// The attribute in the document.
  let attribute: String
  /// The property in UIKit.
  let property: String
  let kind: Kind
  /// The value of a view that is made in code, as a document states it.
  let standard: String
  /// The value that a document means if it states none; by default the standard one.
  let absent: String?

  static func flag(
    _ attribute: String, _ property: String? = nil, standard: Bool = false, absent: Bool? = nil
  ) -> AttributeRule {
    AttributeRule(
      attribute: attribute, property: property ?? attribute, kind: .flag,
      standard: standard ? "YES" : "NO", absent: absent.map { $0 ? "YES" : "NO" })
  }

  static func number(
    _ attribute: String, _ property: String? = nil, standard: Double = 0
  ) -> AttributeRule {
    AttributeRule(
      attribute: attribute, property: property ?? attribute, kind: .number,
      standard: standard.literal, absent: nil)
  }

  static func choice(
    _ attribute: String, _ property: String? = nil, standard: String, absent: String? = nil,
    _ names: [String: String] = [:]
  ) -> AttributeRule {
    AttributeRule(
      attribute: attribute, property: property ?? attribute, kind: .choice(names),
      standard: standard, absent: absent)
  }

  static func text(_ attribute: String, _ property: String? = nil) -> AttributeRule {
    AttributeRule(
      attribute: attribute, property: property ?? attribute, kind: .text, standard: "", absent: nil)
  }

  /// Returns the value in code, or `nil` if it is the standard one.
  func value(in facts: ElementFacts) -> String? {
    guard let text = facts.take(attribute) ?? absent else { return nil }
    switch kind {
    case .flag:
      let isOn = text == "YES" || text == "true"
      return isOn == (standard == "YES") ? nil : isOn ? "true" : "false"
    case .number:
      guard let number = Double(text), number.isFinite, number.literal != standard else {
        return nil
      }
      return number.literal
    case .choice(let names):
      let small = text.lowercasedFirst
      if small == standard { return nil }
      let name = names[small] ?? small
      return name.isIdentifier ? ".\(name)" : nil
    case .text: return text.isEmpty ? nil : text.literal
    }
  }
}
