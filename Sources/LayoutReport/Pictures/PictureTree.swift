import AutoLayout
import AutoScale
import ViewTree

/// What a picture knows of a tree: the children of each node, and how far they reach.
struct PictureTree {
  private let nodes: [ViewNode]
  private let frames: [LayoutRect]
  private let structure: TreeStructure

  /// Where what is in each node reaches, in the node's own coordinates.
  private(set) var extents: [LayoutRect]

  /// How far the safe area moves the content of each node that scrolls down, in points.
  private(set) var contentShifts: [Double]

  init(_ result: LayoutResult, structure: TreeStructure) {
    nodes = result.nodes
    frames = result.frames
    self.structure = structure
    extents = frames.map { LayoutRect(width: $0.width, height: $0.height) }
    contentShifts = Array(repeating: 0, count: frames.count)
    findExtents()
    findContentShifts(safeAreaTop: result.context.safeArea.top)
  }

  private mutating func findExtents() {
    // Children come after their parents, so that theirs are known first on the way back.
    for index in frames.indices.reversed() where structure.isSeen[index] {
      guard let parent = structure.parents[index] else { continue }
      let extent = structure.clips[index] ? nil : extents[index]
      extents[parent].extend(to: extent?.moved(by: frames[index]) ?? frames[index])
    }
  }

  /// Finds how far the content of views begins lower that scroll and lie under the top of the screen.
  private mutating func findContentShifts(safeAreaTop: Double) {
    guard safeAreaTop > 0 else { return }
    var tops = Array(repeating: 0.0, count: nodes.count)
    for index in nodes.indices {
      if let parent = structure.parents[index] {
        tops[index] = tops[parent] + contentShifts[parent] + frames[index].y
      }
      guard let scroll = nodes[index].role.adjustableScrollView, scroll.adjustsContentInset,
        scroll.alwaysBounceVertical || extents[index].maxY > frames[index].height
      else { continue }
      contentShifts[index] = max(0, safeAreaTop - max(0, tops[index]))
    }
  }

  /// The indices of the nodes in a node, from back to front.
  func children(of index: Int) -> [Int] { structure.children[index] }

  /// The places that nodes have as seen from the root, where they have frames in their parents; nil
  /// for those that are not seen.
  func rects(of frames: [LayoutRect]) -> [LayoutRect?] {
    var rects: [LayoutRect?] = []
    for (index, node) in nodes.enumerated() {
      guard let parent = structure.parents[index] else {
        let root = LayoutRect(width: frames[index].width, height: frames[index].height)
        rects.append(node.isSeen ? root : nil)
        continue
      }
      let shift = LayoutRect(y: contentShifts[parent])
      rects.append(
        node.isSeen ? rects[parent].map { frames[index].moved(by: $0).moved(by: shift) } : nil)
    }
    return rects
  }

  /// How far the views around a node that scroll move it down, in points.
  func shift(of index: Int) -> Double {
    var (shift, ancestor) = (0.0, structure.parents[index])
    while let scroll = ancestor {
      shift += contentShifts[scroll]
      ancestor = structure.parents[scroll]
    }
    return shift
  }

  /// Whether a cell of the table around a cell touches it above and below.
  func neighbors(ofCell index: Int) -> (above: Bool, below: Bool) {
    guard let parent = structure.parents[index],
      let place = structure.children[parent].firstIndex(where: { $0 >= index })
    else { return (false, false) }
    let siblings = structure.children[parent]
    func touches(_ upper: Int, _ lower: Int) -> Bool {
      guard siblings.indices.contains(upper), siblings.indices.contains(lower) else { return false }
      let (upper, lower) = (siblings[upper], siblings[lower])
      return nodes[upper] is TableCellNode && nodes[lower] is TableCellNode
        && (frames[upper].maxY - frames[lower].y).magnitude < 1
    }
    return (touches(place - 1, place), touches(place, place + 1))
  }

  /// Whether something in a node passes its edges.
  func overflows(_ view: PictureView) -> Bool {
    let extent = extents[view.index]
    return extent.x < 0 || extent.y < 0 || extent.maxX > view.size.width
      || extent.maxY > view.size.height
  }
}

extension ViewNode.Role {
  /// The node as one whose content the safe area moves; a text begins where its view does.
  fileprivate var adjustableScrollView: ScrollNode? {
    if case .textView = self { nil } else { scrollView }
  }
}
