import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The shape of a device's screen.
///
/// Sources: the radii that screens report (`_displayCornerRadius`), up to 2020 in the library
/// ScreenCorners by K. Bashour, later ones in apps' lists by model; the sizes of notches in such lists; the
/// island in the library DynamicIsland by S. Srijan. On later models the island begins 48 points above
/// the safe area. The models of 2025, iPhone Air included, have the radius of iPhone 16 Pro (A. Bolotov,
/// 2025). The place of the island on iPhone Air is assumed to follow the same rule.
package struct ScreenShape {
  /// The part of the screen that the camera occupies.
  enum Cutout: Hashable {
    case none
    /// A part of the top edge, by its width and height in points.
    case notch(width: Double, height: Double)
    /// A part below the top edge, by its distance from the edge in points.
    case island(top: Double)
  }

  /// The radius of the corners, in points.
  let cornerRadius: Double

  /// The part of the screen that the camera occupies.
  let cutout: Cutout

  /// Whether a home indicator replaces the home button.
  let hasHomeIndicator: Bool

  /// The parts of the screen that the system takes, and its round corners, on an iPhone Duo.
  let regions: [ScreenRegion], corners: [ScreenCorner]

  /// The insets of the device's safe area without bars, in points.
  let safeArea: LayoutInsets

  /// The size of the screen, in points.
  let size: LayoutSize

  /// The place of the root, if it fills the screen but for bars, or is a sheet.
  package let place: ControllerPlace?

  /// Makes the shape of any screen around a place: a status bar, but neither corners nor a cutout.
  package init(around place: ControllerPlace) {
    (size, safeArea, self.place) = (place.screenSize, place.screenInsets, place)
    hasHomeIndicator = safeArea.bottom > 0
    (cornerRadius, cutout, regions, corners) = (0, .none, [], [])
  }

  /// Finds the shape of a screen with a root at a place, or of the first device of a size if no screen is
  /// given.
  package init(of screen: Screen?, size: LayoutSize, place: ControllerPlace? = nil) {
    let screen = screen ?? Self.device(of: size)
    (self.size, self.place) = (place?.screenSize ?? size, place)
    safeArea = screen?.safeArea ?? place?.screenInsets ?? .zero
    hasHomeIndicator = safeArea.bottom > 0
    // The top of a portrait screen is the left or right of a landscape one.
    let top = max(safeArea.top, safeArea.left, safeArea.right)
    let shown = place.map { screen?.with(safeArea: $0.screenInsets) } ?? screen
    (regions, corners) = (shown?.regions ?? [], screen?.corners ?? [])
    if !corners.isEmpty {
      cutout = .none
      // The larger arcs are drawn as lines.
      cornerRadius = corners.map(\.radius).min() ?? 0
    } else if let screen, screen.idiom == .phone, hasHomeIndicator {
      let width = min(screen.width, screen.height)
      cutout = Self.cutout(top: top, width: width, year: screen.year)
      cornerRadius = Self.cornerRadius(top: top, width: width)
    } else {
      cutout = .none
      cornerRadius = hasHomeIndicator ? 18 : 0
    }
  }

  /// Finds the shape of a screen that a root of a size fills by itself, under bars or as a sheet, or returns
  /// nil for another root.
  package init?(of screen: Screen, filledBy size: LayoutSize, under bars: ControllerBars? = nil) {
    let places = ControllerPlace.Presentation.allCases.lazy.map {
      ControllerPlace(
        under: bars, on: screen, insets: screen.safeArea ?? .zero, presented: $0)
    }
    guard
      let place = places.first(where: {
        $0.frame.width == size.width && $0.frame.height == size.height
      })
    else { return nil }
    self.init(of: screen, size: size, place: place)
  }

  private static func device(of size: LayoutSize) -> Screen? {
    Screen.all.lazy.flatMap { [$0, $0.landscape] }
      .first { $0.width == size.width && $0.height == size.height }
  }

  /// Returns the cutout of a phone by the top inset of its safe area when upright.
  private static func cutout(top: Double, width: Double, year: Int?) -> Cutout {
    // Notches are smaller since 2021.
    let isSmall = (year ?? 2020) > 2020
    return switch top {
    case 59...: .island(top: top - 48)
    case 50: isSmall ? .notch(width: 168, height: 31) : .notch(width: 214, height: 32)
    case 48: .notch(width: 220, height: 29)
    case 47: isSmall ? .notch(width: 160, height: 34) : .notch(width: 214, height: 32)
    case 40...: .notch(width: 209, height: 28)
    default: .none
    }
  }

  private static func cornerRadius(top: Double, width: Double) -> Double {
    switch top {
    case 62...: 62
    case 59...: 55
    case 50: 44
    case 48: 41.5
    case 47: width > 400 ? 53.33 : 47.33
    default: 39
    }
  }
}
