import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

extension PicturePainter {
  /// Begins a picture with its background, clipped to the corners of the screen.
  mutating func openPicture(in shape: ScreenShape?) {
    drawing.append(.open(.picture(families: FontStack.system)))
    let screen = screen(in: shape)
    if let shape {
      open(
        .screen, LayoutSize(width: screen.width, height: screen.height), radius: shape.cornerRadius)
    }
    let sheet = shape?.sheet
    if let sheet { drawPresenter(of: sheet, in: screen) }
    fill(sheet ?? screen, with: shape == nil ? backdrop : .systemBackground)
  }

  /// The color behind a view that is a part of a screen: on light screens gray if light text would be invisible.
  ///
  /// The screen around such a view is dark, which its document does not say.
  private var backdrop: ViewColor {
    let hasLightText = tree.hasTextOverNothing {
      paint($0.shownTextColor).light.isWhitish
    } behind: {
      paint($0)[.light].opacity > 0
    }
    return hasLightText
      ? color(onLight: .systemGray, onDark: .systemBackground) : .systemBackground
  }

  /// Ends a picture.
  mutating func closePicture() { drawing.append(.close) }

  /// Returns the screen in a shape, or the root without one.
  private func screen(in shape: ScreenShape?) -> LayoutRect {
    let size = shape?.size ?? screenSize
    return LayoutRect(width: size.width, height: size.height)
  }

  /// The color of the dimmed screen below a sheet.
  private static let dimmed = ViewColor(
    light: .init(red: 0.6, green: 0.6, blue: 0.6), dark: .init(red: 0.11, green: 0.11, blue: 0.11))

  /// Returns the color behind the corners of a sheet: until iOS 18 a sheet of a phone is a card
  /// over another one.
  private func colorBehind(_ sheet: LayoutRect, in screen: LayoutRect) -> ViewColor {
    metrics.bars == .floating || sheet.width < screen.width ? Self.dimmed : .black
  }

  /// Draws the view below a sheet: dimmed, until iOS 18 as a card on a phone.
  private mutating func drawPresenter(of sheet: LayoutRect, in screen: LayoutRect) {
    let color = colorBehind(sheet, in: screen)
    fill(screen, with: color)
    guard color == .black else { return }
    fill(
      LayoutRect(x: 16, y: sheet.y - 10, width: screen.width - 32, height: screen.height),
      radius: metrics.sheet, with: Self.dimmed)
  }

  /// Covers the corners of a sheet with the color below it: those at the top, and all four if it does
  /// not reach the bottom.
  private mutating func drawCorners(of sheet: LayoutRect, in screen: LayoutRect) {
    let radius = min(metrics.sheet, sheet.width / 2, sheet.height / 2)
    let (left, top, right, bottom) = (sheet.x, sheet.y, sheet.maxX, sheet.maxY)
    typealias Point = (x: Double, y: Double)
    var corners: [(from: Point, to: Point, corner: Point)] = [
      ((left, top + radius), (left + radius, top), (left, top)),
      ((right - radius, top), (right, top + radius), (right, top)),
    ]
    if bottom < screen.maxY {
      corners.append(((right, bottom - radius), (right - radius, bottom), (right, bottom)))
      corners.append(((left + radius, bottom), (left, bottom - radius), (left, bottom)))
    }
    for (from, to, corner) in corners {
      // A point more at the outside leaves no seam along the edges.
      let outside = (
        x: corner.x == left ? left - 1 : right + 1, y: corner.y == top ? top - 1 : bottom + 1
      )
      var path = PathData()
      path.move(from.x, from.y)
      path.arc(radius, to.x, to.y)
      for point in [to, corner, from] {
        path.line(
          point.x == corner.x ? outside.x : point.x, point.y == corner.y ? outside.y : point.y)
      }
      path.close()
      fill(path: path, with: colorBehind(sheet, in: screen))
    }
  }

  /// Draws the status bar, the cutout and the home indicator, and closes the group of the screen.
  mutating func closeScreen(_ shape: ScreenShape) {
    let screen = screen(in: shape)
    if let sheet = shape.sheet { drawCorners(of: sheet, in: screen) }
    // On its side a phone shows no status bar.
    if !shape.corners.isEmpty {
      drawRegions(of: shape)
    } else if shape.isUpright || shape.cutout == .none {
      drawStatusBar(shape)
    }
    drawCutout(shape)
    if shape.hasHomeIndicator { drawHomeIndicator(shape) }
    drawing.append(.close)
    stroke(screen, radius: shape.cornerRadius, with: Stroke(color: .systemGray3, width: 1))
  }

