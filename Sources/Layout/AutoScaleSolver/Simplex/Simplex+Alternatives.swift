extension Simplex {
  /// The mean of several optima, in which each column differs that can.
  mutating func meanOfOptima() -> OptimumMean {
    let columns = 0..<tableau.columnCount
    var mean = OptimumMean(first: columns.map { tableau.values[$0] })
    // An optimum is unique if each nonbasic direction raises a cost; O. Mangasarian, "Uniqueness of Solution in Linear
    // Programming", 1979.
    guard pricing.hasFreeDirection(tableau) else { return mean }
    // A free direction may be degenerate. So each column that has not moved yet is minimised and maximised, like one
    // more level.
    for column in columns {
      for slope in [1.0, -1] where !mean.hasMoved[column] {
        optimize(column, slope: slope, &mean)
      }
    }
    return mean
  }

  private mutating func optimize(_ column: Int, slope: Double, _ mean: inout OptimumMean) {
    let stepsBefore = stepCount
    tableau.costs.load(slope: slope, of: column)
    let outcome = minimize()
    tableau.costs.unload()
    switch outcome {
    case .optimum:
      if stepCount > stepsBefore { mean.add { tableau.values[$0] } }
    case .ray:
      tableau.move(by: mean.stretch(visibleDistance()))
      mean.add { tableau.values[$0] }
      evaluate()
    case .replacedBasis, .tooManySteps:
      // The other basis may cost more at stronger levels, so its values prove nothing.
      solveAgain()
      pricing.isUncertain = true
    }
  }

  /// A distance along the steps that is more than a rounding error of the largest value.
  private func visibleDistance() -> Double {
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
  mutating func findOtherSolution(into other: inout Buffer<Double>) {
    let mean = simplex.meanOfOptima()
    for column in 0..<roots.count { other[roots[column]] = mean[column] / factor(Int32(column)) }
  }
}
