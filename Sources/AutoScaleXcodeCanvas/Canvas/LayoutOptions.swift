import AutoScale
import AutoScaleLayoutEngine

/// Where the screen, the safe area and the sizes of contents come from when a document is laid out.
///
///     LayoutOptions()                              // Xcode's canvas, at the document's own device
///     LayoutOptions(on: try Screen(named: "iPhone 17"))  // that device, with texts measured
public struct LayoutOptions: Sendable {
  /// Where the insets of the safe area come from.
  public enum SafeArea: Hashable, Sendable {
    /// The stored frames that obey constraints to it.
    case stored
    /// The screen or, without one, the canvas of the document's device.
    case device
    /// The caller, in points.
    case given(LayoutInsets)
  }

  /// Where the sizes of texts, images and controls come from.
  public enum Sizes: String, CaseIterable, Hashable, Sendable {
    /// The stored frames.
    case stored
    /// Measuring them.
    case measured
  }

  /// The screen; nil for the document's own device as Xcode's canvas shows it.
  public var screen: Screen?

  /// Where the insets of the safe area come from.
  public var safeArea: SafeArea

  /// Where the sizes of contents come from.
  public var sizes: Sizes

  /// The direction of reading.
  public var direction = InterfaceDirection.leftToRight

  /// The font files from which texts in other fonts than the system's are measured.
  public var fonts = FontLibrary()

  /// What the canvas does besides, where sizes are the stored ones.
  var rules = CanvasRules.all

  /// Makes the options of Xcode's canvas, or of a device that shows the document.
  ///
  /// - Parameters:
  ///   - screen: The device's screen, with its own safe area and with measured sizes; nil for the
  ///     canvas, with those that Xcode stored.
  ///   - safeArea: Where the safe area comes from; nil for what the screen says.
  ///   - sizes: Where sizes come from; nil for what the screen says.
  public init(on screen: Screen? = nil, safeArea: SafeArea? = nil, sizes: Sizes? = nil) {
    self.screen = screen
    self.safeArea = safeArea ?? (screen == nil ? .stored : .device)
    self.sizes = sizes ?? (screen == nil ? .stored : .measured)
  }
}
