/// The bars that container controllers lay over a view controller's view.
///
///     document.roots[1].bars.navigationBar?.title  // "Settings"
///
/// The bars belong to no view tree; their frames are empty.
public struct ControllerBars {
  /// The bar of the enclosing navigation controller, if any.
  public var navigationBar: NavigationBarNode?

  /// The toolbar of that navigation controller, if any.
  public var toolbar: ToolbarNode?

  /// The bar of the enclosing tab bar controller, if any.
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
