/// Chooses a first basis near the optimum, which mostly is the optimum: a crash start.
///
/// One column after another is fixed at the best value for its own cost and the costs of the rows whose other
/// columns are fixed. Columns whose own cost has only one best value come first, strongest level first, then the
/// neighbours of fixed columns. A column at its own breakpoint is nonbasic. A column at a row's breakpoint is
/// basic, and makes the row tight.
struct Start: ~Copyable {
  /// The number of columns of each row that are open, which means not fixed yet.
  private var open = Buffer<Int32>()
  /// The sum of the fixed columns of each row.
  private var known = Buffer<Double>()
  private var isTight = Buffer<Bool>()
  private var isFixed = Buffer<Bool>()
  /// The best breakpoint of each column for its own cost if there is only one, or -1.
  private var ownOptima = Buffer<Int32>()
  /// The number of rows of each column with another open column.
  private var openRows = Buffer<Int32>()
  /// Columns that are the only open ones of all their rows, so that nothing else can change their best value.
  private var decided = Buffer<Int32>()
  /// Row singletons: rows with only one open column.
  private var singletonRows = Buffer<Int32>()
  /// The level that decides the own optimum of each column that has one.
  private var levels = Buffer<Int32>()
  /// These columns, the strongest level first.
  private var order = Buffer<Int32>()
  private var sorting = CountingSort()
  private var line = LineSearch()
  /// The penalties of a column and of the rows in which it is the only open column, with the breakpoint as `source`
  /// and its owner as `column`.
  private var penalties = Buffer<Penalty>()

  /// Chooses a basis, which is not factorised yet, and places everything else at a breakpoint.
  mutating func run(_ tableau: inout Tableau) {
    reset(tableau)
    fixColumnsWithOwnOptimum(&tableau)
    var nextDecided = 0
    var nextSingleton = 0
    var nextColumn = 0
    while true {
      if nextDecided < decided.count {
        let column = Int(decided[nextDecided])
        nextDecided += 1
        if !isFixed[column] { fix(column, &tableau) }
      } else if let column = nextOpenColumn(after: &nextSingleton, tableau) {
        fix(column, &tableau)
      } else {
        while nextColumn < tableau.columnCount && isFixed[nextColumn] { nextColumn += 1 }
        if nextColumn == tableau.columnCount { break }
        fix(nextColumn, &tableau)
      }
    }
  }

  private mutating func reset(_ tableau: borrowing Tableau) {
    open.clear()
    for row in 0..<tableau.rowCount { open.append(Int32(tableau.matrix.rows[row].count)) }
    openRows.clear()
    for column in 0..<tableau.columnCount {
      openRows.append(Int32(tableau.matrix.columns[column].count))
    }
    known.fill(0, count: tableau.rowCount)
    isTight.fill(false, count: tableau.rowCount)
    isFixed.fill(false, count: tableau.columnCount)
    ownOptima.fill(-1, count: tableau.columnCount)
    decided.clear()
    singletonRows.clear()
  }

  /// Fixes the columns whose own cost has only one best value, strongest level first.
  private mutating func fixColumnsWithOwnOptimum(_ tableau: inout Tableau) {
    levels.fill(-1, count: tableau.columnCount)
    order.clear()
    for column in 0..<tableau.columnCount {
      let optimum = line.optimum(
        of: tableau.costs.penalties, in: tableau.costs.penalties(of: column))
      // Both ends are the same breakpoint, or two that are as near.
      guard let level = optimum.level,
        let index = chooseEnd(of: optimum, near: tableau.values[column])
      else { continue }
      ownOptima[column] = tableau.costs.breakpointOfPenalty[index]
      levels[column] = level
      order.append(Int32(column))
    }
    sorting.sort(&order, by: levels, keyCount: tableau.costs.levelCount)
    for index in 0..<order.count where !isFixed[order[index]] { fix(Int(order[index]), &tableau) }
  }

  /// The open column of the next row singleton with a cost.
  private mutating func nextOpenColumn(
    after nextSingleton: inout Int, _ tableau: borrowing Tableau
  ) -> Int? {
    while nextSingleton < singletonRows.count {
      let row = Int(singletonRows[nextSingleton])
      nextSingleton += 1
      guard open[row] == 1, !isTight[row],
        tableau.costs.breakpointCount(tableau.columnCount + row) > 0
      else { continue }
      for entry in tableau.matrix.rows[row]
      where !isFixed[tableau.matrix.rows.indices[unchecked: entry]] {
        return Int(tableau.matrix.rows.indices[unchecked: entry])
      }
    }
    return nil
  }

