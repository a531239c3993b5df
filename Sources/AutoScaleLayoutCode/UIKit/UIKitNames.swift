import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Values of documents as UIKit writes them.
enum UIKitNames {
  /// The expression of a color, such as `.label` or `UIColor(named: "brand")`.
  static func color(_ color: InterfaceColor) -> String {
    switch color {
    case .components(let red, let green, let blue, let alpha, let space):
      let numbers = "red: \(red.literal), green: \(green.literal), blue: \(blue.literal)"
      let name =
        space == "displayP3"
        ? "displayP3Red: \(red.literal), green: \(green.literal), blue: \(blue.literal)" : numbers
      return "UIColor(\(name), alpha: \(alpha.literal))"
    case .gray(let white, let alpha, _): return gray(white, alpha)
    case .named(let name): return "UIColor(named: \(name.literal))"
    case .system(let name): return systemColor(name)
    }
  }

  private static func gray(_ white: Double, _ alpha: Double) -> String {
    switch (white, alpha) {
    case (0, 0): ".clear"
    case (0, 1): ".black"
    case (1, 1): ".white"
    default: "UIColor(white: \(white.literal), alpha: \(alpha.literal))"
    }
  }

  /// The name of a system color, without the word that documents put behind it.
  static func systemColor(_ name: String) -> String {
    if let known = oldColors[name] { return "." + known }
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return "." + (short.isIdentifier ? short : "label")
  }

  private static let oldColors = [
    "groupTableViewBackgroundColor": "systemGroupedBackground",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
    "tableCellPlainBackgroundColor": "systemBackground",
    "scrollViewTexturedBackgroundColor": "systemGroupedBackground",
    "viewFlipsideBackgroundColor": "systemGray",
    "tableCellBlueTextColor": "systemBlue", "alternateSelectedControlColor": "systemBlue",
    "selectedControlColor": "systemBlue", "whiteColor": "white", "blackColor": "black",
  ]

  /// The expression of a font.
  static func font(_ font: FontDescriptor, in options: CodeOptions) -> String {
    if let style = font.textStyle { return ".preferredFont(forTextStyle: .\(style.rawValue))" }
    let size = options.scalesLengths ? "\(font.size.literal).auto()" : font.size.literal
    if let name = font.name ?? font.family {
      return "UIFont(name: \(name.literal), size: \(size))"
    }
    if font.traits.contains(.italic) { return ".italicSystemFont(ofSize: \(size))" }
    if font.weight == .bold { return ".boldSystemFont(ofSize: \(size))" }
    if font.weight == .regular { return ".systemFont(ofSize: \(size))" }
    return ".systemFont(ofSize: \(size), weight: .\(font.weight.rawValue))"
  }

  /// The events of controls by their names in documents.
  static let events: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
    "editingDidEndOnExit",
  ]
}

extension Double {
  /// The length as a number, or as a design value that this package scales.
  func length(in options: CodeOptions, scales: Bool = true) -> String {
    guard options.scalesLengths, scales, magnitude > 1 else { return literal }
    return self < 0 ? "(\(literal)).auto()" : "\(literal).auto()"
  }
}
