import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Reader {
  /// Reads the values that Interface Builder sets by key path, as properties.
  ///
  /// A path that UIKit does not have is a property of the app's own: of the custom class, or of an extension.
  mutating func readRuntimeAttributes(
    of owner: MarkupElement, _ node: ViewNode? = nil, into look: inout Look
  ) {
    guard let list = child("userDefinedRuntimeAttributes", of: owner) else { return }
    for (index, element) in children("userDefinedRuntimeAttribute", of: list).enumerated() {
      guard let keyPath = element["keyPath"] else { continue }
      if let node, ScalingAttribute.fonts.contains(keyPath) {
        takeAll(of: element)
        let setting = Setting.set("adapterScreen", .flag(false))
        // The switch has a meaning with scaled lengths alone.
        if source.options.scalesLengths, node.adapterScreen == false,
          !look.settings.contains(setting)
        {
          look.settings.append(setting)
        }
        continue
      }
      let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.allSatisfy(\.isIdentifier),
        let value = runtimeValue(of: element, at: index, of: owner)
      else { continue }
      if parts.count == 1 || parts[0] == "layer",
        let known = known(keyPath, value, of: element)
      {
        takeAll(of: element)
        look.settings.append(known)
      } else if parts.count == 1 {
        takeAll(of: element)
        look.set(keyPath, value.value)
        look.appProperties.append((keyPath, value.type))
      } else if Self.typedPaths.contains(keyPath), node is ButtonNode || node is TableCellNode {
        takeAll(of: element)
        // The texts and images of buttons and cells are optional.
        look.set(parts.joined(separator: "?."), value.value)
      }
    }
  }

  /// A value with the type of the property that takes it.
  private struct RuntimeValue {
    let value: Value
    let type: String
  }

  /// The setting of a property that UIKit has, or `nil` for another one.
  private mutating func known(
    _ keyPath: String, _ value: RuntimeValue, of element: MarkupElement
  ) -> Setting? {
    if let name = Self.layerColors[keyPath], let color = color("value", of: element, for: .layer) {
      return .set(name, color)
    }
    guard let (name, type) = Self.known[keyPath],
      type == value.type || type == "CGFloat" && value.type == "Int"
    else { return nil }
    return .set(name, value.value)
  }

  /// The properties of UIKit by the key paths that set them, with their types.
  private static let known: [String: (name: String, type: String)] = {
    let types = [
      "Bool": [
        "layer.masksToBounds", "layer.shouldRasterize", "layer.allowsEdgeAntialiasing",
        "clipsToBounds", "isHidden", "isAccessibilityElement", "accessibilityElementsHidden",
        "translatesAutoresizingMaskIntoConstraints",
      ],
      "CGFloat": [
        "layer.cornerRadius", "layer.borderWidth", "layer.shadowRadius", "layer.zPosition",
        "layer.shadowOpacity", "layer.opacity", "alpha",
      ],
      "CGSize": ["layer.shadowOffset"],
      "String?": ["layer.name", "accessibilityIdentifier", "accessibilityLabel"],
      "UIColor": ["tintColor", "backgroundColor"],
    ]
    var known = [
      "hidden": ("isHidden", "Bool"),
      "userInteractionEnabled": ("isUserInteractionEnabled", "Bool"),
    ]
    for (type, names) in types {
      for name in names { known[name] = (name, type) }
    }
    return known
  }()

  /// The properties that are lengths, those of apps included.
  private static let lengths: Set<String> = [
    "layer.cornerRadius", "layer.borderWidth", "layer.shadowRadius", "cornerRadius", "borderWidth",
  ]

  /// The colors of layers, by the key paths of apps that set them from a color of UIKit.
  private static let layerColors: [String: String] = {
    let names = [
      "border": ["Color", "UIColor", "ColorFromUIColor", "IBColor"],
      "shadow": ["Color", "UIColor", "ColorFromUIColor", "IBColor"], "background": ["Color"],
    ]
    var colors: [String: String] = [:]
    for (name, endings) in names {
      for ending in endings { colors["layer.\(name)\(ending)"] = "layer.\(name)Color" }
    }
    return colors
  }()

  /// The paths through other objects of UIKit that can be expressed.
  private static let typedPaths: Set<String> = [
    "titleLabel.numberOfLines", "titleLabel.adjustsFontSizeToFitWidth",
    "titleLabel.minimumScaleFactor", "titleLabel.adjustsFontForContentSizeCategory",
    "titleLabel.accessibilityElementsHidden", "textLabel.accessibilityElementsHidden",
    "detailTextLabel.accessibilityElementsHidden",
    "imageView.clipsToBounds", "textLabel.numberOfLines", "detailTextLabel.numberOfLines",
  ]
}

extension Reader {
  /// The value of an attribute, or `nil` for one that code cannot express.
  private mutating func runtimeValue(
    of element: MarkupElement, at index: Int, of owner: MarkupElement
  ) -> RuntimeValue? {
    let keyPath = element["keyPath"] ?? ""
    let numbers = element.children.filter {
      $0["key"] == "value" && ["real", "integer", "number"].contains($0.name)
    }
    if let number = numbers.first?["value"].flatMap(Double.init), number.isFinite {
      let isLength = Self.lengths.contains(keyPath)
      let isWhole = element.child("integer", key: "value") != nil && !isLength
      return RuntimeValue(
        value: isLength ? .length(number) : .exact(number), type: isWhole ? "Int" : "CGFloat")
    }
    switch element["type"] {
    case "boolean":
      return element["value"].map { RuntimeValue(value: .flag($0 == "YES"), type: "Bool") }
    case "string":
      let optional = ["accessibilityIdentifier", "accessibilityLabel", "layer.name"]
      let type = optional.contains(keyPath) ? "String?" : "String"
      guard let text = element["value"] ?? element.string("value") else {
        let isEmpty = !element.children.contains { _ in true }
        return isEmpty ? RuntimeValue(value: .literal(""), type: "String") : nil
      }
      let key = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]"
      let value = source.text(text, of: owner, keys: key)
      return RuntimeValue(value: .content(.text, value), type: type)
    case "color":
      return color("value", of: element, for: .appProperty).map {
        RuntimeValue(value: $0, type: "UIColor")
      }
    case "image":
      let reference = element.child("imageReference", key: "value")
      guard let name = element["value"] ?? reference?["image"] else { return nil }
      return RuntimeValue(value: .content(.image, .image(named: name)), type: "UIImage?")
    case "size":
      return child("size", key: "value", of: element).map {
        RuntimeValue(value: size(of: $0), type: "CGSize")
      }
    default: return geometry(of: element)
    }
  }

  private mutating func geometry(of element: MarkupElement) -> RuntimeValue? {
    for (name, type, keys) in [
      ("point", "CGPoint", ["x", "y"]), ("rect", "CGRect", ["x", "y", "width", "height"]),
      ("range", "NSRange", ["location", "length"]),
    ] {
      guard let child = child(name, key: "value", of: element) else { continue }
      let arguments = keys.map { key in
        Value.Argument(key, .number(number(key, of: child) ?? 0))
      }
      return RuntimeValue(value: .made(type, arguments), type: type)
    }
    return nil
  }
}
