import AutoScaleLayoutEngine
import AutoScaleTrees

/// The condition in which a picture shows views, and its content besides the views.
///
///     PictureOptions(appearance: .dark, overlays: [.constraints, .conflicts])
public struct PictureOptions: Sendable {
  /// Layout facts that are drawn over the views.
  public struct Overlays: OptionSet, Hashable, Sendable {
    /// The bits of the overlays.
    public let rawValue: UInt16

    /// Makes overlays from their bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The edges of the safe area.
    public static let safeArea = Overlays(rawValue: 1 << 0)

    /// The layout margins of the views on which a constraint depends.
    public static let margins = Overlays(rawValue: 1 << 1)

    /// Each constraint as a line with its constant and its priority.
    public static let constraints = Overlays(rawValue: 1 << 2)

    /// The rectangles on which constraints act.
    public static let alignment = Overlays(rawValue: 1 << 3)

    /// The first and last baselines of texts.
    public static let baselines = Overlays(rawValue: 1 << 4)

    /// Conflicting constraints, in red.
    public static let conflicts = Overlays(rawValue: 1 << 5)

    /// Two possible places of each view whose constraints are ambiguous.
    public static let ambiguity = Overlays(rawValue: 1 << 6)

    /// The frames of the design, dashed.
    public static let design = Overlays(rawValue: 1 << 7)
  }

  /// The condition, whose appearance and keyboard are drawn.
  ///
  /// The views are those of a layout, which has its own screen, texts and direction of reading.
  public var condition: ViewingCondition

  /// The look of the system.
  ///
  /// When it is nil, a picture has the look of the newest system of its device, and one without a device
  /// that of iOS 18.
  public var look: SystemLook?

  /// The layout facts that are drawn over the views.
  public var overlays: Overlays

  /// Whether the shape of the device's screen is drawn, with notch, status bar and home indicator.
  public var showsScreen: Bool

  /// The frames that the overlay ``Overlays/design`` shows, in the order of the layout's nodes.
  ///
  /// When it is nil, the overlay shows the views' own frames.
  public var designFrames: [LayoutRect]?

  /// The indices of the layout's nodes that are framed in red.
  public var marked: [Int] = []

  /// The source of images.
  ///
  /// When it is nil, placeholders show the names of images.
  public var images: (any PictureImageSource)?

  /// The prefix of ids in the SVG.
  ///
  /// Pictures in one page need different prefixes.
  public var idPrefix: String

  /// Makes options, by default for a light screen without overlays.
  public init(
    appearance: ViewingCondition.Appearance = .light, overlays: Overlays = [],
    showsScreen: Bool = false, images: (any PictureImageSource)? = nil, idPrefix: String = "p"
  ) {
    condition = ViewingCondition()
    condition.appearance = appearance
    self.overlays = overlays
    self.showsScreen = showsScreen
    self.images = images
    self.idPrefix = idPrefix
  }
}
