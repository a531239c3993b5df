/// The cost of a step, which decides where the step ends.
protocol StepCost: ~Copyable {
  /// Passes a breakpoint; returns whether the cost still falls after it.
  mutating func pass(
    _ column: Int, _ breakpoint: Int, speed: Double, _ costs: borrowing Costs
  ) -> Bool
}

/// The cost of a step at the loaded level.
struct LevelCost: StepCost {
  var slope: SlopeSum
  let noise: Double

  @inline(__always) mutating func pass(
    _ column: Int, _ breakpoint: Int, speed: Double, _ costs: borrowing Costs
  ) -> Bool {
    slope.add(speed * (costs.slope(column, breakpoint + 1) - costs.slope(column, breakpoint)))
    return slope.isFalling(noise: noise) && !costs.isSealed(column, breakpoint)
  }
}

/// Finds where a step ends: at the breakpoint after which the cost no longer falls.
///
/// Source: R. Fourer, "A Simplex Algorithm for Piecewise-Linear Programming", 1985, on the long-step ratio test.
struct RatioTest: ~Copyable {
  /// The end of a step: the column or row that stops, and the breakpoint at which it stops.
  struct Stop {
    var column: Int
    var breakpoint: Int
    var distance: Double
    /// The infinitesimal part of the distance, if breakpoints are perturbed.
    var shift: Double
    /// The interval that the entering column has reached.
    var enteringInterval: Int
  }

  /// Whether breakpoints are perturbed.
  var isPerturbed: Bool { perturbation.isActive }
  private var events = EventHeap()
  private var perturbation = Perturbation()

  /// Passes breakpoints as long as the cost falls; returns `nil` if it falls without end.
  ///
  /// The tableau lists the basic columns and rows that move into other intervals.
  mutating func findStop<Cost: StepCost & ~Copyable>(
    _ direction: Direction, _ tableau: inout Tableau, _ cost: inout Cost
  ) -> Stop? {
    let entering = direction.column
    let place = Int(tableau.places[entering])
    var enteringInterval = place < 0 ? 0 : direction.isUpward ? place + 1 : place
    collectEvents(entering, interval: enteringInterval, &tableau)
    while let event = events.popNearest() {
      let column = Int(event.column)
      let interval = Int(event.interval)
      let isUpward = tableau.movement.steps[column] > 0
      let breakpoint = isUpward ? interval : interval - 1
      guard cost.pass(column, breakpoint, speed: event.speed, tableau.costs) else {
        return Stop(
          column: column, breakpoint: breakpoint, distance: event.distance, shift: event.shift,
          enteringInterval: enteringInterval)
      }
      let next = isUpward ? interval + 1 : interval - 1
      if column == entering {
        enteringInterval = next
      } else {
        tableau.pass(event.column, to: Int32(next))
      }
      insertEvent(column, interval: next, speed: event.speed, tableau)
    }
    tableau.undoPassed()
    return nil
  }

  private mutating func collectEvents(
    _ entering: Int, interval: Int, _ tableau: inout Tableau
  ) {
    events.clear()
    tableau.clearPassed()
    // A column that moves only by a rounding error may not stop the step: it would be the pivot.
    let slow = Tolerance.negligible * tableau.movement.fastest
    for index in 0..<tableau.movement.moving.count {
      let column = Int(tableau.movement.moving[index])
      let speed = abs(tableau.movement.steps[column])
      if tableau.basis.isBasic[column] && speed > slow {
        insertEvent(column, interval: Int(tableau.places[column]), speed: speed, tableau)
      }
    }
    insertEvent(entering, interval: interval, speed: 1, tableau)
  }

