import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension UIKitWriter {
  /// Writes the keyboard and the corrections of a text input.
  ///
  /// Interface Builder does not capitalize unless a document says so, and code does.
  func writeInput(of view: ViewCode) {
    guard let traits = view.facts.child("textInputTraits", key: "textInputTraits") else { return }
    // A search bar made in code does not capitalize either.
    let standard = view.node is SearchBarNode ? "none" : "sentences"
    let capitals = traits.takeCase("autocapitalizationType") ?? "none"
    if capitals != standard { view.set("autocapitalizationType", .text("." + capitals)) }
    for (name, property) in Self.flags where traits.takeFlag(name) == true {
      view.set(property, "true")
    }
    for name in Self.choices {
      guard let word = traits.takeCase(name), word != "default" else { continue }
      view.set(name, .text("." + (Self.inputNames[word] ?? word)))
    }
    guard let type = traits["textContentType"], let name = Self.contentTypes[type] else { return }
    traits.skip("textContentType")
    if view.node is SearchBarNode {
      view.set("searchTextField.textContentType", .text("." + name))
    } else {
      view.set("textContentType", .text("." + name))
    }
  }

  private static let flags = [
    ("secureTextEntry", "isSecureTextEntry"),
    ("enablesReturnKeyAutomatically", "enablesReturnKeyAutomatically"),
  ]

  private static let choices = [
    "keyboardType", "returnKeyType", "autocorrectionType", "spellCheckingType",
    "keyboardAppearance", "smartDashesType", "smartInsertDeleteType", "smartQuotesType",
  ]

  /// The traits that documents name otherwise.
  static let inputNames = ["alphabet": "asciiCapable", "alert": "dark", "url": "URL"]

  /// The content types by the words of documents, which are those of the web.
  static let contentTypes = [
    "password": "password", "email": "emailAddress", "one-time-code": "oneTimeCode", "name": "name",
    "username": "username", "url": "URL", "tel": "telephoneNumber", "new-password": "newPassword",
    "address-level1": "addressState", "address-level2": "addressCity",
    "address-line1": "streetAddressLine1", "address-line2": "streetAddressLine2",
    "postal-code": "postalCode", "cc-number": "creditCardNumber", "country-name": "countryName",
    "given-name": "givenName", "family-name": "familyName", "location": "location",
    "nickname": "nickname", "organization": "organizationName",
    "street-address": "fullStreetAddress", "honorific-prefix": "namePrefix",
    "honorific-suffix": "nameSuffix", "additional-name": "middleName",
    "organization-title": "jobTitle",
  ]

  /// Writes what assistive technologies and tests see.
  func writeAccessibility(of property: PropertyCode) {
    for facts in property.facts.children("accessibility") {
      for (attribute, name) in [
        ("identifier", "accessibilityIdentifier"), ("label", "accessibilityLabel"),
        ("hint", "accessibilityHint"), ("value", "accessibilityValue"),
      ] {
        guard let value = facts.takeText(attribute), !value.isEmpty else { continue }
        let text =
          attribute == "identifier"
          ? .text(value.literal) : context.text(value, of: property.facts.markup, keys: name)
        property.set(name, .varying(attribute == "identifier" ? .identifier : .text, text))
      }
      if let isElement = facts.child("bool", key: "isElement")?.takeFlag("value") {
        property.set("isAccessibilityElement", isElement ? "true" : "false")
      }
      guard let traits = facts.child("accessibilityTraits") else { continue }
      let names = traits.markup.attributes.map(\.name).filter {
        Self.traits.contains($0) && traits.takeFlag($0) == true
      }
      if names.isEmpty {
        if traits.takeFlag("none") == true { property.set("accessibilityTraits", ".none") }
        continue
      }
      property.set(
        "accessibilityTraits",
        names.count == 1 ? .text("." + names[0]) : .list(names.map { .text("." + $0) }))
    }
  }

  private static let traits: Set<String> = [
    "button", "link", "image", "selected", "notEnabled", "staticText", "header", "searchField",
    "adjustable", "keyboardKey", "summaryElement", "updatesFrequently", "playsSound",
    "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "tabBar",
  ]
}
