extension System {
  /// A set of contradicting sources, minimal but for rounding errors, and the row that is left out.
  struct FoundConflict {
    var sources: [Int32]
    var omitted: Int32
  }

  /// Solves a store, leaving out the latest activated row of each set that contradicts itself.
  ///
  /// A row is left out if and only if it contradicts rows that stay and were activated before it. So the
  /// result depends neither on the order of the rows nor on earlier solves.
  ///
  /// - Complexity: O(rows left out) solves, and those for the minimal sets.
  func solveLeavingOutConflicts(
    _ store: borrowing ConstraintStore, into values: inout [Double]
  ) -> [FoundConflict] {
    omitted.fill(false, count: store.rows.count)
    setPreferences(values, variableCount: store.variableCount)
    var conflicts: [FoundConflict] = []
    var returns = 0
    var hadDoubts = false
    while true {
      solve(store)
      hadDoubts = hadDoubts || hasDoubts
      let found = leaveOutContradictions(store)
      conflicts += found
      if found.isEmpty {
        // Each return decides on a row for good; rounding errors must not make it endless.
        guard returns < store.rows.count, takeBackIn(&conflicts, store) else { break }
        returns += 1
      }
      // A row that contradicts those before it is then found as the latest of its set at once.
      substitution.order.isByActivation = true
    }
    substitution.order.isByActivation = false
    hasDoubts = hadDoubts
    writeValues(into: &values, variableCount: store.variableCount)
    return conflicts
  }

  /// Takes the earliest row back in that contradicts others which were left out after it was.
  ///
  /// Of the rows before it, those that are left out contradict rows that stay, so they are decided.
  private func takeBackIn(
    _ conflicts: inout [FoundConflict], _ store: borrowing ConstraintStore
  ) -> Bool {
    let stale = conflicts.indices.filter { index in
      let conflict = conflicts[index]
      return conflict.sources.contains { $0 >= 0 && $0 != conflict.omitted && omitted[$0] }
    }
    guard
      let earliest = stale.min(by: {
        store.activation(of: conflicts[$0].omitted) < store.activation(of: conflicts[$1].omitted)
      })
    else { return false }
    omitted[conflicts.remove(at: earliest).omitted] = false
    return true
  }

  /// The rows that keep an optional one from holding, or `nil` if it is in no component or rounding errors
  /// hide them.
  func proof(against row: Int32, _ store: borrowing ConstraintStore) -> [Int32]? {
    let place = reduction.kinkOfRow[row]
    guard place >= 0 else { return nil }
    let kink = reduction.kinks[place]
    let component = component(of: kink.column, store.variableCount)
    guard component >= 0 else { return nil }
    self.component.load(component, components, reduction, preferences: preferences)
    self.component.simplex.solve()
    return self.component.simplex.proof(level: kink.level)
  }

  private func leaveOutContradictions(_ store: borrowing ConstraintStore) -> [FoundConflict] {
    if contradictions.isEmpty { return [] }
    var conflicts: [FoundConflict] = []
    for contradiction in contradictions {
      // What a row already left out takes part in may have gone with it; the next round shows.
      guard
        let sources = store.closure(of: contradiction, substitution.forest, leftOut: omitted)
      else { continue }
      // Where rounding errors hide the contradiction in a smaller system, all that is known is the closure.
      let members = store.minimalSet(of: sources) ?? sources
      guard
        let latest = members.filter({ $0 >= 0 }).max(by: {
          store.activation(of: $0) < store.activation(of: $1)
        })
      else { continue }
      omitted[latest] = true
      conflicts.append(FoundConflict(sources: members, omitted: latest))
    }
    return conflicts
  }
}
