import AutoScale

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

  /// The views that items of the bars show, by their identifiers.
  public var itemViews: [String: ViewNode] = [:]

  /// The edges at which bars lie beside the view, which does not extend under them: the bars are opaque,
  /// or the view controller does not extend its view to these edges.
  public var edgesBesideView: Set<LayoutInsets.Edge> = []

  /// Whether a split view controller shows the view controller beside its detail, where the width is regular.
  package var isBesideDetail = false

  /// The status bar over a view controller's view.
  public enum StatusBar: String, CaseIterable, Hashable, Sendable {
    /// Dark on a light screen, and light on a dark one.
    case automatic
    /// Light in both appearances.
    case lightContent
    /// Dark in both appearances.
    case darkContent
    /// None.
    case hidden
  }

  /// The status bar.
  public var statusBar = StatusBar.automatic

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
