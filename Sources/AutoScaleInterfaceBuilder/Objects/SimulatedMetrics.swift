import AutoScaleTrees

/// What the canvas shows around a view, as the document asks for it.
///
///     document.roots[0].simulatedMetrics.topBar  // .navigationBar(isTranslucent: true, …)
public struct SimulatedMetrics: Hashable, Sendable {
  /// A bar at an edge of the canvas; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Bar: Hashable, Sendable {
    /// The one that results from how the view controller is presented.
    case inferred
    /// None.
    case none
    /// A navigation bar, where asked for with a line of text above its title.
    case navigationBar(isTranslucent: Bool, hasPrompt: Bool)
    /// A tab bar.
    case tabBar
    /// A toolbar.
    case toolbar
    /// Another bar, by its element.
    case other(String)
  }

  /// The status bar of the canvas.
  public enum StatusBar: Hashable, Sendable {
    /// The one that results from how the view controller is presented.
    case inferred
    /// None.
    case none
    /// One in a style, such as `default` or `lightContent`.
    case style(String)
  }

  /// How the canvas is turned.
  public enum Orientation: String, CaseIterable, Hashable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// The status bar.
  public internal(set) var statusBar = StatusBar.inferred

  /// The bar at the top.
  public internal(set) var topBar = Bar.inferred

  /// The bar at the bottom.
  public internal(set) var bottomBar = Bar.inferred

  /// How the canvas is turned; nil where it follows the device.
  public internal(set) var orientation: Orientation?

  /// Whether the view has a size of its own, and not that of the device.
  public internal(set) var isFreeform = false

  /// The size of a view controller's view that has one of its own, in points.
  public internal(set) var freeformSize: LayoutSize?

  init() {}
}
