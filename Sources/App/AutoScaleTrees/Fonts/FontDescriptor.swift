import AutoScale

/// A font by description: family, name, size, weight and traits.
///
/// Scaling changes only the size.
///
///     FontDescriptor.system(17, weight: .semibold)
///     FontDescriptor.named("Avenir-Book", size: 15)
///     FontDescriptor.preferred(.headline)
///     FontDescriptor.system(17.screen(.width(..<360), is: 15))
public struct FontDescriptor: Hashable, Sendable {
  // As in a node, properties that scaling reads come first.

  /// The size in points, without exceptions for some screens; setting it replaces all exceptions.
  public var size: Double { didSet { if !screenSizes.isEmpty { screenSizes = [] } } }

  /// The weight.
  public var weight: FontWeight

  /// Traits such as italic and monospaced.
  public var traits: FontTraits

  /// The text style, if the font stands for one; such a font follows the user's text size.
  public var textStyle: TextStyle?

  /// Whether a font without text style follows the user's text size, as body text does.
  public var followsTextSize: Bool

  /// The family, such as `Avenir`; `nil` means the system font.
  public var family: String?

  /// The PostScript name, such as `Avenir-Book`; `nil` if family and weight determine the font.
  public var name: String?

  /// The size in design points with its exceptions for some screens, if it has any.
  ///
  /// Each walk and each layout uses the size for its screen.
  public internal(set) var screenSize: ScreenValue<Double>? {
    get { screenSizes.first }
    set { screenSizes = newValue.map { [$0] } ?? [] }
  }

  // One word, since walks copy the font of each label.
  private var screenSizes: [ScreenValue<Double>] = []

  /// Makes a font description; without family and name it describes the system font.
  ///
  /// Layouts report a size that is not finite and greater than zero, and walks leave it alone.
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

  /// Returns the system font with a size in points.
  ///
  /// For a size that is not finite and greater than zero, a debug build prints the line of the call.
  public static func system(
    _ size: Double, weight: FontWeight = .regular, traits: FontTraits = [],
    fileID: String = #fileID, line: Int = #line
  ) -> FontDescriptor {
    report(size, at: ConstraintSource(fileID: fileID, line: line))
    return FontDescriptor(size: size, weight: weight, traits: traits)
  }

  /// Returns the font with a PostScript name and a size in points.
  ///
  /// For a size that is not finite and greater than zero, a debug build prints the line of the call.
  public static func named(
    _ name: String, family: String? = nil, size: Double, fileID: String = #fileID,
    line: Int = #line
  ) -> FontDescriptor {
    report(size, at: ConstraintSource(fileID: fileID, line: line))
    return FontDescriptor(family: family, name: name, size: size)
  }

  /// Prints the line of a call with an unusable size.
  static func report(_ size: Double, at place: @autoclosure () -> ConstraintSource) {
    if let problem = problem(ofSize: size) {
      DeveloperNotice.report("\(place()): error: \(problem)")
    }
  }

  /// Returns the problem of a size that is not finite and greater than zero, with its fix.
  package static func problem(ofSize size: Double) -> String? {
    size.isFinite && size > 0
      ? nil : "the font size is \(size.shortDescription); make it finite and greater than 0"
  }

  /// Returns the system font of a text style, in its size at the text size `large`.
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
  /// Name, size and unusual properties, such as `system 17 bold italic`.
  public var description: String {
    var words = [name ?? family ?? "system", screenSize?.description ?? size.text]
    if weight != .regular { words.append(weight.rawValue) }
    if traits.contains(.italic) { words.append("italic") }
    if traits.contains(.monospaced) { words.append("monospaced") }
    if traits.contains(.condensed) { words.append("condensed") }
    if traits.contains(.expanded) { words.append("expanded") }
    if let textStyle { words.append(textStyle.rawValue) }
    return words.joined(separator: " ")
  }
}

/// Properties that distinguish a font from the upright one of its family and weight.
public struct FontTraits: OptionSet, Hashable, Sendable, Codable {
  /// The bits of the traits.
  public let rawValue: UInt8

  /// Makes traits from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Slanted letters.
  public static let italic = FontTraits(rawValue: 1 << 0)

  /// Letters of equal width.
  public static let monospaced = FontTraits(rawValue: 1 << 1)

  /// Narrower letters.
  public static let condensed = FontTraits(rawValue: 1 << 2)

  /// Wider letters.
  public static let expanded = FontTraits(rawValue: 1 << 3)
}
