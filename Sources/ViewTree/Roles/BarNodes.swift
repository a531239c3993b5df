/// The bar at the top of a screen: `UINavigationBar`.
open class NavigationBarNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UINavigationBar", of: NavigationBarNode.self) }

  /// The role of this class.
  public override var role: Role { .navigationBar }
}

/// The bar at the bottom that switches between screens: `UITabBar`.
open class TabBarNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UITabBar", of: TabBarNode.self) }

  /// The role of this class.
  public override var role: Role { .tabBar }
}

/// A bar of buttons: `UIToolbar`.
open class ToolbarNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UIToolbar", of: ToolbarNode.self) }

  /// The role of this class.
  public override var role: Role { .toolbar }
}
