// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uifontdescriptor
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Source: https://developer.apple.com/documentation/uikit/uifontdescriptor/attributename
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  // Source: https://developer.apple.com/documentation/uikit/uifontdescriptor/traitkey
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  // Source: https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  private let ownTraits: SymbolicTraits
  public let fontAttributes: [AttributeName: Any]

  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    fontAttributes = attributes
    ownTraits = []
  }

  private init(_ attributes: [AttributeName: Any], _ traits: SymbolicTraits) {
    fontAttributes = attributes
    ownTraits = traits
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(fontAttributes: [.name: name, .size: size])
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor {
    let traits = traits ?? .ofTheDevice
    let size = style.pointSize(
      at: traits.preferredContentSizeCategory, on: traits.userInterfaceIdiom)
    var attributes: [AttributeName: Any] = [.textStyle: style.rawValue, .size: size]
    if style == .headline {
      attributes[.traits] = [TraitKey.weight: UIFont.Weight.semibold.rawValue]
    }
    return UIFontDescriptor(fontAttributes: attributes)
  }

  open var pointSize: CGFloat { fontAttributes[.size] as? CGFloat ?? 0 }
  open var postscriptName: String { fontAttributes[.name] as? String ?? ".SFUI-Regular" }
  open var symbolicTraits: SymbolicTraits { ownTraits }

  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    var attributes = fontAttributes
    attributes[.size] = size
    return UIFontDescriptor(attributes, ownTraits)
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(fontAttributes, symbolicTraits)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.ownTraits == ownTraits && other.texts == texts
  }

  open override var hash: Int { texts.hashValue }

  private var texts: [AttributeName: String] { fontAttributes.mapValues { "\($0)" } }
}

extension UIFont.TextStyle {
  // Source: https://developer.apple.com/design/human-interface-guidelines/typography, for the sizes that
  // tests use. Televisions and Macs have sizes of their own.
  fileprivate func pointSize(
    at category: UIContentSizeCategory, on idiom: UIUserInterfaceIdiom
  ) -> CGFloat {
    switch (self, idiom) {
    case (.body, .tv): 29
    case (.body, .mac): 13
    default: pointSize(at: category)
    }
  }

  fileprivate func pointSize(at category: UIContentSizeCategory) -> CGFloat {
    let sizes: [CGFloat] =
      switch self {
      case .largeTitle: [33, 34, 36, 44, 60]
      case .title1: [27, 28, 30, 38, 58]
      case .title2: [21, 22, 24, 34, 56]
      case .title3: [19, 20, 22, 31, 55]
      case .headline, .body: [16, 17, 19, 28, 53]
      case .callout: [15, 16, 18, 26, 51]
      case .subheadline: [14, 15, 17, 25, 49]
      case .footnote: [12, 13, 15, 23, 44]
      case .caption2: [11, 11, 13, 20, 40]
      default: [11, 12, 14, 22, 43]
      }
    return sizes[category.step]
  }
}

extension NSAttributedString.Key {
  // Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/font
  public static let font = NSAttributedString.Key("NSFont")
}
