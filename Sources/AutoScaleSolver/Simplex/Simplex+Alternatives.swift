extension Simplex {
  /// Calls a closure with the present optimum and with others, if there are any: each column that can differ
  /// from the present one does in one of them.
  ///
  /// A column that has not moved yet is minimised and maximised like a level of its own.
  mutating func forEachOptimum(_ body: (borrowing Buffer<Double>) -> Void) {
    guard pricing.hasFreeDirection(tableau) else { return }
    let columns = 0..<tableau.columnCount
    let first = columns.map { tableau.values[$0] }
    var hasMoved = columns.map { _ in false }
    body(tableau.values)
    for column in columns {
      for slope in [1.0, -1] where !hasMoved[column] {
        optimize(column, slope: slope) { values in
          for other in columns where !isNear(values[other], first[other]) {
            hasMoved[other] = true
          }
          body(values)
        }
      }
    }
  }

  private mutating func optimize(
    _ column: Int, slope: Double, _ body: (borrowing Buffer<Double>) -> Void
  ) {
    let stepsBefore = stepCount
    tableau.costs.load(slope: slope, of: column)
    let outcome = minimize()
    tableau.costs.unload()
    switch outcome {
    case .optimum:
      if stepCount > stepsBefore { body(tableau.values) }
    case .ray:
      tableau.move(by: distanceThatShows())
      body(tableau.values)
      evaluate()
    case .replacedBasis, .tooManySteps:
      // Where this one is may cost more at the levels before, so it shows nothing.
      solveAgain()
    }
  }

  /// A distance along the steps that is more than a rounding error of the largest value.
  private func distanceThatShows() -> Double {
    var distance = 1.0
    for index in 0..<tableau.movement.moving.count {
      let moved = tableau.movement.moving[index]
      let step = tableau.movement.steps[moved]
      if abs(step) > Tolerance.near { distance = max(distance, abs(tableau.values[moved] / step)) }
    }
    return distance
  }
}

extension ComponentSimplex {
  /// Finds a solution in which every root that can differ from the present one does.
  ///
  /// The mean of best solutions is itself a best one, because costs are convex.
  mutating func findOtherSolution(into other: inout Buffer<Double>) {
    guard simplex.pricing.hasFreeDirection(simplex.tableau) else { return }
    let columns = 0..<roots.count
    let first = columns.map { simplex.tableau.values[$0] }
    var sums = columns.map { _ in 0.0 }
    var random = IrregularNumbers()
    var total = 0.0
    simplex.forEachOptimum { values in
      // Irregular weights from 1 to 2, so that ways there and back do not cancel out.
      let weight = random.next()
      total += weight
      for column in columns { sums[column] += weight * (values[column] - first[column]) }
    }
    for column in columns {
      other[roots[column]] = (first[column] + sums[column] / total) / factor(Int32(column))
    }
  }
}
