import AutoScale

/// The device of a document in Xcode's canvas.
///
///     document.device?.id             // "retina4_7"
///     document.device?.screen.name    // "iPhone 6"
public struct InterfaceDevice: Hashable, Sendable {
  /// The device's name in the file, such as `retina4_7` or `ipad11_0rounded`.
  public let id: String

  /// The screen in the orientation of the canvas; if devices share the id, the oldest one's.
  ///
  /// For an unknown id it has the size of the outermost view, and else what the nearest known screen has.
  public let screen: Screen

  /// The kind of device.
  public var idiom: Idiom { screen.idiom }

  /// The width of the screen in the orientation of the canvas, in points.
  public var width: Double { screen.width }

  /// The height of the screen in the orientation of the canvas, in points.
  public var height: Double { screen.height }

  /// The number of pixels per point.
  public var pixelsPerPoint: Double { screen.pixelsPerPoint }

  /// The orientation of the canvas.
  package var orientation: ScreenOrientation { isLandscape ? .landscape : .portrait }

  /// Whether the screen is wider than high.
  public var isLandscape: Bool { screen.isLandscape }

  /// Whether the canvas is the whole screen, rather than an app's part of it in Split View.
  public var isFullScreen: Bool { layout == "fullscreen" }

  /// The part of the screen, such as `fullscreen` or `splitview1_3`.
  private let layout: String

  /// The horizontal size class of the canvas.
  public var horizontalSizeClass: SizeClass {
    .across(width: partWidth, height: height, idiom: idiom) ?? .compact
  }

  /// The vertical size class of the canvas.
  public var verticalSizeClass: SizeClass {
    .down(width: partWidth, height: height, idiom: idiom) ?? .regular
  }

  /// Finds a device by its name in the file, or returns `nil` for an unknown name.
  package init?(id: String, orientation: ScreenOrientation, layout: String = "fullscreen") {
    guard let screen = Screen(canvasID: id) else { return nil }
    self.init(
      id: id, screen: orientation == .landscape ? screen.landscape : screen, layout: layout)
  }

  /// Makes a device of a screen in the orientation of the canvas.
  init(id: String, screen: Screen, layout: String) {
    (self.id, self.screen, self.layout) = (id, screen, layout)
  }

  /// The width of the part of the screen, in points.
  private var partWidth: Double {
    // Xcode names thirds of a screen; UIKit's parts depend on the pad.
    switch layout {
    case "fullscreen": width
    case "splitview1_2": screen.splitView.half
    case "splitview2_3": screen.splitView.wide
    default: screen.splitView.narrow
    }
  }
}
