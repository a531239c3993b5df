// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, @unchecked Sendable {
  // The first one: Foundation on Linux takes the word behind an object's head for a type of its own.
  public let fontDescriptor: UIFontDescriptor
  let following: Following?

  // Source: https://developer.apple.com/documentation/uikit/uifont/weight
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  // Source: https://developer.apple.com/documentation/uikit/uifont/textstyle
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    @available(tvOS, unavailable)
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    let descriptor = systemFont(ofSize: size).fontDescriptor
    return UIFont(
      descriptor: descriptor.withSymbolicTraits(.traitItalic) ?? descriptor, size: size)
  }

  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: weight.rawValue]
    return UIFont(
      descriptor: UIFontDescriptor(fontAttributes: [.family: ".SF UI", .traits: traits]),
      size: size)
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    UIFont(
      descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traits), size: 0,
      following: .style(style))
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(descriptor: UIFontDescriptor(name: name, size: size), size: 0)
  }

  /// A size of zero is that of the descriptor.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    fontDescriptor = size == 0 ? descriptor : descriptor.withSize(size)
    following = nil
  }

  /// How a font follows the text size if a view adjusts it: a font that is made of a descriptor does not.
  // Source: https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory
  enum Following {
    case style(TextStyle)
    case metrics(UIFontMetrics, base: UIFont, maximum: CGFloat)
  }

  init(descriptor: UIFontDescriptor, size: CGFloat, following: Following) {
    fontDescriptor = size == 0 ? descriptor : descriptor.withSize(size)
    self.following = following
  }

  /// The font for other traits, as a view that adjusts its font replaces it.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    switch following {
    case nil: self
    case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
    case .metrics(let metrics, let base, let maximum):
      metrics.scaledFont(for: base, maximumPointSize: maximum, compatibleWith: traits)
    }
  }

  open var pointSize: CGFloat { fontDescriptor.pointSize }
  open var fontName: String { fontDescriptor.postscriptName }
  open var familyName: String { fontDescriptor.object(forKey: .family) as? String ?? fontName }

  open func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontDescriptor.isEqual(fontDescriptor) ?? false
  }

  open override var hash: Int { fontDescriptor.hash }
}

// Source: https://developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaledFont(
      for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: traits)
  }

  // A font that is scaled already is an exception.
  // Source: https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:maximumpointsize:compatiblewith:)
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    precondition(font.following == nil, "the font is scaled already")
    let size = scaledValue(for: font.pointSize, compatibleWith: traits)
    return UIFont(
      descriptor: font.fontDescriptor, size: min(size, maximumPointSize),
      following: .metrics(self, base: font, maximum: maximumPointSize))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Not in proportion to the sizes of the style, and the page gives no formula. In proportion to its
  /// leading, to thirds of a point: that gives the measured 16.333 for 17 at the size medium, and 48 at
  /// the largest.
  // Source: https://jaredsinclair.com/2024/03/02/scaled-metrics.html
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let category = (traits ?? .ofTheDevice).preferredContentSizeCategory
    if category == .large { return value }
    return (3 * value * style.leading(at: category) / style.leading(at: .large)).rounded() / 3
  }
}

extension UIFont.TextStyle {
  // Source: https://developer.apple.com/design/human-interface-guidelines/typography, column leading.
  fileprivate func leading(at category: UIContentSizeCategory) -> CGFloat {
    let leadings: [CGFloat] =
      switch self {
      case .largeTitle: [40, 41, 43, 52, 70]
      case .title1: [33, 34, 37, 46, 68]
      case .title2: [27, 28, 30, 41, 66]
      case .title3: [24, 25, 28, 38, 65]
      case .headline, .body: [21, 22, 24, 34, 62]
      case .callout: [20, 21, 23, 32, 60]
      case .subheadline: [19, 20, 22, 31, 58]
      case .footnote: [16, 18, 20, 29, 52]
      case .caption2: [13, 13, 18, 25, 48]
      default: [13, 16, 19, 28, 51]
      }
    return leadings[category.step]
  }
}

extension UIContentSizeCategory {
  /// The column of a table for the text sizes that tests use.
  var step: Int {
    switch self {
    case .medium: 0
    case .extraLarge: 2
    case .accessibilityMedium: 3
    case .accessibilityExtraExtraExtraLarge: 4
    default: 1
    }
  }
}
