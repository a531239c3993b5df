import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// A view in its own coordinates.
struct PictureView {
  /// The index of the view in the nodes of the layout.
  let index: Int

  let node: ViewNode

  let size: LayoutSize

  /// The tint color of the view, inherited from the nearest ancestor with one.
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

  /// The colors and other looks of the view.
  var appearance: ViewAppearance { node.appearance }

  /// The radius of the corners, at most half of a side.
  var cornerRadius: Double { max(0, min(statedRadius, size.width / 2, size.height / 2)) }

  private var statedRadius: Double {
    if node.cornerRadius > 0 { return node.cornerRadius }
    // Source: the border of fields since iOS 7.
    if case .textField(let field) = node.role, field.borderStyle == .roundedRect { return 5 }
    return 0
  }
}
