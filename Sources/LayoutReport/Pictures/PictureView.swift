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

/// What a picture knows of a tree: the children of each node, and how far they reach.
struct PictureTree {
  private let nodes: [ViewNode]
  private let frames: [LayoutRect]
  private var childIndices: [[Int]]

  /// Where what is in each node reaches, in the node's own coordinates.
  private(set) var extents: [LayoutRect]

  init(_ result: LayoutResult) {
    nodes = result.nodes
    frames = result.frames
    childIndices = Array(repeating: [], count: result.nodes.count)
    extents = result.frames.map { LayoutRect(width: $0.width, height: $0.height) }
    var positions: [ObjectIdentifier: Int] = [:]
    for (index, node) in result.nodes.enumerated() {
      positions[ObjectIdentifier(node)] = index
      guard index > 0, let parent = node.parent.flatMap({ positions[ObjectIdentifier($0)] }) else {
        continue
      }
      childIndices[parent].append(index)
    }
    // Children come after their parents, so that theirs are known first on the way back.
    for parent in result.nodes.indices.reversed() {
      for child in childIndices[parent] where result.nodes[child].isSeen {
        let frame = result.frames[child]
        let inner = result.nodes[child].clips ? nil : extents[child]
        extents[parent].extend(to: inner.map { $0.moved(by: frame) } ?? frame)
      }
    }
  }

  /// The indices of the nodes in a node, from back to front.
  func children(of index: Int) -> [Int] { childIndices[index] }

  /// The places that nodes have as seen from the root, where they have frames in their parents; nil
  /// for those that are not seen.
  func rects(of frames: [LayoutRect]) -> [LayoutRect?] {
    var rects: [LayoutRect?] = Array(repeating: nil, count: nodes.count)
    if nodes[0].isSeen {
      rects[0] = LayoutRect(width: frames[0].width, height: frames[0].height)
    }
    for parent in nodes.indices {
      guard let origin = rects[parent] else { continue }
      for child in childIndices[parent] where nodes[child].isSeen {
        rects[child] = frames[child].moved(by: origin)
      }
    }
    return rects
  }

  /// Whether a cell of the table around a cell touches it above and below.
  func neighbors(ofCell index: Int) -> (above: Bool, below: Bool) {
    guard let parent = nodes[index].parent,
      let table = nodes[..<index].lastIndex(where: { $0 === parent })
    else { return (false, false) }
    let cells = childIndices[table].filter { $0 != index && nodes[$0] is TableCellNode }
    let frame = frames[index]
    return (
      cells.contains { (frames[$0].maxY - frame.y).magnitude < 1 },
      cells.contains { (frames[$0].y - frame.maxY).magnitude < 1 }
    )
  }

  /// Whether something in a node passes its edges.
  func overflows(_ view: PictureView) -> Bool {
    let extent = extents[view.index]
    return extent.x < 0 || extent.y < 0 || extent.maxX > view.size.width
      || extent.maxY > view.size.height
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
