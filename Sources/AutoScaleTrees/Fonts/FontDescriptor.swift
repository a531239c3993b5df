import AutoScale

/// A font by description: which one, how large, how heavy.
///
/// Scaling changes the size only.
///
///     FontDescriptor.system(17, weight: .semibold)
///     FontDescriptor.named("Avenir-Book", size: 15)
///     FontDescriptor.preferred(.headline)
public struct FontDescriptor: Hashable, Sendable {
  // What scaling reads comes first, as in a node.

  /// The size in points.
  public var size: Double

  /// The weight.
  public var weight: FontWeight

  /// Italic, monospaced and so on.
  public var traits: FontTraits

  /// The text style that the font stands for; such a font follows the user's text size.
  public var textStyle: TextStyle?

  /// Whether a font without text style follows the user's text size, as body text does.
  public var followsTextSize: Bool

  /// The family, such as `Avenir`; nil means the system font.
  public var family: String?

  /// The PostScript name, such as `Avenir-Book`; nil when family and weight say which font it is.
  public var name: String?

  /// Makes a font description; without family and name it is the system font's.
  public init(
    family: String? = nil,
    name: String? = nil,
    size: Double,
    weight: FontWeight = .regular,
    traits: FontTraits = [],
    textStyle: TextStyle? = nil,
    followsTextSize: Bool = false
  ) {
    self.family = family
    self.name = name
    self.size = size
    self.weight = weight
    self.traits = traits
    self.textStyle = textStyle
    self.followsTextSize = followsTextSize
  }

  /// The system font with a size in points.
  public static func system(
    _ size: Double, weight: FontWeight = .regular, traits: FontTraits = []
  ) -> FontDescriptor {
    FontDescriptor(size: size, weight: weight, traits: traits)
  }

  /// The font with a PostScript name, and its size in points.
  public static func named(_ name: String, family: String? = nil, size: Double) -> FontDescriptor {
    FontDescriptor(family: family, name: name, size: size)
  }

  /// The system font of a text style, in the size that it has at the text size `large`.
  ///
  ///     FontDescriptor.preferred(.body).size  // 17
  public static func preferred(_ style: TextStyle) -> FontDescriptor {
    FontDescriptor(
      size: style.pointSize(at: .large),
      weight: style == .headline ? .semibold : .regular,
      textStyle: style)
  }
}

extension FontDescriptor: CustomStringConvertible {
  /// Name, size and what is unusual, such as `system 17 bold italic`.
  public var description: String {
    var words = [name ?? family ?? "system", size.text]
    if weight != .regular { words.append(weight.rawValue) }
    if traits.contains(.italic) { words.append("italic") }
    if traits.contains(.monospaced) { words.append("monospaced") }
    if traits.contains(.condensed) { words.append("condensed") }
    if traits.contains(.expanded) { words.append("expanded") }
    if let textStyle { words.append(textStyle.rawValue) }
    return words.joined(separator: " ")
  }
}
