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
  @inline(__always) func pull(_ column: Int) -> Double {
    if isFlat { return 0 }
    if column >= columnCount { return -multipliers[column - columnCount] }
    var sum = 0.0
    for entry in matrix.columns[column] {
      sum += matrix.columns.values[entry] * multipliers[matrix.columns.indices[entry]]
    }
    return sum
  }

  /// The change of the level's cost for a unit upwards and a unit downwards.
  @inline(__always) func directionalSlopes(_ column: Int) -> (upward: Double, downward: Double) {
    let pull = pull(column)
    let place = Int(places[column])
    if place < 0 {
      let slope = costs.slope(column, 0) + pull
      return (slope, -slope)
    }
    return (costs.slope(column, place + 1) + pull, -(costs.slope(column, place) + pull))
  }

  /// Slopes up to this count as zero.
  var negligibleSlope: Double { 1e-9 * max(1, costs.largestSlope) }

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

  /// Chooses the direction of steepest descent, or the first one if the descent has stalled.
  mutating func chooseDirection(first: Bool) -> Direction? {
    var best: Direction?
    let negligible = -negligibleSlope
    var least = negligible
    for index in 0..<candidateCount {
      let column = candidate(index)
      guard !isBasic[column] && frozen[column].rawValue != 3 else { continue }
      let slopes = directionalSlopes(column)
      if slopes.upward < least && !frozen[column].contains(.upward) {
        best = Direction(column: column, isUpward: true, slope: slopes.upward)
      } else if slopes.downward < least && !frozen[column].contains(.downward) {
        best = Direction(column: column, isUpward: false, slope: slopes.downward)
      } else {
        continue
      }
      least = min(slopes.upward, slopes.downward)
      if first { break }
    }
    return best
  }

  /// Forbids later levels all directions that would raise the cost of the loaded one.
  mutating func freeze() {
    price()
    let negligible = negligibleSlope
    for index in 0..<candidateCount {
      let column = candidate(index)
      guard !isBasic[column] && frozen[column].rawValue != 3 else { continue }
      let slopes = directionalSlopes(column)
      if slopes.upward > negligible { frozen[column].insert(.upward) }
      if slopes.downward > negligible { frozen[column].insert(.downward) }
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
