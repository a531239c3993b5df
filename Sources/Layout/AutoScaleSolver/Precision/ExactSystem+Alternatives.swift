extension ExactSystem {
  /// A ray changes a value by at least this part of it.
  private static let shown = 0x1p-9

  /// Finds a solution in which every variable differs that can.
  ///
  /// - Parameter unit: The smallest number that differences are compared with.
  /// - Returns: The solution, or `nil` if there is only one.
  mutating func alternative(unit: Double) -> Alternative? {
    guard tableau.hasFreeDirection else { return nil }
    let start = values
    var isFree = start.map { _ in false }
    var mean = OptimumMean(first: start.map { $0 / unit })
    for variable in start.indices {
      for slope in [Int64(1), -1] where !mean.hasMoved[variable] {
        let other = optimum(of: variable, slope: slope, unit, &mean)
        mean.add { other[$0] / unit }
        for index in start.indices {
          let least = 10 * Tolerance.near * unit + 4 * start[index].ulp
          if abs(start[index] - other[index]) > least { isFree[index] = true }
        }
      }
    }
    let values = start.indices.map { mean[$0] * unit }
    // A number beyond the largest `Double` proves nothing.
    return isFree.contains(true) && values.allSatisfy(\.isFinite)
      ? Alternative(isFree: isFree, values: values) : nil
  }

  /// The values where a variable is smallest or largest, or at a distance along a ray.
  private mutating func optimum(
    of variable: Int, slope: Int64, _ unit: Double, _ mean: inout OptimumMean
  ) -> [Double] {
    tableau.objective = (variable, .small(slope))
    defer { tableau.objective = nil }
    guard let ray = tableau.minimize() else { return values }
    // Without an end there is no vertex; a distance that changes the largest value visibly proves the direction.
    let (values, rates) = (values, values.indices.map { tableau.rate(of: $0, ray) })
    let distance = zip(values, rates).reduce(0) { distance, entry in
      let (value, rate) = entry
      return rate == 0 ? distance : max(distance, Self.shown * (unit + abs(value)) / abs(rate))
    }
    let stretched = mean.stretch(distance)
    return zip(values, rates).map { $0 + stretched * $1 }
  }
}

/// Another solution, and whether each variable differs in it.
struct Alternative {
  var isFree: [Bool]
  var values: [Double]
  /// Whether it could not be shown to be as good as the first solution.
  var isApproximate = false
}
