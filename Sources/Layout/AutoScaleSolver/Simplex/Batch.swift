/// Moves several columns at once to breakpoints of their own, without a change of the basis, as bound flips do in
/// the simplex with bounds.
///
/// If many columns give way, as in a row of squeezed labels, a step for each would take quadratic time. Costs are
/// convex: if the cost still falls where all the moves end, it fell all the way. If it does not, half as many
/// columns move.
///
/// Source: I. Maros, "A Generalized Dual Phase-2 Simplex Algorithm", 2003, on bound flips.
struct Batch: ~Copyable {
  /// A nonbasic column or row that could improve the level by moving to another breakpoint of its own.
  struct Flip: BitwiseCopyable {
    var column: Int32
    var breakpoint: Int32
    var isUpward: Bool
  }

  private var flips = Buffer<Flip>()
  /// The largest number of columns to try, adapted to the last attempts.
  private var limit = 0

  /// Starts with another level.
  mutating func reset() { limit = .max / 2 }

  /// Moves as many columns as improve the level together.
  ///
  /// - Parameters:
  ///   - tableau: The tableau.
  ///   - pricing: The directions that improve the level.
  /// - Returns: Whether anything was moved.
  mutating func move(_ tableau: inout Tableau, _ pricing: inout Pricing) -> Bool {
    // A single column is better moved by a step, which may also pass the column's own breakpoint.
    guard limit > 1 && pricing.improvementCount > 1 else { return false }
    collectFlips(tableau, pricing)
    var count = flips.count
    if count < 2 { return false }
    while count > 1 {
      computeSteps(ofFlips: count, &tableau)
      if passesDownhill(flips: count, &tableau) {
        land(flips: count, &tableau, &pricing)
        pricing.update(&tableau)
        limit = 2 * count  // the number that succeeded is the best guess for the next batch
        return true
      }
      count /= 2
    }
    limit = count
    return false
  }

  private mutating func collectFlips(_ tableau: borrowing Tableau, _ pricing: borrowing Pricing) {
    flips.clear()
    for index in 0..<pricing.improvementCount where flips.count < limit {
      let direction = pricing.improvement(index)
      let column = direction.column
      guard tableau.places[column] >= 0 else { continue }  // it has no breakpoints
      let basisSlope = pricing.basisSlope(column, tableau)
      if let breakpoint = ownStop(direction, basisSlope, noise: pricing.noise, tableau) {
        flips.append(
          Flip(
            column: Int32(column), breakpoint: Int32(breakpoint), isUpward: direction.isUpward))
      }
    }
  }

  /// The breakpoint at which a column stops because of its own cost, if there is one.
  private func ownStop(
    _ direction: Direction, _ basisSlope: SlopeSum, noise: Double, _ tableau: borrowing Tableau
  ) -> Int? {
    let column = direction.column
    var breakpoint = Int(tableau.places[column])
    while true {
      breakpoint += direction.isUpward ? 1 : -1
      guard breakpoint >= 0 && breakpoint < tableau.costs.breakpointCount(column) else {
        return nil
      }
      var slope = basisSlope
      slope.add(tableau.costs.slope(column, direction.isUpward ? breakpoint + 1 : breakpoint))
      let isFalling =
        direction.isUpward ? slope.isFalling(noise: noise) : slope.isRising(noise: noise)
      if !isFalling || tableau.costs.isSealed(column, breakpoint) { return breakpoint }
    }
  }

  private func computeSteps(ofFlips count: Int, _ tableau: inout Tableau) {
    tableau.clearSteps()
    for index in 0..<count {
      let column = Int(flips[index].column)
      let end = tableau.costs.position(column, Int(flips[index].breakpoint))
      tableau.setStep(of: column, to: end - tableau.values[column])
    }
    tableau.spreadSteps()
  }

  /// Moves the basic columns into the intervals where the steps end, if they pass no sealed breakpoint and the
  /// level's cost still falls there; if not, changes nothing.
  private func passesDownhill(flips count: Int, _ tableau: inout Tableau) -> Bool {
    tableau.clearPassed()
    var slope = 0.0
    for index in 0..<tableau.movement.moving.count {
      let column = Int(tableau.movement.moving[index])
      guard tableau.basis.isBasic[column] else { continue }
      guard let interval = endInterval(of: column, tableau) else {
        tableau.undoPassed()
        return false
      }
      if interval != Int(tableau.places[column]) {
        tableau.pass(Int32(column), to: Int32(interval))
      }
      slope += tableau.movement.steps[column] * tableau.costs.slope(column, interval)
    }
    for index in 0..<count {
      let flip = flips[index]
      let interval = Int(flip.isUpward ? flip.breakpoint : flip.breakpoint + 1)
      slope +=
        tableau.movement.steps[flip.column] * tableau.costs.slope(Int(flip.column), interval)
    }
    if slope > 0 { tableau.undoPassed() }
    return slope <= 0
  }

  /// The interval in which a basic column ends, or `nil` if it would pass a sealed breakpoint.
  private func endInterval(of column: Int, _ tableau: borrowing Tableau) -> Int? {
    let end = tableau.values[column] + tableau.movement.steps[column]
    let slack = Tolerance.near * (1 + abs(end))
    let count = tableau.costs.breakpointCount(column)
    var interval = Int(tableau.places[column])
    while interval < count && tableau.costs.position(column, interval) < end - slack {
      if tableau.costs.isSealed(column, interval) { return nil }
      interval += 1
    }
    while interval > 0 && tableau.costs.position(column, interval - 1) > end + slack {
      if tableau.costs.isSealed(column, interval - 1) { return nil }
      interval -= 1
    }
    return interval
  }

  private func land(flips count: Int, _ tableau: inout Tableau, _ pricing: inout Pricing) {
    tableau.move(by: 1)
    for index in 0..<count {
      let flip = flips[index]
      let (column, breakpoint) = (Int(flip.column), Int(flip.breakpoint))
      tableau.places[column] = flip.breakpoint
      // Exactly the position, without the rounding errors of the move.
      tableau.values[column] = tableau.costs.position(column, breakpoint)
      pricing.unblock(column)
      if tableau.costs.isSealed(column, breakpoint) {
        pricing.block(Direction(column: column, isUpward: flip.isUpward))
      }
      pricing.note(column)
    }
  }
}
