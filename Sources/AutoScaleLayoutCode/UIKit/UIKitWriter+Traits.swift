import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension UIKitWriter {
  /// Writes the keyboard and the corrections of a text input.
  func writeInput(of view: ViewCode) {
    guard let traits = view.facts.takeChild("textInputTraits", key: "textInputTraits") else {
      return
    }
    for (name, value) in traits.attributes where name != "key" {
      switch name {
      case "secureTextEntry":
        if value == "YES" { view.set("isSecureTextEntry", "true") }
      case "enablesReturnKeyAutomatically":
        if value == "YES" { view.set(name, "true") }
      case "textContentType":
        if let type = Self.contentTypes[value] {
          view.set(name, ".\(type)")
        } else {
          view.comments.append("the text content type \(value)")
        }
      case "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType",
        "spellCheckingType", "keyboardAppearance", "smartDashesType", "smartInsertDeleteType",
        "smartQuotesType":
        writeTrait(name, value, of: view)
      default: view.comments.append("the input trait \(name)")
      }
    }
  }

  private func writeTrait(_ name: String, _ value: String, of view: ViewCode) {
    let standards = ["autocapitalizationType": "sentences"]
    let names = [
      "alphabet": "asciiCapable", "numbersAndPunctuation": "numbersAndPunctuation", "alert": "dark",
      "URL": "URL",
    ]
    let word = names[value] ?? value
    guard word.isIdentifier, value != standards[name] ?? "default" else { return }
    view.set(name, ".\(word)")
  }

  /// The content types by the words of documents, which are those of the web.
  private static let contentTypes = [
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
  func writeAccessibility(of view: ViewCode) {
    view.facts.skip(["accessibility:accessibilityConfiguration"])
    let lists = view.facts.markup.children.filter { $0.name == "accessibility" }
    for element in lists {
      for (attribute, property) in [
        ("identifier", "accessibilityIdentifier"), ("label", "accessibilityLabel"),
        ("hint", "accessibilityHint"), ("value", "accessibilityValue"),
      ] {
        if let value = element.string(attribute) { view.set(property, value.literal) }
      }
      if let flag = element.child("bool", key: "isElement") {
        view.set("isAccessibilityElement", flag["value"] == "YES" ? "true" : "false")
      }
      guard let traits = element.child("accessibilityTraits") else { continue }
      let names = traits.attributes.filter { $0.value == "YES" && Self.traits.contains($0.name) }
      let list = names.map { ".\($0.name)" }.joined(separator: ", ")
      if !names.isEmpty { view.set("accessibilityTraits", names.count == 1 ? list : "[\(list)]") }
    }
  }

  private static let traits: Set<String> = [
    "button", "link", "image", "selected", "notEnabled", "staticText", "header", "searchField",
    "adjustable", "keyboardKey", "summaryElement", "updatesFrequently", "playsSound",
    "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "tabBar",
  ]

  /// Writes the values that Interface Builder sets by key path.
  func writeRuntimeAttributes(of view: ViewCode) {
    view.facts.skip(["userDefinedRuntimeAttributes"])
    for attribute in document.runtimeAttributes(of: view.node) {
      let keyPath = attribute.keyPath
      switch (Self.layerProperties[keyPath], attribute.value) {
      case ("number", .number(let number)):
        let isLength = keyPath == "layer.cornerRadius" || keyPath == "layer.borderWidth"
        view.set(keyPath, isLength ? number.length(in: scaling(of: view)) : number.literal)
      case ("boolean", .boolean(let flag)): view.set(keyPath, "\(flag)")
      case ("size", .size(let width, let height)):
        view.set(keyPath, "CGSize(width: \(width.literal), height: \(height.literal))")
      case (_, .number(let number)): setValue(number.literal, keyPath, view)
      case (_, .boolean(let flag)): setValue("\(flag)", keyPath, view)
      case (_, .string(let text)): setValue(text.literal, keyPath, view)
      default: view.comments.append("the runtime attribute \(keyPath)")
      }
    }
  }

  /// The properties of layers by their types.
  private static let layerProperties = [
    "layer.cornerRadius": "number", "layer.borderWidth": "number", "layer.masksToBounds": "boolean",
    "layer.shadowOpacity": "number", "layer.shadowRadius": "number", "layer.shadowOffset": "size",
    "layer.zPosition": "number",
  ]

  /// Sets a value by key path, as Interface Builder does; the class of the view is the app's own.
  private func setValue(_ value: String, _ keyPath: String, _ view: ViewCode) {
    view.statements.append(
      .call(view.dot + "setValue", [value, "forKeyPath: \(keyPath.literal)"]))
  }
}
