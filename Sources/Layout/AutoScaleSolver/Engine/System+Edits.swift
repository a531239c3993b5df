extension System {
  /// Solves again after only the constants of some rows have changed.
  ///
  /// - Returns: Whether that was enough; if not, the store must be solved from scratch.
  func solveChanges(
    of rows: [Int32], _ store: borrowing ConstraintStore, into values: inout [Double]
  ) -> Bool {
    // What was substituted is in the roots of all others.
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
    // Beside smaller and larger numbers, rounding errors count.
    let size = abs(stored.constant)
    guard size == 0 || (Tolerance.least...Tolerance.largestOrdinary).contains(size) else {
      return false
    }
    guard let kink = reduction.move(Int(row), store, &substitution) else {
      // Without a kink there is nothing to solve; but a required row may have become a conflict.
      return !stored.isRequired
    }
    let moved = reduction.kinks[kink]
    // What huge numbers leave behind would spoil the steps after them.
    guard isModerate(moved.position) else { return false }
    let component = component(of: moved.column, store.variableCount)
    if component < 0 {
      if moved.column < Int32(store.variableCount) {
        preferences[moved.column] = preference(for: rootValues[moved.column])
        solveSingleRoot(Int(moved.column), store)
        members.write(moved.column, rootValues[moved.column], into: &values)
      }
      writeFollowers(of: moved.column, store, into: &values)
    } else if let edited = edited[component] {
      edited.edit(row, to: moved.position, self, store, &values)
    } else {
      let loaded = EditedComponent(component, self, store)
      edited[component] = loaded
      loaded.edit(row, to: moved.position, self, store, &values)
    }
    return contradictions.isEmpty
  }

  /// Computes the free columns that change with a root or the constant of a row.
  private func writeFollowers(
    of column: Int32, _ store: borrowing ConstraintStore, into values: inout [Double]
  ) {
    if freeColumns.isEmpty { return }
    var roots = Buffer<Int32>()
    let row = column - Int32(store.variableCount)
    if row < 0 { roots.append(column) }
    write(followers(of: roots, orRow: row, store), into: &values)
  }

  /// The roots taken out of the system that change with others or with the constant of a row.
  func followers(
    of roots: borrowing Buffer<Int32>, orRow row: Int32 = -1, _ store: borrowing ConstraintStore
  ) -> [Int32] {
    freeColumns.followers(of: roots, orRow: row, reduction, variableCount: store.variableCount)
  }

  /// Computes the variables of roots taken out of the system from the values of the others.
  @inline(__always) func write(_ followers: [Int32], into values: inout [Double]) {
    // Mostly there are none, and each access to a property of a class is checked.
    if followers.isEmpty { return }
    freeColumns.write(followers, reduction, members, into: &values)
  }

  /// The component of a root or row, or -1 for a root that no row of a component contains.
  func component(of column: Int32, _ variableCount: Int) -> Int {
    column < Int32(variableCount)
      ? Int(components.componentOfRoot[column])
      : Int(components.componentOfRow[Int(column) - variableCount])
  }
}
