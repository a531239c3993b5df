import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// A layout on one screen, for rules to examine.
struct AuditedLayout {
  /// The views.
  let tree: AuditedTree

  /// The frames, and the conflicts of the constraints.
  let result: LayoutResult

  /// The scale factor of the views; 1 for views as drawn.
  let factor: Double

  /// The frame of each view in the coordinates of the root, in points.
  let rects: [LayoutRect]

  /// The visible area of each view: the text of a label with one line, the alignment rectangle of a
  /// control, and the frame of any other view.
  let marks: [LayoutRect]

  /// The visible texts, and the space for them.
  let texts: [TextRoom]

  /// Examines a layout, or other frames of its views in their superviews.
  init(
    _ result: LayoutResult, of tree: AuditedTree, factor: Double = 1, frames: [LayoutRect]? = nil
  ) {
    self.tree = tree
    self.factor = factor
    self.result = result
    texts = result.textRooms
    rects = tree.list.rects(of: frames ?? result.frames)
    var marks = rects
    for position in tree.essentials {
      guard let content = result.rows.content(of: position) else { continue }
      marks[position] = rects[position].inset(by: content.alignmentOutsets)
      guard case .label(let label) = tree.nodes[position].role,
        label.numberOfLines == 1 || content.width ?? .infinity <= rects[position].width
      else { continue }
      marks[position] = rects[position].text(
        of: label, width: content.width, height: content.height,
        isRightToLeft: result.context.layoutDirection == .rightToLeft)
    }
    self.marks = marks
  }

  /// The largest difference between frames that rounding to pixels explains, in points.
  static let tolerance = LayoutResult.tolerance

  /// Differences up to this, in points, do not extend the widths of a larger fault: more than a pixel.
  static let accuracy = 0.4

  /// Returns the edges of an outer view that the visible area of a view passes, and the distances: for
  /// each axis the edge that it passes most.
  func passedEdges(
    of position: Int, in outer: Int
  ) -> [(edge: LayoutInsets.Edge, distance: Double)] {
    marks[position].passedEdges(of: rects[outer], tolerance: AuditedLayout.accuracy)
  }

  /// Returns changes that may keep a view inside an outer one along some axes.
  func remedies(
    keeping node: ViewNode, in outer: Int, along axes: Set<LayoutAxis>
  ) -> [AuditRemedy] {
    guard let position = result.index(of: node) else { return [] }
    return passedEdges(of: position, in: outer).filter { axes.contains($0.edge.axis) }.flatMap {
      AuditRemedy.keeping(
        node, in: tree.nodes[outer], at: $0.edge, direction: result.context.layoutDirection)
    }
  }

  /// The name of the outermost view in messages.
  var rootName: String { tree.subject.fillsWidth ? "the screen" : tree.name(of: 0) }
}

extension LayoutRect {
  /// Returns the area of a label's single line of text.
  fileprivate func text(
    of label: LabelNode, width: Double?, height: Double?, isRightToLeft: Bool
  ) -> LayoutRect {
    var text = self
    text.width = min(self.width, width ?? self.width)
    text.height = min(self.height, height ?? self.height)
    text.y += (self.height - text.height) / 2
    let space = self.width - text.width
    switch label.appearance.textAlignment {
    case .left: break
    case .right: text.x += space
    case .center: text.x += space / 2
    case .natural, .justified: text.x += isRightToLeft ? space : 0
    }
    return text
  }
}