  /// Fixes a column at its best value, given the columns that are fixed already.
  private mutating func fix(_ column: Int, _ tableau: inout Tableau) {
    isFixed[column] = true
    let breakpoint = ownOptima[column]
    if breakpoint >= 0 && !hasKnownRow(column, tableau) {
      let position = tableau.costs.position(column, Int(breakpoint))
      stop(column, at: position, Int32(column), breakpoint, &tableau)
    } else if let index = bestPenaltyGivenKnownRows(column, tableau) {
      let penalty = penalties[index]
      stop(column, at: penalty.position, penalty.column, penalty.source, &tableau)
    }
    updateRows(of: column, tableau)
  }

  /// Adds a column that was fixed to the sums of its rows.
  private mutating func updateRows(of column: Int, _ tableau: borrowing Tableau) {
    for entry in tableau.matrix.columns[column] {
      let row = tableau.matrix.columns.indices[unchecked: entry]
      known[row] += tableau.matrix.columns.values[unchecked: entry] * tableau.values[column]
      open[row] -= 1
      if open[row] == 1 { noteSingleton(row, tableau) }
    }
  }

  /// Whether a column is the only open one of a row that is not tight.
  private func hasKnownRow(_ column: Int, _ tableau: borrowing Tableau) -> Bool {
    for entry in tableau.matrix.columns[column] {
      let row = tableau.matrix.columns.indices[unchecked: entry]
      if open[row] == 1 && !isTight[row] { return true }
    }
    return false
  }

  /// The penalty at whose breakpoint the column's own cost and those of its row singletons are least.
  private mutating func bestPenaltyGivenKnownRows(
    _ column: Int, _ tableau: borrowing Tableau
  ) -> Int? {
    penalties.clear()
    for index in tableau.costs.penalties(of: column) {
      var penalty = tableau.costs.penalties[unchecked: index]
      penalty.source = tableau.costs.breakpointOfPenalty[unchecked: index]
      penalties.append(penalty)
    }
    for entry in tableau.matrix.columns[column] {
      let row = Int(tableau.matrix.columns.indices[unchecked: entry])
      guard open[row] == 1 && !isTight[row] else { continue }
      let coefficient = tableau.matrix.columns.values[unchecked: entry]
      for index in tableau.costs.penalties(of: tableau.columnCount + row) {
        var penalty = tableau.costs.penalties[unchecked: index]
        penalty.source = tableau.costs.breakpointOfPenalty[unchecked: index]
        penalty.position = (penalty.position - known[row]) / coefficient
        penalty.weight *= abs(coefficient)
        if coefficient < 0 { penalty.relation = penalty.relation.mirrored }
        penalties.append(penalty)
      }
    }
    let optimum = line.optimum(of: penalties, in: 0..<penalties.count)
    return chooseEnd(of: optimum, near: tableau.values[column])
  }

  /// The penalty at the end of the best values that is nearer to a value.
  private func chooseEnd(of optimum: LineSearch.Optimum, near value: Double) -> Int? {
    guard optimum.lowerPenalty >= 0 else {
      return optimum.upperPenalty >= 0 ? optimum.upperPenalty : nil
    }
    guard optimum.upperPenalty >= 0 else { return optimum.lowerPenalty }
    let isLowerNearer = abs(value - optimum.lower) <= abs(value - optimum.upper)
    return isLowerNearer ? optimum.lowerPenalty : optimum.upperPenalty
  }

  /// Fixes a column at a breakpoint, its own or that of a row, which then becomes tight.
  private mutating func stop(
    _ column: Int, at position: Double, _ owner: Int32, _ breakpoint: Int32,
    _ tableau: inout Tableau
  ) {
    // Values may grow without bound along a chain; the basis does not depend on them.
    tableau.values[column] = preference(for: position)
    tableau.places[owner] = breakpoint
    guard owner >= Int32(tableau.columnCount) else { return }
    let row = owner - Int32(tableau.columnCount)
    isTight[row] = true
    tableau.basis.fix(row, by: Int32(column))
  }

  /// Lists a row with only one open column.
  private mutating func noteSingleton(_ row: Int32, _ tableau: borrowing Tableau) {
    singletonRows.append(row)
    for entry in tableau.matrix.rows[Int(row)] {
      let column = tableau.matrix.rows.indices[unchecked: entry]
      guard !isFixed[column] else { continue }
      openRows[column] -= 1
      if openRows[column] == 0 { decided.append(column) }
      return
    }
  }
}
