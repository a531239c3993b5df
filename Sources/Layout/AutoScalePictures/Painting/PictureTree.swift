import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The hierarchy of a tree with its tints, and the extents of its views in a layout.
struct PictureTree {
  private let tree: FlatTree

  /// The indices of the nodes in each node, from back to front.
  private(set) var children: [[Int]]

  /// The tint color of each node, inherited from the nearest ancestor with one.
  private(set) var tints: [ViewColor] = []

  /// Whether each node is shown, and whether it clips its content.
  private let isShown, clips: [Bool]

  /// Whether each node is a custom view that shows nothing, and contains no other such view.
  let isBlankCustomView: [Bool]

  /// The indices of the nodes that show a text or an image, from back to front.
  private let textIndices: [Int]

  private var frames: [LayoutRect] = []

  /// The places of the nodes in the coordinates of the root, or nil for hidden nodes.
  private var places: [LayoutRect?] = []

  /// The bounds of each node with its visible content, in the node's own coordinates.
  private(set) var extents: [LayoutRect] = []

  /// How far the safe area moves the content of each scroll view down, in points.
  private(set) var contentShifts: [Double] = []

  /// Lists the nodes of a tree.
  ///
  /// ``arrange(_:)`` takes the frames of a layout.
  ///
  /// - Complexity: O(*n*) in the nodes.
  init(_ tree: FlatTree) {
    self.tree = tree
    isShown = tree.nodes.map(\.isShown)
    clips = tree.nodes.map(\.clips)
    isBlankCustomView = tree.blankCustomViews
    textIndices = tree.nodes.indices.filter { tree.nodes[$0].role.showsTextOrImage }
    children = Array(repeating: [], count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let parent = tree.parent(of: index)
      if let parent { children[parent].append(index) }
      tints.append(node.appearance.tintColor ?? parent.map { tints[$0] } ?? .systemBlue)
    }
  }

  /// Lists the nodes of a layout, and takes its frames.
  init(_ result: LayoutResult) {
    self.init(result.tree)
    arrange(result)
  }

  /// Takes the frames of a layout of the tree.
  ///
  /// - Complexity: O(*n*) in the nodes.
  mutating func arrange(_ result: LayoutResult) {
    frames = result.frames
    extents = frames.map { LayoutRect(width: $0.width, height: $0.height) }
    contentShifts = Array(repeating: 0, count: frames.count)
    findExtents()
    findContentShifts(safeAreaTop: result.context.safeArea.top)
    // Places are asked for only where texts may cover a placeholder.
    places = textIndices.isEmpty ? [] : rects(of: frames)
  }

  /// The nodes of the tree, from back to front.
  var nodes: [ViewNode] { tree.nodes }

  /// Returns the nodes with a text or an image in front of a node, with their rectangles in its coordinates.
  ///
  /// - Complexity: O(*n*) in the nodes with a text.
  func textsInFront(of index: Int) -> [(index: Int, rect: LayoutRect)] {
    guard places.indices.contains(index), let own = places[index] else { return [] }
    return textIndices.compactMap { text in
      guard text > index, let place = places[text], place.intersection(own).area > 0 else {
        return nil
      }
      return (text, place.offset(x: -own.x, y: -own.y))
    }
  }

  /// Returns whether a label has neither an image nor a visible background behind its middle.
  ///
  /// `isMeant` is asked first, because looking behind a label visits all views.
  ///
  /// - Complexity: O(*n*) in the nodes, for each label that counts until one is found.
  func hasTextOverNothing(
    where isMeant: (ViewNode) -> Bool, behind isVisible: (ViewColor) -> Bool
  ) -> Bool {
    textIndices.contains { text in
      guard case .label = tree.nodes[text].role, let place = places[text], place.area > 0,
        isMeant(tree.nodes[text])
      else { return false }
      let (x, y) = (place.x + place.width / 2, place.y + place.height / 2)
      return !tree.nodes.indices.contains { index in
        guard let rect = places[index], rect.x <= x, x <= rect.maxX, rect.y <= y, y <= rect.maxY
        else { return false }
        return tree.nodes[index].role.showsImage
          || tree.nodes[index].shownBackground.map(isVisible) ?? false
      }
    }
  }

  private mutating func findExtents() {
    // Children come after their parents, so their extents are complete in reverse order.
    for index in frames.indices.reversed() where isShown[index] {
      guard let parent = tree.parent(of: index) else { continue }
      // A view that clips counts with its frame, whatever is in it.
      let extent = clips[index] ? nil : extents[index]
      extents[parent].extend(to: extent?.moved(by: frames[index]) ?? frames[index])
    }
  }

