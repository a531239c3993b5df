/// A color of a view, with components for the light and the dark appearance.
///
///     ViewColor(red: 1, green: 0.5, blue: 0)      // the same in both
///     ViewColor.system("labelColor")?.dark         // white
public struct ViewColor: Hashable, Sendable {
  /// The components of a color in the sRGB color space, each from 0 to 1.
  public struct Components: Hashable, Sendable {
    /// The share of red.
    public var red: Double

    /// The share of green.
    public var green: Double

    /// The share of blue.
    public var blue: Double

    /// The opacity: 0 is transparent, 1 is opaque.
    public var alpha: Double

    /// Makes components; numbers are clamped to 0…1, and NaN becomes 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red.asComponent
      self.green = green.asComponent
      self.blue = blue.asComponent
      self.alpha = alpha.asComponent
    }

    /// Makes the components from a number such as `0xFF9500`, as in design specifications.
    init(hex: Int, alpha: Double = 1) {
      self.init(
        red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
        blue: Double(hex & 255) / 255, alpha: alpha)
    }
  }

  /// Full transparency.
  public static let clear = ViewColor(white: 0, alpha: 0)

  /// Black.
  public static let black = ViewColor(white: 0)

  /// White.
  public static let white = ViewColor(white: 1)

  /// The components in the light appearance.
  public var light: Components

  /// The components in the dark appearance.
  public var dark: Components

  /// The name in the app's asset catalog, whose values take precedence if the catalog is available.
  public var catalogName: String?

  /// Makes a color from its components in the two appearances.
  public init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  /// Makes a color from sRGB components from 0 to 1, the same in both appearances.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    light = Components(red: red, green: green, blue: blue, alpha: alpha)
    dark = light
  }

  /// Makes a gray between black, 0, and white, 1, the same in both appearances.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a color of a number as specifications write it, the same in both appearances.
  ///
  ///     ViewColor(hex: 0xFF9500)
  ///     ViewColor(hex: 0xFF9500, alpha: 0.5)
  ///
  /// - Parameters:
  ///   - hex: Red, green and blue in two digits each; higher digits are ignored.
  ///   - alpha: The opacity, from 0 to 1.
  public init(hex: Int, alpha: Double = 1) {
    light = Components(hex: hex, alpha: alpha)
    dark = light
  }

  /// Makes a color of a text such as `#FF9500`, `FF9500`, `#F90` or, with its opacity, `#FF950080`.
  ///
  /// The color is the same in both appearances.
  ///
  /// - Returns: `nil` for a text without three, four, six or eight hexadecimal digits.
  public init?(hex text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    // As in CSS, three or four digits mean twice as many.
    let pairs = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard let color = Int(pairs.prefix(6), radix: 16) else { return nil }
    let alpha = Int(pairs.dropFirst(6), radix: 16).map { Double($0) / 255 }
    self.init(hex: color, alpha: alpha ?? 1)
  }

  /// Returns the color with its opacity multiplied by a factor from 0 to 1.
  ///
  ///     ViewColor.black.opacity(0.3).light.alpha  // 0.3
  public func opacity(_ share: Double) -> ViewColor {
    var color = self
    color.light.alpha *= share.asComponent
    color.dark.alpha *= share.asComponent
    return color
  }
}

extension Double {
  /// The number clamped to 0…1; 0 for NaN.
  fileprivate var asComponent: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
