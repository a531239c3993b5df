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

  // Source: https://developer.apple.com/documentation/uikit/uicontrol/event
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  // Source: https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  // Source: https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  // Source: https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
}

// Source: https://developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor open class UIAction {
  // Source: https://developer.apple.com/documentation/uikit/uiactionhandler
  public typealias UIActionHandler = (UIAction) -> Void

  private let handler: UIActionHandler
  open var sender: Any?

  public init(handler: @escaping UIActionHandler) { self.handler = handler }
}

// Source: https://developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor open class UIButton: UIControl {
  // Source: https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
  }

  private var kind = ButtonType.custom
  // Source: UIFont.h, buttonFontSize; a system button that documents hold without a font is as high as one of 15 points.
  private lazy var label = {
    let label = UIButtonLabel()
    label.font = .systemFont(ofSize: kind == .custom ? 18 : 15)
    return addPart(label)
  }()
  private lazy var picture = addPart(UIImageView())

  private func addPart<View: UIView>(_ view: View) -> View {
    addSubview(view)
    return view
  }

  open var buttonType: ButtonType { kind }
  // A button makes its views when it is asked for them.
  // Source: UIButton.h, titleLabel and imageView
  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
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

  open var showsMenuAsPrimaryAction = false
  // Source: https://developer.apple.com/documentation/uikit/uibutton/settitlecolor(_:for:)
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  // Source: https://developer.apple.com/documentation/uikit/uibutton/settitleshadowcolor(_:for:)
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  // Source: https://developer.apple.com/documentation/uikit/uibutton/setpreferredsymbolconfiguration(_:forimagein:)
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  #if !canImport(ObjectiveC)
    open override func setValue(_ value: Any?, forKey key: String) {
      guard let value = value as? UIEdgeInsets else { return super.setValue(value, forKey: key) }
      switch key {
      case "contentEdgeInsets": insets = value
      case "titleEdgeInsets": titleInsets = value
      case "imageEdgeInsets": imageInsets = value
      default: super.setValue(value, forKey: key)
      }
    }
  #endif

  open var currentTitle: String? { titles[.normal] }
  open var currentAttributedTitle: NSAttributedString? { styledTitles[.normal] }
  open var currentImage: UIImage? { images[.normal] }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { label.text = title }
  }
  private var titles: [State: String] = [:]
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

    // Source: https://developer.apple.com/documentation/uikit/nsdirectionalrectedge
    public enum ImagePlacement: Sendable { case leading, trailing, top, bottom, all }
    // Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }

    public var imagePlacement = ImagePlacement.leading
    public var cornerStyle = CornerStyle.dynamic
    public var attributedSubtitle: AttributedString?
    public var titleAlignment = TitleAlignment.automatic
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var indicator = Indicator.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var showsActivityIndicator = false
    public var background = UIBackgroundConfiguration()
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    // Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size-swift.enum
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// The default insets follow the size until others are set; no page has their numbers.
    public var buttonSize = Size.medium {
      didSet { if contentInsets == Self.insets(for: oldValue) { setDefaultContentInsets() } }
    }

    // Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/setdefaultcontentinsets()
    public mutating func setDefaultContentInsets() {
      contentInsets = Self.insets(for: buttonSize)
    }

    private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
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

// Source: https://developer.apple.com/documentation/foundation/attributedynamiclookup
extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

// Source: https://developer.apple.com/documentation/uikit/uiswitch
@available(tvOS, unavailable)
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

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
@available(tvOS, unavailable)
@preconcurrency @MainActor open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
}

// Source: https://developer.apple.com/documentation/uikit/uistepper
@available(tvOS, unavailable)
@preconcurrency @MainActor open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
}

// Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private var titles: [String?] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String }
    super.init(frame: .zero)
  }

  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  open var selectedSegmentIndex = -1
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?
}

// Source: https://developer.apple.com/documentation/uikit/uipagecontrol
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}

// Source: https://developer.apple.com/documentation/uikit/uidatepicker
@available(tvOS, unavailable)
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  // Source: https://developer.apple.com/documentation/uikit/uidatepicker/mode
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var minuteInterval = 1
}

// Source: https://developer.apple.com/documentation/uikit/uidatepickerstyle
@available(tvOS, unavailable)
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

// Source: https://developer.apple.com/documentation/uikit/uipickerview
@available(tvOS, unavailable)
@preconcurrency @MainActor open class UIPickerView: UIView {}

// Source: https://developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor open class UIProgressView: UIView {
  // Source: https://developer.apple.com/documentation/uikit/uiprogressview/style
  public enum Style: Int, Sendable { case `default`, bar }

  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
}

// Source: https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  // Source: https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
  public enum Style: Int, Sendable { case medium = 100, large = 101 }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open var style = Style.medium
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor!
  open func startAnimating() { isAnimating = true }
}

// Source: https://developer.apple.com/documentation/uikit/uibarstyle
public enum UIBarStyle: Int, Sendable { case `default`, black }

// Source: https://developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor open class UISearchBar: UIView {
  // Source: https://developer.apple.com/documentation/uikit/uisearchbar/style
  public enum Style: Int, Sendable { case `default`, prominent, minimal }

  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var showsScopeBar = false
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
}
