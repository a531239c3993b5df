/// How the values of variables follow the position of one kink, while the basis stays the same.
struct Sensitivity: ~Copyable {
  /// The row of the store whose kink it is.
  var row: Int32 = -1
  /// The positions at which the basis stays the same.
  var lower = 0.0
  var upper = 0.0
  /// The position at which the values were taken.
  var origin = 0.0
  // The variables that move, with their values at the origin and their change for each unit.
  private var variables = Buffer<Int32>()
  private var values = Buffer<Double>()
  private var rates = Buffer<Double>()

  /// Whether the values at a position of a row's kink are known.
  @inline(__always) func covers(_ row: Int32, _ position: Double) -> Bool {
    self.row == row && position >= lower && position <= upper
  }

  mutating func clear() {
    row = -1
    variables.clear()
    values.clear()
    rates.clear()
  }

  /// Finds out how the variables follow the kink of a row from its present position.
  mutating func measure(
    _ row: Int32, _ kink: Int, _ component: inout ComponentSimplex,
    _ members: borrowing RootMembers, _ values: [Double]
  ) {
    clear()
    (lower, upper) = component.simplex.tableau.sensitivity(of: kink)
    origin = component.simplex.tableau.costs.kinks[kink].position
    self.row = row
    for column in 0..<component.roots.count {
      let rate = component.simplex.tableau.movement.steps[column]
      if abs(rate) > Tolerance.still {
        members.append(component.roots[column], rate: rate, values, to: &self)
      }
    }
  }

  mutating func append(_ variable: Int32, value: Double, rate: Double) {
    variables.append(variable)
    values.append(value)
    rates.append(rate)
  }

  /// Writes the values that belong to a position: one multiplication and addition a variable.
  func apply(_ position: Double, to result: UnsafeMutableBufferPointer<Double>) {
    let way = position - origin
    for index in 0..<variables.count {
      result[Int(variables[index])] = values[index] + rates[index] * way
    }
  }
}

extension Tableau {
  /// Computes in `movement` how everything moves with a kink, and the positions that keep the basis.
  mutating func sensitivity(of kink: Int) -> (lower: Double, upper: Double) {
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
    computeSteps(Direction(column: column, isUpward: true))
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
