/// The dependence of the variables on the breakpoint of one penalty, as long as the basis is the same.
///
/// Source: V. Chvátal, "Linear Programming", 1983, chapter 10, on sensitivity analysis.
struct Sensitivity: ~Copyable {
  /// The row of the store that has the penalty.
  var row: Int32 = -1
  /// The positions between which the basis is the same.
  var lower = 0.0
  var upper = 0.0
  /// The position at which the values were taken.
  var origin = 0.0
  /// The variables that move.
  private var variables = Buffer<Dependent>()
  /// The movement of the component's columns and rows for each unit.
  private(set) var movement = Movement()

  /// A variable that moves with the penalty, with its value at the origin and its change for each unit.
  struct Dependent: BitwiseCopyable {
    var variable: Int32
    var value: Double
    var rate: Double
  }

  /// Whether the values for a position of a row's penalty are known.
  @inline(__always) func covers(_ row: Int32, _ position: Double) -> Bool {
    self.row == row && position >= lower && position <= upper
  }

  mutating func clear() {
    row = -1
    variables.clear()
  }

  /// Measures how the component depends on the penalty of a row at its present position.
  ///
  /// The tableau's movement may already be that with the penalty's column, if `isMoving` says so.
  mutating func measure(
    _ row: Int32, _ penalty: Int, _ component: inout ComponentSimplex, isMoving: Bool
  ) {
    clear()
    (lower, upper) = component.simplex.tableau.sensitivity(of: penalty, isMoving: isMoving)
    origin = component.simplex.tableau.costs.penalties[penalty].position
    self.row = row
    component.simplex.tableau.exchangeMovement(with: &movement)
  }

  /// Lists the variables that depend on the measured penalty, with their present values.
  mutating func list(
    _ members: borrowing RootMembers, of component: borrowing ComponentSimplex, _ values: [Double]
  ) {
    for index in 0..<movement.moving.count where movement.moving[index] < component.roots.count {
      let column = movement.moving[index]
      guard abs(movement.steps[column]) > Tolerance.negligible else { continue }
      let rate = movement.steps[column] / component.factor(column)
      for place in members.range(of: component.roots[column]) {
        let member = members.members[place]
        variables.append(
          Dependent(
            variable: member.variable, value: values[Int(member.variable)],
            rate: rate * member.factor))
      }
    }
  }

  /// Writes the values for a position, with a multiplication and an addition for each variable that moves.
  func apply(_ position: Double, to result: UnsafeMutableBufferPointer<Double>) {
    // From the origin and not from the last step, so that rounding errors do not accumulate in a drag.
    let distance = position - origin
    for index in 0..<variables.count {
      let dependent = variables[unchecked: index]
      result[Int(dependent.variable)] = dependent.value + dependent.rate * distance
    }
  }
}

extension Tableau {
  /// Moves the values with a penalty that has another position now, and lists the columns and rows that moved into
  /// another interval in `passed`.
  mutating func follow(_ penalty: Int, _ sensitivity: borrowing Sensitivity) {
    clearPassed()
    let distance = costs.penalties[penalty].position - sensitivity.origin
    for index in 0..<sensitivity.movement.moving.count {
      let column = sensitivity.movement.moving[index]
      let rate = sensitivity.movement.steps[column]
      guard abs(rate) > Tolerance.negligible else { continue }
      values[column] += rate * distance
      locate(Int(column))
    }
    // The penalty's own column may not move, but its breakpoint did.
    locate(Int(costs.penalties[penalty].column))
  }

  /// Computes the movement with a penalty, unless it is there already, and the positions between which the basis is
  /// the same.
  mutating func sensitivity(of penalty: Int, isMoving: Bool) -> (lower: Double, upper: Double) {
    let column = Int(costs.penalties[penalty].column)
    let breakpoint = Int(costs.breakpointOfPenalty[penalty])
    let position = costs.penalties[penalty].position
    var range = costs.room(around: breakpoint, of: column)
    guard !basis.isBasic[column] && places[column] == Int32(breakpoint) else {
      // No column stops at the breakpoint, so that nothing moves until it passes the column's value.
      clearSteps()
      if breakpoint < Int(places[column]) {
        range.upper = min(range.upper, values[column])
      } else {
        range.lower = max(range.lower, values[column])
      }
      return range
    }
    if !isMoving { computeSteps(Direction(column: column, isUpward: true)) }
    for index in 0..<movement.moving.count where basis.isBasic[movement.moving[index]] {
      let other = Int(movement.moving[index])
      let rate = movement.steps[other]
      guard abs(rate) > Tolerance.negligible else { continue }
      let (below, above) = ends(of: other)
      let (backward, forward) = rate > 0 ? (below, above) : (above, below)
      range.lower = max(range.lower, position + min(0, (backward - values[other]) / rate))
      range.upper = min(range.upper, position + max(0, (forward - values[other]) / rate))
    }
    return range
  }

  /// The breakpoints on both sides of a basic column.
  private func ends(of column: Int) -> (below: Double, above: Double) {
    let place = Int(places[column])
    return (
      place == 0 ? -.infinity : costs.position(column, place - 1),
      place == costs.breakpointCount(column) ? .infinity : costs.position(column, place)
    )
  }
}
