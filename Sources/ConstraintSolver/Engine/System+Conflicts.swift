extension System {
  /// A minimal set of contradicting sources, and the row of it that is left out.
  struct FoundConflict {
    var sources: [Int32]
    var omitted: Int32
  }

  /// Solves a store, leaving out the latest activated row of each set that contradicts itself.
  ///
  /// Ends after as many rounds as rows are left out, at the most, since each round leaves out a row.
  func solveLeavingOutConflicts(
    _ store: ConstraintStore, into values: inout [Double]
  ) -> [FoundConflict] {
    omitted.fill(false, count: store.rows.count)
    setPreferences(values, variableCount: store.variableCount)
    var conflicts: [FoundConflict] = []
    while true {
      solve(store)
      let found = leaveOutContradictions(store)
      if found.isEmpty { break }
      conflicts += found
    }
    writeValues(into: &values, variableCount: store.variableCount)
    return conflicts
  }

  private func leaveOutContradictions(_ store: ConstraintStore) -> [FoundConflict] {
    if contradictions.isEmpty { return [] }
    let finder = ConflictFinder(store)
    var conflicts: [FoundConflict] = []
    for contradiction in contradictions {
      let sources = finder.closure(of: contradiction, substitution.forest)
      // What a row already left out takes part in may have gone with it; the next round shows.
      if sources.contains(where: { $0 >= 0 && omitted[$0] }) { continue }
      guard let members = finder.minimalSet(of: sources),
        let latest = members.filter({ $0 >= 0 }).max(by: {
          store.rows[Int($0)].activation < store.rows[Int($1)].activation
        })
      else { continue }
      omitted[latest] = true
      conflicts.append(FoundConflict(sources: members, omitted: latest))
    }
    return conflicts
  }
}
