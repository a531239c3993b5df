import AutoScale
import AutoScalePictures
import AutoScaleXcodeCanvas

/// The screens of a ``DocumentPreview``, and the way it shows them.
///
///     PreviewOptions()                                    // a phone of each size, light
///     PreviewOptions(screens: Screen.pads, placements: [.fullScreen, .splitView])
public struct PreviewOptions: Sendable {
  /// The part of a screen that an app has.
  public enum Placement: String, CaseIterable, Hashable, Sendable {
    /// All of it, upright.
    case fullScreen
    /// All of it, turned.
    case landscape
    /// A part of a pad's screen, which lies on its long side.
    case splitView
  }

  /// The screens, upright.
  public var screens: [Screen]

  /// The parts of the screens that an app has; each is a tab of the page.
  public var placements: [Placement]

  /// The appearances, between which the page switches; it shows the first one at the start.
  public var appearances: [PictureOptions.Appearance]

  /// The scaling of the documents, which the page shows beside them as drawn, if there is one.
  public var scaling: DocumentScaling?

  /// Whether the page moves through every whole width from 320 to 1366 points.
  public var showsEveryWidth: Bool

  /// The overlays of single pictures; a page has switches for overlays.
  public var overlays: PictureOptions.Overlays = []

  /// Whether single pictures show the keyboard if the view fills the screen; a page has a switch for it.
  public var showsKeyboard = false

  /// The source of images and named colors, such as the result of an ``AssetSearch``.
  ///
  /// Without one, placeholders stand for images, and the document's own values for colors.
  public var images: (any PictureImageSource)?

  /// Makes options, by default for a phone of each size, upright, light and as drawn.
  public init(
    screens: [Screen] = Screen.phoneSizes, placements: [Placement] = [.fullScreen],
    appearances: [PictureOptions.Appearance] = [.light], scaling: DocumentScaling? = nil,
    showsEveryWidth: Bool = true, images: (any PictureImageSource)? = nil
  ) {
    self.screens = screens
    self.placements = placements
    self.appearances = appearances
    self.scaling = scaling
    self.showsEveryWidth = showsEveryWidth
    self.images = images
  }

  /// The parts of the screens, in the order of the placements.
  var columns: [(screen: Screen, placement: Placement)] {
    placements.flatMap { placement in
      screens.flatMap { parts(of: $0, in: placement) }.map { ($0, placement) }
    }
  }

  private func parts(of screen: Screen, in placement: Placement) -> [Screen] {
    switch placement {
    case .fullScreen: return [screen]
    case .landscape: return [screen.turned]
    case .splitView:
      let wide = screen.landscape
      return wide.splitViewWidths.compactMap { width in
        do throws(InvalidParameterError) {
          return try wide.container(width: width)
        } catch {
          // A screen narrower than the divider has no parts.
          return nil
        }
      }
    }
  }
}