  /// Finds how far the safe area moves the content of scroll views at the top of the screen down.
  ///
  /// A collection has more cells than the prototypes of a document, and scrolls.
  private mutating func findContentShifts(safeAreaTop: Double) {
    guard safeAreaTop > 0 else { return }
    var tops = Array(repeating: 0.0, count: tree.nodes.count)
    for index in tree.nodes.indices {
      if let parent = tree.parent(of: index) {
        tops[index] = tops[parent] + contentShifts[parent] + frames[index].y
      }
      guard let scroll = tree.nodes[index].role.adjustableScrollView, scroll.adjustsContentInset,
        scroll.alwaysBounceVertical || scroll is CollectionNode
          || extents[index].maxY > frames[index].height
      else { continue }
      // A view that begins above the screen is moved by the safe area only.
      contentShifts[index] = max(0, safeAreaTop - max(0, tops[index]))
    }
  }

  /// Returns the background of the frontmost view with an opaque one at a point of the root.
  ///
  /// - Complexity: O(*n*) in the nodes.
  func background(
    atX x: Double, y: Double, where isOpaque: (ViewColor) -> Bool
  ) -> ViewColor? {
    let rects = rects(of: frames)
    let found = tree.nodes.indices.last { index in
      guard let rect = rects[index], rect.x <= x, x <= rect.maxX, rect.y <= y, y <= rect.maxY,
        let color = tree.nodes[index].shownBackground
      else { return false }
      return isOpaque(color)
    }
    return found.flatMap { tree.nodes[$0].shownBackground }
  }

  /// Returns whether a scroll view that reaches below a height of the screen has content there.
  ///
  /// - Complexity: O(*n*) in the nodes.
  func scrollsContent(below height: Double) -> Bool {
    let rects = rects(of: frames)
    return tree.nodes.indices.contains { index in
      guard let rect = rects[index], rect.maxY > height,
        tree.nodes[index].role.adjustableScrollView != nil
      else { return false }
      return children[index].contains { rects[$0].map { $0.maxY > height } ?? false }
    }
  }

  /// Converts frames from the nodes' parents to the coordinates of the root.
  ///
  /// A hidden node has none.
  func rects(of frames: [LayoutRect]) -> [LayoutRect?] {
    var rects: [LayoutRect?] = []
    for index in frames.indices {
      guard let parent = tree.parent(of: index) else {
        let root = LayoutRect(width: frames[index].width, height: frames[index].height)
        rects.append(isShown[index] ? root : nil)
        continue
      }
      rects.append(
        isShown[index]
          ? rects[parent].map { frames[index].moved(by: $0).offset(y: contentShifts[parent]) } : nil
      )
    }
    return rects
  }

  /// Returns the place of a node's origin in the root, in points.
  func origin(of index: Int) -> (x: Double, y: Double) {
    var (origin, next) = ((x: 0.0, y: shift(of: index)), index)
    while let parent = tree.parent(of: next) {
      origin.x += frames[next].x
      origin.y += frames[next].y
      next = parent
    }
    return origin
  }

  /// Returns how far the scroll views around a node move it down, in points.
  func shift(of index: Int) -> Double {
    var (shift, ancestor) = (0.0, tree.parent(of: index))
    while let scroll = ancestor {
      shift += contentShifts[scroll]
      ancestor = tree.parent(of: scroll)
    }
    return shift
  }

  /// Returns whether cells of the same table touch a cell from above and from below.
  func neighbors(ofCell index: Int) -> (above: Bool, below: Bool) {
    guard let parent = tree.parent(of: index),
      let place = children[parent].firstIndex(where: { $0 >= index })
    else { return (false, false) }
    let siblings = children[parent]
    func touches(_ upper: Int, _ lower: Int) -> Bool {
      guard siblings.indices.contains(upper), siblings.indices.contains(lower) else { return false }
      let (upper, lower) = (siblings[upper], siblings[lower])
      return tree.nodes[upper] is TableCellNode && tree.nodes[lower] is TableCellNode
        && (frames[upper].maxY - frames[lower].y).magnitude < 1
    }
    return (touches(place - 1, place), touches(place, place + 1))
  }

  /// Returns whether the content of a view extends beyond its bounds.
  func overflows(_ view: PictureView) -> Bool {
    let extent = extents[view.index]
    return extent.x < 0 || extent.y < 0 || extent.maxX > view.size.width
      || extent.maxY > view.size.height
  }
}

extension ViewNode {
  /// The background of the view, which may be that of its role.
  fileprivate var shownBackground: ViewColor? {
    appearance.backgroundColor ?? role.defaultBackground
  }
}

extension ViewNode.Role {
  /// The node as a scroll view whose content the safe area moves.
  ///
  /// A text view is not.
  fileprivate var adjustableScrollView: ScrollNode? {
    if case .textView = self { nil } else { scrollView }
  }
}
