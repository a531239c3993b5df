import AutoLayout
import AutoScale
import ViewTree

/// A layout on one screen, as rules look at it.
struct AuditedLayout {
  /// The views.
  let tree: AuditedTree

  /// The frames, and what was wrong with the constraints.
  let result: LayoutResult

  /// The frame of each view as seen from the root, in points.
  let rects: [LayoutRect]

  /// What can be seen of each view: for a label on one line its text, for others the frame.
  let marks: [LayoutRect]

  init(_ result: LayoutResult, of tree: AuditedTree) {
    self.tree = tree
    self.result = result
    rects = LayoutRect.rects(of: result.frames, parents: tree.parents)
    var marks = rects
    for position in tree.essentials {
      guard case .label(let label) = tree.nodes[position].role, label.numberOfLines == 1,
        let content = result.rows.content(of: position)
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
  ) -> [(edge: EdgeInsets.Edge, distance: Double)] {
    let (rect, bounds) = (marks[position], rects[outer])
    guard rect.width > 0, rect.height > 0 else { return [] }
    let (left, right) = (bounds.x - rect.x, rect.maxX - bounds.maxX)
    let (top, bottom) = (bounds.y - rect.y, rect.maxY - bounds.maxY)
    return [
      right >= left ? (.right, right) : (.left, left),
      bottom >= top ? (.bottom, bottom) : (.top, top),
    ].filter { $0.distance > Self.tolerance }
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
