import ConstraintSolver
import ViewTree

extension LayoutResult {
  /// The required constraints that the present frames of the nodes do not satisfy.
  ///
  /// Constraints to guides with rectangles of their own, and to the size of a scroll view's content,
  /// are passed over, since no frame says where these are.
  ///
  /// - Parameter tolerance: By how much a constraint may be missed, in points.
  /// - Returns: The constraints, in the order of the tree.
  package func contradictedConstraints(tolerance: Double) -> [LayoutConstraint] {
    let values = presentValues()
    let rows = store.rows
    return rows.rows.indices.compactMap { index in
      let row = rows.rows[index]
      guard case .constraint(let position) = row.origin, row.priority.isRequired else { return nil }
      var sum = 0.0
      for term in rows.terms(of: index) {
        guard let value = values[Int(term.variable)] else { return nil }
        sum += value * term.coefficient
      }
      let error = sum - row.constant
      let isMissed =
        switch row.relation {
        case .equal: error.magnitude > tolerance
        case .lessThanOrEqual: error > tolerance
        case .greaterThanOrEqual: error < -tolerance
        }
      return isMissed ? model.constraints[Int(position)].constraint : nil
    }
  }

  /// The values that the variables would have if the nodes were where their frames say.
  private func presentValues() -> [Double?] {
    var values = [Double?](repeating: nil, count: model.tree.variableCount)
    var origins: [(x: Double, y: Double)] = []
    origins.reserveCapacity(nodes.count)
    for (position, node) in nodes.enumerated() {
      let parent = Int(model.tree.parents[position])
      let frame = node.frame
      let origin =
        parent < 0 ? (x: 0, y: 0) : (x: origins[parent].x + frame.x, y: origins[parent].y + frame.y)
      origins.append(origin)
      let outsets = model.content(of: position)?.alignmentOutsets ?? .zero
      let first = 4 * position
      values[first] = origin.x + outsets.left
      values[first + 1] = origin.y + outsets.top
      values[first + 2] = frame.width - outsets.horizontal
      values[first + 3] = frame.height - outsets.vertical
      if let content = model.tree.contents[position] {
        values[Int(content)] = values[first]
        values[Int(content) + 1] = values[first + 1]
      }
    }
    return values
  }
}
