// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, @unchecked Sendable {
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
      descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traits), size: 0)
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(descriptor: UIFontDescriptor(name: name, size: size), size: 0)
  }

  /// A size of zero is that of the descriptor.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    fontDescriptor = size == 0 ? descriptor : descriptor.withSize(size)
  }

  public let fontDescriptor: UIFontDescriptor
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

  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
  }

  /// In proportion to the sizes of the style; the page gives no formula.
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    return value * size / UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize
  }
}
