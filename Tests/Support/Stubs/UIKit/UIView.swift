// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

#if canImport(ObjectiveC)
  open class Root: NSObject {
    final var associatedObjects = AssociatedObjects()
  }
#else
  /// What stands for NSObject, whose initializer is not bound to the main actor.
  @preconcurrency @MainActor open class Root {
    nonisolated(unsafe) final var associatedObjects = AssociatedObjects()

    public init() {}

    // Only the runtime of Objective-C finds properties by their names; a class here knows some of its own.
    // Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkey:)
    open func setValue(_ value: Any?, forKey key: String) {}

    // Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkeypath:)
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setValue(value, forKey: keyPath)
    }
  }
#endif

// Source: https://developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor open class UIResponder: Root {
  /// The values of properties that extensions declare, by their names.
  var stored: [String: Any] = [:]

  public override init() { super.init() }

  open var next: UIResponder? { nil }
}

// Source: https://developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor open class UIEvent {}

// Source: https://developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace {
  // Source: https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  // Source: https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { resizeSubviews(from: oldValue.size) } }
  }
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open internal(set) var subviews: [UIView] = []
  open internal(set) weak var superview: UIView?
  public let layer = CALayer()
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isUserInteractionEnabled = true
  open var accessibilityElementsHidden = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = false
  open var accessibilityTraits = UIAccessibilityTraits()
  open var clipsToBounds = false
  open var isMultipleTouchEnabled = false
  open var autoresizesSubviews = true
  open var tag = 0
  open var restorationIdentifier: String?
  open var contentMode = ContentMode.scaleToFill
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor!
  open var backgroundColor: UIColor?
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero {
    didSet { if safeAreaInsets != oldValue { safeAreaInsetsDidChange() } }
  }
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  var ownMargins: UIEdgeInsets?
  var priorities: [ContentPriorityKey: UILayoutPriority] = [:]
  var needsLayout = true
  var traits = TraitState()

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  open var window: UIWindow? { superview?.window }
  weak var controller: UIViewController?
  open override var next: UIResponder? { controller ?? superview }

  open var traitCollection: UITraitCollection { traits.present }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // Source: https://developer.apple.com/documentation/uikit/uiview/traitoverrides
  @available(iOS 17, tvOS 17, *)
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(self) }
    set {}
  }

  #if !canImport(ObjectiveC)
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
      let number = (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
      switch (keyPath, number, value as? Bool) {
      case ("layer.cornerRadius", let radius?, _): layer.cornerRadius = radius
      case ("layer.borderWidth", let width?, _): layer.borderWidth = width
      case ("layer.masksToBounds", _, let isOn?): layer.masksToBounds = isOn
      default: super.setValue(value, forKeyPath: keyPath)
      }
    }
  #endif

  open func layoutSubviews() {}

  /// There is no solver here: the height is the greatest that a constraint of height states.
  // Source: https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: statedHeight)
  }

  // Source: https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  private var statedHeight: CGFloat {
    let own = constraints.filter { $0.firstAttribute == .height && $0.secondItem == nil }
    return (own.map(\.constant) + subviews.map(\.statedHeight)).max() ?? 0
  }
  open func safeAreaInsetsDidChange() {}
  open func didMoveToWindow() {}
  /// Replaces the fonts that follow the text size, where a view does that.
  func adjustFonts() {}
  // Source: https://developer.apple.com/documentation/uikit/uiview/didmovetosuperview()
  open func didMoveToSuperview() {}
  // Source: https://developer.apple.com/documentation/uikit/uiview/didaddsubview(_:)
  open func didAddSubview(_ subview: UIView) {}
  // Source: https://developer.apple.com/documentation/uikit/uiview/willremovesubview(_:)
  open func willRemoveSubview(_ subview: UIView) {}

  /// The frontmost view at a point; hidden views, faint ones and those without interaction are passed over.
  // Source: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, bounds.contains(point) else {
      return nil
    }
    for view in subviews.reversed() {
      let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }
  open func awakeFromNib() {}
  open func setNeedsLayout() { needsLayout = true }

  fileprivate func tellOfWindow() {
    didMoveToWindow()
    for view in subviews { view.tellOfWindow() }
  }

  /// The page says nothing of the order; on devices a view is laid out before its subviews, and its
  /// traits are updated just before.
  // Source: https://developer.apple.com/videos/play/wwdc2023/10057/, traits before `layoutSubviews`.
  open func layoutIfNeeded() {
    updateOwnTraits()
    if needsLayout {
      needsLayout = false
      traitCollection.performAsCurrent { layoutSubviews() }
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  // Source: https://developer.apple.com/documentation/uikit/uiview/updatetraitsifneeded()
  @available(iOS 17, tvOS 17, *)
  open func updateTraitsIfNeeded() {
    updateOwnTraits()
    for view in subviews { view.updateTraitsIfNeeded() }
  }

  // Source: https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What is flexible takes all of the change; the tests have no view with two flexible parts.
  private func resizeSubviews(from old: CGSize) {
    setNeedsLayout()
    for view in subviews {
      var frame = view.frame
      if view.autoresizingMask.contains(.flexibleWidth) {
        frame.size.width += self.frame.width - old.width
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        frame.size.height += self.frame.height - old.height
      }
      view.frame = frame
    }
  }
}

// Source: https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

// MARK: - Hierarchy

extension UIView {
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
    setNeedsLayout()
    view.setNeedsLayout()
    if window != nil { view.tellOfWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  // Source: https://developer.apple.com/documentation/uikit/uiview/bringsubviewtofront(_:)
  public func bringSubviewToFront(_ view: UIView) {
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  // Source: https://developer.apple.com/documentation/uikit/uiview/sendsubviewtoback(_:)
  public func sendSubviewToBack(_ view: UIView) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  public func removeFromSuperview() {
    if superview == nil { return }
    superview?.willRemoveSubview(self)
    var ancestor = superview
    while let view = ancestor {
      view.constraints.removeAll { $0.isAbout(self) }
      ancestor = view.superview
    }
    let wasInWindow = window != nil
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    if wasInWindow { tellOfWindow() }
    didMoveToSuperview()
  }

  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }
}

// MARK: - Margins and priorities

extension UIView {
  // Source: https://developer.apple.com/documentation/uikit/uiview/layoutmargins, with the default of 8
  // points, the least margins of a controller's root view, and the safe area.
  public var layoutMargins: UIEdgeInsets {
    get {
      var margins = ownMargins ?? standardMargins
      if let least = controller?.systemMinimumLayoutMargins {
        margins.left = max(margins.left, least.leading)
        margins.right = max(margins.right, least.trailing)
      }
      guard insetsLayoutMarginsFromSafeArea else { return margins }
      margins.top += safeAreaInsets.top
      margins.left += safeAreaInsets.left
      margins.bottom += safeAreaInsets.bottom
      margins.right += safeAreaInsets.right
      return margins
    }
    set { ownMargins = newValue }
  }

  /// The margins of a view whose margins were never set.
  private var standardMargins: UIEdgeInsets {
    if controller != nil { return .zero }
    if self is UITableViewCell {
      // Seen in lists of phones; no page has them.
      return UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    }
    return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  // Source: https://developer.apple.com/documentation/uikit/uiview/directionallayoutmargins
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isLeftToRight ? margins.left : margins.right,
        bottom: margins.bottom, trailing: isLeftToRight ? margins.right : margins.left)
    }
    set {
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isLeftToRight ? newValue.leading : newValue.trailing,
        bottom: newValue.bottom, right: isLeftToRight ? newValue.trailing : newValue.leading)
    }
  }
}

// Source: https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

// Source: https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
}
