/// The bars that the controllers around a view controller lay over its view.
///
///     document.roots[1].bars.navigationBar?.title  // "Settings"
///
/// The bars belong to no view tree; their frames are empty.
public struct ControllerBars {
  /// The bar of the navigation controller that the view controller is in; nil for none.
  public var navigationBar: NavigationBarNode?

  /// The bar of buttons of that navigation controller; nil for none.
  public var toolbar: ToolbarNode?

  /// The bar of the tab bar controller that the view controller is in; nil for none.
  public var tabBar: TabBarNode?

  /// Makes the bars of a screen.
  public init(
    navigationBar: NavigationBarNode? = nil, toolbar: ToolbarNode? = nil, tabBar: TabBarNode? = nil
  ) {
    self.navigationBar = navigationBar
    self.toolbar = toolbar
    self.tabBar = tabBar
  }

  /// Whether there is no bar.
  public var isEmpty: Bool { navigationBar == nil && toolbar == nil && tabBar == nil }
}
