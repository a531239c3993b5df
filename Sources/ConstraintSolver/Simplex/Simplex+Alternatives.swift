extension Simplex {
  /// Whether a nonbasic column or row may still move in a direction after all levels.
  private func isOpen(_ column: Int, upward: Bool) -> Bool {
    !isBasic[column] && !frozen[column].contains(.moving(upward: upward))
  }

  /// Calls a closure with the present optimum and with others, if there are any.
  ///
  /// What can move at all does so in one of the open directions. If the way in all of those is
  /// blocked at once by a breakpoint, as in a degenerate corner, the column is minimised and
  /// maximised like a level of its own.
  mutating func forEachOptimum(_ body: (borrowing Buffer<Double>) -> Void) {
    guard hasFreeDirection else { return }
    body(values)
    var isUndecided = Buffer<Bool>()
    isUndecided.fill(false, count: columnCount)
    var hasMoved = Buffer<Bool>()
    hasMoved.fill(false, count: columnCount)
    var point = Buffer<Double>()
    for column in 0..<columnCount + rowCount {
      for isUpward in [true, false] where isOpen(column, upward: isUpward) {
        computeSteps(Direction(column: column, isUpward: isUpward))
        let length = wayToBreakpoint(column, isUpward)
        point.assign(values)
        for other in 0..<columnCount where abs(steps[other]) > 1e-9 {
          isUndecided[other] = true
          if length > 1e-9 { hasMoved[other] = true }
          point[other] += length * steps[other]
        }
        if length > 1e-9 { body(point) }
      }
    }
    for column in 0..<columnCount where isUndecided[column] && !hasMoved[column] {
      optimize(column, slope: 1, body)
      optimize(column, slope: -1, body)
    }
  }

  private mutating func optimize(
    _ column: Int, slope: Double, _ body: (borrowing Buffer<Double>) -> Void
  ) {
    costs.load(slope: slope, of: column)
    let outcome = minimize()
    costs.unload()
    switch outcome {
    case .optimum:
      body(values)
    case .ray:
      for other in 0..<columnCount { values[other] += steps[other] }
      body(values)
      evaluate()
    case .singularBasis:
      break
    }
  }

  /// How far everything can move along `steps` before something meets a breakpoint; if for ever, so
  /// far that it shows.
  private func wayToBreakpoint(_ column: Int, _ isUpward: Bool) -> Double {
    var length = Double.infinity
    var largest = 0.0
    for other in 0..<columnCount + rowCount {
      let rate = steps[other]
      guard abs(rate) > 1e-9, isBasic[other] || other == column else { continue }
      largest = max(largest, abs(values[other] / rate))
      // A nonbasic column leaves its breakpoint for the interval beside it.
      let place = Int(places[other])
      let interval = isBasic[other] ? place : place < 0 ? 0 : isUpward ? place + 1 : place
      let breakpoint = rate > 0 ? interval : interval - 1
      guard breakpoint >= 0 && breakpoint < costs.breakpointCount(other) else { continue }
      length = min(length, max(0, (costs.position(other, breakpoint) - values[other]) / rate))
    }
    return length < .infinity ? length : 1 + largest
  }
}

extension ComponentSimplex {
  /// Finds a solution in which every root that can differ from the present one does.
  ///
  /// The mean of best solutions is itself a best one, because costs are convex.
  mutating func findOtherSolution(into other: inout Buffer<Double>) {
    guard simplex.hasFreeDirection else { return }
    var sums = Buffer<Double>()
    sums.fill(0, count: roots.count)
    var state: UInt64 = 1
    var total = 0.0
    simplex.forEachOptimum { values in
      // Irregular weights from 1 to 2, so that ways there and back do not cancel out.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let weight = 1 + Double(state >> 11) * 0x1p-53
      total += weight
      for column in 0..<sums.count { sums[column] += weight * values[column] }
    }
    for column in 0..<roots.count { other[roots[column]] = sums[column] / total }
  }
}
