import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

extension ControllerBars {
  /// Returns by how much the bars make the safe area of a screen smaller, in points.
  ///
  ///     let bars = ControllerBars(navigationBar: NavigationBarNode(), tabBar: TabBarNode())
  ///     bars.insets(on: try Screen(named: "iPhone 17"))  // top 44, bottom 49
  ///
  /// The stored frames of Xcode's canvas have the same heights: 44 points of a navigation bar on phones
  /// and 50 on pads, 52 more of a large title, 49 of a tab bar. On a phone on its side on which both size
  /// classes are compact each bar takes 32 points. A prompt takes 30. Screens that are neither of a
  /// phone nor of a pad have no such bars.
  public func insets(on screen: Screen) -> EdgeInsets {
    let heights = BarHeights(
      width: screen.width, height: screen.height, idiom: screen.idiom,
      hasHomeIndicator: screen.safeArea?.bottom ?? 0 > 0)
    var insets = EdgeInsets.zero
    if let navigationBar { insets.top = heights.height(of: navigationBar) }
    if toolbar != nil { insets.bottom += heights.toolbar }
    if tabBar != nil { insets.bottom += heights.tabBar }
    return insets
  }
}

/// How high bars are on a screen, in points, without the safe area beside them.
///
/// Sources: stored frames of Interface Builder files; for pads and large titles G. Hackworth, "iPad
/// Navigation Bar and Toolbar Height Changes in iOS 12" (2018). Bars of phones on their sides are lower
/// where both size classes are compact, and have no large titles where the one down is.
struct BarHeights {
  /// The row of a navigation bar with its items.
  let navigationRow: Double

  /// What a large title adds below that row.
  let largeTitle: Double

  /// What a prompt adds above that row.
  let prompt = 30.0

  /// The row of a toolbar, and that of a tab bar.
  let toolbar, tabBar: Double

  /// Finds the heights on a screen, with the line at its bottom that stands for the home button or
  /// without.
  init(width: Double, height: Double, idiom: Idiom, hasHomeIndicator: Bool) {
    let metrics = ControlMetrics.standard
    let isLow = SizeClass.down(width: width, height: height, idiom: idiom) == .compact
    let isNarrow = SizeClass.across(width: width, height: height, idiom: idiom) == .compact
    switch idiom {
    case .pad: (navigationRow, toolbar, tabBar) = (50, 50, 50)
    case .phone where isLow && isNarrow: (navigationRow, toolbar, tabBar) = (32, 32, 32)
    case .phone, .unspecified:
      navigationRow = metrics.navigationBarHeight
      toolbar = hasHomeIndicator ? metrics.toolbarHeight : metrics.homeButtonToolbarHeight
      tabBar = metrics.tabBarHeight
    case .mac, .tv, .vision, .carPlay: (navigationRow, toolbar, tabBar) = (0, 0, 0)
    }
    largeTitle = isLow || navigationRow == 0 ? 0 : 52
  }

  /// The height of a navigation bar.
  func height(of bar: NavigationBarNode) -> Double {
    guard navigationRow > 0 else { return 0 }
    return navigationRow + (bar.hasLargeTitle ? largeTitle : 0) + (bar.prompt == nil ? 0 : prompt)
  }
}

extension InterfaceDocument {
  /// The bars over the view of a view controller; nil for another view.
  func bars(over view: ViewNode) -> ControllerBars? {
    roots.first { $0.view === view }?.bars
  }
}
