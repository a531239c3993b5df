import AutoScale

/// The nodes of a tree in a flat list, each parent before its children.
///
/// Each node remembers its position in the list that last saw it, so that finding it takes no
/// lookup.
package struct FlatTree {
  /// The nodes, the root first.
  package private(set) var nodes: [ViewNode] = []

  /// The position of each node's parent, or -1 for the root.
  package private(set) var parents: [Int32] = []

  /// The position after the last descendant of each node.
  package private(set) var ends: [Int32] = []

  /// Lists a node and all its descendants, without recursion.
  ///
  /// - Parameters:
  ///   - root: The first node.
  ///   - context: The screen for which the nodes take their values with exceptions; `nil` leaves them.
  ///   - visit: A function that is called with each node and the position of its parent, or -1.
  /// - Complexity: O(*n*) in the nodes.
  package init(
    _ root: ViewNode, in context: ScreenContext? = nil,
    visit: (_ node: ViewNode, _ parent: Int) -> Void = { _, _ in }
  ) {
    // A flat tree then takes no more memory than it needs.
    nodes.reserveCapacity(1 + root.children.count)
    parents.reserveCapacity(1 + root.children.count)
    // Unretained, because the root keeps them all: counting takes half of the time of listing them.
    var pending: [(node: Unmanaged<ViewNode>, parent: Int32)] = [(.passUnretained(root), -1)]
    pending.reserveCapacity(root.children.count)
    while let (node, parent) = pending.popLast() {
      node.withoutCounting { node in
        let position = Int32(nodes.count)
        node.enterLayout(at: nodes.count, in: context)
        nodes.append(node)
        parents.append(parent)
        visit(node, Int(parent))
        node.children.withUnsafeBufferPointer { children in
          // Backwards, because the last one is taken first.
          for index in children.indices.reversed() {
            pending.append((.passUnretained(children[index]), position))
          }
        }
      }
    }
    findEnds()
  }

  /// Finds where each subtree ends.
  private mutating func findEnds() {
    ends = Array(1...Int32(nodes.count))
    // From the last one back: a subtree ends where that of its last child does.
    for position in nodes.indices.dropFirst().reversed() {
      let parent = Int(parents[position])
      ends[parent] = max(ends[parent], ends[position])
    }
  }

  /// Returns the position of a node, or `nil` if it is not in the tree.
  ///
  /// - Complexity: O(1) until another list sees the node; then O(*n*) in the nodes.
  package func position(of node: ViewNode) -> Int? {
    // Another list may have seen the node since.
    node.position(in: nodes) ?? nodes.firstIndex { $0 === node }
  }

  /// Returns the position of a node's parent, or `nil` for the root.
  package func parent(of position: Int) -> Int? {
    parents[position] < 0 ? nil : Int(parents[position])
  }

  /// Returns whether a node is a descendant of another one.
  package func contains(_ inner: Int, in outer: Int) -> Bool {
    // A subtree is a range, since each parent comes before its children.
    inner > outer && inner < Int(ends[outer])
  }

  /// Returns the nearest node that is or contains both nodes.
  ///
  /// - Complexity: O(*d*) in the depth of the two.
  package func commonAncestor(_ first: Int, _ second: Int) -> Int {
    var (first, second) = (first, second)
    // A parent's position is smaller than its child's, so climb from the larger one.
    while first != second {
      if first > second { first = Int(parents[first]) } else { second = Int(parents[second]) }
    }
    return first
  }

  /// Returns the two siblings that are, or contain, two nodes; neither node contains the other.
  ///
  /// - Complexity: O(*d*) in the depth of the two.
  package func branches(of first: Int, _ second: Int) -> (Int, Int) {
    var (first, second) = (first, second)
    while parents[first] != parents[second], min(first, second) > 0 {
      if first > second { first = Int(parents[first]) } else { second = Int(parents[second]) }
    }
    return (first, second)
  }

  /// Returns whether each node is visible: neither it nor an ancestor is hidden or transparent.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package func visibility() -> [Bool] { isInside { !$0.isShown }.map { !$0 } }

  /// Returns whether each node, or an ancestor of it, fulfils a condition.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package func isInside(where isMeant: (ViewNode) -> Bool) -> [Bool] {
    var isInside: [Bool] = []
    isInside.reserveCapacity(nodes.count)
    for (node, parent) in zip(nodes, parents) {
      isInside.append(parent >= 0 && isInside[Int(parent)] || isMeant(node))
    }
    return isInside
  }

  /// The positions of the visible nodes, in the order of the tree.
  package var visibleIndices: [Int] {
    let isVisible = visibility()
    return nodes.indices.filter { isVisible[$0] }
  }

  /// Converts the frame of each node from its parent's coordinates to the root's; the root's own
  /// frame keeps its origin.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package func rects(of frames: [LayoutRect]) -> [LayoutRect] {
    var rects: [LayoutRect] = []
    rects.reserveCapacity(frames.count)
    for (frame, parent) in zip(frames, parents) {
      rects.append(parent < 0 ? frame : frame.moved(by: rects[Int(parent)]))
    }
    return rects
  }
}

extension ViewNode {
  /// Whether UIKit draws the view if it draws its ancestors: the view is not hidden, and its alpha
  /// is at least 0.01.
  ///
  /// Source: Apple, *UIView.alpha* and *hitTest(_:with:)*, on views that count as transparent.
  package final var isShown: Bool { !isHidden && appearance.alpha >= 0.01 }

  /// Whether the view clips its content, as scrolling views do by default in UIKit.
  package final var clips: Bool { appearance.clipsToBounds ?? (role.scrollView != nil) }
}