  @inline(__always) private mutating func insertEvent(
    _ column: Int, interval: Int, speed: Double, _ tableau: borrowing Tableau
  ) {
    let step = tableau.movement.steps[column]
    let breakpoint = step > 0 ? interval : interval - 1
    guard breakpoint >= 0 && breakpoint < tableau.costs.breakpointCount(column) else { return }
    let distance = (tableau.costs.position(column, breakpoint) - tableau.values[column]) / step
    events.insert(
      .init(
        // A value may be past its breakpoint by a rounding error.
        distance: max(0, distance),
        shift: perturbation.distance(of: column, to: breakpoint, tableau.costs) / step,
        speed: speed, column: Int32(column), interval: Int32(interval)))
  }
}

// MARK: - Ties

extension RatioTest {
  /// Treats distances that differ only by rounding errors as equal, until `separateTies`.
  mutating func mergeTies() { events.isMergingTies = true }

  /// Compares distances exactly again, and ends a perturbation.
  mutating func separateTies() {
    events.isMergingTies = false
    perturbation.end()
  }

  /// Perturbs all breakpoints, until `separateTies`.
  mutating func perturb(_ tableau: borrowing Tableau) {
    perturbation.start(tableau.costs, isBasic: tableau.basis.isBasic, places: tableau.places)
    mergeTies()
  }

  /// Moves to a stop.
  mutating func move(to stop: Stop, _ tableau: borrowing Tableau) {
    guard perturbation.isActive else { return }
    for index in 0..<tableau.movement.moving.count {
      let moved = tableau.movement.moving[index]
      perturbation.move(moved, by: stop.shift * tableau.movement.steps[moved])
    }
    perturbation.stop(stop.column, at: stop.breakpoint, tableau.costs)
  }
}

/// Infinitesimal shifts of all breakpoints, which break ties between breakpoints at the same distance.
///
/// Where many rows meet in a point, steps of length 0 lead from one basis of the point to another. They may cycle
/// or visit very many bases. If each breakpoint were shifted by a tiny amount of its own, no two would be at the
/// same distance, and each step would improve the cost. So values and distances get a second part, in units of the
/// shift, which is compared if the first parts are equal. The values themselves do not change.
///
/// Source: A. Charnes, "Optimality and Degeneracy in Linear Programming", 1952.
struct Perturbation: ~Copyable {
  private(set) var isActive = false
  /// The shifts of the values of all columns and rows.
  private var shifts = Buffer<Double>()
  /// The shifts of all breakpoints, in the order of the costs.
  private var breakpointShifts = Buffer<Double>()

  /// Shifts all breakpoints away from the present point, so that all columns keep their places.
  mutating func start(
    _ costs: borrowing Costs, isBasic: borrowing Buffer<Bool>, places: borrowing Buffer<Int32>
  ) {
    isActive = true
    shifts.fill(0, count: isBasic.count)
    breakpointShifts.clear()
    // Irregular, as equal shifts would leave the ties. Not powers of one epsilon, as in the textbook: each distance
    // would be a vector.
    var random = IrregularNumbers()
    for column in 0..<isBasic.count {
      for breakpoint in 0..<costs.breakpointCount(column) {
        let size = random.next()
        let place = Int(places[column])
        let isOwn = !isBasic[column] && breakpoint == place
        breakpointShifts.append(isOwn ? 0 : breakpoint < place ? -size : size)
      }
    }
  }

  mutating func end() { isActive = false }

  /// The infinitesimal part of the distance of a column to a breakpoint.
  @inline(__always) func distance(
    of column: Int, to breakpoint: Int, _ costs: borrowing Costs
  ) -> Double {
    isActive ? breakpointShifts[costs.index(column, breakpoint)] - shifts[column] : 0
  }

  /// Moves a column by the infinitesimal part of a step.
  @inline(__always) mutating func move(_ column: Int32, by shift: Double) {
    shifts[column] += shift
  }

  /// Sets a column to a breakpoint.
  mutating func stop(_ column: Int, at breakpoint: Int, _ costs: borrowing Costs) {
    if isActive { shifts[column] = breakpointShifts[costs.index(column, breakpoint)] }
  }
}
