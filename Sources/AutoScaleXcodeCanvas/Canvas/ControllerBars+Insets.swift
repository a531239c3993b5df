import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

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
  public func insets(on screen: Screen) -> LayoutInsets {
    let heights = BarHeights(
      width: screen.width, height: screen.height, idiom: screen.idiom,
      hasHomeIndicator: screen.safeArea?.bottom ?? 0 > 0)
    var insets = LayoutInsets.zero
    if let navigationBar { insets.top = heights.height(of: navigationBar) }
    if toolbar != nil { insets.bottom += heights.toolbar }
    if tabBar != nil { insets.bottom += heights.tabBar }
    return insets
  }
}

extension InterfaceDocument {
  /// The bars over the view of a view controller; nil for another view.
  package func bars(over view: ViewNode) -> ControllerBars? {
    roots.first { $0.view === view }?.bars
  }
}
