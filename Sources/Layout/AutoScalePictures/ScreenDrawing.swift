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
  /// - Parameters:
  ///   - result: The frames.
  ///   - screen: The device on which the tree was laid out.
  ///   - place: The place of the root on the screen, or `nil` to find it by the size of the root.
  ///   - bars: The bars of controllers around the tree.
  ///   - options: The appearance, the overlays and more.
  /// - Complexity: O(*n*) in the views and the length of their texts; no call recurses.
  package init(
    of result: LayoutResult, on screen: Screen?, at place: ControllerPlace? = nil,
    under bars: ControllerBars? = nil, options: PictureOptions
  ) {
    var options = options
    options.look = options.look ?? screen.map(SystemLook.init)
    var views = TreePainter(result, bars: bars, options: options)
    let root = views.painter.screenSize
    let shape = options.showsScreen ? Self.shape(of: screen, around: root, at: place, bars) : nil
    let frame = shape?.place?.frame ?? LayoutRect(width: root.width, height: root.height)
    size = shape?.size ?? root
    views.painter.openPicture(in: shape)
    views.painter.openPlace(frame)
    views.drawView(at: 0)
    views.painter.closePlace(frame)
    views.painter.drawControllerBars(in: shape)
    // Overlays are over bars, but under the keyboard and the corners of the screen.
    var overlays = PictureOverlays(views.painter, result)
    overlays.painter.openPlace(frame)
    overlays.draw()
    overlays.painter.closePlace(frame)
    if options.condition.showsKeyboard { overlays.painter.drawKeyboard(on: size) }
    shape.map { overlays.painter.closeScreen($0) }
    // Last, over the status of the screen too: a reader looks for the marks first.
    overlays.painter.openPlace(frame)
    overlays.drawMarks()
    overlays.painter.closePlace(frame)
    overlays.painter.closePicture()
    drawing = overlays.painter.drawing
    description =
      PictureDescription(
        of: result, on: screen, under: bars, in: options.look
      ).text
  }

  /// Returns the shape of a screen around a root that fills it, is a sheet in it, or has another
  /// size.
  private static func shape(
    of screen: Screen?, around root: LayoutSize, at place: ControllerPlace?,
    _ bars: ControllerBars?
  ) -> ScreenShape {
    guard let screen else { return ScreenShape(of: nil, size: root) }
    if let place { return ScreenShape(of: screen, size: root, place: place) }
    return ScreenShape(of: screen, filledBy: root, under: bars)
      ?? ScreenShape(of: screen, size: root)
  }
}

extension PicturePainter {
  /// Opens a group at the origin of a place, unless that is the origin of the picture.
  fileprivate mutating func openPlace(_ frame: LayoutRect) {
    guard frame.x != 0 || frame.y != 0 else { return }
    drawing.append(.open(.placed), frame.x, frame.y)
  }

  /// Closes the group of a place.
  fileprivate mutating func closePlace(_ frame: LayoutRect) {
    guard frame.x != 0 || frame.y != 0 else { return }
    drawing.append(.close)
  }
}
