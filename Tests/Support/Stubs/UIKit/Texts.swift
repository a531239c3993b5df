// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

// Source: https://developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

// Source: https://developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

// Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  public struct Lengths: Hashable, Sendable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var headIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var defaultTabInterval: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var allowsDefaultTighteningForTruncation = false
  }

  var lengths = Lengths()

  public override init() {}

  open var lineSpacing: CGFloat { lengths.lineSpacing }
  open var paragraphSpacing: CGFloat { lengths.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { lengths.paragraphSpacingBefore }
  open var headIndent: CGFloat { lengths.headIndent }
  open var firstLineHeadIndent: CGFloat { lengths.firstLineHeadIndent }
  open var tailIndent: CGFloat { lengths.tailIndent }
  open var minimumLineHeight: CGFloat { lengths.minimumLineHeight }
  open var maximumLineHeight: CGFloat { lengths.maximumLineHeight }

  open var lineHeightMultiple: CGFloat { lengths.lineHeightMultiple }
  open var hyphenationFactor: Float { lengths.hyphenationFactor }
  open var defaultTabInterval: CGFloat { lengths.defaultTabInterval }
  open var alignment: NSTextAlignment { lengths.alignment }
  open var lineBreakMode: NSLineBreakMode { lengths.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { lengths.baseWritingDirection }
  open var allowsDefaultTighteningForTruncation: Bool {
    lengths.allowsDefaultTighteningForTruncation
  }

  open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }
  open override func copy() -> Any { copy(with: nil) }
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.lengths = lengths
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.lengths == lengths
  }

  open override var hash: Int { lengths.hashValue }
}

