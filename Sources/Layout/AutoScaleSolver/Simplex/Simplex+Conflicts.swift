extension Simplex {
  /// Appends the required constraints that cannot hold together, if there are any.
  ///
  /// - Parameters:
  ///   - infeasibleSubsets: The list of infeasible subsets.
  ///   - isViolated: Whether a constraint is violated in its own unit.
  mutating func collectViolated(
    into infeasibleSubsets: inout [InfeasibleSubset], where isViolated: (_ source: Int32) -> Bool
  ) {
    guard hasViolation(where: isViolated) else { return }
    // The multipliers of the required level prove that its error cannot be 0 (Farkas' lemma): the constraints with a
    // multiplier contradict each other.
    tableau.costs.load(0)
    pricing.computeMultipliers(&tableau)
    var sources: [Int32] = []
    for column in 0..<tableau.count where takesPartInProof(column) {
      for index in tableau.costs.penalties(of: column)
      where isActive(tableau.costs.penalties[index], column) {
        sources.append(tableau.costs.penalties[index].source)
      }
    }
    tableau.costs.unload()
    infeasibleSubsets.append(InfeasibleSubset(sources: sources))
  }

  /// Returns the sources of stronger penalties that keep the errors of a level from being smaller, one for each
  /// column or row with a reduced cost, or `nil` if one of these has none.
  mutating func proof(level: Int32) -> [Int32]? {
    tableau.costs.load(level)
    defer { tableau.costs.unload() }
    pricing.computeMultipliers(&tableau)
    var sources: [Int32] = []
    for column in 0..<tableau.count where !tableau.basis.isBasic[column] {
      let place = Int(tableau.places[column])
      var slope = pricing.basisSlope(column, tableau)
      slope.add(tableau.costs.slope(column, place + 1))
      if slope.isZero(noise: pricing.noise) { continue }
      let relation = slope.value < 0 ? Relation.lessThanOrEqual : .greaterThanOrEqual
      let holding = tableau.costs.penalties(of: column).first { index in
        let penalty = tableau.costs.penalties[index]
        return penalty.level < level && Int(tableau.costs.breakpointOfPenalty[index]) == place
          && (penalty.relation == .equal || penalty.relation == relation)
      }
      guard let holding else { return nil }
      sources.append(tableau.costs.penalties[holding].source)
    }
    return sources
  }

  private func hasViolation(where isViolated: (_ source: Int32) -> Bool) -> Bool {
    guard tableau.costs.levelCount > 0 else { return false }
    for place in tableau.costs.range(ofLevel: 0) {
      let penalty = tableau.costs.penalties[tableau.costs.penaltiesByLevel[unchecked: place]]
      if penalty.isViolated(at: tableau.values[penalty.column]) && isViolated(penalty.source) {
        return true
      }
    }
    return false
  }

  /// Whether a column or row belongs to the proof that the level cannot be better: it has a reduced cost, or two of
  /// its own penalties exclude each other.
  private func takesPartInProof(_ column: Int) -> Bool {
    let isBasic = tableau.basis.isBasic[column]
    var slope = isBasic ? SlopeSum() : pricing.basisSlope(column, tableau)
    if isBasic { slope.add(tableau.costs.slope(column, Int(tableau.places[column]))) }
    if !slope.isZero(noise: pricing.noise) { return true }
    for index in tableau.costs.penalties(of: column) where tableau.costs.penalties[index].level == 0
    {
      if tableau.costs.penalties[index].isViolated(at: tableau.values[column]) { return true }
    }
    return false
  }

  /// Whether a required penalty is violated, or holds without slack.
  private func isActive(_ penalty: Penalty, _ column: Int) -> Bool {
    let value = tableau.values[column]
    return penalty.level == 0
      && (penalty.isViolated(at: value)
        || abs(penalty.position - value)
          <= Tolerance.satisfied * max(Tolerance.least, abs(value)))
  }
}
