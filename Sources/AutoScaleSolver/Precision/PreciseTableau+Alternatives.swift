extension PreciseTableau {
  /// The part of a value by which a ray changes it at least.
  private static let shown = 0x1p-10

  /// Calls a closure with the values of other optima, in which each variable that can move has moved.
  ///
  /// - Parameters:
  ///   - least: The difference of each variable that counts.
  ///   - body: The closure.
  /// - Returns: Whether each variable has moved.
  mutating func forEachAlternative(
    least: [Double], _ body: ([DoubleDouble]) -> Void
  ) -> [Bool] {
    let first = values
    var hasMoved = first.map { _ in false }
    guard hasFreeDirection else { return hasMoved }
    for variable in 0..<variableCount {
      for slope in [1.0, -1] where !hasMoved[variable] {
        objective = (variable, slope)
        let ray = minimize()
        let other = ray.map { values(along: $0, least) } ?? values
        for index in first.indices {
          let way = abs((other[index] - first[index]).high)
          if way > least[index] + Tolerance.rounding * abs(first[index].high) {
            hasMoved[index] = true
          }
        }
        body(other)
      }
    }
    objective = nil
    return hasMoved
  }

  /// The values after a step in a direction without an end that shows in everything that moves.
  private func values(along direction: Direction, _ least: [Double]) -> [DoubleDouble] {
    var rates = Array(repeating: DoubleDouble.zero, count: variableCount)
    for (row, quantity) in basic.enumerated() where quantity < variableCount {
      rates[quantity] = entry(row, direction.column) * direction.sign
    }
    let moved = nonbasic[direction.column]
    if moved < variableCount { rates[moved] = direction.sign }
    let values = values
    var distance = 0.0
    for (index, rate) in rates.enumerated() where rate.high != 0 {
      let way = least[index] / Self.shown + Self.shown * abs(values[index].high)
      distance = max(distance, way / abs(rate.high))
    }
    return zip(values, rates).map { $0 + DoubleDouble(distance) * $1 }
  }
}
