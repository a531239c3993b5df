import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Draws single views of a layout, without their subviews.
package struct ViewDrawer {
  private var painter: PicturePainter
  private var result: LayoutResult

  /// Takes a layout.
  package init(_ result: LayoutResult, bars: ControllerBars?, options: PictureOptions) {
    self.result = result
    painter = PicturePainter(result, bars: bars, options: options)
  }

  /// Takes another layout of the same tree, in a look of the system.
  package mutating func show(_ result: LayoutResult, in look: SystemLook) {
    self.result = result
    painter.show(result, in: look)
  }

  /// How far each view scrolls its content, in points.
  package var contentShifts: [Double] { painter.tree.contentShifts }

  /// Everything but the view itself that its drawing depends on.
  package struct Key: Hashable {
    fileprivate let size: LayoutSize

    /// Whether the content of the view extends beyond its bounds.
    fileprivate let overflows: Bool

    /// How far the safe area moves the content of the view, in points.
    fileprivate let shift: Double

    /// Whether cells touch the view above and below, if it is a cell of an inset group.
    fileprivate let hasCellAbove, hasCellBelow: Bool

    /// The extent of the content, if the view scrolls.
    fileprivate let content: LayoutRect?

    /// The safe area in the scene that the view embeds, if it embeds one.
    fileprivate let embeddedSafeArea: LayoutInsets?

    /// The rectangles of the texts in front of the view, if it may draw a placeholder.
    fileprivate let texts: [LayoutRect]

    /// Returns whether the keys of a view differ in nothing but lengths.
    package func isAlike(_ other: Key) -> Bool {
      overflows == other.overflows && hasCellAbove == other.hasCellAbove
        && hasCellBelow == other.hasCellBelow && texts.count == other.texts.count
        && (content == nil) == (other.content == nil)
        && (embeddedSafeArea == nil) == (other.embeddedSafeArea == nil)
    }

    /// The lengths of the key, equally many for keys that are alike.
    package var lengths: [Double] {
      let rects = [content].compactMap(\.self) + texts
      let insets = embeddedSafeArea.map { [$0.top, $0.left, $0.bottom, $0.right] } ?? []
      return [size.width, size.height, shift] + insets
        + rects.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    }
  }

  /// Returns a key that is equal for equal drawings of the view.
  package func key(of index: Int) -> Key {
    let view = view(index)
    let tree = painter.tree
    // Only cells of an inset group depend on their neighbors.
    let isRow = (view.node as? TableCellNode)?.isInInsetGroup ?? false
    let (above, below) = isRow ? tree.neighbors(ofCell: index) : (false, false)
    return Key(
      size: view.size, overflows: tree.overflows(view), shift: tree.contentShifts[index],
      hasCellAbove: above, hasCellBelow: below,
      content: view.node.role.scrollView == nil ? nil : tree.extents[index],
      embeddedSafeArea: view.node.embeddedView == nil ? nil : painter.safeAreaOfEmbedded(in: view),
      // Only a placeholder moves its name out of the way of texts.
      texts: hasPlaceholder(view) ? tree.textsInFront(of: index).map(\.rect) : [])
  }

  /// Returns whether a view may draw a placeholder, which depends on the texts in front of it.
  private func hasPlaceholder(_ view: PictureView) -> Bool {
    switch view.node.role {
    case .image, .web, .map: true
    case .button(let button): button.backgroundImageName != nil
    default: painter.tree.isBlankCustomView[view.index]
    }
  }

  /// Draws a view, with ``DrawingOperation/content`` at the place of its subviews.
  package mutating func drawing(of index: Int) -> Drawing {
    let view = view(index)
    painter.drawing = Drawing()
    painter.draw(view)
    painter.openContent(of: view)
    painter.drawing.append(.content)
    painter.closeContent(of: view)
    return painter.drawing
  }

  /// Draws the screen behind and over all views, with ``DrawingOperation/content`` at the place of the views.
  package mutating func canvas(in shape: ScreenShape?) -> Drawing {
    painter.drawing = Drawing()
    painter.openPicture(in: shape)
    painter.drawing.append(.content)
    painter.drawControllerBars(in: shape)
    shape.map { painter.closeScreen($0) }
    painter.closePicture()
    return painter.drawing
  }

  private func view(_ index: Int) -> PictureView {
    PictureView(index, of: result, tint: painter.tree.tints[index])
  }
}
