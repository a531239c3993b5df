import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

/// The heights of bars on a screen, in points, without the safe area beside them.
///
/// On phones on their sides, bars are lower if both size classes are compact, and have no large titles
/// if the vertical one is.
package struct BarHeights {
  /// The row of a navigation bar with its items.
  package let navigationRow: Double

  /// The height of the row itself, which may begin below the top of the bar.
  package let row: Double

  /// The row of a navigation bar without a title.
  private let untitledRow: Double

  /// The height that a large title adds below that row.
  package let largeTitle: Double

  /// The height that a prompt adds above that row.
  package let prompt = Lengths.onDevices["prompt"]

  /// The row of a toolbar, and that of a tab bar.
  package let toolbar, tabBar: Double

  /// Finds the heights on a screen; the safe area tells whether it has a home indicator.
  package init(on screen: ScreenContext) {
    self.init(on: screen, column: screen.safeArea.columnEdge)
  }

  /// Finds the heights on a screen, with a column for items of bars at a side or without one.
  init(on screen: ScreenContext, column: LayoutInsets.Edge?) {
    let lengths = Lengths.onDevices
    // A large phone on its side has a regular width and keeps its higher bars.
    let isLow = screen.verticalSizeClass == .compact
    let isNarrow = screen.horizontalSizeClass == .compact
    if column != nil {
      // The column of an iPhone Duo takes the items of a navigation bar, whose title stays, and all other bars.
      // A large title lies in the row of the title.
      navigationRow = lengths["bar of column with title"]
      untitledRow = lengths["bar of column without title"]
      (toolbar, tabBar, largeTitle, row) = (0, 0, 0, lengths["bar row of iPhone Duo"])
      return
    }
    switch screen.idiom {
    // Open and upright, an iPhone Duo has its navigation bar in the band of the status: an inset of 82 with and
    // without it, and of 134 with a large title (measured by five projects, and one).
    case .phone where screen.duoPose?.columnEdge == nil && screen.duoPose != nil:
      (navigationRow, toolbar, tabBar) = (0, lengths["toolbar"], lengths["tab bar"])
    // G. Hackworth, "iPad Navigation Bar and Toolbar Height Changes in iOS 12" (2018): all bars of
    // a pad are equally high, but those at the bottom are lower above a home indicator.
    case .pad:
      let bar = lengths["bar on pads"]
      let bottom =
        screen.safeArea.bottom > 0 ? lengths["bottom bar on pads with home indicator"] : bar
      (navigationRow, toolbar, tabBar) = (bar, bottom, bottom)
    case .phone where isLow && isNarrow:
      let bar = lengths["bar in compact height"]
      (navigationRow, toolbar, tabBar) = (bar, bar, bar)
    case .phone, .unspecified:
      navigationRow = lengths["navigation bar"]
      toolbar = lengths[screen.safeArea.bottom > 0 ? "toolbar" : "toolbar with home button"]
      // The inset of the safe area is added by whoever places the bar: 49 becomes 83.
      tabBar = lengths["tab bar"]
    // They show no such bars, or sizes that nothing published states.
    case .mac, .tv, .vision, .carPlay: (navigationRow, toolbar, tabBar) = (0, 0, 0)
    }
    untitledRow = navigationRow
    // Only the band of an iPhone Duo takes no height of its own.
    row = navigationRow == 0 && tabBar > 0 ? lengths["bar row of iPhone Duo"] : navigationRow
    largeTitle = isLow || tabBar == 0 ? 0 : lengths["large title"]
  }

  /// Returns the height of a navigation bar.
  package func height(of bar: NavigationBarNode) -> Double {
    guard navigationRow + largeTitle > 0 else { return 0 }
    let hasTitle = bar.title?.isEmpty == false
    return (hasTitle ? navigationRow : untitledRow) + (bar.hasLargeTitle ? largeTitle : 0)
      + (bar.prompt == nil ? 0 : prompt)
  }

  /// Returns the heights of bars at the top and at the bottom.
  package func insets(of bars: ControllerBars) -> LayoutInsets {
    LayoutInsets(
      top: bars.navigationBar.map(height) ?? 0,
      bottom: (bars.toolbar == nil ? 0 : toolbar) + (bars.tabBar == nil ? 0 : tabBar))
  }
}
