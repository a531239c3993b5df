import AutoScale

/// The parts that elements play in an outline.
enum OutlineMarkup {
  /// The elements that are one value.
  static let values: Set<String> = [
    "autoresizingMask", "bool", "color", "data", "date", "directionalEdgeInsets", "edgeInsets",
    "font", "fontDescription", "inset", "integer", "mutableData", "mutableString", "nil",
    "offsetWrapper", "point", "real", "rect", "size", "string",
  ]

  private static let connections: Set<String> = ["action", "outlet", "outletCollection", "segue"]
  private static let guides: Set<String> = [
    "keyboardLayoutGuide", "userLayoutGuide", "viewControllerLayoutGuide", "viewLayoutGuide",
  ]

  /// The elements whose `id` is a name and not an object id.
  private static let named: Set<String> = ["adaptation", "device"]

  /// The attributes whose values are texts, even if they look like numbers.
  private static let texts: Set<String> = [
    "content", "headerTitle", "footerTitle", "keyPath", "name", "placeholder", "prompt", "text",
    "title", "userLabel", "value",
  ]

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
    let value = identity(of: element).flatMap { element[$0] }
    return value.map { "\(element.name) \($0)" } ?? element.name
  }

  /// Returns the attribute that tells an element without a key from its siblings, if there is one.
  static func identity(of element: MarkupElement) -> String? {
    element["key"] == nil ? identities.first { element[$0] != nil } : nil
  }

  /// Returns the value of an element that is one.
  static func value(of element: MarkupElement) -> OutlineProperty.Value {
    let attributes = element.attributes.filter { $0.name != "key" && $0.name != "id" }
    let values = attributes.map { ($0.name, normalized($0.value, of: $0.name)) }
    let isData = ["data", "mutableData"].contains(element.name)
    return .element(
      element.name, Dictionary(values) { first, _ in first },
      text: isData ? element.text.filter { !$0.isWhitespace } : element.text)
  }

  /// Returns an attribute's value; a number with a decimal point has its shortest form.
  static func normalized(_ value: String, of attribute: String) -> String {
    guard !texts.contains(attribute), value.utf8.contains(UInt8(ascii: ".")),
      value.utf8.first.map({ $0 < UInt8(ascii: ":") }) ?? false,
      let number = Double(interfaceBuilder: value), number.magnitude < 1e9
    else { return value }
    return (number + 0).shortDescription
  }
}
