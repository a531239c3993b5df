extension Simplex {
  /// A nonbasic column or row that could improve the level by moving to another breakpoint of its own.
  struct Flip: BitwiseCopyable {
    var column: Int32
    var breakpoint: Int32
    var isUpward: Bool
  }

  /// Moves several columns at once to breakpoints of their own, without a change of the basis.
  ///
  /// Where many columns have to give way, as in a row of labels that are squeezed, one step for each
  /// would take quadratic time. Costs are convex: if they still fall where all the moves end, they
  /// fell all the way. If they do not, half as many columns move.
  ///
  /// - Parameter limit: The largest number of columns to try; adapted to what succeeds.
  /// - Returns: Whether anything was moved.
  mutating func moveBatch(limit: inout Int) -> Bool {
    guard limit > 1 else { return false }
    collectFlips()
    guard flips.count > 1 else { return false }
    var count = min(limit, flips.count)
    while count > 1 {
      computeSteps(ofFlips: count)
      if isDownhillAtEnd(ofFlips: count) {
        land(flips: count)
        limit = 2 * count
        return true
      }
      count /= 2
    }
    limit = count
    return false
  }

  private mutating func collectFlips() {
    flips.clear()
    let noise = slopeNoise
    for index in 0..<candidateCount {
      let column = candidate(index)
      guard !isBasic[column] && frozen[column].rawValue != 3 && places[column] >= 0 else {
        continue
      }
      let slopes = directionalSlopes(column)
      let isUpward = slopes.upward.value < 0
      if (isUpward ? slopes.upward : slopes.downward).isFalling(noise: noise)
        && !frozen[column].contains(.moving(upward: isUpward))
      {
        appendFlip(column, isUpward: isUpward)
      }
    }
  }

  /// Finds the breakpoint at which a column's own cost stops it, if there is one.
  private mutating func appendFlip(_ column: Int, isUpward: Bool) {
    let noise = slopeNoise
    let pull = pull(column)
    var breakpoint = Int(places[column])
    while true {
      breakpoint += isUpward ? 1 : -1
      guard breakpoint >= 0 && breakpoint < costs.breakpointCount(column) else { return }
      var slope = pull
      slope.add(costs.slope(column, isUpward ? breakpoint + 1 : breakpoint))
      let isFalling = isUpward ? slope.isFalling(noise: noise) : slope.isRising(noise: noise)
      if !isFalling || costs.isSealed(column, breakpoint) { break }
    }
    flips.append(
      Flip(column: Int32(column), breakpoint: Int32(breakpoint), isUpward: isUpward))
  }

  private mutating func computeSteps(ofFlips count: Int) {
    clearSteps()
    for index in 0..<count {
      let flip = flips[index]
      let step = costs.position(Int(flip.column), Int(flip.breakpoint)) - values[flip.column]
      setStep(of: Int(flip.column), to: step)
    }
    spreadSteps()
  }

  /// Whether the level's cost still falls at the end of the steps, before which nothing is sealed.
  ///
  /// Leaves the intervals in which basic columns end in `landings`, in the order of `moving`.
  private mutating func isDownhillAtEnd(ofFlips count: Int) -> Bool {
    landings.clear()
    var slope = 0.0
    for index in 0..<moving.count {
      let column = Int(moving[index])
      guard isBasic[column] else {
        landings.append(-1)
        continue
      }
      guard let interval = landing(of: column) else { return false }
      landings.append(Int32(interval))
      slope += steps[column] * costs.slope(column, interval)
    }
    for index in 0..<count {
      let flip = flips[index]
      let interval = Int(flip.isUpward ? flip.breakpoint : flip.breakpoint + 1)
      slope += steps[flip.column] * costs.slope(Int(flip.column), interval)
    }
    return slope <= 0
  }

  /// The interval in which a basic column ends, or nil if it would pass a sealed breakpoint.
  private func landing(of column: Int) -> Int? {
    let end = values[column] + steps[column]
    let slack = 1e-9 * (1 + abs(end))
    let count = costs.breakpointCount(column)
    var interval = Int(places[column])
    while interval < count && costs.position(column, interval) < end - slack {
      if costs.isSealed(column, interval) { return nil }
      interval += 1
    }
    while interval > 0 && costs.position(column, interval - 1) > end + slack {
      if costs.isSealed(column, interval - 1) { return nil }
      interval -= 1
    }
    return interval
  }

  private mutating func land(flips count: Int) {
    for index in 0..<moving.count {
      let column = Int(moving[index])
      values[column] += steps[column]
      if isBasic[column] { places[column] = landings[index] }
    }
    for index in 0..<count {
      let flip = flips[index]
      let column = Int(flip.column)
      let breakpoint = Int(flip.breakpoint)
      places[column] = flip.breakpoint
      values[column] = costs.position(column, breakpoint)
      frozen[column] = costs.isSealed(column, breakpoint) ? .moving(upward: flip.isUpward) : []
    }
    moveCount += 1
    stepCount += 1
  }
}
