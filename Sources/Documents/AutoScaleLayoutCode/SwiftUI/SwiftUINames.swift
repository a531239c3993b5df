import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension StatedColor {
  /// The expression in SwiftUI, such as `.red` or `Color("brand")`.
  var swiftUI: String {
    switch self {
    case .asset(let name): "Color(\(name.literal))"
    case .system(let word): Self.systemColors[word].map { ".\($0)" } ?? "Color(uiColor: .\(word))"
    case .gray(white: 0, alpha: 0): ".clear"
    case .gray(white: 0, alpha: 1): ".black"
    case .gray(white: 1, alpha: 1): ".white"
    case .gray(let white, let alpha): "Color(white: \(white.literal)\(Self.opacity(alpha)))"
    case .rgb(let parts): Self.text(parts, space: "")
    case .displayP3(let parts): Self.text(parts, space: ".displayP3, ")
    }
  }

  /// The expression where no type is known, such as `Color.red`.
  var typedSwiftUI: String { swiftUI.hasPrefix(".") ? "Color" + swiftUI : swiftUI }

  private static func text(_ parts: ViewColor.Components, space: String) -> String {
    let names = [("red", parts.red), ("green", parts.green), ("blue", parts.blue)]
    let list = names.map { "\($0): \($1.literal)" }.joined(separator: ", ")
    return "Color(\(space)\(list)\(opacity(parts.alpha)))"
  }

  private static func opacity(_ alpha: Double) -> String {
    alpha == 1 ? "" : ", opacity: \(alpha.literal)"
  }

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
}

/// Types and fonts of documents as SwiftUI writes them.
enum SwiftUINames {
  /// Returns a name for a structure that hides no type of SwiftUI, such as `ProgressScreenView`.
  static func typeName(_ name: String) -> String {
    types.contains(name) ? name.without(["View"]) + "ScreenView" : name
  }

  /// The types of SwiftUI and of `AutoScaleSwiftUI` whose names a document's view may have.
  private static let types = Set(
    words: """
      Alert AnyView AutoGrid AutoHStack AutoLazyHGrid AutoLazyHStack AutoLazyVGrid
      AutoLazyVStack AutoVStack Button Capsule Circle Color ColorPicker ContentUnavailableView ControlGroup DatePicker Divider
      EditButton Ellipse EmptyView Form Gauge GeometryReader Grid Group GroupBox HSplitView
      HStack Image Label LazyHStack LazyVStack Link List Map Menu NavigationLink
      NavigationSplitView NavigationStack NavigationView OutlineGroup PasteButton Path Picker
      ProgressView Rectangle RoundedRectangle Scene ScrollView SecureField Section Shape
      ShareLink Slider Spacer State Stepper SubscriptionView TabView Table Text TextEditor
      TextField TimelineView Toggle TupleView VSplitView VStack VideoPlayer View ZStack
      """)

  /// The modifiers of a font, which this package may scale.
  static func fontLooks(_ font: FontDescriptor, scales: Bool) -> [Expression] {
    if scales { return scaledFontLooks(font) }
    let isItalic = font.traits.contains(.italic)
    if let style = font.textStyle {
      let name = styles[style.rawValue] ?? style.rawValue
      var looks = [Expression.call(".font", texts: [".\(name)"])]
      if isItalic { looks.append(".italic()") }
      return font.weight == .bold ? looks + [".bold()"] : looks
    }
    let size = font.size.literal
    if let name = font.publicName {
      // `size` would follow the text size, which the font of a document does not.
      return [.call(".font", texts: [".custom(\(name.literal), fixedSize: \(size))"])]
    }
    let weight = font.weight == .regular ? "" : ", weight: .\(font.weight.rawValue)"
    return [
      .call(".font", texts: [".system(size: \(size)\(weight))\(isItalic ? ".italic()" : "")"])
    ]
  }

  private static func scaledFontLooks(_ font: FontDescriptor) -> [Expression] {
    let name = font.textStyle == nil ? font.publicName : nil
    let hasWeight = font.weight != .regular && name == nil
    let look = Expression.call(
      ".autoFont",
      [
        "_": name.map { .literal($0) }, "size": .text(font.size.literal),
        "weight": hasWeight ? ".\(font.weight.rawValue)" : nil,
        "following": font.textStyle.map { ".\($0.rawValue)" },
      ])
    return font.traits.contains(.italic) ? [look, ".italic()"] : [look]
  }

  /// The text styles that have other names in SwiftUI.
  private static let styles = ["title1": "title", "caption1": "caption"]
}
