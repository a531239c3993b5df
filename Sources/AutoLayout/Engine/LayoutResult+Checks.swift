import ViewTree

/// Two views beside each other in one view whose frames overlap.
public struct ViewOverlap {
  /// The view that comes first in the tree, and so lies behind.
  public let first: ViewNode

  /// The other view.
  public let second: ViewNode

  /// The rectangle that both cover, in the coordinates of the view around them, in points.
  public let rect: LayoutRect
}

extension ViewOverlap: CustomStringConvertible {
  /// The views and the rectangle, such as `title and price overlap in (120, 8, 24, 20.5)`.
  public var description: String {
    "\(first.layoutName) and \(second.layoutName) overlap in \(rect)"
  }
}

extension LayoutResult {
  /// The frame of a node as seen from another one, in points; nil where one of them was not in the
  /// tree.
  ///
  ///     result.frame(of: price, in: screen)  // (296, 132, 63, 20.5)
  ///
  /// - Complexity: O(*d*) in the depth of the two.
  public func frame(of node: ViewNode, in other: ViewNode) -> LayoutRect? {
    guard let position = index(of: node), let otherPosition = index(of: other) else { return nil }
    let (own, origin) = (self.origin(of: position), self.origin(of: otherPosition))
    return LayoutRect(
      x: own.x - origin.x, y: own.y - origin.y, width: frames[position].width,
      height: frames[position].height)
  }

  /// The views that can be seen and that lie beyond an edge of the root, in the order of the tree.
  ///
  /// What a scroll view moves is not among them, nor is what is hidden or has no area.
  ///
  /// - Parameter tolerance: By how much a view may pass an edge, in points.
  /// - Returns: The views; empty when all that can be seen is in the root.
  /// - Complexity: O(*n*) in the nodes.
  public func outOfBounds(tolerance: Double = 0.5) -> [ViewNode] {
    var found: [ViewNode] = []
    forEachVisible { position, origin in
      let frame = frames[position]
      guard !isScrolled(position), frame.hasArea else { return }
      let isInside =
        origin.x >= -tolerance && origin.y >= -tolerance
        && origin.x + frame.width <= frames[0].width + tolerance
        && origin.y + frame.height <= frames[0].height + tolerance
      if !isInside { found.append(nodes[position]) }
    }
    return found
  }

  /// The pairs of views in one view that can be seen and whose frames overlap.
  ///
  /// A view that fills another one's background does so on purpose: ask what the pairs are.
  ///
  /// - Parameter tolerance: By how much two frames may overlap in both directions, in points.
  /// - Returns: Each pair once, in the order of the tree.
  /// - Complexity: O(*n* log *n*) in the nodes, plus the pairs of views that are at one height.
  public func overlaps(tolerance: Double = 0.5) -> [ViewOverlap] {
    var siblings: [Int: [Int]] = [:]
    forEachVisible { position, _ in
      guard position > 0, frames[position].hasArea else { return }
      siblings[Int(model.tree.parents[position]), default: []].append(position)
    }
    return siblings.values.flatMap { overlappingPairs(of: $0, tolerance) }.sorted { $0 < $1 }
      .map { first, second in
        ViewOverlap(
          first: nodes[first], second: nodes[second],
          rect: frames[first].intersection(frames[second]))
      }
  }

  private func overlappingPairs(of positions: [Int], _ tolerance: Double) -> [(Int, Int)] {
    let sorted = positions.sorted { frames[$0].y < frames[$1].y }
    var pairs: [(Int, Int)] = []
    for (index, upper) in sorted.enumerated() {
      for lower in sorted[(index + 1)...] {
        guard frames[lower].y < frames[upper].maxY - tolerance else { break }
        let rect = frames[upper].intersection(frames[lower])
        guard rect.width > tolerance, rect.height > tolerance else { continue }
        pairs.append((min(upper, lower), max(upper, lower)))
      }
    }
    return pairs
  }
}

// MARK: - Walking over frames

extension LayoutResult {
  /// Calls a function with each node that is neither hidden nor in a hidden one, and its place in the
  /// root.
  func forEachVisible(_ body: (_ position: Int, _ origin: (x: Double, y: Double)) -> Void) {
    var origins: [(x: Double, y: Double)?] = []
    origins.reserveCapacity(nodes.count)
    for (position, node) in nodes.enumerated() {
      let parent = Int(model.tree.parents[position])
      guard !node.isHidden, let origin = parent < 0 ? (x: 0, y: 0) : origins[parent] else {
        origins.append(nil)
        continue
      }
      let own = (x: origin.x + frames[position].x, y: origin.y + frames[position].y)
      origins.append(own)
      body(position, own)
    }
  }

  private func origin(of position: Int) -> (x: Double, y: Double) {
    var (origin, position) = ((x: 0.0, y: 0.0), position)
    while position >= 0 {
      origin = (origin.x + frames[position].x, origin.y + frames[position].y)
      position = Int(model.tree.parents[position])
    }
    return origin
  }

  /// Whether a scroll view around a node moves it.
  private func isScrolled(_ position: Int) -> Bool {
    var ancestor = Int(model.tree.parents[position])
    while ancestor >= 0 {
      if model.tree.contents[ancestor] != nil { return true }
      ancestor = Int(model.tree.parents[ancestor])
    }
    return false
  }
}

extension LayoutRect {
  fileprivate var hasArea: Bool { width > 0 && height > 0 }

  /// What two rectangles share; of negative size where they are apart.
  fileprivate func intersection(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return LayoutRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