// Source: https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { lengths.lineSpacing }
    set { lengths.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { lengths.paragraphSpacing }
    set { lengths.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { lengths.paragraphSpacingBefore }
    set { lengths.paragraphSpacingBefore = newValue }
  }
  open override var headIndent: CGFloat {
    get { lengths.headIndent }
    set { lengths.headIndent = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { lengths.firstLineHeadIndent }
    set { lengths.firstLineHeadIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { lengths.tailIndent }
    set { lengths.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { lengths.minimumLineHeight }
    set { lengths.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { lengths.maximumLineHeight }
    set { lengths.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { lengths.lineHeightMultiple }
    set { lengths.lineHeightMultiple = newValue }
  }
  open override var hyphenationFactor: Float {
    get { lengths.hyphenationFactor }
    set { lengths.hyphenationFactor = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { lengths.defaultTabInterval }
    set { lengths.defaultTabInterval = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { lengths.alignment }
    set { lengths.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { lengths.lineBreakMode }
    set { lengths.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { lengths.baseWritingDirection }
    set { lengths.baseWritingDirection = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { lengths.allowsDefaultTighteningForTruncation }
    set { lengths.allowsDefaultTighteningForTruncation = newValue }
  }
}

// Source: https://developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: NSObject, @unchecked Sendable {
  open var bounds = CGRect.zero
  open var contents: Data? { didSet { (image, fileWrapper) = (nil, nil) } }
  open var fileType: String?
  open var image: UIImage? { didSet { if image != nil { (contents, fileWrapper) = (nil, nil) } } }
  open var fileWrapper: FileWrapper? {
    didSet { if fileWrapper != nil { (contents, image) = (nil, nil) } }
  }
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true

  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
  }

  public override init() {}
}

// Source: https://developer.apple.com/documentation/foundation/filewrapper
open class FileWrapper: NSObject, @unchecked Sendable {}

extension NSAttributedString.Key {
  // Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

// Source: https://developer.apple.com/documentation/foundation/nsattributedstring
extension NSAttributedString {
  /// Returns the text with other fonts.
  ///
  /// Foundation on Linux traps where a value of a class of one's own is
  /// replaced, so a text with one run is made anew.
  fileprivate func replacingFonts(_ transform: (UIFont?) -> UIFont?) -> NSAttributedString {
    var first = NSRange()
    let attributes = length > 0 ? self.attributes(at: 0, effectiveRange: &first) : [:]
    if first.length == length {
      let font = transform(attributes[.font] as? UIFont)
      let new = font.map { attributes.merging([.font: $0]) { $1 } }
      return NSAttributedString(string: string, attributes: new ?? attributes)
    }
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { font, range, _ in
      guard let font = transform(font as? UIFont) else { return }
      copy.addAttribute(.font, value: font, range: range)
    }
    return copy
  }
}

/// A text as labels, fields and text views keep it: a font for all of it, or one a run.
struct StyledText {
  var font: UIFont?
  var string: NSAttributedString?

  /// A font that is set holds for the whole of a styled text.
  mutating func setFont(_ new: UIFont?) {
    font = new
    guard let new else { return }
    string = string?.replacingFonts { _ in new }
  }

  mutating func setText(_ text: String?) {
    string = text.map { NSAttributedString(string: $0, attributes: font.map { [.font: $0] }) }
  }

  /// Replaces the fonts that follow the text size.
  mutating func adjustFonts(to traits: UITraitCollection) {
    font = font?.adjusted(to: traits)
    string = string?.replacingFonts { $0?.adjusted(to: traits) }
  }

  /// The font of the text is that of its first character.
  mutating func setString(_ new: NSAttributedString?) {
    string = new
    guard let new, new.length > 0 else { return }
    font = new.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
  }
}

// Source: https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
@MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

// Source: https://developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var styled = StyledText(font: .systemFont(ofSize: 17))

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { styled.font }
    set { styled.setFont(newValue ?? .systemFont(ofSize: 17)) }
  }
  open var text: String? {
    get { styled.string?.string }
    set { styled.setText(newValue) }
  }
  open var attributedText: NSAttributedString? {
    get { styled.string }
    set { styled.setString(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .black
  // Source: https://developer.apple.com/documentation/uikit/uilabel/shadowoffset
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  override func adjustFonts() {
    if adjustsFontForContentSizeCategory { styled.adjustFonts(to: traitCollection) }
  }
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var isEnabled = true
  open var isHighlighted = false
  open var allowsDefaultTighteningForTruncation = false
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
}

// Source: https://developer.apple.com/documentation/uikit/uibaselineadjustment
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// The class of the label in a button, which no page names.
final class UIButtonLabel: UILabel {}

// Source: https://developer.apple.com/documentation/uikit/uitextfield
@preconcurrency @MainActor open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  // Source: https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  private var styled = StyledText(font: .systemFont(ofSize: 17))

  open var font: UIFont? {
    get { styled.font }
    set { styled.setFont(newValue ?? .systemFont(ofSize: 17)) }
  }
  open var text: String? {
    get { styled.string?.string ?? "" }
    set { styled.setText(newValue) }
  }
  open var attributedText: NSAttributedString? {
    get { styled.string }
    set { styled.setString(newValue) }
  }
  open var textColor: UIColor?
  open var placeholder: String?
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
  open var adjustsFontForContentSizeCategory = false
  override func adjustFonts() {
    if adjustsFontForContentSizeCategory { styled.adjustFonts(to: traitCollection) }
  }
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var textAlignment = NSTextAlignment.natural
  open var clearButtonMode = ViewMode.never
  open var clearsOnBeginEditing = false

  // Source: https://developer.apple.com/documentation/uikit/uitextfield/viewmode
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
}

// Source: https://developer.apple.com/documentation/uikit/uitextview
@preconcurrency @MainActor open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  private var styled = StyledText()

  open var font: UIFont? {
    get { styled.font }
    set { styled.setFont(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { styled.string?.string ?? "" }
    set { styled.setText(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { styled.string ?? NSAttributedString(string: "") }
    set { styled.setString(newValue) }
  }
  open var textColor: UIColor?
  // Source: https://developer.apple.com/documentation/uikit/uitextview/textcontainerinset
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var adjustsFontForContentSizeCategory = false
  override func adjustFonts() {
    if adjustsFontForContentSizeCategory { styled.adjustFonts(to: traitCollection) }
  }
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var isSecureTextEntry = false
  open var allowsEditingTextAttributes = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
}
