extension System {
  /// Solves again after only the constants of some rows have changed.
  ///
  /// - Returns: Whether that was enough; if not, the store must be solved from scratch.
  func solveChanges(
    of rows: [Int32], _ store: borrowing ConstraintStore, into values: inout [Double]
  ) -> Bool {
    // The constant of a substituted equation is in the offsets of all variables that depend on it.
    if rows.contains(where: { isSubstituted($0, store) }) { return false }
    members.update(&substitution.forest, variableCount: store.variableCount)
    for row in rows where !solveChange(of: row, store, into: &values) { return false }
    return true
  }

  private func isSubstituted(_ row: Int32, _ store: borrowing ConstraintStore) -> Bool {
    store.rows[Int(row)].isSubstitutable && !substitution.isLeft(Int(row))
  }

  private func solveChange(
    of row: Int32, _ store: borrowing ConstraintStore, into values: inout [Double]
  ) -> Bool {
    let stored = store.rows[Int(row)]
    // Smaller and larger numbers need the verification of a new solve.
    let size = abs(stored.constant)
    guard size == 0 || (Tolerance.least...Tolerance.largestOrdinary).contains(size) else {
      return false
    }
    guard let penalty = reduction.move(Int(row), store, &substitution) else {
      // A row without a penalty has no variable left. A required one may be a conflict now.
      return !stored.isRequired
    }
    let moved = reduction.penalties[penalty]
    // The rounding errors of huge numbers would remain in the next steps.
    guard isModerate(moved.position) else { return false }
    let component = component(of: moved.column, store.variableCount)
    if component < 0 {
      if moved.column < Int32(store.variableCount) {
        preferences[moved.column] = preference(for: rootValues[moved.column])
        solveSingleRoot(Int(moved.column), store)
        members.write(moved.column, rootValues[moved.column], into: &values)
      }
      writeDependents(of: moved.column, store, into: &values)
    } else if let edited = edited[component] {
      edited.edit(row, to: moved.position, self, store, &values)
    } else {
      let loaded = EditedComponent(component, self, store)
      edited[component] = loaded
      loaded.edit(row, to: moved.position, self, store, &values)
    }
    return infeasibleSubsets.isEmpty
  }

  /// Computes the free columns that depend on a root or on the constant of a row.
  private func writeDependents(
    of column: Int32, _ store: borrowing ConstraintStore, into values: inout [Double]
  ) {
    if freeColumns.isEmpty { return }
    var roots = Buffer<Int32>()
    let row = column - Int32(store.variableCount)
    if row < 0 { roots.append(column) }
    write(dependents(of: roots, orRow: row, store), into: &values)
  }

  /// The removed roots that depend on others or on the constant of a row.
  func dependents(
    of roots: borrowing Buffer<Int32>, orRow row: Int32 = -1, _ store: borrowing ConstraintStore
  ) -> [Int32] {
    freeColumns.dependents(of: roots, orRow: row, reduction, variableCount: store.variableCount)
  }

  /// Computes the variables of removed roots from the values of the others.
  @inline(__always) func write(_ dependents: [Int32], into values: inout [Double]) {
    // Mostly there are none, and each access to a property of a class checks for exclusivity.
    if dependents.isEmpty { return }
    freeColumns.write(dependents, reduction, members, into: &values)
  }

  /// The component of a root or row, or -1 for one that is in no component.
  func component(of column: Int32, _ variableCount: Int) -> Int {
    column < Int32(variableCount)
      ? Int(components.componentOfRoot[column])
      : Int(components.componentOfRow[Int(column) - variableCount])
  }
}
