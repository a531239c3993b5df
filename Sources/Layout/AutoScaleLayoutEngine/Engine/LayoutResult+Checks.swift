import AutoScaleTrees

/// Two siblings whose frames overlap.
public struct ViewOverlap {
  /// The view that is first in the tree, and so is drawn first.
  public let first: ViewNode

  /// The other view.
  public let second: ViewNode

  /// The rectangle that both cover, in their parent, in points.
  public let rect: LayoutRect
}

extension ViewOverlap: CustomStringConvertible {
  /// The views and the rectangle, such as `title and price overlap in (120, 8, 24, 20.5)`.
  public var description: String {
    "\(first.layoutName) and \(second.layoutName) overlap in \(rect)"
  }
}

extension LayoutResult {
  /// Returns the frame of a node in another node, in points, if both were in the tree.
  ///
  ///     result.frame(of: price, in: screen)  // (296, 132, 63, 20.5)
  ///
  /// - Complexity: O(*d*) in the depth of the two.
  public func frame(of node: ViewNode, in other: ViewNode) -> LayoutRect? {
    guard let position = index(of: node), let otherPosition = index(of: other) else { return nil }
    // The two may be in different branches, so their places are compared in the root.
    let (rect, origin) = (rect(at: position), rect(at: otherPosition))
    return rect.offset(x: -origin.x, y: -origin.y)
  }

  /// The largest difference between frames that rounding to pixels explains, in points.
  public static let tolerance = 1.0

  /// Returns the visible views that exceed an edge of the root, in the order of the tree.
  ///
  /// Views that a scroll view moves, hidden views and views without area are excluded.
  ///
  /// - Parameter tolerance: The distance by which a view may exceed an edge, in points.
  /// - Returns: The views; empty if all visible views are inside the root.
  /// - Complexity: O(*n*) in the nodes.
  public func outOfBounds(tolerance: Double = LayoutResult.tolerance) -> [ViewNode] {
    let rects = tree.rects(of: frames)
    let scrollers = tree.scrollers()
    return tree.visibleIndices.filter {
      scrollers[$0] < 0 && !rects[$0].passedEdges(of: rects[0], tolerance: tolerance).isEmpty
    }.map { nodes[$0] }
  }

  /// Returns the pairs of visible siblings whose frames overlap.
  ///
  /// Some overlaps are intended, such as a background.
  ///
  /// - Parameter tolerance: The allowed overlap in both directions, in points.
  /// - Returns: Each pair once, in the order of the tree.
  /// - Complexity: O(*n* log *n*) in the nodes, plus the pairs of views that are at one height.
  public func overlaps(tolerance: Double = LayoutResult.tolerance) -> [ViewOverlap] {
    let siblings = Dictionary(grouping: tree.visibleIndices) { tree.parent(of: $0) ?? -1 }
    // The groups of a dictionary are in no order.
    return siblings.values.flatMap { frames.overlaps(among: $0, tolerance: tolerance) }
      .sorted { ($0.first, $0.second) < ($1.first, $1.second) }
      .map { ViewOverlap(first: nodes[$0.first], second: nodes[$0.second], rect: $0.area) }
  }
}

extension LayoutResult {
  /// Returns the frame of a node in the root, in points.
  private func rect(at position: Int) -> LayoutRect {
    var (rect, ancestor) = (frames[position], tree.parent(of: position))
    while let outer = ancestor {
      rect = rect.moved(by: frames[outer])
      ancestor = tree.parent(of: outer)
    }
    return rect
  }
}
