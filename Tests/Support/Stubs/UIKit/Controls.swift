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

// Source: https://developer.apple.com/documentation/uikit/uipastecontrol
@available(tvOS, unavailable)
@preconcurrency @MainActor open class UIPasteControl: UIControl {}

// Source: https://developer.apple.com/documentation/uikit/uieventattributionview
@available(tvOS, unavailable)
@preconcurrency @MainActor open class UIEventAttributionView: UIView {}

// Source: https://developer.apple.com/documentation/uikit/uibackgroundextensionview
@available(iOS 26, tvOS 26, *)
@preconcurrency @MainActor open class UIBackgroundExtensionView: UIView {}
