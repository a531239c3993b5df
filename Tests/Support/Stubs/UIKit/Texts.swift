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

/// A text as labels, fields and text views keep it: a font for all of it, or one a run.
struct StyledText {
  var font: UIFont?
  var string: NSAttributedString?

  /// A font that is set holds for the whole of a styled text.
  mutating func setFont(_ new: UIFont?) {
    font = new
    guard let string, let new else { return }
    let copy = NSMutableAttributedString(attributedString: string)
    copy.addAttribute(.font, value: new, range: NSRange(location: 0, length: copy.length))
    self.string = copy
  }

  mutating func setText(_ text: String?) {
    string = text.map { NSAttributedString(string: $0, attributes: font.map { [.font: $0] }) }
  }

  /// The font of the text is that of its first character.
  mutating func setString(_ new: NSAttributedString?) {
    string = new
    guard let new, new.length > 0 else { return }
    font = new.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
  }
}

// Source: https://developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor open class UILabel: UIView {
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
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
}

/// The class of the label in a button, which no page names.
final class UIButtonLabel: UILabel {}

// Source: https://developer.apple.com/documentation/uikit/uitextfield
@preconcurrency @MainActor open class UITextField: UIControl {
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
}

// Source: https://developer.apple.com/documentation/uikit/uitextview
@preconcurrency @MainActor open class UITextView: UIScrollView {
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
  open var adjustsFontForContentSizeCategory = false
}
