// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension UIView {
  // Source: https://developer.apple.com/documentation/uikit/uiview/clearscontextbeforedrawing
  public var clearsContextBeforeDrawing: Bool {
    get { self[stored: "clearsContextBeforeDrawing", true] }
    set { self[stored: "clearsContextBeforeDrawing", true] = newValue }
  }
}

extension UIControl {
  public var isSpringLoaded: Bool {
    get { self[stored: "isSpringLoaded", false] }
    set { self[stored: "isSpringLoaded", false] = newValue }
  }
}

extension UIControl.State {
  // Source: https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/focused
  public static let focused = UIControl.State(rawValue: 1 << 3)
}

// Source: https://developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor open class UIMenu {
  public init(title: String = "", children: [Any] = []) {}
}

extension UIAction {
  // Source: https://developer.apple.com/documentation/uikit/uiaction
  public convenience init(
    title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler
  ) { self.init(handler: handler) }
}

extension UIButton {
  // Source: https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  public var role: Role {
    get { self[stored: "role", .normal] }
    set { self[stored: "role", .normal] = newValue }
  }
  // Source: UIButton.h
  @available(*, deprecated, message: "in iOS 15")
  public var adjustsImageWhenHighlighted: Bool {
    get { self[stored: "adjustsImageWhenHighlighted", true] }
    set { self[stored: "adjustsImageWhenHighlighted", true] = newValue }
  }
  @available(*, deprecated, message: "in iOS 15")
  public var adjustsImageWhenDisabled: Bool {
    get { self[stored: "adjustsImageWhenDisabled", true] }
    set { self[stored: "adjustsImageWhenDisabled", true] = newValue }
  }
  @available(*, deprecated, message: "in iOS 15")
  public var showsTouchWhenHighlighted: Bool {
    get { self[stored: "showsTouchWhenHighlighted", false] }
    set { self[stored: "showsTouchWhenHighlighted", false] = newValue }
  }
  @available(*, deprecated, message: "in iOS 15")
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { self[stored: "reversesTitleShadowWhenHighlighted", false] }
    set { self[stored: "reversesTitleShadowWhenHighlighted", false] = newValue }
  }
  public var isPointerInteractionEnabled: Bool {
    get { self[stored: "isPointerInteractionEnabled", false] }
    set { self[stored: "isPointerInteractionEnabled", false] = newValue }
  }
  public var changesSelectionAsPrimaryAction: Bool {
    get { self[stored: "changesSelectionAsPrimaryAction", false] }
    set { self[stored: "changesSelectionAsPrimaryAction", false] = newValue }
  }
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { self[stored: "adjustsImageSize", false] }
    set { self[stored: "adjustsImageSize", false] = newValue }
  }
  public var menu: UIMenu? {
    get { self[optional: "menu", UIMenu.self] }
    set { self[optional: "menu", UIMenu.self] = newValue }
  }
}

extension UIButton.Configuration {
  // Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
  public enum MacIdiomStyle: Int, Sendable {
    case automatic, bordered, borderless, borderlessTinted
  }
  public enum Indicator: Int, Sendable { case automatic, none, popup }
}

// Source: https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct
public struct UIBackgroundConfiguration {
  public var cornerRadius: CGFloat = 0
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var backgroundColor: UIColor?
  public var strokeColor: UIColor?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
}

extension UISegmentedControl {
  // Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/setwidth(_:forsegmentat:)
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self[stored: "width \(segment)", CGFloat(0)] = width
  }

  public func widthForSegment(at segment: Int) -> CGFloat { self[stored: "width \(segment)", 0] }
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
}

@available(tvOS, unavailable)
extension UISwitch {
  // Source: https://developer.apple.com/documentation/uikit/uiswitch/title
  public var title: String? {
    get { self[optional: "title", String.self] }
    set { self[optional: "title", String.self] = newValue }
  }
}

@available(tvOS, unavailable)
extension UISlider {
  public var minimumValueImage: UIImage? {
    get { self[optional: "minimumValueImage", UIImage.self] }
    set { self[optional: "minimumValueImage", UIImage.self] = newValue }
  }
  public var maximumValueImage: UIImage? {
    get { self[optional: "maximumValueImage", UIImage.self] }
    set { self[optional: "maximumValueImage", UIImage.self] = newValue }
  }
}

