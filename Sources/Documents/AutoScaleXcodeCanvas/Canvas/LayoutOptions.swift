import AutoScale
import AutoScaleLayoutEngine

/// The condition in which a document is laid out, and the sources of its safe area and content sizes.
///
///     LayoutOptions()                              // Xcode's canvas, at the document's own device
///     LayoutOptions(on: try Screen(named: "iPhone 17"))  // that device, with texts measured
public struct LayoutOptions: Sendable {
  /// The source of the safe area's insets.
  public enum SafeArea: Hashable, Sendable {
    /// The stored frames that obey constraints to it.
    case stored
    /// The screen or, without one, the canvas of the document's device.
    case device
    /// The caller, in points.
    case given(LayoutInsets)
  }

  /// The source of the sizes of texts, images and controls.
  public enum Sizes: String, CaseIterable, Hashable, Sendable {
    /// The stored frames.
    case stored
    /// Measurements.
    case measured
  }

  /// The constraints that Interface Builder removes when it builds the app.
  public enum Placeholders: String, CaseIterable, Hashable, Sendable {
    /// All of them count, as on Xcode's canvas.
    case kept
    /// Those count without which a view has no unique frame: in the app, code replaces them.
    case needed
    /// None counts, as in the app before its code runs.
    case removed
  }

  /// The screen, the direction of reading, the length of the texts and the keyboard.
  ///
  /// The screen's size classes choose the variations of the document. The language, the text size and the
  /// appearance change nothing here: the document is read in a language, and a ``DocumentAdaptation`` sets the
  /// fonts.
  public var condition: ViewingCondition

  /// The source of the safe area's insets.
  public var safeArea: SafeArea

  /// The source of content sizes.
  public var sizes: Sizes

  /// The placeholder constraints that count.
  ///
  /// By default these are all of them on the canvas, and the needed ones on a screen.
  public var placeholders: Placeholders

  /// The font files for texts in fonts other than the system's.
  public var fonts = FontLibrary()

  /// The SDK with which the app is built, on which the margins of views depend.
  public var sdk = BuildSDK.before27_1

  /// The size of texts relative to the measured one.
  package var textScale = 1.0

  /// Whether a view that is nearly as wide as the document's device stays narrower than the screen by as
  /// much, and does not keep its width.
  package var stretchesParts = false

  /// Whether the frames of the document come from another device.
  ///
  /// Sizes of views without content then hold only where nothing else decides them.
  package var hasFramesOfOtherDevice = false

  /// Whether views without content, and stacks, keep their stored sizes where nothing else decides them.
  package var keepsUndecidedSizes = true

  /// The rules of the canvas for layouts with stored sizes.
  var rules = CanvasRules.all

  /// Makes the options of Xcode's canvas, or of a device that shows the document.
  ///
  /// - Parameters:
  ///   - screen: The device's screen, with its safe area and measured sizes; by default the canvas, with
  ///     stored sizes.
  ///   - safeArea: The source of the safe area; by default it depends on the screen.
  ///   - sizes: The source of sizes; by default it depends on the screen.
  public init(on screen: Screen? = nil, safeArea: SafeArea? = nil, sizes: Sizes? = nil) {
    self.init(in: ViewingCondition(screen: screen), safeArea: safeArea, sizes: sizes)
  }

  /// Makes the options of Xcode's canvas, or of a device in some condition.
  ///
  /// - Parameters:
  ///   - condition: The condition. Without a screen it is that of the canvas.
  ///   - safeArea: The source of the safe area; by default it depends on the screen.
  ///   - sizes: The source of sizes; by default it depends on the screen.
  public init(in condition: ViewingCondition, safeArea: SafeArea? = nil, sizes: Sizes? = nil) {
    let isCanvas = condition.screen == nil
    self.condition = condition
    self.safeArea = safeArea ?? (isCanvas ? .stored : .device)
    self.sizes = sizes ?? (isCanvas ? .stored : .measured)
    placeholders = isCanvas ? .kept : .needed
  }
}
