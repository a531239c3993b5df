import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Colors and fonts of documents as SwiftUI writes them.
enum SwiftUINames {
  /// The expression of a color, such as `.red` or `Color("brand")`, or `nil` for one that has no name.
  ///
  /// A typed one stands where no type is known, as `Color.red`.
  static func color(
    _ color: InterfaceColor, in resources: InterfaceResources, isTyped: Bool = true
  ) -> String? {
    guard let name = UIKitNames.color(color, in: resources) else { return nil }
    if case .named(let name) = color { return "Color(\(name.literal))" }
    guard case .text(let text) = name else { return components(of: color, in: resources) }
    let word = String(text.dropFirst())
    if let short = systemColors[word] { return isTyped ? "Color.\(short)" : ".\(short)" }
    return "Color(uiColor: .\(word))"
  }

  private static func components(
    of color: InterfaceColor, in resources: InterfaceResources
  ) -> String {
    if case .components(let red, let green, let blue, let alpha, "displayP3") = color {
      return text(".displayP3", red, green, blue, alpha)
    }
    let parts = resources.viewColor(of: color).light
    if parts.red == parts.green, parts.green == parts.blue {
      return "Color(white: \(parts.red.literal)\(opacity(parts.alpha)))"
    }
    return text(nil, parts.red, parts.green, parts.blue, parts.alpha)
  }

  private static func text(
    _ space: String?, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> String {
    let start = space.map { "\($0), " } ?? ""
    return
      "Color(\(start)red: \(red.literal), green: \(green.literal), blue: \(blue.literal)\(opacity(alpha)))"
  }

  private static func opacity(_ alpha: Double) -> String {
    alpha == 1 ? "" : ", opacity: \(alpha.literal)"
  }

  /// Returns a name for a structure that hides no type of SwiftUI, such as `ProgressScreenView`.
  static func typeName(_ name: String) -> String {
    guard types.contains(name) else { return name }
    return name.hasSuffix("View") ? "\(name.dropLast(4))ScreenView" : name + "ScreenView"
  }

  /// The types of SwiftUI and of `AutoScaleSwiftUI` whose names a document's view may have.
  private static let types: Set<String> = [
    "Alert", "AnyView", "AutoGrid", "AutoHStack", "AutoLazyHStack", "AutoLazyVStack",
    "AutoVStack", "Button", "Capsule", "Circle", "Color", "ColorPicker", "ContentUnavailableView",
    "ControlGroup", "DatePicker", "Divider", "EditButton", "Ellipse", "EmptyView", "Form", "Gauge",
    "GeometryReader", "Grid", "Group", "GroupBox", "HSplitView", "HStack", "Image", "Label",
    "LazyHStack", "LazyVStack", "Link", "List", "Map", "Menu", "NavigationLink",
    "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton",
    "Path",
    "Picker", "ProgressView", "Rectangle", "RoundedRectangle", "Scene", "ScrollView", "SecureField",
    "Section", "Shape", "ShareLink", "Slider", "Spacer", "State", "Stepper", "SubscriptionView",
    "TabView",
    "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle", "TupleView", "VSplitView",
    "VStack", "VideoPlayer", "View", "ZStack",
  ]

  /// The colors of SwiftUI by those of UIKit that look the same.
  ///
  /// Source: Apple's page on `Color`, whose standard colors are the system's colors.
  private static let systemColors = [
    "systemRed": "red", "systemOrange": "orange", "systemYellow": "yellow",
    "systemGreen": "green", "systemMint": "mint", "systemTeal": "teal", "systemCyan": "cyan",
    "systemBlue": "blue", "systemIndigo": "indigo", "systemPurple": "purple",
    "systemPink": "pink", "systemBrown": "brown", "systemGray": "gray", "black": "black",
    "white": "white", "clear": "clear", "label": "primary", "secondaryLabel": "secondary",
  ]

  /// The modifiers of a font.
  static func fontLooks(_ font: FontDescriptor, scales: Bool) -> [Expression] {
    let isSized = font.textStyle == nil && !scales
    var looks = [self.font(font, scales: scales)]
    if font.traits.contains(.italic), !isSized { looks.append(".italic()") }
    if font.textStyle != nil, !scales, font.weight == .bold { looks.append(".bold()") }
    return looks
  }

  /// The modifier of a font, without the traits that need one of their own.
  static func font(_ font: FontDescriptor, scales: Bool) -> Expression {
    let weight = font.weight == .regular ? nil : font.weight.rawValue
    if scales { return scaledFont(font, weight: weight) }
    if let style = font.textStyle {
      return .call(".font", texts: [".\(styles[style.rawValue] ?? style.rawValue)"])
    }
    let size = font.size.literal
    if let name = font.name ?? font.family, !name.hasPrefix(".") {
      return .call(".font", texts: [".custom(\(name.literal), fixedSize: \(size))"])
    }
    let end = font.traits.contains(.italic) ? ".italic()" : ""
    let weightText = weight.map { ", weight: .\($0)" } ?? ""
    return .call(".font", texts: [".system(size: \(size)\(weightText))\(end)"])
  }

  private static func scaledFont(_ font: FontDescriptor, weight: String?) -> Expression {
    var arguments: [Expression.Argument] = []
    if let name = font.name ?? font.family, font.textStyle == nil, !name.hasPrefix(".") {
      arguments.append(.init(nil, .text(name.literal)))
    }
    arguments.append(.init("size", .text(font.size.literal)))
    if let weight, arguments.count == 1 { arguments.append(.init("weight", .text("." + weight))) }
    if let style = font.textStyle {
      arguments.append(.init("following", .text("." + style.rawValue)))
    }
    return .call(".autoFont", arguments)
  }

  /// The text styles that have other names in SwiftUI.
  private static let styles = ["title1": "title", "caption1": "caption"]
}
