import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Values of documents as UIKit writes them.
enum UIKitNames {
  /// The expression of a color, such as `.label` or `UIColor(named: "brand")`, or `nil` for one that UIKit
  /// does not name.
  static func color(_ color: InterfaceColor, _ resources: InterfaceResources) -> Expression? {
    switch color {
    case .components(let red, let green, let blue, let alpha, "displayP3"):
      return .call(
        "UIColor",
        [
          .init("displayP3Red", .text(red.literal)), .init("green", .text(green.literal)),
          .init("blue", .text(blue.literal)), .init("alpha", .text(alpha.literal)),
        ])
    case .components: return Self.color(resources.viewColor(of: color).light)
    case .gray(let white, let alpha, _): return gray(white, alpha)
    case .named(let name): return .call("UIColor", [.init("named", .text(name.literal))])
    case .system(let name): return systemColor(name).map { .text("." + $0) }
    }
  }

  /// The expression of a color for a place that has no type, such as a dictionary.
  static func typedColor(
    _ color: InterfaceColor, _ resources: InterfaceResources
  ) -> Expression? {
    guard let expression = Self.color(color, resources) else { return nil }
    guard case .text(let name) = expression else {
      if case .named(let name) = color { return .text("UIColor(named: \(name.literal)) ?? .label") }
      return expression
    }
    return .text(name.hasPrefix(".") ? "UIColor" + name : name)
  }

  /// The expression of a color of a layer.
  static func layerColor(
    _ color: InterfaceColor, _ resources: InterfaceResources
  ) -> Expression? {
    switch Self.color(color, resources) {
    case .text(let name): .text("UIColor\(name).cgColor")
    case .call(let callee, let arguments, _):
      .call(
        callee, arguments,
        tail: arguments.first?.label == "named" ? "?.cgColor" : ".cgColor")
    default: nil
    }
  }

  private static func color(_ parts: ViewColor.Components) -> Expression {
    if parts.red == parts.green, parts.green == parts.blue { return gray(parts.red, parts.alpha) }
    return .call(
      "UIColor",
      [
        .init("red", .text(parts.red.literal)), .init("green", .text(parts.green.literal)),
        .init("blue", .text(parts.blue.literal)), .init("alpha", .text(parts.alpha.literal)),
      ])
  }

  private static func gray(_ white: Double, _ alpha: Double) -> Expression {
    switch (white.literal, alpha.literal) {
    case ("0", "0"): ".clear"
    case ("0", "1"): ".black"
    case ("1", "1"): ".white"
    default:
      .call(
        "UIColor", [.init("white", .text(white.literal)), .init("alpha", .text(alpha.literal))])
    }
  }

  /// The name of a system color in UIKit, or `nil` if it has none.
  private static func systemColor(_ name: String) -> String? {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return [name, short, oldColors[name]].compactMap { $0 }.first(where: colors.contains)
  }

  /// The colors that UIKit replaces by those of iOS 13.
  private static let oldColors = [
    "groupTableViewBackgroundColor": "systemGroupedBackground",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
    "tableCellPlainBackgroundColor": "systemBackground",
    "scrollViewTexturedBackgroundColor": "systemGroupedBackground",
    "viewFlipsideBackgroundColor": "systemGray",
    "tableCellBlueTextColor": "systemBlue", "alternateSelectedControlColor": "systemBlue",
    "selectedControlColor": "systemBlue",
  ]

