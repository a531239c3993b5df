import AutoScaleLayoutEngine
import AutoScaleSolver
import AutoScaleTrees

extension StoredFrameResiduals {
  /// Finds the origins of the moves of nodes.
  ///
  /// - Parameters:
  ///   - origins: The nodes with their own cause, if they move.
  ///   - tolerance: The largest difference of an edge or a size that does not count as a move, in points.
  /// - Returns: The nearest origin of each node that moves because of others, along constraints between
  ///   moving nodes.
  /// - Complexity: O(*n*) in the rows of the layout.
  func movers(
    among origins: [ViewNode], tolerance: Double
  ) -> [ObjectIdentifier: ViewNode] {
    var seen = mentions.indices.map { !moves($0, by: tolerance) }
    var movers: [ObjectIdentifier: ViewNode] = [:]
    var pending: [(rectangle: Int, origin: ViewNode)] = []
    for origin in origins {
      guard let position = rows.position(of: origin), !seen[position] else { continue }
      seen[position] = true
      pending.append((position, origin))
    }
    // Breadth first, so that each node gets its nearest origin.
    var next = 0
    while next < pending.count {
      let (rectangle, origin) = pending[next]
      next += 1
      for other in neighbors(of: rectangle) where !seen[other] {
        seen[other] = true
        pending.append((other, origin))
        if other < nodes.count { movers[ObjectIdentifier(nodes[other])] = origin }
      }
    }
    return movers
  }

  /// Returns the rectangles that share a row with a rectangle, and those that lie directly in it.
  private func neighbors(of rectangle: Int) -> [Int] {
    let sharing = rows(of: rectangle).filter { !rows.isFaint($0) }
      .flatMap(rectangles)
    let inside = rectangle < nodes.count ? nodes[rectangle].children : []
    return sharing + inside.compactMap(rows.position)
  }

  /// Returns whether the layout moves a rectangle in the root or in its parent.
  ///
  /// Invisible rectangles of guides and contents always pass on moves.
  private func moves(_ rectangle: Int, by tolerance: Double) -> Bool {
    guard rectangle < nodes.count else { return true }
    let parent = rows.parent(of: rectangle) ?? 0
    return zip(RectVariables(at: rectangle).range, RectVariables(at: parent).range)
      .contains { variable, parentVariable in
        let move = move(of: variable)
        let inParent =
          RectVariables.isLength(variable) ? move : move - self.move(of: parentVariable)
        return max(move.magnitude, inParent.magnitude) > tolerance
      }
  }

  /// Returns the difference between a variable's solved and stored value.
  private func move(of variable: Int) -> Double {
    rows.values[variable] - values[variable]
  }
}
