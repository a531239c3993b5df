extension System {
  /// A minimal set of contradicting sources, and the row of it that is left out.
  struct FoundConflict {
    var sources: [Int32]
    var omitted: Int32
  }

  /// Solves a store without the latest activated row of each contradicting set.
  ///
  /// A row is left out if and only if it contradicts rows that stay and were activated before it. So the result
  /// depends neither on the order of the rows nor on earlier solves.
  ///
  /// - Complexity: O(rows left out) solves, and those for the minimal sets.
  func solveLeavingOutConflicts(
    _ store: borrowing ConstraintStore, into values: inout [Double]
  ) -> [FoundConflict] {
    omitted.fill(false, count: store.rows.count)
    setPreferences(values, variableCount: store.variableCount)
    var conflicts: [FoundConflict] = []
    var returns = 0
    var wasUncertain = false
    while true {
      solve(store)
      if !infeasibleSubsets.isEmpty, !substitution.forest.keepsDefinitions {
        // Again, with what explains a conflict: most layouts have none, and save a seventh of a solve's memory.
        substitution.forest.keepsDefinitions = true
        solve(store)
      }
      wasUncertain = wasUncertain || isUncertain
      let found = leaveOutContradictions(store)
      conflicts += found
      if found.isEmpty {
        // Each row returns at most once, but rounding errors could make the loop endless.
        guard returns < store.rows.count, takeBackIn(&conflicts, store) else { break }
        returns += 1
      }
    }
    isUncertain = wasUncertain
    writeValues(into: &values, variableCount: store.variableCount)
    return conflicts
  }

  /// Returns the earliest of the rows that were left out because of rows which were left out later.
  private func takeBackIn(
    _ conflicts: inout [FoundConflict], _ store: borrowing ConstraintStore
  ) -> Bool {
    // Only the earliest: all rows before it are decided, while the others may still contradict it.
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

  /// The rows that keep an optional row from holding; `nil` if it is in no component or if rounding errors hide them.
  func proof(against row: Int32, _ store: borrowing ConstraintStore) -> [Int32]? {
    let place = reduction.penaltyOfRow[row]
    guard place >= 0 else { return nil }
    let penalty = reduction.penalties[place]
    let component = component(of: penalty.column, store.variableCount)
    guard component >= 0 else { return nil }
    self.component.load(component, components, reduction, preferences: preferences)
    self.component.simplex.solve()
    return self.component.simplex.proof(level: penalty.level)
  }

  private func leaveOutContradictions(_ store: borrowing ConstraintStore) -> [FoundConflict] {
    if infeasibleSubsets.isEmpty { return [] }
    var conflicts: [FoundConflict] = []
    for subset in infeasibleSubsets {
      // A subset with a row that was just left out may be resolved; the next round shows it.
      guard
        let sources = store.closure(of: subset, substitution.forest, leftOut: omitted)
      else { continue }
      // If rounding errors hide the infeasibility in the smaller system, the closure is all that is known.
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
