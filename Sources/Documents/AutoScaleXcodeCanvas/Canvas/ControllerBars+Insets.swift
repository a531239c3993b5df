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
    BarHeights(on: screen.context()).insets(of: self)
  }
}

extension InterfaceDocument {
  /// Returns the bars over a view, if it is the view of a view controller.
  package func bars(over view: ViewNode) -> ControllerBars? {
    roots.first { $0.view === view }?.bars
  }

  /// Returns whether the view belongs to a controller presented as a form sheet.
  func isFormSheet(_ view: ViewNode) -> Bool {
    roots.first { $0.view === view }?.isFormSheet ?? false
  }
}
