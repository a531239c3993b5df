import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

extension PicturePainter {
  /// The largest number of trees in each other; scenes may embed each other in a circle.
  private static let depthLimit = 4

  /// Draws a view of another tree with everything in it, laid out in a rectangle.
  ///
  /// - Parameters:
  ///   - view: The view, such as the accessory view of a cell.
  ///   - name: What the view is to this tree.
  ///   - place: The rectangle.
  ///   - safeArea: The safe area in the rectangle.
  mutating func draw(
    otherTree view: ViewNode, as name: String, in place: LayoutRect,
    safeArea: LayoutInsets = .zero
  ) {
    guard depth < Self.depthLimit, place.width > 0, place.height > 0 else { return }
    let result = LayoutEngine(settings: settings).layout(
      view, size: LayoutSize(width: place.width, height: place.height),
      in: context.with(safeArea: safeArea))
    var views = TreePainter(result, options: options)
    views.painter.depth = depth + 1
    views.drawView(at: 0)
    drawing.append(.open(.bar(name)), place.x, place.y)
    drawing.append(otherTree: views.painter.drawing)
    drawing.append(.close)
  }

  /// Draws the scene that a container embeds, which fills it.
  mutating func drawEmbedded(in view: PictureView) {
    guard let embedded = view.node.embeddedView else { return }
    draw(
      otherTree: embedded, as: "embedded", in: view.bounds, safeArea: safeAreaOfEmbedded(in: view))
  }

  /// Returns the safe area of the screen that reaches into a container.
  func safeAreaOfEmbedded(in view: PictureView) -> LayoutInsets {
    let origin = tree.origin(of: view.index)
    let insets = context.safeArea
    return LayoutInsets(
      top: max(0, insets.top - origin.y), left: max(0, insets.left - origin.x),
      bottom: max(0, insets.bottom - (screenSize.height - origin.y - view.size.height)),
      right: max(0, insets.right - (screenSize.width - origin.x - view.size.width)))
  }

  /// Draws a view of a bar in the middle of a room, no larger than it.
  mutating func draw(barView view: ViewNode, in room: LayoutRect) {
    // A bar sets the frame of such a view, which a document stores at any size.
    let size = LayoutSize(
      width: min(view.requiredLength(.width) ?? view.frame.width, room.width),
      height: min(view.requiredLength(.height) ?? view.frame.height, room.height))
    draw(otherTree: view, as: "barView", in: room.centered(size))
  }
}
