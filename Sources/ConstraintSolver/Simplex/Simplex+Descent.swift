extension Simplex {
  /// Where a step ends: the column or row that stops, and the breakpoint at which it does.
  private struct Stop {
    var column: Int
    var breakpoint: Int
    var distance: Double
    /// The interval that the entering column has reached.
    var enteringInterval: Int
  }

  /// Movements slower than this, relative to the fastest, are rounding errors.
  private static let slow = 1e-9

  /// After so many steps the values are computed from the basis again, so that errors do not add up.
  private static let mostMoves = 32

  /// How a minimisation ended.
  enum Outcome {
    case optimum
    /// The level falls for ever in a direction, along `steps`.
    case ray(Direction)
    /// The basis went singular by rounding.
    case singularBasis
  }

  /// Minimises the loaded level.
  mutating func minimize() -> Outcome {
    var stalls = 0
    var batchLimit = Int.max / 2
    let patience = 20 + (columnCount + rowCount) / 4
    for _ in 0..<200 + 50 * (columnCount + rowCount) {
      price()
      if moveBatch(limit: &batchLimit) { continue }
      // Degenerate steps of length 0 can go round in circles; taking the first direction instead of
      // the steepest one breaks them. The count of steps is bounded in any case.
      guard let direction = chooseDirection(first: stalls > patience) else { return .optimum }
      computeSteps(direction)
      guard let stop = findStop(direction) else { return .ray(direction) }
      stalls = stop.distance > 1e-12 ? 0 : stalls + 1
      guard move(direction, to: stop) else { return .singularBasis }
    }
    return .optimum
  }

  /// Passes breakpoints as long as the level's cost falls.
  private mutating func findStop(_ direction: Direction) -> Stop? {
    let entering = direction.column
    let place = Int(places[entering])
    var enteringInterval = place < 0 ? 0 : direction.isUpward ? place + 1 : place
    collectEvents(entering, interval: enteringInterval)
    var slope = direction.slope
    let negligible = -negligibleSlope
    while let event = events.popNearest() {
      let column = Int(event.column)
      let interval = Int(event.interval)
      let isUpward = steps[column] > 0
      let breakpoint = isUpward ? interval : interval - 1
      let bend = costs.slope(column, breakpoint + 1) - costs.slope(column, breakpoint)
      slope += event.speed * bend
      if slope >= negligible || costs.isSealed(column, breakpoint) {
        return Stop(
          column: column, breakpoint: breakpoint, distance: event.distance,
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
        distance: max(0, way), speed: speed, column: Int32(column), interval: Int32(interval)))
  }

  /// Goes to a stop, where the entering column changes places with the one that stopped.
  private mutating func move(_ direction: Direction, to stop: Stop) -> Bool {
    let entering = direction.column
    places[stop.column] = Int32(stop.breakpoint)
    let isUpward = steps[stop.column] > 0
    let isSealed = costs.isSealed(stop.column, stop.breakpoint)
    frozen[stop.column] = isSealed ? .moving(upward: isUpward) : []
    if stop.column != entering {
      places[entering] = Int32(stop.enteringInterval)
      frozen[entering] = []
      isBasic[entering] = true
      isBasic[stop.column] = false
      let isUpdated = kernel.exchange(
        entering: entering, leaving: stop.column, matrix, isBasic)
      guard isUpdated || kernel.factorize(matrix) else { return false }
    }
    for index in 0..<moving.count {
      values[moving[index]] += stop.distance * steps[moving[index]]
    }
    values[stop.column] = costs.position(stop.column, stop.breakpoint)
    moveCount += 1
    stepCount += 1
    if moveCount > Self.mostMoves { evaluate() }
    return true
  }
}
