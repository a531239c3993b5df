import AutoScale

/// The parts that elements play in an outline.
enum OutlineMarkup {
  /// The elements that are one value.
  static let values: Set<String> = [
    "autoresizingMask", "bool", "color", "data", "date", "directionalEdgeInsets", "edgeInsets",
    "font", "fontDescription", "inset", "integer", "mutableData", "mutableString", "nil",
    "offsetWrapper", "point", "real", "rect", "size", "string", "userDefinedRuntimeAttribute",
  ]

  private static let connections: Set<String> = ["action", "outlet", "outletCollection", "segue"]
  private static let guides: Set<String> = [
    "keyboardLayoutGuide", "userLayoutGuide", "viewControllerLayoutGuide", "viewLayoutGuide",
  ]

  /// The elements whose `id` is a name and not an object id.
  private static let named: Set<String> = ["adaptation", "device"]

  /// The attributes whose values are texts, even if they look like numbers.
  private static let texts: Set<String> = [
    "content", "headerTitle", "footerTitle", "keyPath", "name", "placeholder", "prompt", "property",
    "selector", "text", "title", "value",
  ]

  /// The elements that say whether a variation installs an object.
  private static let masks = ["include": "YES", "exclude": "NO"]

  /// The attributes that tell siblings of one name apart, the surest first.
  private static let identities = ["keyPath", "reference", "name", "identifier"]

  /// Returns the id of an element that is an object.
  static func identifier(of element: MarkupElement) -> String? {
    if element.name == "scene" { return element["sceneID"] }
    return named.contains(element.name) ? nil : element["id"]
  }

  /// Returns the kind of an element that is an object.
  static func kind(of element: MarkupElement) -> OutlineObject.Kind {
    switch element.name {
    case "scene": .scene
    case "constraint": .constraint
    case let name where connections.contains(name): .connection
    case let name where guides.contains(name): .guide
    default: .item
    }
  }

  /// Returns the name of an element without an object id.
  static func name(of element: MarkupElement) -> String {
    if let key = element["key"] {
      return element.name == "variation" ? "variation \(key)" : key
    }
    if element.name == "nil", let name = element["name"] { return name }
    if masks[element.name] != nil, let id = element["reference"] { return "installed \(id)" }
    let value = identity(of: element).flatMap { element[$0] }
    return value.map { "\(element.name) \($0)" } ?? element.name
  }

  /// Returns the attribute that tells an element without a key from its siblings, if there is one.
  static func identity(of element: MarkupElement) -> String? {
    element["key"] == nil ? identities.first { element[$0] != nil } : nil
  }

  /// Returns the value of an element without an object id that states nothing but its identity.
  static func presence(of element: MarkupElement) -> OutlineProperty.Value? {
    let identity = element["key"] == nil ? identity(of: element) : "key"
    guard identity != nil, element.attributes.count == 1, element.end == element.index + 1 else {
      return nil
    }
    return masks[element.name].map(OutlineProperty.Value.attribute) ?? .presence(element.name)
  }

  /// Returns the value of an element that is one.
  ///
  /// A text is the same as an element and as an attribute.
  static func value(of element: MarkupElement) -> OutlineProperty.Value {
    switch element.name {
    case "color": return .element("color", color(attributes(of: element)), text: "")
    case "data", "mutableData":
      return .element(
        // White space in base64 has no meaning.
        element.name, attributes(of: element), text: element.text.filter { !$0.isWhitespace })
    case "userDefinedRuntimeAttribute": return runtimeValue(of: element)
    default:
      let attributes = attributes(of: element)
      // A text of one line is an attribute, and one of several lines an element.
      let isText = ["string", "mutableString"].contains(element.name) && attributes.isEmpty
      return isText
        ? .attribute(element.text) : .element(element.name, attributes, text: element.text)
    }
  }

  /// Returns the attributes of an element but for its identity.
  private static func attributes(of element: MarkupElement) -> [String: String] {
    let attributes = element.attributes.filter { !["id", "key"].contains($0.name) }
    let values = attributes.map { ($0.name, normalized($0.value, of: $0.name)) }
    return Dictionary(values) { first, _ in first }
  }

  /// Returns a color's attributes; a named color has no components, which Xcode derives from the name.
  private static func color(_ attributes: [String: String]) -> [String: String] {
    let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
    if let system = names.lazy.compactMap({ attributes[$0] }).first {
      return ["systemColor": system]
    }
    return attributes["name"].map { ["name": $0] } ?? attributes
  }

  /// Returns the value of a runtime attribute: its child, or its attribute with its type.
  private static func runtimeValue(of element: MarkupElement) -> OutlineProperty.Value {
    if let child = element.child(keyed: "value") { return value(of: child) }
    return .element(
      element["type"] ?? "string", element["value"].map { ["value": $0] } ?? [:], text: "")
  }

  /// Returns whether an attribute is a text although it may look like a number, such as a version.
  private static func isText(_ attribute: String) -> Bool {
    texts.contains(attribute)
      || ["dentifier", "ersion", "Label"].contains(where: attribute.hasSuffix)
  }

  /// Returns an attribute's value; a number with a decimal point is rounded to five decimals.
  ///
  /// Xcode writes the same color or frame with other last digits.
  static func normalized(_ value: String, of attribute: String) -> String {
    // Versions of Xcode before 7 call the type so.
    if attribute == "buttonType", value == "roundedRect" { return "system" }
    guard !isText(attribute), value.utf8.contains(UInt8(ascii: ".")),
      value.utf8.first.map({ $0 < UInt8(ascii: ":") }) ?? false,
      let number = Double(interfaceBuilder: value), number.magnitude < 1e9
    else { return value }
    return ((number * 1e5).rounded() / 1e5 + 0).shortDescription
  }
}

extension MarkupElement {
  /// Returns the first child with a value of the attribute `key`.
  fileprivate func child(keyed key: String) -> MarkupElement? {
    children.first { $0["key"] == key }
  }
}
