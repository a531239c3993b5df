extension Start {
  /// Chooses a basis, which is not yet factorised, in which everything has given values as far as they are
  /// at breakpoints.
  ///
  /// First columns stop at their own breakpoints, then those that are the last open ones of a row whose
  /// activity is at one.
  mutating func run(_ tableau: inout Tableau, at values: borrowing Buffer<Double>) {
    tableau.reset()
    reset(tableau)
    for column in 0..<tableau.columnCount { tableau.values[column] = values[column] }
    for column in 0..<tableau.columnCount {
      guard let breakpoint = tableau.costs.breakpoint(column, at: values[column]) else { continue }
      isFixed[column] = true
      stop(column, at: values[column], Int32(column), breakpoint, &tableau)
      announceRows(of: column, tableau)
    }
    var nextFed = 0
    var nextColumn = 0
    while nextColumn < tableau.columnCount {
      if nextFed < fed.count {
        fixLastColumn(of: Int(fed[nextFed]), at: values, &tableau)
        nextFed += 1
      } else {
        if !isFixed[nextColumn] { fix(nextColumn, &tableau) }
        nextColumn += 1
      }
    }
  }

  /// Lets the only open column of a row be basic if its value puts the row at a breakpoint.
  private mutating func fixLastColumn(
    of row: Int, at values: borrowing Buffer<Double>, _ tableau: inout Tableau
  ) {
    guard open[row] == 1 else { return }
    var activity = known[row]
    var last: Int32 = -1
    for entry in tableau.matrix.rows[row] where !isFixed[tableau.matrix.rows.indices[entry]] {
      last = tableau.matrix.rows.indices[entry]
      activity += tableau.matrix.rows.values[entry] * values[last]
    }
    let owner = tableau.columnCount + row
    guard last >= 0, let breakpoint = tableau.costs.breakpoint(owner, at: activity) else { return }
    isFixed[last] = true
    stop(Int(last), at: values[last], Int32(owner), breakpoint, &tableau)
    announceRows(of: Int(last), tableau)
  }
}

extension Costs {
  /// The breakpoint of a column or row at a value, up to rounding errors.
  fileprivate func breakpoint(_ column: Int, at value: Double) -> Int32? {
    let nearest = nearestBreakpoint(column, to: value)
    guard nearest >= 0, isNear(position(column, nearest), value) else { return nil }
    return Int32(nearest)
  }
}
