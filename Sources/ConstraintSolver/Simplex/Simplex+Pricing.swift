extension Simplex {
  /// Computes the multipliers of the rows at the loaded level.
  mutating func price() {
    isFlat = true
    for index in 0..<costs.loaded.count where isFlat {
      let column = Int(costs.loaded[index])
      isFlat = !isBasic[column] || costs.slope(column, Int(places[column])) == 0
    }
    if isFlat { return }
    for row in 0..<rowCount {
      let column = columnCount + row
      multipliers[row] = isBasic[column] ? costs.slope(column, Int(places[column])) : 0
    }
    for index in 0..<kernel.columns.count {
      let column = Int(kernel.columns[index])
      slopes[column] = costs.slope(column, Int(places[column]))
    }
    kernel.solveTransposed(matrix, slopes: slopes, &multipliers)
  }

  /// The change of the basis' cost for a unit of a nonbasic column or row.
  @inline(__always) func pull(_ column: Int) -> SlopeSum {
    var sum = SlopeSum()
    if isFlat { return sum }
    if column >= columnCount {
      sum.add(-multipliers[column - columnCount])
      return sum
    }
    for entry in matrix.columns[column] {
      sum.add(matrix.columns.values[entry] * multipliers[matrix.columns.indices[entry]])
    }
    return sum
  }

  /// The change of the level's cost for a unit upwards and a unit downwards.
  @inline(__always)
  func directionalSlopes(_ column: Int) -> (upward: SlopeSum, downward: SlopeSum) {
    let pull = pull(column)
    let place = Int(places[column])
    var (upward, downward) = (pull, pull)
    upward.add(costs.slope(column, place + 1))
    downward.add(costs.slope(column, max(0, place)))
    return (upward, -downward)
  }

  /// Slopes up to this may come from rounding errors in the multipliers.
  var slopeNoise: Double { 1e-14 * costs.largestSlope }

  /// How many columns and rows `candidate` knows.
  ///
  /// While the basis has no slope, only what has a slope of its own can improve the level.
  var candidateCount: Int {
    isFlat ? costs.loaded.count : columnCount + kernel.rows.count
  }

  /// The column or row at a position among the candidates; basic ones are to be skipped.
  @inline(__always) func candidate(_ index: Int) -> Int {
    if isFlat { return Int(costs.loaded[index]) }
    return index < columnCount ? index : columnCount + Int(kernel.rows[index - columnCount])
  }

  /// Chooses the direction of steepest descent.
  mutating func chooseDirection() -> Direction? {
    var best: Direction?
    let noise = slopeNoise
    var least = 0.0
    for index in 0..<candidateCount {
      let column = candidate(index)
      guard !isBasic[column] && frozen[column].rawValue != 3 else { continue }
      let slopes = directionalSlopes(column)
      let isUpward = slopes.upward.value < 0
      let slope = isUpward ? slopes.upward : slopes.downward
      guard slope.value < least && slope.isFalling(noise: noise),
        !frozen[column].contains(.moving(upward: isUpward))
      else { continue }
      best = Direction(column: column, isUpward: isUpward, slope: slope)
      least = slope.value
    }
    return best
  }

  /// Forbids later levels all directions that would raise the cost of the loaded one.
  mutating func freeze() {
    price()
    let noise = slopeNoise
    for index in 0..<candidateCount {
      let column = candidate(index)
      guard !isBasic[column] && frozen[column].rawValue != 3 else { continue }
      let slopes = directionalSlopes(column)
      if slopes.upward.isRising(noise: noise) { frozen[column].insert(.upward) }
      if slopes.downward.isRising(noise: noise) { frozen[column].insert(.downward) }
    }
  }

  /// Whether a nonbasic column or row can still move without cost.
  var hasFreeDirection: Bool {
    for column in 0..<columnCount where !isBasic[column] && frozen[column].rawValue != 3 {
      return true
    }
    for index in 0..<kernel.rows.count
    where frozen[columnCount + Int(kernel.rows[index])].rawValue != 3 {
      return true
    }
    return false
  }
}
