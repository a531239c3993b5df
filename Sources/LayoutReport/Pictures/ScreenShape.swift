import AutoScale
import ViewTree

/// The shape of a device's screen, and what the system draws on it.
///
/// Sources: the corners that the screens report (`_displayCornerRadius`), as lists of developers
/// have them; the islands and notches as Apple's design resources draw them.
struct ScreenShape {
  /// What the camera leaves of the screen.
  enum Cutout {
    case none, notch, island
  }

  /// The radius of the corners, in points.
  let cornerRadius: Double

  /// What the camera leaves of the screen.
  let cutout: Cutout

  /// Whether a line at the bottom stands for the home button.
  let hasHomeIndicator: Bool

  /// The insets of the safe area of the device alone, in points.
  let safeArea: EdgeInsets

  /// The shape of a screen or, where none is given, of the first device of a size.
  init(of screen: Screen?, size: LayoutSize) {
    let screen = screen ?? Self.device(of: size)
    let isPhone = screen?.idiom == .phone
    safeArea = screen?.safeArea ?? .zero
    // Screens on their sides have there what upright ones have at the top.
    let top = max(safeArea.top, safeArea.left, safeArea.right)
    hasHomeIndicator = safeArea.bottom > 0
    switch top {
    case 59... where isPhone: (cutout, cornerRadius) = (.island, top >= 62 ? 62 : 55)
    case 40..<59 where isPhone: (cutout, cornerRadius) = (.notch, Self.radius(ofNotched: top))
    default: (cutout, cornerRadius) = (.none, hasHomeIndicator ? 18 : 0)
    }
  }

  private static func device(of size: LayoutSize) -> Screen? {
    Screen.all.lazy.flatMap { [$0, $0.landscape] }
      .first { $0.width == size.width && $0.height == size.height }
  }

  private static func radius(ofNotched top: Double) -> Double {
    switch top {
    case 44: 39
    case 47: 47.33
    case 50: 44
    default: 41.5
    }
  }
}

extension PicturePainter {
  /// Opens a group that the corners of a screen cut off.
  mutating func openScreen(_ shape: ScreenShape) {
    let id = "\(options.idPrefix)screen"
    svg.open("clipPath", ["id": .text(id)])
    svg.element(
      "rect",
      [
        "width": .number(screenSize.width), "height": .number(screenSize.height),
        "rx": .number(shape.cornerRadius),
      ])
    svg.close("clipPath")
    svg.open("g", ["clip-path": .text("url(#\(id))")])
  }

  /// Draws what the system shows over an app, and closes the group of the screen.
  mutating func closeScreen(_ shape: ScreenShape) {
    let isUpright = screenSize.height >= screenSize.width
    if isUpright { drawStatusBar(shape) }
    if shape.hasHomeIndicator {
      let width = isUpright ? screenSize.width * 0.36 : screenSize.width * 0.28
      fill(
        LayoutRect(
          x: (screenSize.width - width) / 2, y: screenSize.height - 13, width: width, height: 5),
        radius: 2.5, with: .label)
    }
    svg.close("g")
    stroke(
      LayoutRect(width: screenSize.width, height: screenSize.height), radius: shape.cornerRadius,
      with: Stroke(color: .systemGray3, width: 1))
  }

  private mutating func drawStatusBar(_ shape: ScreenShape) {
    let height = shape.safeArea.top
    guard height > 0 else { return }
    let middle = screenSize.width / 2
    switch shape.cutout {
    case .none:
      drawTime(in: LayoutRect(width: screenSize.width, height: min(height, 24)), size: 12)
      drawBattery(x: screenSize.width - 30, y: min(height, 24) / 2 - 5)
    case .notch:
      fill(LayoutRect(x: middle - 80, y: -20, width: 160, height: 50), radius: 20, with: .black)
      drawTime(in: LayoutRect(x: 0, y: 8, width: middle - 80, height: 32), size: 17)
      drawBattery(x: screenSize.width - 55, y: 19)
    case .island:
      fill(LayoutRect(x: middle - 63, y: 11, width: 126, height: 37), radius: 18.5, with: .black)
      drawTime(in: LayoutRect(x: 12, y: 14, width: middle - 75, height: 34), size: 17)
      drawBattery(x: screenSize.width - 66, y: 25)
    }
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
