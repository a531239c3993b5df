import AutoScale
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleXcodeCanvas

/// The screens of a ``DocumentPreview`` and their presentation.
///
///     PreviewOptions()                                    // a phone of each usual size, light
///     PreviewOptions(screens: Screen.pads, placements: [.fullScreen, .splitView])
public struct PreviewOptions: Sendable {
  /// The part of a screen that an app occupies.
  public enum Placement: String, CaseIterable, Hashable, Sendable {
    /// The whole screen in portrait.
    case fullScreen
    /// The whole screen in landscape.
    case landscape
    /// A part of a pad's screen in landscape.
    case splitView
  }

  /// The screens in portrait.
  public var screens: [Screen]

  /// The parts of the screens that an app occupies.
  ///
  /// Each is a tab of the page.
  public var placements: [Placement]

  /// The appearances between which the page switches.
  ///
  /// It shows the first one at the start.
  public var appearances: [ViewingCondition.Appearance]

  /// The look of the system in all pictures.
  ///
  /// When it is nil, a picture has the look of the newest system of its device.
  public var look: SystemLook?

  /// The scaling of the documents, if the page shows them scaled too.
  public var scaling: DocumentScaling?

  /// Whether the page has a slider for every whole width from 320 to 1366 points.
  public var showsEveryWidth: Bool

  /// The overlays of single pictures.
  ///
  /// A page has its own switches.
  public var overlays: PictureOptions.Overlays = []

  /// The font files for texts in fonts other than the system's.
  public var fonts = FontLibrary()

  /// The SDK with which the app is built, on which the margins of views depend.
  public var sdk = BuildSDK.before27_1

  /// The source of images and named colors, such as the result of an ``AssetSearch``.
  ///
  /// When it is nil, images are placeholders, and colors have the document's own values.
  public var images: (any PictureImageSource)?

  /// A phone of each size, without foldables, whose displays are less than half as high again as wide.
  ///
  /// The closed iPhone Duo is 466 by 678 points: 1.45 times as high as wide.
  public static let usualPhones = Screen.phoneSizes.filter { $0.height >= 1.5 * $0.width }

  /// Makes options, by default for the usual phones, in portrait, light and as drawn.
  public init(
    screens: [Screen] = usualPhones, placements: [Placement] = [.fullScreen],
    appearances: [ViewingCondition.Appearance] = [.light], scaling: DocumentScaling? = nil,
    showsEveryWidth: Bool = true, images: (any PictureImageSource)? = nil
  ) {
    self.screens = screens
    self.placements = placements
    self.appearances = appearances
    self.scaling = scaling
    self.showsEveryWidth = showsEveryWidth
    self.images = images
  }

  /// Returns the look of the system on a screen.
  func look(on screen: Screen) -> SystemLook { look ?? SystemLook(of: screen) }

  /// The newest look on the screens, which pictures of any width have.
  var newestLook: SystemLook { screens.map(look).max() ?? look ?? .iOS18 }

  /// The parts of the screens, in the order of the placements.
  var columns: [(screen: Screen, placement: Placement)] {
    placements.flatMap { placement in
      screens.flatMap { parts(of: $0, in: placement) }.map { ($0, placement) }
    }
  }

  private func parts(of screen: Screen, in placement: Placement) -> [Screen] {
    switch placement {
    case .fullScreen: [screen]
    case .landscape: [screen.landscape]
    case .splitView: screen.landscape.splitViewScreens
    }
  }
}