  private mutating func drawHomeIndicator(_ shape: ScreenShape) {
    let size = shape.size
    let width = size.width * (shape.isUpright ? 0.36 : 0.28)
    let place = LayoutRect(
      x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    fill(place, radius: 2.5, with: contrast(at: size.width / 2, place.y + 2.5, in: shape))
  }

  /// Returns the color of the bar at the bottom, or `nil` where the views show through or there is
  /// no bar.
  private func bottomBarColor(_ shape: ScreenShape) -> ViewColor? {
    // A floating bar lets the views show through.
    guard metrics.bars != .floating, let bars, bars.tabBar != nil || bars.toolbar != nil else {
      return nil
    }
    let tint = bars.tabBar?.barTintColor ?? bars.toolbar?.barTintColor
    let bar: ViewNode? = bars.tabBar ?? bars.toolbar
    if let color = tint ?? bar?.appearance.backgroundColor { return color }
    return backdropOfBottomBars(in: shape) == .material ? .systemBackground : nil
  }

  /// Returns black or white, whichever contrasts more with the bar at the bottom, or with a point
  /// of the screen.
  private func contrast(at x: Double, _ y: Double, in shape: ScreenShape) -> ViewColor {
    let bar = bottomBarColor(shape)
    let root = shape.place?.frame ?? LayoutRect()
    func contrast(_ appearance: ViewingCondition.Appearance) -> ViewColor.Components {
      let color =
        bar
        ?? tree.background(atX: x - root.x, y: y - root.y) { paint($0)[appearance].opacity == 1 }
      let isBright = paint(color ?? .systemBackground)[appearance].isBright
      return (isBright ? ViewColor.black : .white).light
    }
    return ViewColor(light: contrast(.light), dark: contrast(.dark))
  }

  /// Returns the color of the status bar: that of the document's style, or white above the sheet of
  /// a phone.
  private func statusColor(_ shape: ScreenShape) -> ViewColor {
    if let sheet = shape.sheet, sheet.width == shape.size.width { return .white }
    return switch bars?.statusBar ?? .automatic {
    case .automatic, .hidden: .label
    case .lightContent: .white
    case .darkContent: .black
    }
  }

  private mutating func drawStatusBar(_ shape: ScreenShape) {
    let height = shape.safeArea.top
    guard height > 0, bars?.statusBar != .hidden else { return }
    let width = shape.size.width
    let middle = width / 2
    let color = statusColor(shape)
    switch shape.cutout {
    case .none:
      drawTime(in: LayoutRect(width: width, height: min(height, 24)), size: 12, color)
      drawBattery(x: width - 30, y: min(height, 24) / 2 - 5, color)
    case .notch(let notch, _):
      drawTime(in: LayoutRect(y: 8, width: middle - notch / 2, height: 32), size: 17, color)
      drawBattery(x: width - 55, y: 19, color)
    case .island(let top):
      drawTime(in: LayoutRect(x: 12, y: top + 3, width: middle - 75, height: 34), size: 17, color)
      drawBattery(x: width - 66, y: top + 14, color)
    }
  }

  /// Draws the cutout of the camera: at the top, or at the left in landscape.
  private mutating func drawCutout(_ shape: ScreenShape) {
    let middle = min(shape.size.width, shape.size.height) / 2
    let (place, radius): (LayoutRect, Double)
    switch shape.cutout {
    case .none: return
    case .notch(let width, let height):
      // The edge of the screen clips two of the corners.
      place = LayoutRect(x: middle - width / 2, y: -20, width: width, height: height + 20)
      radius = 20
    case .island(let top):
      place = LayoutRect(x: middle - 63, y: top, width: 126, height: 37.33)
      radius = 18.665
    }
    // On its side the cutout is at the left.
    let turned = LayoutRect(
      x: place.y, y: place.x, width: place.height, height: place.width)
    fill(shape.isUpright ? place : turned, radius: radius, with: .black)
  }

  mutating func drawTime(in rect: LayoutRect, size: Double, _ color: ViewColor) {
    draw(
      Text(
        content: "9:41", font: .system(size, weight: .semibold), color: color,
        alignment: .center),
      in: rect)
  }

  mutating func drawBattery(x: Double, y: Double, _ color: ViewColor) {
    stroke(
      LayoutRect(x: x, y: y, width: 24, height: 12), radius: 3.5,
      with: Stroke(color: color.opacity(0.6)))
    fill(LayoutRect(x: x + 2, y: y + 2, width: 20, height: 8), radius: 2, with: color)
  }
}

extension ScreenShape {
  /// The sheet around the root, if there is one.
  fileprivate var sheet: LayoutRect? {
    place.flatMap { $0.isSheet ? $0.container : nil }
  }

  /// Whether the screen is upright.
  fileprivate var isUpright: Bool { size.height >= size.width }
}
