import AutoScale
import AutoScaleTrees

/// The surroundings of a view in the canvas, as the document requests them.
///
///     document.roots[0].simulatedMetrics.topBar  // .navigationBar(isTranslucent: true, …)
public struct SimulatedMetrics: Hashable, Sendable {
  /// A bar at an edge of the canvas; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Bar: Hashable, Sendable {
    /// Inferred from the presentation of the view controller.
    case inferred
    /// None.
    case none
    /// A navigation bar, possibly with a prompt above its title.
    case navigationBar(isTranslucent: Bool, hasPrompt: Bool)
    /// A tab bar.
    case tabBar(isTranslucent: Bool)
    /// A toolbar.
    case toolbar(isTranslucent: Bool)
    /// Another bar, by its element.
    case other(String)
  }

  /// The status bar of the canvas.
  public enum StatusBar: Hashable, Sendable {
    /// Inferred from the presentation of the view controller.
    case inferred
    /// None.
    case none
    /// One in a style, such as `default` or `lightContent`.
    case style(String)
  }

  /// The status bar.
  public internal(set) var statusBar = StatusBar.inferred

  /// The bar at the top.
  public internal(set) var topBar = Bar.inferred

  /// The bar at the bottom.
  public internal(set) var bottomBar = Bar.inferred

  /// The orientation of the canvas, or `nil` if it follows the device.
  public internal(set) var orientation: ScreenOrientation?

  /// Whether the view has its own size, rather than the device's.
  public internal(set) var isFreeform = false

  /// The size of a view controller's view with its own size, in points.
  public internal(set) var freeformSize: LayoutSize?

  init() {}
}
