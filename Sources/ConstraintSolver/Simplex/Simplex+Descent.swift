extension Simplex {
  /// After so many steps the values are computed from the basis again, so that errors do not add up.
  private static let mostMoves = 32

  /// After so many steps of length 0 breakpoints are shifted.
  private static let patience = 8

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
    defer { endPerturbation() }
    // A perturbed descent ends by itself; the bound is for rounding errors.
    for _ in 0..<200 + 50 * (columnCount + rowCount) {
      price()
      if !perturbation.isActive && moveBatch(limit: &batchLimit) { continue }
      guard let direction = chooseDirection() else { return .optimum }
      computeSteps(direction)
      var cost = LevelCost(slope: direction.slope, noise: slopeNoise)
      guard let stop = findStop(direction, &cost) else { return .ray(direction) }
      stalls = stop.distance > 1e-12 ? 0 : stalls + 1
      guard move(direction, to: stop) else { return .singularBasis }
      if stalls > Self.patience && !perturbation.isActive { startPerturbation() }
    }
    return .optimum
  }

  private mutating func startPerturbation() {
    perturbation.start(costs, isBasic: isBasic, places: places)
    events.isMergingTies = true
  }

  private mutating func endPerturbation() {
    guard perturbation.isActive else { return }
    perturbation.end()
    events.isMergingTies = false
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
    if perturbation.isActive {
      for index in 0..<moving.count {
        perturbation.move(moving[index], by: stop.shift * steps[moving[index]])
      }
    }
    perturbation.stop(stop.column, at: stop.breakpoint, costs)
    values[stop.column] = costs.position(stop.column, stop.breakpoint)
    moveCount += 1
    stepCount += 1
    if moveCount > Self.mostMoves { evaluate() }
    return true
  }
}
