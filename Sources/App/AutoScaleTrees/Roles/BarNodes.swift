/// The bar at the top of a screen: `UINavigationBar`.
open class NavigationBarNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UINavigationBar", of: NavigationBarNode.self) }

  /// The role of this class.
  public override var role: Role { .navigationBar(self) }

  /// The title.
  public final var title: String?

  /// The view in place of the title, if there is one; it is no node of the bar's tree.
  public final var titleView: ViewNode?

  /// The color of the title; `nil` means the system's.
  public final var titleColor: ViewColor?

  /// The line of text above the title, if any.
  public final var prompt: String?

  /// Whether the title is large, below the items.
  public final var hasLargeTitle = false

  /// The title of the back button, if any.
  public final var backTitle: String?

  /// The items at the leading edge, outermost first.
  public final var leadingItems: [BarItem] = []

  /// The items at the trailing edge, outermost first.
  public final var trailingItems: [BarItem] = []

  /// The color of the bar; `nil` means the system's.
  public final var barTintColor: ViewColor?
}

/// The bar at the bottom that switches between screens: `UITabBar`.
open class TabBarNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UITabBar", of: TabBarNode.self) }

  /// The role of this class.
  public override var role: Role { .tabBar(self) }

  /// The items from leading to trailing.
  public final var items: [BarItem] = []

  /// The index of the selected item.
  public final var selectedIndex = 0

  /// The color of the bar; `nil` means the system's.
  public final var barTintColor: ViewColor?
}

/// A bar of buttons: `UIToolbar`.
open class ToolbarNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UIToolbar", of: ToolbarNode.self) }

  /// The role of this class.
  public override var role: Role { .toolbar(self) }

  /// The items from leading to trailing.
  public final var items: [BarItem] = []

  /// The color of the bar; `nil` means the system's.
  public final var barTintColor: ViewColor?
}
