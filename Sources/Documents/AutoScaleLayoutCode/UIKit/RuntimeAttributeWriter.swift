import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the values that Interface Builder sets by key path as properties.
///
/// A path that UIKit does not have is a property of the app's own: of the custom class, or of an extension.
struct RuntimeAttributeWriter {
  let context: CodeContext
  let screen: ScreenCode

  /// A value with the type of the property that takes it.
  private struct Value {
    let expression: Expression
    let type: String
  }

  func write(_ property: PropertyCode) {
    guard let list = property.facts.child("userDefinedRuntimeAttributes") else { return }
    let attributes = list.children("userDefinedRuntimeAttribute")
    for (index, facts) in attributes.enumerated() { write(facts, at: index, of: property) }
  }

  private func write(_ facts: ElementFacts, at index: Int, of property: PropertyCode) {
    guard let keyPath = facts["keyPath"] else { return }
    if property is ViewCode, ScalingAttribute.fonts.contains(keyPath) {
      return writeSwitch(facts, of: property)
    }
    let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(\.isIdentifier), let value = value(of: facts, at: index, of: property)
    else { return }
    if parts.first == "layer" || parts.count == 1 {
      if writeKnown(keyPath, facts, value, of: property) { return }
    }
    let path = parts.count > 1 ? Self.optionalPath(parts, of: property) : keyPath
    guard let path, parts.count == 1 || Self.typedPaths.contains(keyPath) else { return }
    facts.skipAll()
    property.set(path, value.expression)
    if parts.count == 1 {
      screen.standIns.add(keyPath, type: value.type, to: owner(of: property))
    }
  }

  /// The class whose property a value sets.
  private func owner(of property: PropertyCode) -> String {
    guard let view = property as? ViewCode, view.place == .root else { return property.className }
    let isOwn = view.customClass != nil && screen.baseClass == view.frameworkClass
    return isOwn ? screen.typeName : screen.baseClass
  }

  /// A switch of this package, which has a meaning with scaled lengths alone.
  private func writeSwitch(_ facts: ElementFacts, of property: PropertyCode) {
    facts.skipAll()
    guard context.options.scalesLengths, (property as? ViewCode)?.node.adapterScreen == false else {
      return
    }
    let statement = Statement.assignment(PropertyCode.mark + ".adapterScreen", "false")
    if !property.statements.contains(statement) { property.statements.append(statement) }
  }
}

extension RuntimeAttributeWriter {
  /// Writes a property that UIKit has; returns false for another one.
  private func writeKnown(
    _ keyPath: String, _ facts: ElementFacts, _ value: Value, of property: PropertyCode
  ) -> Bool {
    if let color = facts.child("color", key: "value"), let stated = InterfaceColor(color.markup),
      let name = Self.layerColors[keyPath],
      let expression = UIKitNames.layerColor(stated, context.document.resources)
    {
      facts.skipAll()
      property.set(name, expression)
      return true
    }
    guard let (name, type) = Self.known[keyPath],
      type == value.type || type == "CGFloat" && value.type == "Int"
    else { return false }
    facts.skipAll()
    property.set(name, value.expression)
    return true
  }

  /// The properties of UIKit by the key paths that set them, with their types.
  private static let known: [String: (name: String, type: String)] = {
    let layer = [
      "cornerRadius": "CGFloat", "borderWidth": "CGFloat", "masksToBounds": "Bool",
      "shadowRadius": "CGFloat", "shadowOffset": "CGSize", "zPosition": "CGFloat",
      "shadowOpacity": "CGFloat", "opacity": "CGFloat", "name": "String?",
      "shouldRasterize": "Bool", "allowsEdgeAntialiasing": "Bool",
    ]
    let view = [
      "clipsToBounds": ("clipsToBounds", "Bool"), "hidden": ("isHidden", "Bool"),
      "isHidden": ("isHidden", "Bool"), "alpha": ("alpha", "CGFloat"),
      "tintColor": ("tintColor", "UIColor"), "backgroundColor": ("backgroundColor", "UIColor"),
      "accessibilityIdentifier": ("accessibilityIdentifier", "String?"),
      "accessibilityLabel": ("accessibilityLabel", "String?"),
      "isAccessibilityElement": ("isAccessibilityElement", "Bool"),
      "accessibilityElementsHidden": ("accessibilityElementsHidden", "Bool"),
      "userInteractionEnabled": ("isUserInteractionEnabled", "Bool"),
      "translatesAutoresizingMaskIntoConstraints": (
        "translatesAutoresizingMaskIntoConstraints", "Bool"
      ),
    ]
    return layer.reduce(into: view) { $0["layer.\($1.key)"] = ("layer.\($1.key)", $1.value) }
  }()

