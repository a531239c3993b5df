/// The slopes of the cost in one direction at all levels, of which the strongest that is not zero decides.
struct LevelSlopes: ~Copyable, StepCost {
  private var sums = Buffer<SlopeSum>()
  /// The number of penalties that were added up.
  private(set) var penaltyCount = 0
  /// Whether a slope larger than rounding errors counted as zero.
  private(set) var isUncertain = false

  init(levelCount: Int) {
    sums.fill(SlopeSum(), count: levelCount)
  }

  mutating func clear(_ costs: borrowing Costs) {
    // Only the levels of the component: a system may have more.
    for index in 0..<costs.levels.count {
      let level = costs.levels[index]
      sums[level] = SlopeSum()
    }
  }

  /// Adds the slope of an interval, multiplied by a factor.
  mutating func add(
    _ column: Int, _ interval: Int, times factor: Double, _ costs: borrowing Costs
  ) {
    let penalties = costs.penalties(of: column)
    for index in penalties {
      let isBefore = Int(costs.breakpointOfPenalty[unchecked: index]) < interval
      let slope =
        isBefore
        ? costs.penalties[unchecked: index].slopeAfter
        : costs.penalties[unchecked: index].slopeBefore
      if slope != 0 { sums[costs.penalties[unchecked: index].level].add(factor * slope) }
    }
    penaltyCount += penalties.count
  }

  /// Adds the change of the slope at a breakpoint, multiplied by a factor.
  mutating func addSlopeChange(
    _ column: Int, _ breakpoint: Int, times factor: Double, _ costs: borrowing Costs
  ) {
    let penalties = costs.penalties(of: column)
    for index in penalties where Int(costs.breakpointOfPenalty[unchecked: index]) == breakpoint {
      sums[costs.penalties[unchecked: index].level].add(
        factor * costs.penalties[unchecked: index].slopeChange)
    }
    penaltyCount += penalties.count
  }

  /// Reverses the direction.
  mutating func negate(_ costs: borrowing Costs) {
    for index in 0..<costs.levels.count {
      let level = costs.levels[index]
      sums[level] = -sums[level]
    }
  }

  /// Whether the cost falls at the strongest level at which it changes.
  mutating func isFalling(_ costs: borrowing Costs) -> Bool {
    for index in 0..<costs.levels.count {
      let level = costs.levels[index]
      if !sums[level].isZero(noise: 0) { return sums[level].value < 0 }
      if sums[level].isUncertain(noise: 0, upTo: 0) { isUncertain = true }
    }
    return false
  }

  mutating func pass(
    _ column: Int, _ breakpoint: Int, speed: Double, _ costs: borrowing Costs
  ) -> Bool {
    addSlopeChange(column, breakpoint, times: speed, costs)
    return isFalling(costs)
  }
}
