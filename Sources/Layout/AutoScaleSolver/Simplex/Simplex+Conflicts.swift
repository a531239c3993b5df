extension Simplex {
  /// Appends the required kinks that cannot hold together, if there are any.
  ///
  /// The multipliers of the required level prove that no solution is without error; the kinks that they
  /// touch contradict each other. A kink may only seem to be violated, as it is not in the constraint's own unit,
  /// so that the closure decides.
  mutating func collectViolated(
    into contradictions: inout [Contradiction], where isViolated: (_ source: Int32) -> Bool
  ) {
    guard hasViolation(where: isViolated) else { return }
    tableau.costs.load(0)
    pricing.computeMultipliers(&tableau)
    var sources: [Int32] = []
    for column in 0..<tableau.count where takesPartInProof(column) {
      for index in tableau.costs.kinks(of: column)
      where isActive(tableau.costs.kinks[index], column) {
        sources.append(tableau.costs.kinks[index].source)
      }
    }
    tableau.costs.unload()
    contradictions.append(Contradiction(sources: sources))
  }

  /// Returns the sources of the kinks that keep the errors of a level from being less, one for each column or
  /// row that they hold, or `nil` if nothing holds one of them.
  mutating func proof(level: Int32) -> [Int32]? {
    tableau.costs.load(level)
    defer { tableau.costs.unload() }
    pricing.computeMultipliers(&tableau)
    var sources: [Int32] = []
    for column in 0..<tableau.count where !tableau.basis.isBasic[column] {
      let place = Int(tableau.places[column])
      var slope = pricing.pull(column, tableau)
      slope.add(tableau.costs.slope(column, place + 1))
      if slope.isZero(noise: pricing.noise) { continue }
      let relation = slope.value < 0 ? Relation.lessThanOrEqual : .greaterThanOrEqual
      let holding = tableau.costs.kinks(of: column).first { index in
        let kink = tableau.costs.kinks[index]
        return kink.level < level && Int(tableau.costs.breakpointOfKink[index]) == place
          && (kink.relation == .equal || kink.relation == relation)
      }
      guard let holding else { return nil }
      sources.append(tableau.costs.kinks[holding].source)
    }
    return sources
  }

  private func hasViolation(where isViolated: (_ source: Int32) -> Bool) -> Bool {
    guard tableau.costs.levelCount > 0 else { return false }
    var cursor = tableau.costs.levels.cursor(0)
    while let index = tableau.costs.levels.next(&cursor) {
      let kink = tableau.costs.kinks[index]
      if kink.isViolated(at: tableau.values[kink.column]) && isViolated(kink.source) {
        return true
      }
    }
    return false
  }

  /// Whether a column or row takes part in the proof that the level cannot be better: its slopes
  /// hold something up, or hold up each other.
  private func takesPartInProof(_ column: Int) -> Bool {
    let isBasic = tableau.basis.isBasic[column]
    var slope = isBasic ? SlopeSum() : pricing.pull(column, tableau)
    if isBasic { slope.add(tableau.costs.slope(column, Int(tableau.places[column]))) }
    if !slope.isZero(noise: pricing.noise) { return true }
    for index in tableau.costs.kinks(of: column) where tableau.costs.kinks[index].level == 0 {
      if tableau.costs.kinks[index].isViolated(at: tableau.values[column]) { return true }
    }
    return false
  }

  /// Whether a required kink is violated, or just not.
  private func isActive(_ kink: Kink, _ column: Int) -> Bool {
    let value = tableau.values[column]
    return kink.level == 0
      && (kink.isViolated(at: value)
        || abs(kink.position - value)
          <= Tolerance.satisfied * max(Tolerance.least, abs(value)))
  }
}
