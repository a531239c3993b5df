// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor open class UIControl: UIView {
  // Source: https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }

  open var isEnabled = true
}

// Source: https://developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor open class UIButton: UIControl {
  // Source: https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
  }

  private var kind = ButtonType.custom
  private let label = UIButtonLabel()

  open var buttonType: ButtonType { kind }
  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { nil }
  open var configuration: Configuration?
  @available(*, deprecated, message: "in iOS 15")
  open var contentEdgeInsets: UIEdgeInsets {
    get { insets }
    set { insets = newValue }
  }
  private var insets = UIEdgeInsets.zero
  @available(*, deprecated, message: "in iOS 15")
  open var titleEdgeInsets: UIEdgeInsets {
    get { titleInsets }
    set { titleInsets = newValue }
  }
  private var titleInsets = UIEdgeInsets.zero
  @available(*, deprecated, message: "in iOS 15")
  open var imageEdgeInsets: UIEdgeInsets {
    get { imageInsets }
    set { imageInsets = newValue }
  }
  private var imageInsets = UIEdgeInsets.zero

  open func title(for state: State) -> String? { label.text }
  open func setTitle(_ title: String?, for state: State) { label.text = title }
  // Source: https://developer.apple.com/documentation/uikit/uibutton/attributedtitle(for:)
  open func attributedTitle(for state: State) -> NSAttributedString? { styledTitles[state] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    styledTitles[state] = title
  }
  private var styledTitles: [State: NSAttributedString] = [:]

  // A state without an image of its own answers with that of the normal state.
  // Source: https://developer.apple.com/documentation/uikit/uibutton/setimage(_:for:)
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  private var images: [State: UIImage] = [:]
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }
  private var backgroundImages: [State: UIImage] = [:]
}

extension UIButton {
  // Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  public struct Configuration {
    public var title: String?
    public var attributedTitle: AttributedString?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
  }
}

// Source: https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension AttributeScopes {
  // Source: https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

// Source: https://developer.apple.com/documentation/uikit/uiswitch
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addConstraint(NSContentSizeLayoutConstraint(of: self, 51))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The class of the constraints for the size of what is in a view, which no page names.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  init(of view: UIView, _ width: CGFloat) {
    super.init(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: width)
  }
}

// Source: https://developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor open class UISlider: UIControl {}

// Source: https://developer.apple.com/documentation/uikit/uistepper
@preconcurrency @MainActor open class UIStepper: UIControl {}

// Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  open var numberOfSegments: Int { 0 }
  open func titleForSegment(at segment: Int) -> String? { nil }
}

// Source: https://developer.apple.com/documentation/uikit/uipagecontrol
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0
}

// Source: https://developer.apple.com/documentation/uikit/uidatepicker
@preconcurrency @MainActor open class UIDatePicker: UIControl {}

// Source: https://developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor open class UIPickerView: UIView {}

// Source: https://developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor open class UIProgressView: UIView {}

// Source: https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {}

// Source: https://developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
}
