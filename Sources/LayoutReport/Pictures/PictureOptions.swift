import ViewTree

/// What a picture shows besides the views.
///
///     PictureOptions(appearance: .dark, overlays: [.constraints, .conflicts])
public struct PictureOptions: Sendable {
  /// Whether a screen is light or dark.
  public enum Appearance: String, CaseIterable, Hashable, Sendable, Codable {
    /// Dark text on white.
    case light
    /// Light text on black.
    case dark
  }

  /// What is drawn over the views.
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

    /// The constraints that contradict each other, in red.
    public static let conflicts = Overlays(rawValue: 1 << 5)

    /// The two places that a view could have whose constraints leave it open.
    public static let ambiguity = Overlays(rawValue: 1 << 6)

    /// The frames of the design, dashed.
    public static let design = Overlays(rawValue: 1 << 7)
  }

  /// Whether the screen is light or dark.
  public var appearance: Appearance

  /// What is drawn over the views.
  public var overlays: Overlays

  /// Whether the shape of the device's screen is drawn, with notch, status bar and home indicator.
  public var showsScreen: Bool

  /// Whether the keyboard is up.
  public var showsKeyboard: Bool

  /// The frames of the design that the overlay ``Overlays/design`` shows, in the order of the
  /// layout's nodes; nil for those that the views have of themselves.
  public var designFrames: [LayoutRect]?

  /// The indexes of the layout's nodes that are framed in red.
  public var marked: [Int] = []

  /// Where pictures of images come from; nil for placeholders with their names.
  public var images: (any PictureImageSource)?

  /// Where images stand once for all pictures of a page; nil for a picture that holds its own.
  var pageAssets: DocumentAssets?

  /// What ids in the SVG begin with, so that several pictures have room in one page.
  public var idPrefix: String

  /// Makes options; what is left out is a light screen without anything besides the views.
  public init(
    appearance: Appearance = .light, overlays: Overlays = [], showsScreen: Bool = false,
    showsKeyboard: Bool = false, images: (any PictureImageSource)? = nil, idPrefix: String = "p"
  ) {
    self.appearance = appearance
    self.overlays = overlays
    self.showsScreen = showsScreen
    self.showsKeyboard = showsKeyboard
    self.images = images
    self.idPrefix = idPrefix
  }
}
