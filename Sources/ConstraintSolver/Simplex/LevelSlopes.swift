#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The slopes of the cost in one direction at all levels; the strongest that is not zero decides.
struct LevelSlopes: ~Copyable, StepCost {
  /// Slopes up to this times what was added up for them count as zero.
  private static let negligible = 1e-9

  private var sums = Buffer<Double>()
  /// What was added up for each sum, to tell zero from rounding errors.
  private var sizes = Buffer<Double>()
  /// How many kinks were looked at.
  private(set) var kinkCount = 0

  init(levelCount: Int) {
    sums.fill(0, count: levelCount)
    sizes.fill(0, count: levelCount)
  }

  mutating func clear(_ costs: borrowing Costs) {
    for index in 0..<costs.levels.levels.count {
      let level = costs.levels.levels[index]
      sums[level] = 0
      sizes[level] = 0
    }
  }

  /// Adds the slope of an interval, multiplied by a factor.
  mutating func add(
    _ column: Int, _ interval: Int, times factor: Double, _ costs: borrowing Costs
  ) {
    let kinks = costs.kinks(of: column)
    for index in kinks {
      let kink = costs.kinks[index]
      let isBefore = Int(costs.breakpointOfKink[index]) < interval
      add(factor * (isBefore ? kink.slopeAfter : kink.slopeBefore), at: kink.level)
    }
    kinkCount += kinks.count
  }

  /// Adds how much steeper the cost is after a breakpoint than before, multiplied by a factor.
  mutating func addBend(
    _ column: Int, _ breakpoint: Int, times factor: Double, _ costs: borrowing Costs
  ) {
    let kinks = costs.kinks(of: column)
    for index in kinks where Int(costs.breakpointOfKink[index]) == breakpoint {
      add(factor * costs.kinks[index].bend, at: costs.kinks[index].level)
    }
    kinkCount += kinks.count
  }

  @inline(__always) private mutating func add(_ slope: Double, at level: Int32) {
    sums[level] += slope
    sizes[level] += abs(slope)
  }

  /// Turns the direction around.
  mutating func negate(_ costs: borrowing Costs) {
    for index in 0..<costs.levels.levels.count {
      let level = costs.levels.levels[index]
      sums[level] = -sums[level]
    }
  }

  /// Whether the cost falls at the strongest level at which it changes at all.
  func isFalling(_ costs: borrowing Costs) -> Bool {
    for index in 0..<costs.levels.levels.count {
      let level = costs.levels.levels[index]
      if abs(sums[level]) > Self.negligible * max(1, sizes[level]) { return sums[level] < 0 }
    }
    return false
  }

  mutating func pass(
    _ column: Int, _ breakpoint: Int, speed: Double, _ costs: borrowing Costs
  ) -> Bool {
    addBend(column, breakpoint, times: speed, costs)
    return isFalling(costs)
  }
}
