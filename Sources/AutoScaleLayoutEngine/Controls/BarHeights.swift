import AutoScale
import AutoScaleTrees

/// How high bars are on a screen, in points, without the safe area beside them.
///
/// Sources: stored frames of Interface Builder files; for pads and large titles G. Hackworth, "iPad
/// Navigation Bar and Toolbar Height Changes in iOS 12" (2018). Bars of phones on their sides are lower
/// where both size classes are compact, and have no large titles where the one down is.
package struct BarHeights {
  /// The row of a navigation bar with its items.
  package let navigationRow: Double

  /// What a large title adds below that row.
  package let largeTitle: Double

  /// What a prompt adds above that row.
  package let prompt = 30.0

  /// The row of a toolbar, and that of a tab bar.
  package let toolbar, tabBar: Double

  /// Finds the heights on a screen, with the line at its bottom that stands for the home button or
  /// without.
  package init(width: Double, height: Double, idiom: Idiom, hasHomeIndicator: Bool) {
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
  package func height(of bar: NavigationBarNode) -> Double {
    guard navigationRow > 0 else { return 0 }
    return navigationRow + (bar.hasLargeTitle ? largeTitle : 0) + (bar.prompt == nil ? 0 : prompt)
  }
}