  /// The names of UIKit's colors, by Apple's pages of standard colors and of colors of elements.
  private static let colors: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemFill",
    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "placeholderText",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "separator", "opaqueSeparator", "link", "darkText",
    "lightText", "tintColor", "systemBlue", "systemBrown", "systemCyan", "systemGreen",
    "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed",
    "systemTeal", "systemYellow", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6", "black", "darkGray", "lightGray", "white", "gray", "red", "green",
    "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown", "clear",
  ]

  /// The expression of a font; places without a type, such as dictionaries, need its name.
  static func font(_ font: FontDescriptor, type: String = "") -> Expression {
    if let style = font.textStyle {
      return .text("\(type).preferredFont(forTextStyle: .\(style.rawValue))")
    }
    return Self.font(font, size: font.size.literal, type)
  }

  /// The expression of a font that this package scales.
  static func scaledFont(_ font: FontDescriptor, type: String = "") -> Expression {
    if let style = font.textStyle {
      return .text("UIFont.preferredFont(forTextStyle: .\(style.rawValue)).auto()")
    }
    return Self.font(font, size: font.size.designLiteral, type)
  }

  private static func font(_ font: FontDescriptor, size: String, _ type: String) -> Expression {
    if let name = font.name ?? font.family, !name.hasPrefix(".") {
      return .call(
        "UIFont", [.init("name", .text(name.literal)), .init("size", .text(size))],
        tail: type.isEmpty ? "" : " ?? .systemFont(ofSize: \(size))")
    }
    if font.traits.contains(.italic) { return .text("\(type).italicSystemFont(ofSize: \(size))") }
    if font.weight == .bold { return .text("\(type).boldSystemFont(ofSize: \(size))") }
    if font.weight == .regular { return .text("\(type).systemFont(ofSize: \(size))") }
    return .text("\(type).systemFont(ofSize: \(size), weight: .\(font.weight.rawValue))")
  }

  /// The name of a priority, the difference from one, or its number.
  static func priority(_ priority: LayoutPriority) -> String {
    let number = Double(priority.rawValue)
    let names = [(1000.0, ".required"), (750, ".defaultHigh"), (250, ".defaultLow")]
    for (standard, name) in names where (number - standard).magnitude <= 10 {
      if number == standard { return name }
      let difference = (number - standard).magnitude.literal
      return "\(name) \(number < standard ? "-" : "+") \(difference)"
    }
    return "UILayoutPriority(\(number.literal))"
  }

  /// The events of controls by their names in documents.
  static let events: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
    "editingDidEndOnExit", "menuActionTriggered", "allEvents", "allTouchEvents",
    "allEditingEvents",
  ]
}

extension CodeContext {
  /// The expression of insets of UIKit.
  func insets(_ insets: LayoutInsets) -> Expression {
    .call("UIEdgeInsets", edges(insets, ["top", "left", "bottom", "right"]))
  }

  /// The expression of insets that follow the direction of the language.
  func directionalInsets(_ insets: LayoutInsets) -> Expression {
    .call("NSDirectionalEdgeInsets", edges(insets, ["top", "leading", "bottom", "trailing"]))
  }

  /// The arguments of insets.
  func edges(_ insets: LayoutInsets, _ names: [String]) -> [Expression.Argument] {
    lengths(names, LayoutInsets.Edge.allCases.map { insets[$0] })
  }

  /// The expression of a frame.
  func frame(_ frame: LayoutRect, of type: String) -> Expression {
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    return .call(type, lengths(["x", "y", "width", "height"], numbers))
  }

  /// The expression of the size that an element states.
  func size(of facts: ElementFacts) -> Expression {
    let sides = ["width", "height"]
    return .call("CGSize", lengths(sides, sides.map { facts.takeNumber($0) ?? 0 }))
  }

  /// Whether the font of a view is a design value, which its own switch may deny.
  func scalesFont(of node: ViewNode) -> Bool {
    options.scalesLengths && node.adapterScreen != false
  }

  /// The expression of a view's font.
  func font(_ font: FontDescriptor, of node: ViewNode) -> Expression {
    scalesFont(of: node) ? UIKitNames.scaledFont(font) : UIKitNames.font(font)
  }

  /// The expression of a font for a place that has no type, such as a dictionary.
  func typedFont(_ font: FontDescriptor) -> Expression {
    options.scalesLengths
      ? UIKitNames.scaledFont(font, type: "UIFont") : UIKitNames.font(font, type: "UIFont")
  }
}
