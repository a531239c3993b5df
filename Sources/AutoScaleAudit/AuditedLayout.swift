import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// A layout on one screen, as rules look at it.
struct AuditedLayout {
  /// The views.
  let tree: AuditedTree

  /// The frames, and what was wrong with the constraints.
  let result: LayoutResult

  /// By how much the views are scaled; 1 for views as drawn.
  let factor: Double

  /// The frame of each view as seen from the root, in points.
  let rects: [LayoutRect]

  /// What can be seen of each view: for a label whose text takes one line its text, for a control
  /// that constraints place by less than its frame that part, and for others the frame.
  let marks: [LayoutRect]

  /// The texts that can be seen, and the room that they have.
  let texts: [TextRoom]

  init(_ result: LayoutResult, of tree: AuditedTree, factor: Double = 1) {
    self.tree = tree
    self.factor = factor
    self.result = result
    texts = result.textRooms
    rects = tree.list.rects(of: result.frames)
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

  /// Differences up to this, in points, are those of rounding to pixels.
  static let tolerance = 1.0

  /// The edges of a view around it that what can be seen of a view passes, and by how much: for each
  /// axis the one that it passes most.
  func passedEdges(
    of position: Int, in outer: Int
  ) -> [(edge: LayoutInsets.Edge, distance: Double)] {
    marks[position].passedEdges(of: rects[outer], tolerance: AuditedLayout.tolerance)
  }

  /// What may keep a view inside another one at the edges of some axes that it passes.
  func remedies(
    keeping node: ViewNode, in outer: Int, along axes: Set<LayoutAxis>
  ) -> [AuditRemedy] {
    guard let position = result.index(of: node) else { return [] }
    return passedEdges(of: position, in: outer).filter { axes.contains($0.edge.axis) }.flatMap {
      AuditRemedy.keeping(
        node, in: tree.nodes[outer], at: $0.edge, direction: result.context.layoutDirection)
    }
  }

  /// What messages call the outermost view.
  var rootName: String { tree.subject.fillsWidth ? "the screen" : tree.name(of: 0) }
}

extension LayoutRect {
  /// The part of a label's frame in which its one line of text is.
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
