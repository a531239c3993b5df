/// How the values of variables follow the position of one kink, while the basis stays the same.
struct Sensitivity: ~Copyable {
  /// The row of the store whose kink it is.
  var row: Int32 = -1
  /// The positions at which the basis stays the same.
  var lower = 0.0
  var upper = 0.0
  /// The position at which the values were taken.
  var origin = 0.0
  /// The variables that move.
  private var variables = Buffer<Follower>()
  /// How the component's columns and rows move for each unit.
  private(set) var movement = Movement()

  /// A variable that moves with the kink, with its value at the origin and its change for each unit.
  struct Follower: BitwiseCopyable {
    var variable: Int32
    var value: Double
    var rate: Double
  }

  /// Whether the values at a position of a row's kink are known.
  @inline(__always) func covers(_ row: Int32, _ position: Double) -> Bool {
    self.row == row && position >= lower && position <= upper
  }

  mutating func clear() {
    row = -1
    variables.clear()
  }

  /// Finds out how the component follows the kink of a row from its present position.
  ///
  /// The tableau's movement may already be that with the kink's column.
  mutating func measure(
    _ row: Int32, _ kink: Int, _ component: inout ComponentSimplex, isMoving: Bool
  ) {
    clear()
    (lower, upper) = component.simplex.tableau.sensitivity(of: kink, isMoving: isMoving)
    origin = component.simplex.tableau.costs.kinks[kink].position
    self.row = row
    component.simplex.tableau.exchangeMovement(with: &movement)
  }

  /// Lists the variables that follow the measured kink, with their present values.
  mutating func list(
    _ members: borrowing RootMembers, of component: borrowing ComponentSimplex, _ values: [Double]
  ) {
    for index in 0..<movement.moving.count where movement.moving[index] < component.roots.count {
      let column = movement.moving[index]
      guard abs(movement.steps[column]) > Tolerance.still else { continue }
      let rate = movement.steps[column] / component.factor(column)
      for place in members.range(of: component.roots[column]) {
        let member = members.members[place]
        variables.append(
          Follower(
            variable: member.variable, value: values[Int(member.variable)],
            rate: rate * member.factor))
      }
    }
  }

  /// Writes the values that belong to a position: one multiplication and addition a variable.
  func apply(_ position: Double, to result: UnsafeMutableBufferPointer<Double>) {
    let way = position - origin
    for index in 0..<variables.count {
      let follower = variables[unchecked: index]
      result[Int(follower.variable)] = follower.value + follower.rate * way
    }
  }
}

extension Tableau {
  /// Moves the values after a kink that has come to another position, and lists in `passed` the columns and
  /// rows that have come into another interval.
  mutating func follow(_ kink: Int, _ sensitivity: borrowing Sensitivity) {
    clearPassed()
    let way = costs.kinks[kink].position - sensitivity.origin
    for index in 0..<sensitivity.movement.moving.count {
      let column = sensitivity.movement.moving[index]
      let rate = sensitivity.movement.steps[column]
      guard abs(rate) > Tolerance.still else { continue }
      values[column] += rate * way
      locate(Int(column))
    }
    locate(Int(costs.kinks[kink].column))
  }

  /// Computes in `movement`, unless it is there, how everything moves with a kink, and the positions that
  /// keep the basis.
  mutating func sensitivity(of kink: Int, isMoving: Bool) -> (lower: Double, upper: Double) {
    let column = Int(costs.kinks[kink].column)
    let breakpoint = Int(costs.breakpointOfKink[kink])
    let position = costs.kinks[kink].position
    var range = costs.room(around: breakpoint, of: column)
    guard !basis.isBasic[column] && places[column] == Int32(breakpoint) else {
      // Nothing rests on the kink, until it comes past the column's value.
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
      guard abs(rate) > Tolerance.still else { continue }
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
