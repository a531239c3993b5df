import AutoScale
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

  /// The insets of the safe area of the device alone, in points.
  let safeArea: LayoutInsets

  /// Makes the shape of any screen with insets: a status bar, but neither corners nor a cutout.
  package init(safeArea: LayoutInsets) {
    self.safeArea = safeArea
    hasHomeIndicator = safeArea.bottom > 0
    (cornerRadius, cutout) = (0, .none)
  }

  /// Finds the shape of a screen, or of the first device of a size if no screen is given.
  package init(of screen: Screen?, size: LayoutSize) {
    let screen = screen ?? Self.device(of: size)
    safeArea = screen?.safeArea ?? .zero
    hasHomeIndicator = safeArea.bottom > 0
    // The top of a portrait screen is the left or right of a landscape one.
    let top = max(safeArea.top, safeArea.left, safeArea.right)
    if let screen, screen.idiom == .phone, hasHomeIndicator {
      let width = min(screen.width, screen.height)
      cutout = Self.cutout(top: top, width: width, year: screen.year)
      cornerRadius = Self.cornerRadius(top: top, width: width)
    } else {
      cutout = .none
      cornerRadius = hasHomeIndicator ? 18 : 0
    }
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

extension PicturePainter {
  /// Begins a picture with its background, clipped to the corners of the screen.
  mutating func openPicture(in shape: ScreenShape?) {
    drawing.append(.open(.picture(families: FontStack.system)))
    if let shape { open(.screen, screenSize, radius: shape.cornerRadius) }
    fill(
      LayoutRect(width: screenSize.width, height: screenSize.height), with: .systemBackground)
  }

  /// Ends a picture with the parts of the screen that the system draws.
  mutating func closePicture(in shape: ScreenShape?) {
    shape.map { closeScreen($0) }
    drawing.append(.close)
  }

  /// Draws the status bar, the cutout and the home indicator, and closes the group of the screen.
  private mutating func closeScreen(_ shape: ScreenShape) {
    if isUpright || shape.cutout == .none { drawStatusBar(shape) }
    drawCutout(shape.cutout)
    if shape.hasHomeIndicator {
      let width = isUpright ? screenSize.width * 0.36 : screenSize.width * 0.28
      fill(
        LayoutRect(
          x: (screenSize.width - width) / 2, y: screenSize.height - 13, width: width, height: 5),
        radius: 2.5, with: .label)
    }
    drawing.append(.close)
    stroke(
      LayoutRect(width: screenSize.width, height: screenSize.height), radius: shape.cornerRadius,
      with: Stroke(color: .systemGray3, width: 1))
  }

  private var isUpright: Bool { screenSize.height >= screenSize.width }

  private mutating func drawStatusBar(_ shape: ScreenShape) {
    let height = shape.safeArea.top
    guard height > 0 else { return }
    let middle = screenSize.width / 2
    switch shape.cutout {
    case .none:
      drawTime(in: LayoutRect(width: screenSize.width, height: min(height, 24)), size: 12)
      drawBattery(x: screenSize.width - 30, y: min(height, 24) / 2 - 5)
    case .notch(let width, _):
      drawTime(in: LayoutRect(y: 8, width: middle - width / 2, height: 32), size: 17)
      drawBattery(x: screenSize.width - 55, y: 19)
    case .island(let top):
      drawTime(in: LayoutRect(x: 12, y: top + 3, width: middle - 75, height: 34), size: 17)
      drawBattery(x: screenSize.width - 66, y: top + 14)
    }
  }

  /// Draws the cutout of the camera: at the top, or at the left in landscape.
  private mutating func drawCutout(_ cutout: ScreenShape.Cutout) {
    let middle = (isUpright ? screenSize.width : screenSize.height) / 2
    let (place, radius): (LayoutRect, Double)
    switch cutout {
    case .none: return
    case .notch(let width, let height):
      // The edge of the screen clips two of the corners.
      place = LayoutRect(x: middle - width / 2, y: -20, width: width, height: height + 20)
      radius = 20
    case .island(let top):
      place = LayoutRect(x: middle - 63, y: top, width: 126, height: 37.33)
      radius = 18.665
    }
    let turned = LayoutRect(
      x: place.y, y: place.x, width: place.height, height: place.width)
    fill(isUpright ? place : turned, radius: radius, with: .black)
  }

  private mutating func drawTime(in rect: LayoutRect, size: Double) {
    draw(
      Text(
        content: "9:41", font: .system(size, weight: .semibold), color: .label,
        alignment: .center),
      in: rect)
  }

  private mutating func drawBattery(x: Double, y: Double) {
    stroke(
      LayoutRect(x: x, y: y, width: 24, height: 12), radius: 3.5,
      with: Stroke(color: .secondaryLabel))
    fill(LayoutRect(x: x + 2, y: y + 2, width: 20, height: 8), radius: 2, with: .label)
  }
}
