extension ViewColor {
  /// The color of primary text.
  public static let label = ViewColor(light: Components(hex: 0), dark: Components(hex: 0xFFFFFF))

  /// The color of secondary text.
  public static let secondaryLabel = ViewColor(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)

  /// The color of tertiary text and of placeholders.
  public static let placeholderText = ViewColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)

  /// The background color of a screen.
  public static let systemBackground = ViewColor(0xFFFFFF, dark: 0x000000)

  /// The color of groups on the background.
  public static let secondarySystemBackground = ViewColor(0xF2F2F7, dark: 0x1C1C1E)

  /// The background color of grouped tables.
  public static let systemGroupedBackground = ViewColor(0xF2F2F7, dark: 0x000000)

  /// The color of groups in grouped tables.
  public static let secondarySystemGroupedBackground = ViewColor(0xFFFFFF, dark: 0x1C1C1E)

  /// The color of thin lines, slightly transparent.
  public static let separator = ViewColor(0x3C3C43, 0.29, dark: 0x545458, 0.6)

  /// The color of tappable elements, unless the view or an ancestor has another tint.
  public static let systemBlue = ViewColor(0x007AFF, dark: 0x0A84FF)

  /// The color of switches that are on.
  public static let systemGreen = ViewColor(0x34C759, dark: 0x30D158)

  /// The color of errors.
  public static let systemRed = ViewColor(0xFF3B30, dark: 0xFF453A)

  /// The gray that is the same in both appearances.
  public static let systemGray = ViewColor(0x8E8E93, dark: 0x8E8E93)

  /// The gray of inactive controls.
  public static let systemGray3 = ViewColor(0xC7C7CC, dark: 0x48484A)

  /// The gray of the tracks of controls.
  public static let systemGray5 = ViewColor(0xE5E5EA, dark: 0x2C2C2E)

  /// The lightest gray.
  public static let systemGray6 = ViewColor(0xF2F2F7, dark: 0x1C1C1E)

  /// The fill of small shapes, such as the track of a slider.
  public static let systemFill = ViewColor(0x787880, 0.2, dark: 0x787880, 0.36)

  /// The fill of large shapes, such as the field of a search bar.
  public static let tertiarySystemFill = ViewColor(0x767680, 0.12, dark: 0x767680, 0.24)

  /// Returns the system color with a name, or `nil` for an unknown name.
  ///
  ///     ViewColor.system("systemRedColor")?.dark  // red 1, green 0.27, blue 0.23
  ///
  /// Source: the color specifications in Apple's Human Interface Guidelines, and `UIColor` of iOS
  /// 13 to 18 with normal contrast.
  ///
  /// - Parameter name: The name of the property of `UIColor`, with or without the suffix `Color`.
  /// - Returns: The color in both appearances.
  public static func system(_ name: String) -> ViewColor? {
    // Documents write `systemRedColor`, UIKit `systemRed`.
    systemColors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private init(_ light: Int, _ lightAlpha: Double = 1, dark: Int, _ darkAlpha: Double = 1) {
    self.init(
      light: Components(hex: light, alpha: lightAlpha),
      dark: Components(hex: dark, alpha: darkAlpha))
  }

  private static let systemColors: [String: ViewColor] =
    [hues, grays, texts, fills, backgrounds, fixed]
    .reduce(into: [:]) { all, colors in all.merge(colors) { first, _ in first } }

  private static let hues: [String: ViewColor] = [
    "systemRed": systemRed,
    "systemOrange": ViewColor(0xFF9500, dark: 0xFF9F0A),
    "systemYellow": ViewColor(0xFFCC00, dark: 0xFFD60A),
    "systemGreen": systemGreen,
    "systemMint": ViewColor(0x00C7BE, dark: 0x63E6E2),
    "systemTeal": ViewColor(0x30B0C7, dark: 0x40C8E0),
    "systemCyan": ViewColor(0x32ADE6, dark: 0x64D2FF),
    "systemBlue": systemBlue,
    "systemIndigo": ViewColor(0x5856D6, dark: 0x5E5CE6),
    "systemPurple": ViewColor(0xAF52DE, dark: 0xBF5AF2),
    "systemPink": ViewColor(0xFF2D55, dark: 0xFF375F),
    "systemBrown": ViewColor(0xA2845E, dark: 0xAC8E68),
    "tint": systemBlue,
    "link": ViewColor(0x007AFF, dark: 0x0984FF),
  ]

  private static let grays: [String: ViewColor] = [
    "systemGray": systemGray,
    "systemGray2": ViewColor(0xAEAEB2, dark: 0x636366),
    "systemGray3": systemGray3,
    "systemGray4": ViewColor(0xD1D1D6, dark: 0x3A3A3C),
    "systemGray5": systemGray5,
    "systemGray6": systemGray6,
    "separator": separator,
    "opaqueSeparator": ViewColor(0xC6C6C8, dark: 0x38383A),
  ]

  private static let texts: [String: ViewColor] = [
    "label": label,
    "secondaryLabel": secondaryLabel,
    "tertiaryLabel": ViewColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3),
    "quaternaryLabel": ViewColor(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16),
    "placeholderText": placeholderText,
    "darkText": black,
    "lightText": ViewColor(white: 1, alpha: 0.6),
  ]

  private static let fills: [String: ViewColor] = [
    "systemFill": systemFill,
    "secondarySystemFill": ViewColor(0x787880, 0.16, dark: 0x787880, 0.32),
    "tertiarySystemFill": tertiarySystemFill,
    "quaternarySystemFill": ViewColor(0x747480, 0.08, dark: 0x767680, 0.18),
  ]

  private static let backgrounds: [String: ViewColor] = [
    "systemBackground": systemBackground,
    "secondarySystemBackground": secondarySystemBackground,
    "tertiarySystemBackground": ViewColor(0xFFFFFF, dark: 0x2C2C2E),
    "systemGroupedBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": ViewColor(0xF2F2F7, dark: 0x2C2C2E),
    "groupTableViewBackground": systemGroupedBackground,
    "tableCellGroupedBackground": secondarySystemGroupedBackground,
    "scrollViewTexturedBackground": ViewColor(0x6F7179, dark: 0x6F7179),
  ]

  private static let fixed: [String: ViewColor] = [
    "black": black,
    "darkGray": ViewColor(white: 1.0 / 3),
    "gray": ViewColor(white: 0.5),
    "lightGray": ViewColor(white: 2.0 / 3),
    "white": white,
    "red": ViewColor(red: 1, green: 0, blue: 0),
    "green": ViewColor(red: 0, green: 1, blue: 0),
    "blue": ViewColor(red: 0, green: 0, blue: 1),
    "cyan": ViewColor(red: 0, green: 1, blue: 1),
    "yellow": ViewColor(red: 1, green: 1, blue: 0),
    "magenta": ViewColor(red: 1, green: 0, blue: 1),
    "orange": ViewColor(red: 1, green: 0.5, blue: 0),
    "purple": ViewColor(red: 0.5, green: 0, blue: 0.5),
    "brown": ViewColor(red: 0.6, green: 0.4, blue: 0.2),
    "clear": clear,
  ]
}
