import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The drawing of a layout, with the shape of its screen and the overlays.
package struct ScreenDrawing {
  /// The operations.
  package let drawing: Drawing

  /// The size of the picture, in points: that of the root, or of the screen under a sheet.
  let size: LayoutSize

  /// The content in words.
  let description: String

  /// Draws a tree.
  ///
  /// - Complexity: O(*n*) in the views and the length of their texts; no call recurses.
  package init(
    of result: LayoutResult, on screen: Screen?, under bars: ControllerBars? = nil,
    options: PictureOptions
  ) {
    var options = options
    options.look = options.look ?? screen.map(SystemLook.init)
    var views = TreePainter(result, bars: bars, options: options)
    let root = views.painter.screenSize
    let shape = options.showsScreen ? Self.shape(of: screen, around: root) : nil
    let top = shape?.sheetTop ?? 0
    size = LayoutSize(width: root.width, height: root.height + top)
    views.painter.openPicture(in: shape)
    if top > 0 { views.painter.drawing.append(.open(.scrolled), top) }
    views.drawView(at: 0)
    views.painter.drawControllerBars()
    var overlays = PictureOverlays(views.painter, result)
    overlays.draw()
    if options.condition.showsKeyboard { overlays.painter.drawKeyboard() }
    if top > 0 { overlays.painter.drawing.append(.close) }
    overlays.painter.closePicture(in: shape)
    drawing = overlays.painter.drawing
    description =
      PictureDescription(
        of: result, on: screen, under: bars, in: options.look
      ).text
  }

  /// The shape of a screen around a root that fills it, is a sheet in it, or has another size.
  private static func shape(of screen: Screen?, around root: LayoutSize) -> ScreenShape {
    screen.flatMap { ScreenShape(of: $0, filledBy: root) } ?? ScreenShape(of: screen, size: root)
  }
}
