extension Simplex {
  /// Calls a closure with the present optimum and with others, if there are any.
  ///
  /// What can move at all does so in one of the open directions. If the way in all of those is
  /// blocked at once by a breakpoint, as in a degenerate corner, the column is minimised and
  /// maximised like a level of its own.
  mutating func forEachOptimum(_ body: (borrowing Buffer<Double>) -> Void) {
    guard pricing.hasFreeDirection(tableau) else { return }
    body(tableau.values)
    var isUndecided = Buffer<Bool>()
    isUndecided.fill(false, count: tableau.columnCount)
    var hasMoved = Buffer<Bool>()
    hasMoved.fill(false, count: tableau.columnCount)
    var point = Buffer<Double>()
    for column in 0..<tableau.count {
      for isUpward in [true, false] where pricing.isOpen(column, upward: isUpward, tableau) {
        tableau.computeSteps(Direction(column: column, isUpward: isUpward))
        let length = wayToBreakpoint(column, isUpward)
        point.assign(tableau.values)
        for other in 0..<tableau.columnCount
        where abs(tableau.movement.steps[other]) > Tolerance.near {
          isUndecided[other] = true
          if length > Tolerance.near { hasMoved[other] = true }
          point[other] += length * tableau.movement.steps[other]
        }
        if length > Tolerance.near { body(point) }
      }
    }
    for column in 0..<tableau.columnCount where isUndecided[column] && !hasMoved[column] {
      optimize(column, slope: 1, body)
      optimize(column, slope: -1, body)
    }
  }

  private mutating func optimize(
    _ column: Int, slope: Double, _ body: (borrowing Buffer<Double>) -> Void
  ) {
    tableau.costs.load(slope: slope, of: column)
    let outcome = minimize()
    tableau.costs.unload()
    switch outcome {
    case .optimum:
      body(tableau.values)
    case .ray:
      tableau.move(by: 1)
      body(tableau.values)
      evaluate()
    case .replacedBasis, .tooManySteps:
      // Where this one is may cost more at the levels before, so it shows nothing.
      solveAgain()
    }
  }

  /// How far everything can move along the steps before something meets a breakpoint; if for ever, so
  /// far that it shows.
  private func wayToBreakpoint(_ column: Int, _ isUpward: Bool) -> Double {
    var length = Double.infinity
    var largest = 0.0
    for other in 0..<tableau.count {
      let rate = tableau.movement.steps[other]
      let isBasic = tableau.basis.isBasic[other]
      guard abs(rate) > Tolerance.near, isBasic || other == column else { continue }
      let value = tableau.values[other]
      largest = max(largest, abs(value / rate))
      // A nonbasic column leaves its breakpoint for the interval beside it.
      let place = Int(tableau.places[other])
      let interval = isBasic ? place : place < 0 ? 0 : isUpward ? place + 1 : place
      let breakpoint = rate > 0 ? interval : interval - 1
      guard breakpoint >= 0 && breakpoint < tableau.costs.breakpointCount(other) else { continue }
      length = min(length, max(0, (tableau.costs.position(other, breakpoint) - value) / rate))
    }
    return length < .infinity ? length : 1 + largest
  }
}

extension ComponentSimplex {
  /// Finds a solution in which every root that can differ from the present one does.
  ///
  /// The mean of best solutions is itself a best one, because costs are convex.
  mutating func findOtherSolution(into other: inout Buffer<Double>) {
    guard simplex.pricing.hasFreeDirection(simplex.tableau) else { return }
    var sums = Buffer<Double>()
    sums.fill(0, count: roots.count)
    var random = IrregularNumbers()
    var total = 0.0
    simplex.forEachOptimum { values in
      // Irregular weights from 1 to 2, so that ways there and back do not cancel out.
      let weight = random.next()
      total += weight
      for column in 0..<sums.count { sums[column] += weight * values[column] }
    }
    for column in 0..<roots.count {
      other[roots[column]] = sums[column] / total / factor(Int32(column))
    }
  }
}
