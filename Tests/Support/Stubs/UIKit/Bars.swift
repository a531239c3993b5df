// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor open class UIBarItem: UIResponder {
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = false
  open var accessibilityTraits = UIAccessibilityTraits()
}

// Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  // Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
  }

  // Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  // Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    super.init()
    (self.title, self.image, self.primaryAction) = (title, image, primaryAction)
  }

  // Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(systemitem:primaryaction:menu:)
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    super.init()
    self.primaryAction = primaryAction
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor!
  open var isSelected = false
  open var primaryAction: UIAction?
  open var menu: UIMenu?

  // Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/flexiblespace()
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
  // Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/fixedspace(_:)
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }
}

// Source: https://developer.apple.com/documentation/uikit/uitabbaritem
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  // Source: https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    super.init()
    self.tag = tag
  }

  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var titlePositionAdjustment = UIOffset()
}

// Source: https://developer.apple.com/documentation/uikit/uioffset
public struct UIOffset: Hashable, Sendable {
  public var horizontal, vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

// Source: https://developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor open class UINavigationItem: UIResponder {
  public init(title: String) {
    super.init()
    self.title = title
  }

  public override init() { super.init() }

  // Source: https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  open var title: String?
  open var prompt: String?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var hidesSearchBarWhenScrolling = true
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var backBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var titleView: UIView?

  /// The views that the bar shows for the item.
  fileprivate var views: [UIView] {
    let items =
      [leftBarButtonItem, rightBarButtonItem].compactMap { $0 } + (leftBarButtonItems ?? [])
      + (rightBarButtonItems ?? [])
    return [titleView].compactMap { $0 } + items.compactMap(\.customView)
  }
}

extension UINavigationBar {
  // Source: https://developer.apple.com/documentation/uikit/uinavigationbar/items
  public var items: [UINavigationItem]? {
    get { self[optional: "items", [UINavigationItem].self] }
    set { self[optional: "items", [UINavigationItem].self] = newValue }
  }
  public var delegate: (any UINavigationBarDelegate)? {
    get { nil }
    set {}
  }
  public var shadowImage: UIImage? {
    get { self[optional: "shadowImage", UIImage.self] }
    set { self[optional: "shadowImage", UIImage.self] = newValue }
  }
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  // Source: https://developer.apple.com/documentation/uikit/uinavigationbar/standardappearance
  public var standardAppearance: UINavigationBarAppearance {
    get { self[stored: "standardAppearance", UINavigationBarAppearance()] }
    set { self[stored: "standardAppearance", newValue] = newValue }
  }
  public var compactAppearance: UINavigationBarAppearance? {
    get { self[optional: "compactAppearance", UINavigationBarAppearance.self] }
    set { self[optional: "compactAppearance", UINavigationBarAppearance.self] = newValue }
  }
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { self[optional: "scrollEdgeAppearance", UINavigationBarAppearance.self] }
    set { self[optional: "scrollEdgeAppearance", UINavigationBarAppearance.self] = newValue }
  }
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { self[optional: "compactScrollEdge", UINavigationBarAppearance.self] }
    set { self[optional: "compactScrollEdge", UINavigationBarAppearance.self] = newValue }
  }

  /// The views of the items, which a bar shows in a private view.
  public var itemViews: [UIView] { (items ?? []).flatMap(\.views) }
}

@available(tvOS, unavailable)
extension UIToolbar {
  // Source: https://developer.apple.com/documentation/uikit/uitoolbar/items
  public var items: [UIBarButtonItem]? {
    get { self[optional: "items", [UIBarButtonItem].self] }
    set { self[optional: "items", [UIBarButtonItem].self] = newValue }
  }
  public var delegate: (any UIToolbarDelegate)? {
    get { nil }
    set {}
  }
  public var standardAppearance: UIToolbarAppearance {
    get { self[stored: "standardAppearance", UIToolbarAppearance()] }
    set { self[stored: "standardAppearance", newValue] = newValue }
  }
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { self[optional: "scrollEdgeAppearance", UIToolbarAppearance.self] }
    set { self[optional: "scrollEdgeAppearance", UIToolbarAppearance.self] = newValue }
  }

  /// The views of the items, which a bar shows in a private view.
  public var itemViews: [UIView] { (items ?? []).compactMap(\.customView) }
}

extension UITabBar {
  // Source: https://developer.apple.com/documentation/uikit/uitabbar/items
  public var items: [UITabBarItem]? {
    get { self[optional: "items", [UITabBarItem].self] }
    set { self[optional: "items", [UITabBarItem].self] = newValue }
  }
  public var delegate: (any UITabBarDelegate)? {
    get { nil }
    set {}
  }
  public var backgroundImage: UIImage? {
    get { self[optional: "backgroundImage", UIImage.self] }
    set { self[optional: "backgroundImage", UIImage.self] = newValue }
  }
  public var shadowImage: UIImage? {
    get { self[optional: "shadowImage", UIImage.self] }
    set { self[optional: "shadowImage", UIImage.self] = newValue }
  }
  public var unselectedItemTintColor: UIColor? {
    get { self[optional: "unselectedItemTintColor", UIColor.self] }
    set { self[optional: "unselectedItemTintColor", UIColor.self] = newValue }
  }
  public var standardAppearance: UITabBarAppearance {
    get { self[stored: "standardAppearance", UITabBarAppearance()] }
    set { self[stored: "standardAppearance", newValue] = newValue }
  }
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { self[optional: "scrollEdgeAppearance", UITabBarAppearance.self] }
    set { self[optional: "scrollEdgeAppearance", UITabBarAppearance.self] = newValue }
  }
}

// Source: https://developer.apple.com/documentation/uikit/uibarappearance
@preconcurrency @MainActor open class UIBarAppearance {
  public init() {}

  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
}

// Source: https://developer.apple.com/documentation/uikit/uinavigationbarappearance
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

// Source: https://developer.apple.com/documentation/uikit/uitoolbarappearance
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

// Source: https://developer.apple.com/documentation/uikit/uitabbarappearance
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

// Source: https://developer.apple.com/documentation/uikit/uinavigationbardelegate
@preconcurrency @MainActor public protocol UINavigationBarDelegate: AnyObject {}
// Source: https://developer.apple.com/documentation/uikit/uitoolbardelegate
@preconcurrency @MainActor public protocol UIToolbarDelegate: AnyObject {}
// Source: https://developer.apple.com/documentation/uikit/uitabbardelegate
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {}
