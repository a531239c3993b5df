extension Simplex {
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
      var cost = LevelCost(slope: direction.slope, noise: slopeNoise)
      guard let stop = findStop(direction, &cost) else { return .ray(direction) }
      stalls = stop.distance > 1e-12 ? 0 : stalls + 1
      guard move(direction, to: stop) else { return .singularBasis }
    }
    return .optimum
  }

  /// Goes to a stop, where the entering column changes places with the one that stopped.
  mutating func move(_ direction: Direction, to stop: Stop) -> Bool {
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
