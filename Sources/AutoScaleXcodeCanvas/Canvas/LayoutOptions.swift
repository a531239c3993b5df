import AutoScale
import AutoScaleLayoutEngine

/// The condition in which a document is laid out, and the sources of its safe area and content sizes.
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

  /// The screen, the direction of reading and the length of the texts.
  ///
  /// Its language and text size change nothing here: the document is read in a language, and a
  /// ``DocumentAdaptation`` sets the fonts.
  public var condition: ViewingCondition

  /// Where the insets of the safe area come from.
  public var safeArea: SafeArea

  /// Where the sizes of contents come from.
  public var sizes: Sizes

  /// The font files from which texts in other fonts than the system's are measured.
  public var fonts = FontLibrary()

  /// The size of texts relative to the measured one.
  package var textScale = 1.0

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
    self.init(in: ViewingCondition(screen: screen), safeArea: safeArea, sizes: sizes)
  }

  /// Makes the options of Xcode's canvas, or of a device in some condition.
  ///
  /// - Parameters:
  ///   - condition: The condition. Without a screen it is that of the canvas.
  ///   - safeArea: Where the safe area comes from; nil for what the screen says.
  ///   - sizes: Where sizes come from; nil for what the screen says.
  public init(in condition: ViewingCondition, safeArea: SafeArea? = nil, sizes: Sizes? = nil) {
    let isCanvas = condition.screen == nil
    self.condition = condition
    self.safeArea = safeArea ?? (isCanvas ? .stored : .device)
    self.sizes = sizes ?? (isCanvas ? .stored : .measured)
  }
}
