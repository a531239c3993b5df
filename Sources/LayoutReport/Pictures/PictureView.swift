import AutoLayout
import AutoScale
import ViewTree

/// A view that is drawn, in its own coordinates.
struct PictureView {
  /// Its index in the nodes of the layout.
  let index: Int

  let node: ViewNode

  let size: LayoutSize

  /// The tint color of the view or of the nearest one around it that has one.
  let tint: ViewColor

  init(_ index: Int, of result: LayoutResult, tint: ViewColor) {
    let frame = result.frames[index]
    self.init(
      index: index, node: result.nodes[index],
      size: LayoutSize(width: frame.width, height: frame.height), tint: tint)
  }

  init(index: Int, node: ViewNode, size: LayoutSize, tint: ViewColor) {
    (self.index, self.node, self.size, self.tint) = (index, node, size, tint)
  }

  /// The rectangle of the view in its own coordinates.
  var bounds: LayoutRect { LayoutRect(width: size.width, height: size.height) }

  /// The look of the view.
  var appearance: ViewAppearance { node.appearance }

  /// The radius of the corners, no more than makes half circles of the sides.
  var cornerRadius: Double { max(0, min(statedRadius, size.width / 2, size.height / 2)) }

  private var statedRadius: Double {
    if node.cornerRadius > 0 { return node.cornerRadius }
    // Source: the border of fields since iOS 7.
    if case .textField(let field) = node.role, field.borderStyle == .roundedRect { return 5 }
    return 0
  }
}

extension ViewNode {
  /// Whether what passes the edges of the view is cut off.
  var clips: Bool { appearance.clipsToBounds ?? (role.scrollView != nil) }
}

extension LayoutRect {
  /// The rectangle in the coordinates in which another one has its origin.
  func moved(by other: LayoutRect) -> LayoutRect {
    LayoutRect(x: x + other.x, y: y + other.y, width: width, height: height)
  }

  /// Makes the rectangle large enough for another one.
  mutating func extend(to other: LayoutRect) {
    let (right, bottom) = (max(maxX, other.maxX), max(maxY, other.maxY))
    (x, y) = (min(x, other.x), min(y, other.y))
    (width, height) = (right - x, bottom - y)
  }

  /// The rectangle without what is nearer to its edges than a number of points.
  func inset(_ horizontal: Double, _ vertical: Double) -> LayoutRect {
    LayoutRect(
      x: x + horizontal, y: y + vertical, width: max(0, width - 2 * horizontal),
      height: max(0, height - 2 * vertical))
  }

  /// The rectangle with its edges moved in.
  func inset(by insets: EdgeInsets) -> LayoutRect {
    LayoutRect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical))
  }

  /// A rectangle of another size around the same middle.
  func centered(_ size: LayoutSize) -> LayoutRect {
    LayoutRect(
      x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// A square in the middle, no larger than there is room.
  func centeredSquare(_ side: Double) -> LayoutRect {
    let side = max(0, min(side, width, height))
    return centered(LayoutSize(width: side, height: side))
  }
}
