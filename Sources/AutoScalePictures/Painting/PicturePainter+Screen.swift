import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

extension PicturePainter {
  /// Begins a picture with its background, clipped to the corners of the screen.
  mutating func openPicture(in shape: ScreenShape?) {
    drawing.append(.open(.picture(families: FontStack.system)))
    let top = shape?.sheetTop ?? 0
    let screen = LayoutSize(width: screenSize.width, height: screenSize.height + top)
    if let shape { open(.screen, screen, radius: shape.cornerRadius) }
    if top > 0 { drawPresenter(LayoutRect(width: screen.width, height: screen.height), top) }
    fill(
      LayoutRect(y: top, width: screenSize.width, height: screenSize.height),
      with: .systemBackground)
  }

  /// Ends a picture with the parts of the screen that the system draws.
  mutating func closePicture(in shape: ScreenShape?) {
    shape.map { closeScreen($0) }
    drawing.append(.close)
  }

  /// The color of what a sheet dims.
  private static let dimmed = ViewColor(
    light: .init(red: 0.6, green: 0.6, blue: 0.6), dark: .init(red: 0.11, green: 0.11, blue: 0.11))

  /// Draws what presents a sheet: dimmed, until iOS 18 as a card behind the sheet.
  private mutating func drawPresenter(_ screen: LayoutRect, _ top: Double) {
    guard metrics.bars != .floating else { return fill(screen, with: Self.dimmed) }
    fill(screen, with: .black)
    fill(
      LayoutRect(x: 16, y: top - 10, width: screen.width - 32, height: screen.height),
      radius: metrics.sheet, with: Self.dimmed)
  }

  /// Covers the corners of a sheet with what is behind them.
  private mutating func drawSheetCorners(at top: Double) {
    let (radius, right) = (min(metrics.sheet, screenSize.width / 2), screenSize.width)
    let color = metrics.bars == .floating ? Self.dimmed : .black
    var left = PathData()
    left.move(0, top + radius)
    left.arc(radius, radius, top)
    left.line(0, top)
    left.close()
    fill(path: left, with: color)
    var other = PathData()
    other.move(right - radius, top)
    other.arc(radius, right, top + radius)
    other.line(right, top)
    other.close()
    fill(path: other, with: color)
  }

  /// Draws the status bar, the cutout and the home indicator, and closes the group of the screen.
  private mutating func closeScreen(_ shape: ScreenShape) {
    if shape.sheetTop > 0 { drawSheetCorners(at: shape.sheetTop) }
    if isUpright || shape.cutout == .none { drawStatusBar(shape) }
    drawCutout(shape.cutout)
    let height = screenSize.height + shape.sheetTop
    if shape.hasHomeIndicator {
      let width = isUpright ? screenSize.width * 0.36 : screenSize.width * 0.28
      let place = LayoutRect(
        x: (screenSize.width - width) / 2, y: height - 13, width: width, height: 5)
      fill(
        place, radius: 2.5,
        with: contrast(at: place.x + width / 2, place.y + 2.5 - shape.sheetTop))
    }
    drawing.append(.close)
    stroke(
      LayoutRect(width: screenSize.width, height: height), radius: shape.cornerRadius,
      with: Stroke(color: .systemGray3, width: 1))
  }

  /// The color of the bar at the bottom, or `nil` where the views show through or there is no bar.
  private var bottomBarColor: ViewColor? {
    guard metrics.bars != .floating, let bars, bars.tabBar != nil || bars.toolbar != nil else {
      return nil
    }
    let tint = bars.tabBar?.barTintColor ?? bars.toolbar?.barTintColor
    let bar: ViewNode? = bars.tabBar ?? bars.toolbar
    if let color = tint ?? bar?.appearance.backgroundColor { return color }
    let backdrop = backdropOfBottomBars(above: screenSize.height - context.safeArea.bottom)
    return backdrop == .material ? .systemBackground : nil
  }

  /// Black or white, whichever stands out against the bar at the bottom, or against a point of the root.
  private func contrast(at x: Double, _ y: Double) -> ViewColor {
    let bar = bottomBarColor
    func contrast(_ appearance: ViewingCondition.Appearance) -> ViewColor.Components {
      let color = bar ?? tree.background(atX: x, y: y) { paint($0)[appearance].opacity == 1 }
      let isBright = paint(color ?? .systemBackground)[appearance].isBright
      return (isBright ? ViewColor.black : .white).light
    }
    return ViewColor(light: contrast(.light), dark: contrast(.dark))
  }

  private var isUpright: Bool { screenSize.height >= screenSize.width }

  /// The color of the status bar: that of the document's style, or white above a sheet.
  private func statusColor(_ shape: ScreenShape) -> ViewColor {
    if shape.sheetTop > 0 { return .white }
    return switch bars?.statusBar ?? .automatic {
    case .automatic, .hidden: .label
    case .lightContent: .white
    case .darkContent: .black
    }
  }

  private mutating func drawStatusBar(_ shape: ScreenShape) {
    let height = shape.safeArea.top
    guard height > 0, bars?.statusBar != .hidden else { return }
    let middle = screenSize.width / 2
    let color = statusColor(shape)
    switch shape.cutout {
    case .none:
      drawTime(in: LayoutRect(width: screenSize.width, height: min(height, 24)), size: 12, color)
      drawBattery(x: screenSize.width - 30, y: min(height, 24) / 2 - 5, color)
    case .notch(let width, _):
      drawTime(in: LayoutRect(y: 8, width: middle - width / 2, height: 32), size: 17, color)
      drawBattery(x: screenSize.width - 55, y: 19, color)
    case .island(let top):
      drawTime(in: LayoutRect(x: 12, y: top + 3, width: middle - 75, height: 34), size: 17, color)
      drawBattery(x: screenSize.width - 66, y: top + 14, color)
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

  private mutating func drawTime(in rect: LayoutRect, size: Double, _ color: ViewColor) {
    draw(
      Text(
        content: "9:41", font: .system(size, weight: .semibold), color: color,
        alignment: .center),
      in: rect)
  }

  private mutating func drawBattery(x: Double, y: Double, _ color: ViewColor) {
    stroke(
      LayoutRect(x: x, y: y, width: 24, height: 12), radius: 3.5,
      with: Stroke(color: color.opacity(0.6)))
    fill(LayoutRect(x: x + 2, y: y + 2, width: 20, height: 8), radius: 2, with: color)
  }
}
