import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Reader {
  /// Reads the values that Interface Builder sets by key path, as properties.
  ///
  /// A path that UIKit does not have is a property of the app's own: of the custom class, or of an extension.
  mutating func readRuntimeAttributes(of node: ViewNode? = nil) {
    let attributes =
      child("userDefinedRuntimeAttributes")?.children("userDefinedRuntimeAttribute") ?? []
    for (index, attribute) in attributes.enumerated() {
      let key = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]"
      if read(attribute, of: node, textKey: key) { takeAll(of: attribute.element) }
    }
  }

  /// Reads an attribute, and returns whether code can express it.
  private mutating func read(
    _ attribute: Reader, of node: ViewNode?, textKey: String
  ) -> Bool {
    guard let keyPath = attribute["keyPath"] else { return false }
    if let node, ScalingAttribute.fonts.contains(keyPath) {
      let setting = Setting.set("adapterScreen", .flag(false))
      // The switch means something only where lengths are scaled.
      if source.options.scalesLengths, node.adapterScreen == false,
        !look.settings.contains(setting)
      {
        look.settings.append(setting)
      }
      return true
    }
    let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // Code has no string for a path: each part has to be a name.
    guard parts.allSatisfy(\.isIdentifier),
      let value = attribute.runtimeValue(of: element, textKey: textKey)
    else { return false }
    if parts.count == 1 || parts[0] == "layer", let known = attribute.known(keyPath, value) {
      look.settings.append(known)
    } else if parts.count == 1 {
      // Any other single name is a property of the app: of its class or of an extension.
      set(keyPath, value.value)
      look.appProperties.append((keyPath, value.type))
    } else if Self.typedPaths.contains(keyPath), node is ButtonNode || node is TableCellNode {
      // The texts and images of buttons and cells are optional.
      set(parts.joined(separator: "?."), value.value)
    } else {
      return false
    }
    return true
  }

  /// A value with the type of the property that takes it.
  private struct RuntimeValue {
    let value: Expression
    let type: String
  }

  /// The setting of a property that UIKit has, or `nil` for another one.
  private func known(_ keyPath: String, _ value: RuntimeValue) -> Setting? {
    if let name = Self.layerColors[keyPath], let color = color("value", for: .layer) {
      return .set(name, color)
    }
    // Interface Builder writes whole numbers as integers, also for lengths.
    let types = value.type == "Int" ? ["Int", "CGFloat"] : [value.type]
    let rule = types.flatMap { Self.known[$0] }.first { $0.key == keyPath }
    return rule.map { .set($0.property, value.value) }
  }

  /// The properties of UIKit by the key paths that set them, in rows of their types.
  private static let known = RuleTable(
    """
    Bool: layer.masksToBounds layer.shouldRasterize layer.allowsEdgeAntialiasing clipsToBounds
      isHidden hidden>isHidden userInteractionEnabled>isUserInteractionEnabled
      isAccessibilityElement accessibilityElementsHidden translatesAutoresizingMaskIntoConstraints
    CGFloat: layer.cornerRadius layer.borderWidth layer.shadowRadius layer.zPosition
      layer.shadowOpacity layer.opacity alpha
    CGSize: layer.shadowOffset
    String?: layer.name accessibilityIdentifier accessibilityLabel
    UIColor: tintColor backgroundColor
    """)

  /// The properties that are lengths, those of apps included.
  private static let lengths = Set(
    words: """
      layer.cornerRadius layer.borderWidth layer.shadowRadius cornerRadius borderWidth
      """)

  /// The colors of layers, by the key paths of extensions in apps that set them from a color of UIKit.
  private static let layerColors: [String: String] = {
    // A layer takes no UIColor by key path, so that apps have added paths that do.
    var colors = ["layer.backgroundColor": "layer.backgroundColor"]
    for name in ["border", "shadow"] {
      for ending in ["Color", "UIColor", "ColorFromUIColor", "IBColor"] {
        colors["layer.\(name)\(ending)"] = "layer.\(name)Color"
      }
    }
    return colors
  }()

  /// The paths through other objects of UIKit that can be expressed.
  private static let typedPaths = Set(
    words: """
      titleLabel.numberOfLines titleLabel.adjustsFontSizeToFitWidth
      titleLabel.minimumScaleFactor titleLabel.adjustsFontForContentSizeCategory
      titleLabel.accessibilityElementsHidden textLabel.accessibilityElementsHidden
      detailTextLabel.accessibilityElementsHidden imageView.clipsToBounds
      textLabel.numberOfLines detailTextLabel.numberOfLines
      """)

  /// The value of an attribute, or `nil` for one that code cannot express.
  private func runtimeValue(of owner: MarkupElement, textKey: String) -> RuntimeValue? {
    let keyPath = element["keyPath"] ?? ""
    switch (RuntimeAttribute.Value(of: element), element["type"]) {
    case (.number(let number), _):
      if Self.lengths.contains(keyPath) {
        return .init(value: options.length(number), type: "CGFloat")
      }
      let isWhole = element.child("integer", key: "value") != nil
      return RuntimeValue(value: .text(number.exactLiteral), type: isWhole ? "Int" : "CGFloat")
    case (.boolean(let flag), _): return RuntimeValue(value: .flag(flag), type: "Bool")
    case (.string(let text), "string"):
      let optional = ["accessibilityIdentifier", "accessibilityLabel", "layer.name"]
      return RuntimeValue(
        value: source.text(text, of: owner, keys: textKey),
        type: optional.contains(keyPath) ? "String?" : "String")
    case (_, "color"):
      return color("value", for: .appProperty).map { RuntimeValue(value: $0, type: "UIColor") }
    case (_, "image"):
      let reference = element.child("imageReference", key: "value")
      return (element["value"] ?? reference?["image"]).map {
        RuntimeValue(value: .image(named: $0), type: "UIImage?")
      }
    case (_, "size"): return size("value").map { RuntimeValue(value: $0, type: "CGSize") }
    case (_, "point"): return geometry("CGPoint", ["x", "y"])
    case (_, "rect"): return geometry("CGRect", ["x", "y", "width", "height"])
    case (_, "range"): return geometry("NSRange", ["location", "length"])
    default: return nil
    }
  }

  private func geometry(_ type: String, _ names: [String]) -> RuntimeValue? {
    element.children.first { $0["key"] == "value" }.map { child in
      let numbers = names.map { name in
        (name, Expression.number((child[name].flatMap(Double.init) ?? 0).millionths))
      }
      return RuntimeValue(value: .call(type, Arguments(numbers)), type: type)
    }
  }
}
