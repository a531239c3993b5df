/// The slopes of the cost in one direction at all levels; the strongest that is not zero decides.
struct LevelSlopes: ~Copyable, StepCost {
  private var sums = Buffer<SlopeSum>()
  /// How many kinks were looked at.
  private(set) var kinkCount = 0
  /// Whether slopes counted as zero that are larger than rounding errors.
  private(set) var hasDoubts = false

  init(levelCount: Int) {
    sums.fill(SlopeSum(), count: levelCount)
  }

  mutating func clear(_ costs: borrowing Costs) {
    for index in 0..<costs.levels.levels.count {
      let level = costs.levels.levels[index]
      sums[level] = SlopeSum()
    }
  }

  /// Adds the slope of an interval, multiplied by a factor.
  mutating func add(
    _ column: Int, _ interval: Int, times factor: Double, _ costs: borrowing Costs
  ) {
    let kinks = costs.kinks(of: column)
    for index in kinks {
      let isBefore = Int(costs.breakpointOfKink[unchecked: index]) < interval
      let slope =
        isBefore
        ? costs.kinks[unchecked: index].slopeAfter : costs.kinks[unchecked: index].slopeBefore
      if slope != 0 { sums[costs.kinks[unchecked: index].level].add(factor * slope) }
    }
    kinkCount += kinks.count
  }

  /// Adds how much steeper the cost is after a breakpoint than before, multiplied by a factor.
  mutating func addBend(
    _ column: Int, _ breakpoint: Int, times factor: Double, _ costs: borrowing Costs
  ) {
    let kinks = costs.kinks(of: column)
    for index in kinks where Int(costs.breakpointOfKink[unchecked: index]) == breakpoint {
      sums[costs.kinks[unchecked: index].level].add(factor * costs.kinks[unchecked: index].bend)
    }
    kinkCount += kinks.count
  }

  /// Turns the direction around.
  mutating func negate(_ costs: borrowing Costs) {
    for index in 0..<costs.levels.levels.count {
      let level = costs.levels.levels[index]
      sums[level] = -sums[level]
    }
  }

  /// The strongest level at which the cost changes at all, and whether it falls there.
  mutating func change(_ costs: borrowing Costs) -> (level: Int32, isFalling: Bool) {
    for index in 0..<costs.levels.levels.count {
      let level = costs.levels.levels[index]
      if !sums[level].isZero(noise: 0) { return (level, sums[level].value < 0) }
      if sums[level].isDoubtful(noise: 0, upTo: 0) { hasDoubts = true }
    }
    return (.max, false)
  }

  mutating func pass(
    _ column: Int, _ breakpoint: Int, speed: Double, _ costs: borrowing Costs
  ) -> Bool {
    addBend(column, breakpoint, times: speed, costs)
    return change(costs).isFalling
  }
}
