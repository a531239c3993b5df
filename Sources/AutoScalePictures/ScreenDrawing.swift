import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The drawing of a layout, with the shape of its screen and the overlays.
package struct ScreenDrawing {
  /// The operations.
  package let drawing: Drawing

  /// The size of the root, in points.
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
    size = views.painter.screenSize
    let shape = options.showsScreen ? ScreenShape(of: screen, size: size) : nil
    views.painter.openPicture(in: shape)
    views.drawView(at: 0)
    views.painter.drawControllerBars()
    var overlays = PictureOverlays(views.painter, result)
    overlays.draw()
    if options.showsKeyboard { overlays.painter.drawKeyboard() }
    overlays.painter.closePicture(in: shape)
    drawing = overlays.painter.drawing
    description =
      PictureDescription(
        of: result, on: screen, under: bars, in: options.look
      ).text
  }
}
