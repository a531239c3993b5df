// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

// Source: https://developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

// Source: https://developer.apple.com/documentation/uikit/uirectedge
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIViewController {
  public var accessibilityLabel: String? {
    get { self[optional: "accessibilityLabel", String.self] }
    set { self[optional: "accessibilityLabel", String.self] = newValue }
  }
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { self[stored: "modalPresentationStyle", .automatic] }
    set { self[stored: "modalPresentationStyle", .automatic] = newValue }
  }
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { self[stored: "modalTransitionStyle", .coverVertical] }
    set { self[stored: "modalTransitionStyle", .coverVertical] = newValue }
  }
  public var hidesBottomBarWhenPushed: Bool {
    get { self[stored: "hidesBottomBarWhenPushed", false] }
    set { self[stored: "hidesBottomBarWhenPushed", false] = newValue }
  }
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { self[stored: "extendedLayoutIncludesOpaqueBars", false] }
    set { self[stored: "extendedLayoutIncludesOpaqueBars", false] = newValue }
  }
  public var definesPresentationContext: Bool {
    get { self[stored: "definesPresentationContext", false] }
    set { self[stored: "definesPresentationContext", false] = newValue }
  }
  public var providesPresentationContextTransitionStyle: Bool {
    get { self[stored: "providesPresentationContextTransitionStyle", false] }
    set { self[stored: "providesPresentationContextTransitionStyle", false] = newValue }
  }
  public var restorationIdentifier: String? {
    get { self[optional: "restorationIdentifier", String.self] }
    set { self[optional: "restorationIdentifier", String.self] = newValue }
  }
  public var edgesForExtendedLayout: UIRectEdge {
    get { self[stored: "edgesForExtendedLayout", .all] }
    set { self[stored: "edgesForExtendedLayout", .all] = newValue }
  }
  public var preferredContentSize: CGSize {
    get { self[stored: "preferredContentSize", .zero] }
    set { self[stored: "preferredContentSize", .zero] = newValue }
  }
  public var navigationItem: UINavigationItem {
    if let item = self[optional: "navigationItem", UINavigationItem.self] { return item }
    let item = UINavigationItem()
    self[optional: "navigationItem", UINavigationItem.self] = item
    return item
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tabBarItem: UITabBarItem! {
    get {
      self[stored: "tabBarItem", UITabBarItem(title: title, image: nil, tag: 0)]
    }
    set { self[optional: "tabBarItem", UITabBarItem.self] = newValue }
  }
  public var toolbarItems: [UIBarButtonItem]? {
    get { self[optional: "toolbarItems", [UIBarButtonItem].self] }
    set { self[optional: "toolbarItems", [UIBarButtonItem].self] = newValue }
  }

  // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
  public func addChild(_ childController: UIViewController) {}
  public func didMove(toParent parent: UIViewController?) {}
}

// Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public let navigationBar = UINavigationBar()
  // Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/toolbar
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @available(tvOS, unavailable)
  public let toolbar: UIToolbar! = UIToolbar()
  open var viewControllers: [UIViewController] = []
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
}

// Source: https://developer.apple.com/documentation/uikit/uisplitviewcontroller
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(style: Style) { super.init(nibName: nil, bundle: nil) }

  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var primaryEdge = PrimaryEdge.leading
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var preferredSupplementaryColumnWidthFraction: CGFloat = 0
  open var presentsWithGesture = true

  open func setViewController(_ vc: UIViewController?, for column: Column) {}
}

// Source: https://developer.apple.com/documentation/uikit/uipageviewcontroller
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isDoubleSided = false
}

// Source: https://developer.apple.com/documentation/uikit/uitableviewcontroller
@preconcurrency @MainActor open class UITableViewController: UIViewController {
  open var clearsSelectionOnViewWillAppear = true
}

// Source: https://developer.apple.com/documentation/uikit/uicollectionviewcontroller
@preconcurrency @MainActor open class UICollectionViewController: UIViewController {
  open var clearsSelectionOnViewWillAppear = true
}
