/// What a step costs, which tells where it ends.
protocol StepCost: ~Copyable {
  /// Goes past a breakpoint; returns whether the cost still falls behind it.
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

extension Simplex {
  /// Where a step ends: the column or row that stops, and the breakpoint at which it does.
  struct Stop {
    var column: Int
    var breakpoint: Int
    var distance: Double
    /// The second part of the distance, if breakpoints are shifted.
    var shift: Double
    /// The interval that the entering column has reached.
    var enteringInterval: Int
  }

  /// Movements slower than this, relative to the fastest, are rounding errors.
  private static let slow = 1e-12

  /// Passes breakpoints as long as the cost falls; nil if it falls for ever.
  ///
  /// `passed` lists the basic columns and rows that come into other intervals.
  mutating func findStop<Cost: StepCost & ~Copyable>(
    _ direction: Direction, _ cost: inout Cost
  ) -> Stop? {
    let entering = direction.column
    let place = Int(places[entering])
    var enteringInterval = place < 0 ? 0 : direction.isUpward ? place + 1 : place
    collectEvents(entering, interval: enteringInterval)
    while let event = events.popNearest() {
      let column = Int(event.column)
      let interval = Int(event.interval)
      let isUpward = steps[column] > 0
      let breakpoint = isUpward ? interval : interval - 1
      guard cost.pass(column, breakpoint, speed: event.speed, costs) else {
        return Stop(
          column: column, breakpoint: breakpoint, distance: event.distance, shift: event.shift,
          enteringInterval: enteringInterval)
      }
      let next = isUpward ? interval + 1 : interval - 1
      if column == entering {
        enteringInterval = next
      } else {
        passed.append(Passage(column: event.column, placeBefore: places[column]))
        places[column] = Int32(next)
      }
      insertEvent(column, interval: next, speed: event.speed)
    }
    while let passage = passed.popLast() { places[passage.column] = passage.placeBefore }
    return nil
  }

  private mutating func collectEvents(_ entering: Int, interval: Int) {
    events.clear()
    passed.clear()
    var fastest = 0.0
    for index in 0..<moving.count { fastest = max(fastest, abs(steps[moving[index]])) }
    let slow = Self.slow * fastest
    for index in 0..<moving.count {
      let column = Int(moving[index])
      let speed = abs(steps[column])
      if isBasic[column] && speed > slow {
        insertEvent(column, interval: Int(places[column]), speed: speed)
      }
    }
    insertEvent(entering, interval: interval, speed: 1)
  }

  @inline(__always)
  private mutating func insertEvent(_ column: Int, interval: Int, speed: Double) {
    let breakpoint = steps[column] > 0 ? interval : interval - 1
    guard breakpoint >= 0 && breakpoint < costs.breakpointCount(column) else { return }
    let way = (costs.position(column, breakpoint) - values[column]) / steps[column]
    events.insert(
      .init(
        distance: max(0, way),
        shift: perturbation.way(of: column, to: breakpoint, costs) / steps[column], speed: speed,
        column: Int32(column), interval: Int32(interval)))
  }
}
