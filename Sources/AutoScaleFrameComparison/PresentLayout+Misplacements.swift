import AutoScaleLayoutEngine
import AutoScaleSolver
import AutoScaleTrees

extension PresentLayout {
  /// Finds the nodes whose present frames contradict their constraints.
  ///
  /// Each node is solved alone, with all others fixed. If nodes contradict each other, the one that its
  /// surroundings move is misplaced; then the one that its siblings move, and last the one that its
  /// descendants move.
  ///
  /// - Parameter tolerance: The largest difference of an edge or a size that agrees, in points.
  /// - Returns: The misplaced nodes, in the order of the tree.
  /// - Complexity: O(*n*) in the rows of the layout.
  func misplacements(tolerance: Double) -> [Misplacement] {
    var found: [Misplacement] = []
    var misplaced: Set<Int> = []
    // Descendants come after their ancestors, and are checked first in this order.
    for position in nodes.indices.dropFirst().reversed() {
      guard let misplacement = misplacement(of: position, besides: misplaced, tolerance: tolerance)
      else { continue }
      misplaced.insert(position)
      found.append(misplacement)
    }
    return found.reversed()
  }

  /// Returns the misplacement of a node, ignoring rows about misplaced descendants.
  private func misplacement(
    of position: Int, besides misplaced: Set<Int>, tolerance: Double
  ) -> Misplacement? {
    guard rows.isConstrained(position) else { return nil }
    let relevant = rows(of: position).filter { row in
      !rows.isPreference(row)
        && !rectangles(of: row).contains { misplaced.contains($0) && isInside($0, position) }
    }
    // Faint rows hardly ever hold, and are no breach.
    guard
      relevant.contains(where: { row in
        !rows.isFaint(row) && error(of: row, at: values) > Self.noError
      })
    else { return nil }
    let variables = RectVariables(at: position).range
    var local = LocalSystem(variables: variables)
    for row in relevant {
      local.add(row, of: rows, priority: priority(of: row, for: position), values: values)
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
    let frame = nodes[position].frame
    return Misplacement(
      node: nodes[position],
      expected: LayoutRect(
        x: frame.x + differences[0], y: frame.y + differences[1],
        width: frame.width + differences[2], height: frame.height + differences[3]),
      breaches: breaches)
  }

  /// Returns the priority of a row for one node; that of a required row depends on its other nodes.
  private func priority(of row: Int, for position: Int) -> Priority {
    let others = rectangles(of: row).filter { $0 != position }
    let limit: Priority =
      if others.contains(where: { isInside($0, position) }) {
        .inside
      } else if others.allSatisfy({ isInside(position, $0) }) {
        .around
      } else {
        .beside
      }
    return min(rows.priority(of: row), limit)
  }

  /// Whether a rectangle is that of a node inside another one.
  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    max(inner, outer) < nodes.count && rows.contains(inner, in: outer)
  }
}

extension PresentLayout {
  /// Returns the members of rows that the present values violate, the greatest error first.
  ///
  /// The weakest rules of the layout are excluded, because they are rarely satisfied.
  func breaches(
    of rows: [Int], where isMeant: (_ row: Int, _ error: Double) -> Bool
  ) -> [Misplacement.Breach] {
    var seen: Set<MemberIdentity> = []
    return rows.filter { !self.rows.isFaint($0) }
      .map { (row: $0, error: error(of: $0, at: values)) }
      .filter(isMeant)
      .sorted { ($1.error, $0.row) < ($0.error, $1.row) }
      .map { Misplacement.Breach(member: self.rows.member(of: $0.row), error: $0.error) }
      .filter { seen.insert(MemberIdentity($0.member)).inserted }
  }

  /// The constraints and rules that the present values violate.
  var brokenMembers: Set<MemberIdentity> {
    Set(
      rows.indices.filter { error(of: $0, at: values) > Self.noBreach }
        .map { MemberIdentity(rows.member(of: $0)) })
  }

  /// Returns the error of a row, in points.
  func error(of row: Int, at values: [Double]) -> Double { error(of: row) { values[$0] } }

  /// Returns the error of a row, with a function for the values.
  private func error(of row: Int, where value: (_ variable: Int) -> Double) -> Double {
    var difference = -rows.constant(of: row)
    rows.forEachTerm(of: row) { variable, coefficient in
      difference += coefficient * value(variable)
    }
    // An infinite frame is no evidence about constraints.
    guard difference.isFinite else { return 0 }
    return switch rows.relation(of: row) {
    case .equal: difference.magnitude
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  /// The rounding error of the solver's arithmetic, in points.
  static let noError = 1e-3

  /// The error of a satisfied constraint after rounding to pixels, in points.
  static let noBreach = 0.1
}

/// The identity of a constraint or a rule, which may have several rows.
package struct MemberIdentity: Hashable {
  private let rule: LayoutRule?
  private let object: ObjectIdentifier

  package init(_ member: LayoutConflict.Member) {
    switch member {
    case .constraint(let constraint): (rule, object) = (nil, ObjectIdentifier(constraint))
    case .rule(let rule, let node): (self.rule, object) = (rule, ObjectIdentifier(node))
    }
  }
}

extension Priority {
  /// Required rows of a node with its ancestors, or of the node alone.
  fileprivate static let around: Priority = 999.9999
  /// Required rows of a node with its siblings.
  fileprivate static let beside: Priority = 999.9995
  /// Required rows of a node with its descendants.
  fileprivate static let inside: Priority = 999.999
}