extension UISearchBar {
  public var scopeButtonTitles: [String]? {
    get { self[optional: "scopeButtonTitles", [String].self] }
    set { self[optional: "scopeButtonTitles", [String].self] = newValue }
  }
  // Source: https://developer.apple.com/documentation/uikit/uisearchbar/searchtextfield
  public var searchTextField: UISearchTextField {
    if let field = self[optional: "searchTextField", UISearchTextField.self] { return field }
    let field = UISearchTextField()
    self[optional: "searchTextField", UISearchTextField.self] = field
    return field
  }
  public var backgroundImage: UIImage? {
    get { self[optional: "backgroundImage", UIImage.self] }
    set { self[optional: "backgroundImage", UIImage.self] = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { self[stored: "smartQuotesType", .default] }
    set { self[stored: "smartQuotesType", .default] = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { self[stored: "smartDashesType", .default] }
    set { self[stored: "smartDashesType", .default] = newValue }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { self[stored: "smartInsertDeleteType", .default] }
    set { self[stored: "smartInsertDeleteType", .default] = newValue }
  }
  public var isSecureTextEntry: Bool {
    get { self[stored: "isSecureTextEntry", false] }
    set { self[stored: "isSecureTextEntry", false] = newValue }
  }
  public var delegate: (any UISearchBarDelegate)? {
    get { nil }
    set {}
  }
}

// Source: https://developer.apple.com/documentation/uikit/uisearchtextfield
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

extension UITextField {
  public var background: UIImage? {
    get { self[optional: "background", UIImage.self] }
    set { self[optional: "background", UIImage.self] = newValue }
  }
  public var disabledBackground: UIImage? {
    get { self[optional: "disabledBackground", UIImage.self] }
    set { self[optional: "disabledBackground", UIImage.self] = newValue }
  }
  public var leftView: UIView? {
    get { self[optional: "leftView", UIView.self] }
    set { self[optional: "leftView", UIView.self] = newValue }
  }
  public var rightView: UIView? {
    get { self[optional: "rightView", UIView.self] }
    set { self[optional: "rightView", UIView.self] = newValue }
  }
  public var delegate: (any UITextFieldDelegate)? {
    get { nil }
    set {}
  }
}

@available(tvOS, unavailable)
extension UIDatePicker {
  // Source: https://developer.apple.com/documentation/uikit/uidatepicker/date
  public var date: Date {
    get { self[stored: "date", Date(timeIntervalSinceReferenceDate: 0)] }
    set { self[stored: "date", newValue] = newValue }
  }
  public var minimumDate: Date? {
    get { self[optional: "minimumDate", Date.self] }
    set { self[optional: "minimumDate", Date.self] = newValue }
  }
  public var maximumDate: Date? {
    get { self[optional: "maximumDate", Date.self] }
    set { self[optional: "maximumDate", Date.self] = newValue }
  }
  public var locale: Locale? {
    get { self[optional: "locale", Locale.self] }
    set { self[optional: "locale", Locale.self] = newValue }
  }
  public var countDownDuration: TimeInterval {
    get { self[stored: "countDownDuration", 0] }
    set { self[stored: "countDownDuration", 0] = newValue }
  }
}

// Source: https://developer.apple.com/documentation/uikit/uicolorwell
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var title: String?
}

// Source: https://developer.apple.com/documentation/uikit/uivibrancyeffect
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
}

// Source: https://developer.apple.com/documentation/uikit/nsunderlinestyle
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
}

extension NSAttributedString.Key {
  // Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let link = NSAttributedString.Key("NSLink")
}

extension UIImage.SymbolConfiguration {
  // Source: https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
  public convenience init(weight: UIImage.SymbolWeight) { self.init() }
  public convenience init(font: UIFont) { self.init() }
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init() }
  public convenience init(textStyle: UIFont.TextStyle) { self.init() }
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { self.init() }
  public func applying(_ other: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration { self }
}

extension UIImage {
  // Source: https://developer.apple.com/documentation/uikit/uiimage/init(systemname:withconfiguration:)
  public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
    self.init(named: name)
  }
}
