import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

extension ControllerBars {
  /// Returns the insets that the bars add to a screen's safe area, in points.
  ///
  ///     let bars = ControllerBars(navigationBar: NavigationBarNode(), tabBar: TabBarNode())
  ///     bars.insets(on: try Screen(named: "iPhone 17"))  // top 44, bottom 49
  ///
  /// The stored frames of Xcode's canvas have the same heights. Only phones and pads have such bars.
  public func insets(on screen: Screen) -> LayoutInsets {
    let heights = BarHeights(on: screen.context())
    var insets = LayoutInsets.zero
    if let navigationBar { insets.top = heights.height(of: navigationBar) }
    if toolbar != nil { insets.bottom += heights.toolbar }
    if tabBar != nil { insets.bottom += heights.tabBar }
    return insets
  }
}

extension InterfaceDocument {
  /// The bars over a view, if it is the view of a view controller.
  package func bars(over view: ViewNode) -> ControllerBars? {
    roots.first { $0.view === view }?.bars
  }
}