  /// The properties that are lengths, those of apps included.
  private static let lengths: Set<String> = [
    "layer.cornerRadius", "layer.borderWidth", "layer.shadowRadius", "cornerRadius", "borderWidth",
  ]

  /// The colors of layers by the key paths of apps that set them from a color of UIKit.
  private static let layerColors: [String: String] = [
    "layer.borderColor": "layer.borderColor", "layer.borderUIColor": "layer.borderColor",
    "layer.borderColorFromUIColor": "layer.borderColor",
    "layer.borderIBColor": "layer.borderColor", "layer.shadowColor": "layer.shadowColor",
    "layer.shadowUIColor": "layer.shadowColor", "layer.shadowColorFromUIColor": "layer.shadowColor",
    "layer.shadowIBColor": "layer.shadowColor", "layer.backgroundColor": "layer.backgroundColor",
  ]

  /// The paths through other objects of UIKit that can be expressed.
  private static let typedPaths: Set<String> = [
    "titleLabel.numberOfLines", "titleLabel.adjustsFontSizeToFitWidth",
    "titleLabel.minimumScaleFactor", "titleLabel.adjustsFontForContentSizeCategory",
    "titleLabel.accessibilityElementsHidden", "textLabel.accessibilityElementsHidden",
    "detailTextLabel.accessibilityElementsHidden",
    "imageView.clipsToBounds", "textLabel.numberOfLines", "detailTextLabel.numberOfLines",
  ]

  private static func optionalPath(_ parts: [String], of property: PropertyCode) -> String? {
    let isButton = (property as? ViewCode)?.node is ButtonNode
    let isCell = (property as? ViewCode)?.node is TableCellNode
    return isButton || isCell ? parts.joined(separator: "?.") : nil
  }
}

extension RuntimeAttributeWriter {
  /// The value of an attribute, or `nil` for one that code cannot express.
  private func value(of facts: ElementFacts, at index: Int, of property: PropertyCode) -> Value? {
    let element = facts.markup
    if let number = number(of: facts) {
      let isLength = Self.lengths.contains(facts["keyPath"] ?? "")
      let isWhole = element.child("integer", key: "value") != nil && !isLength
      return Value(
        expression: isLength ? context.length(number) : .text(number.exactLiteral),
        type: isWhole ? "Int" : "CGFloat")
    }
    switch element["type"] {
    case "boolean":
      guard let value = element["value"] else { return nil }
      return Value(expression: value == "YES" ? "true" : "false", type: "Bool")
    case "string": return string(of: facts, at: index, of: property)
    case "color":
      return context.color("value", of: facts).map { color in
        // The property of an app may be no optional.
        guard case .call(_, let arguments, _) = color, arguments.first?.label == "named" else {
          return Value(expression: color, type: "UIColor")
        }
        return Value(expression: .text("\(color.flat ?? "") ?? .clear"), type: "UIColor")
      }
    case "image": return image(of: facts)
    case "size":
      guard let size = facts.child("size", key: "value") else { return nil }
      return Value(expression: context.size(of: size), type: "CGSize")
    default: return geometry(of: facts)
    }
  }

  private func number(of facts: ElementFacts) -> Double? {
    let child = facts.markup.children.first {
      $0["key"] == "value" && ["real", "integer", "number"].contains($0.name)
    }
    return child?["value"].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  private func string(
    of facts: ElementFacts, at index: Int, of property: PropertyCode
  ) -> Value? {
    guard let text = facts["value"] ?? facts.markup.string("value") else {
      return facts.markup.children.contains { _ in true }
        ? nil : Value(expression: "\"\"", type: "String")
    }
    let key = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]"
    return Value(
      expression: .varying(.text, context.text(text, of: property.facts.markup, keys: key)),
      type: Self.optionalTexts.contains(facts["keyPath"] ?? "") ? "String?" : "String")
  }

  private static let optionalTexts: Set<String> = [
    "accessibilityIdentifier", "accessibilityLabel", "layer.name",
  ]

  private func image(of facts: ElementFacts) -> Value? {
    guard let name = facts["value"] ?? facts.markup.child("imageReference", key: "value")?["image"]
    else { return nil }
    return Value(
      expression: .varying(.image, .call("UIImage", [.init("named", .text(name.literal))])),
      type: "UIImage?")
  }

  private func geometry(of facts: ElementFacts) -> Value? {
    let forms = [
      ("point", "CGPoint", ["x", "y"]), ("rect", "CGRect", ["x", "y", "width", "height"]),
      ("range", "NSRange", ["location", "length"]),
    ]
    for (name, type, keys) in forms {
      guard let child = facts.child(name, key: "value") else { continue }
      let arguments = keys.map { key in
        Expression.Argument(key, .text((child.takeNumber(key) ?? 0).literal))
      }
      return Value(expression: .call(type, arguments), type: type)
    }
    return nil
  }
}
