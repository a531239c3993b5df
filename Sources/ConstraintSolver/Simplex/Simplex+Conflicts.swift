extension Simplex {
  /// Appends the required kinks that cannot hold together, if there are any.
  ///
  /// The multipliers of the required level prove that no solution is without error; what they touch
  /// contradicts itself.
  mutating func collectViolated(into contradictions: inout [System.Contradiction]) {
    guard hasViolation else { return }
    costs.load(0)
    price()
    var sources: [Int32] = []
    for column in 0..<columnCount + rowCount where takesPartInProof(column) {
      for index in costs.kinks(of: column) where isActive(costs.kinks[index], column) {
        sources.append(costs.kinks[index].source)
      }
    }
    costs.unload()
    contradictions.append(System.Contradiction(sources: sources))
  }

  private var hasViolation: Bool {
    for index in 0..<costs.kinks.count where costs.kinks[index].level == 0 {
      let kink = costs.kinks[index]
      if kink.isViolated(at: values[kink.column]) { return true }
    }
    return false
  }

  /// Whether a column or row takes part in the proof that the level cannot be better: its slopes
  /// hold something up, or hold up each other.
  private func takesPartInProof(_ column: Int) -> Bool {
    var slope = isBasic[column] ? SlopeSum() : pull(column)
    if isBasic[column] { slope.add(costs.slope(column, Int(places[column]))) }
    if !slope.isZero(noise: slopeNoise) { return true }
    for index in costs.kinks(of: column) where costs.kinks[index].level == 0 {
      if costs.kinks[index].isViolated(at: values[column]) { return true }
    }
    return false
  }

  /// Whether a required kink is violated, or just not.
  private func isActive(_ kink: Kink, _ column: Int) -> Bool {
    let value = values[column]
    return kink.level == 0
      && (kink.isViolated(at: value)
        || abs(kink.position - value) <= ReducedRow.tolerance * (1 + abs(value)))
  }
}
