import ConstraintSolver
import ViewTree

extension PresentLayout {
  /// Finds what is wrong with the present frames of the nodes that constraints place.
  ///
  /// Each node is looked at by itself, while all others stay where they are. Of nodes that contradict
  /// each other, the one is wrong that what is around it wants elsewhere; then the one that what is
  /// beside it does, and last the one that what is inside it does.
  ///
  /// - Parameter tolerance: By how much an edge or a size may differ, in points.
  /// - Returns: The nodes that are out of place, in the order of the tree.
  /// - Complexity: O(*n*) in the rows of the layout.
  package func misplacements(tolerance: Double) -> [Misplacement] {
    var found: [Misplacement] = []
    var misplaced: Set<Int> = []
    // What is inside a node comes after it, and is known first this way.
    for position in result.nodes.indices.dropFirst().reversed() {
      guard let misplacement = misplacement(of: position, besides: misplaced, tolerance: tolerance)
      else { continue }
      misplaced.insert(position)
      found.append(misplacement)
    }
    return found.reversed()
  }

  /// What is wrong with a node, if what is wrong with those inside says nothing about it.
  private func misplacement(
    of position: Int, besides misplaced: Set<Int>, tolerance: Double
  ) -> Misplacement? {
    guard result.model.isConstrained[position] else { return nil }
    let relevant = rows(of: position).filter { row in
      !rows.rows[Int(row)].isPreference
        && !rectangles(of: row).contains { misplaced.contains($0) && isInside($0, position) }
    }
    // Faint rows hardly ever hold, and are no breach.
    guard
      relevant.contains(where: { row in
        !rows.rows[Int(row)].isFaint && error(of: row, at: values) > Self.noError
      })
    else { return nil }
    let variables = 4 * position..<4 * position + 4
    var local = LocalSystem(variables: variables)
    for row in relevant {
      local.add(Int(row), of: rows, priority: priority(of: row, for: position), values: values)
    }
    let found = local.solve(startingAt: Array(values[variables]))
    let differences = zip(found, values[variables]).map { $0 - $1 }
    guard differences.contains(where: { $0.magnitude > tolerance }) else { return nil }
    let breaches = breaches(of: relevant) { row, error in
      let rest = self.error(of: row) {
        variables.contains($0) ? found[$0 - variables.lowerBound] : values[$0]
      }
      return error > rest + Self.noError
    }
    guard !breaches.isEmpty else { return nil }
    let frame = result.nodes[position].frame
    return Misplacement(
      node: result.nodes[position],
      expected: LayoutRect(
        x: frame.x + differences[0], y: frame.y + differences[1],
        width: frame.width + differences[2], height: frame.height + differences[3]),
      breaches: breaches)
  }

  /// How much a row counts for one node: what must hold counts by what else it is about.
  private func priority(of row: Int32, for position: Int) -> Priority {
    let others = rectangles(of: row).filter { $0 != position }
    let limit: Priority =
      if others.contains(where: { isInside($0, position) }) {
        .inside
      } else if others.allSatisfy({ isInside(position, $0) }) {
        .around
      } else {
        .beside
      }
    return min(rows.rows[Int(row)].priority, limit)
  }

  /// Whether a rectangle is that of a node inside another one.
  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    let nodes = result.nodes.indices
    return nodes.contains(inner) && nodes.contains(outer)
      && result.model.tree.contains(inner, in: outer)
  }
}

extension PresentLayout {
  /// What some rows say and the present values break, the greatest error first; the weakest rules of
  /// the layout, which hardly ever hold, are left out.
  func breaches(
    of rows: [Int32], where isMeant: (_ row: Int32, _ error: Double) -> Bool
  ) -> [Misplacement.Breach] {
    var seen: Set<RowOrigin> = []
    return rows.filter { !self.rows.rows[Int($0)].isFaint }
      .map { (row: $0, error: error(of: $0, at: values)) }
      .filter(isMeant)
      .sorted { ($1.error, $0.row) < ($0.error, $1.row) }
      .filter { seen.insert(self.rows.rows[Int($0.row)].origin).inserted }
      .map { row, error in
        Misplacement.Breach(
          member: LayoutConflict.Member(self.rows.rows[Int(row)].origin, model: result.model),
          error: error)
      }
  }

  /// By how much a row does not hold, in points.
  func error(of row: Int32, at values: [Double]) -> Double { error(of: row) { values[$0] } }

  /// The same at values that are asked for one by one.
  private func error(of row: Int32, where value: (_ variable: Int) -> Double) -> Double {
    let difference = rows.terms(of: Int(row)).reduce(-rows.rows[Int(row)].constant) {
      $0 + $1.coefficient * value(Int($1.variable))
    }
    // A frame that is no rectangle says nothing of the constraints.
    guard difference.isFinite else { return 0 }
    return switch rows.rows[Int(row)].relation {
    case .equal: difference.magnitude
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  /// What a solver's arithmetic may make of zero, in points.
  static let noError = 1e-3
}

extension Priority {
  /// What must hold between a node and those around it, or for the node alone.
  fileprivate static let around: Priority = 999.9999
  /// What must hold between a node and others beside it.
  fileprivate static let beside: Priority = 999.9995
  /// What must hold between a node and those inside it.
  fileprivate static let inside: Priority = 999.999
}
