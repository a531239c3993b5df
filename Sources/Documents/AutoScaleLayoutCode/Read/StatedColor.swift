import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// A color that a framework names, with its numbers as code states them, so that equal code is an equal color.
enum StatedColor: Hashable, Sendable {
  case system(String)
  /// A color of an asset catalog.
  case asset(String)
  case gray(white: Double, alpha: Double)
  case rgb(ViewColor.Components)
  case displayP3(ViewColor.Components)

  /// Finds the color as UIKit has it, or returns `nil` for one that it does not name.
  init?(_ color: InterfaceColor, _ resources: InterfaceResources) {
    switch color {
    case .components(let red, let green, let blue, let alpha, "displayP3"):
      let parts = ViewColor.Components(red: red, green: green, blue: blue, alpha: alpha)
      self = .displayP3(parts.millionths)
    // UIKit has an initializer for P3, but for no other space: the rest is converted to sRGB.
    case .components: self.init(resources.viewColor(of: color).light)
    case .gray(let white, let alpha, _):
      self = .gray(white: white.millionths, alpha: alpha.millionths)
    case .named(let name): self = .asset(name)
    case .system(let name):
      // Documents name `systemRedColor` and `labelColor`; UIKit drops the last word of most.
      let names = [name, name.without(["Color"]), Self.oldColors[name]].compactMap { $0 }
      guard let known = names.first(where: Self.colors.contains) else { return nil }
      self = .system(known)
    }
  }

  init(_ parts: ViewColor.Components) {
    let stated = parts.millionths
    let isGray = parts.red == parts.green && parts.green == parts.blue
    self = isGray ? .gray(white: stated.red, alpha: stated.alpha) : .rgb(stated)
  }

  var isAsset: Bool { if case .asset = self { true } else { false } }

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
  private static let colors = Set(
    words: """
      label secondaryLabel tertiaryLabel quaternaryLabel systemFill secondarySystemFill
      tertiarySystemFill quaternarySystemFill placeholderText systemBackground
      secondarySystemBackground tertiarySystemBackground systemGroupedBackground
      secondarySystemGroupedBackground tertiarySystemGroupedBackground separator
      opaqueSeparator link darkText lightText tintColor systemBlue systemBrown systemCyan
      systemGreen systemIndigo systemMint systemOrange systemPink systemPurple systemRed
      systemTeal systemYellow systemGray systemGray2 systemGray3 systemGray4 systemGray5
      systemGray6 black darkGray lightGray white gray red green blue cyan yellow magenta
      orange purple brown clear
      """)
}

extension ViewColor.Components {
  fileprivate var millionths: Self {
    Self(
      red: red.millionths, green: green.millionths, blue: blue.millionths,
      alpha: alpha.millionths)
  }
}
