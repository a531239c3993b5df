/// Finds a start near the optimum, mostly the optimum itself.
///
/// One column after another is fixed at the best place for its own cost and the costs of the rows that
/// are known but for it: first the columns whose own cost decides, strongest level first, then those
/// next to known ones. A column that stops at its own breakpoint is nonbasic; one that stops at a row's
/// breakpoint is basic, and makes the row tight.
struct Start: ~Copyable {
  /// How many columns of each row are not fixed yet.
  private var open = Buffer<Int32>()
  /// The sum of the fixed columns of each row.
  private var known = Buffer<Double>()
  private var isTight = Buffer<Bool>()
  private var isFixed = Buffer<Bool>()
  /// The best breakpoint of each column for its own cost, if there is a single one, or -1.
  private var anchors = Buffer<Int32>()
  /// How many rows of each column have another open column.
  private var openRows = Buffer<Int32>()
  /// Columns that are the last open ones of all their rows.
  private var ready = Buffer<Int32>()
  /// Rows that have a single open column left.
  private var fed = Buffer<Int32>()
  private var order = LevelBuckets()
  private var line = Line()
  /// The kinks of a column and of the rows in which it is the last open one; in them, `source` is the
  /// breakpoint and `column` its owner.
  private var kinks = Buffer<Kink>()

  /// Chooses a basis, which is not yet factorised, and puts everything else at a breakpoint.
  mutating func run(_ tableau: inout Tableau) {
    reset(tableau)
    fixAnchoredColumns(&tableau)
    var nextReady = 0
    var nextFed = 0
    var nextColumn = 0
    while true {
      if nextReady < ready.count {
        let column = Int(ready[nextReady])
        nextReady += 1
        if !isFixed[column] { fix(column, &tableau) }
      } else if let column = nextOpenColumn(after: &nextFed, tableau) {
        fix(column, &tableau)
      } else {
        while nextColumn < tableau.columnCount && isFixed[nextColumn] { nextColumn += 1 }
        if nextColumn == tableau.columnCount { break }
        fix(nextColumn, &tableau)
      }
    }
  }

  /// Puts every column at its own best breakpoint, and every row into the basis.
  mutating func runFromSlacks(_ tableau: inout Tableau) {
    tableau.reset()
    for column in 0..<tableau.columnCount {
      let optimum = ownOptimum(column, tableau)
      let kink = optimum.lowerKink >= 0 ? optimum.lowerKink : optimum.upperKink
      if kink >= 0 { tableau.places[column] = tableau.costs.breakpointOfKink[kink] }
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
    anchors.fill(-1, count: tableau.columnCount)
    ready.clear()
    fed.clear()
  }

  /// Fixes the columns whose own cost has a single best place, strongest level first.
  private mutating func fixAnchoredColumns(_ tableau: inout Tableau) {
    let levels = tableau.costs.levels.levels.count
    guard levels > 0 else { return }
    order.reset(
      levelCount: Int(tableau.costs.levels.levels[levels - 1]) + 1, itemCount: tableau.columnCount)
    for column in 0..<tableau.columnCount {
      let optimum = ownOptimum(column, tableau)
      // Of a single best value all kinks are at the same breakpoint, or at two as near as one.
      guard let level = optimum.level,
        let index = chooseEnd(of: optimum, near: tableau.values[column])
      else { continue }
      anchors[column] = tableau.costs.breakpointOfKink[index]
      order.insert(column, level: level)
    }
    order.sort()
    for index in 0..<order.levels.count {
      var cursor = order.cursor(order.levels[index])
      while let column = order.next(&cursor) {
        if !isFixed[column] { fix(column, &tableau) }
      }
    }
  }

  /// The best places of a column for its own cost.
  private mutating func ownOptimum(_ column: Int, _ tableau: borrowing Tableau) -> Line.Optimum {
    line.optimum(of: tableau.costs.kinks, in: tableau.costs.kinks(of: column))
  }

  /// The open column of the next row that has only one and has a cost.
  private mutating func nextOpenColumn(
    after nextFed: inout Int, _ tableau: borrowing Tableau
  ) -> Int? {
    while nextFed < fed.count {
      let row = Int(fed[nextFed])
      nextFed += 1
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

  /// Fixes a column at its best place, given the columns that are fixed already.
  private mutating func fix(_ column: Int, _ tableau: inout Tableau) {
    isFixed[column] = true
    let anchor = anchors[column]
    if anchor >= 0 && !hasKnownRow(column, tableau) {
      stop(column, at: tableau.costs.position(column, Int(anchor)), Int32(column), anchor, &tableau)
    } else if let index = bestKinkGivenKnownRows(column, tableau) {
      let kink = kinks[index]
      stop(column, at: kink.position, kink.column, kink.source, &tableau)
    }
    announceRows(of: column, tableau)
  }

  /// Notes in its rows that a column is fixed at its value.
  private mutating func announceRows(of column: Int, _ tableau: borrowing Tableau) {
    for entry in tableau.matrix.columns[column] {
      let row = tableau.matrix.columns.indices[unchecked: entry]
      known[row] += tableau.matrix.columns.values[unchecked: entry] * tableau.values[column]
      open[row] -= 1
      if open[row] == 1 { announce(row, tableau) }
    }
  }

  /// Whether a column is the last open one of a row that can still become tight.
  private func hasKnownRow(_ column: Int, _ tableau: borrowing Tableau) -> Bool {
    for entry in tableau.matrix.columns[column] {
      let row = tableau.matrix.columns.indices[unchecked: entry]
      if open[row] == 1 && !isTight[row] { return true }
    }
    return false
  }

  /// The best kink for the column's own cost and the rows in which it is the last open column.
  private mutating func bestKinkGivenKnownRows(
    _ column: Int, _ tableau: borrowing Tableau
  ) -> Int? {
    kinks.clear()
    for index in tableau.costs.kinks(of: column) {
      var kink = tableau.costs.kinks[unchecked: index]
      kink.source = tableau.costs.breakpointOfKink[unchecked: index]
      kinks.append(kink)
    }
    for entry in tableau.matrix.columns[column] {
      let row = Int(tableau.matrix.columns.indices[unchecked: entry])
      guard open[row] == 1 && !isTight[row] else { continue }
      let coefficient = tableau.matrix.columns.values[unchecked: entry]
      for index in tableau.costs.kinks(of: tableau.columnCount + row) {
        var kink = tableau.costs.kinks[unchecked: index]
        kink.source = tableau.costs.breakpointOfKink[unchecked: index]
        kink.position = (kink.position - known[row]) / coefficient
        kink.weight *= abs(coefficient)
        if coefficient < 0 { kink.relation = kink.relation.mirrored }
        kinks.append(kink)
      }
    }
    let optimum = line.optimum(of: kinks, in: 0..<kinks.count)
    return chooseEnd(of: optimum, near: tableau.values[column]).map { preferOwnKink(column, $0) }
  }

  /// The kink at the end of the best places that is nearer to a value.
  private func chooseEnd(of optimum: Line.Optimum, near value: Double) -> Int? {
    guard optimum.lowerKink >= 0 else {
      return optimum.upperKink >= 0 ? optimum.upperKink : nil
    }
    guard optimum.upperKink >= 0 else { return optimum.lowerKink }
    let isLowerNearer = abs(value - optimum.lower) <= abs(value - optimum.upper)
    return isLowerNearer ? optimum.lowerKink : optimum.upperKink
  }

  /// Of the kinks at the same position takes one of the strongest level, which the optimum mostly keeps,
  /// and of these one of the column itself instead of a row's: a smaller kernel.
  private func preferOwnKink(_ column: Int, _ index: Int) -> Int {
    let position = kinks[index].position
    var best = index
    for other in 0..<kinks.count where isNear(kinks[other].position, position) {
      let (kink, present) = (kinks[other], kinks[best])
      if kink.level < present.level
        || (kink.level == present.level && kink.column == Int32(column))
      {
        best = other
      }
    }
    return best
  }

  /// Fixes a column at a breakpoint, its own or that of a row, which then becomes tight.
  private mutating func stop(
    _ column: Int, at position: Double, _ owner: Int32, _ breakpoint: Int32,
    _ tableau: inout Tableau
  ) {
    // Along a chain values may grow beyond all bounds; the basis does not depend on them.
    tableau.values[column] = preference(for: position)
    tableau.places[owner] = breakpoint
    guard owner >= Int32(tableau.columnCount) else { return }
    let row = owner - Int32(tableau.columnCount)
    isTight[row] = true
    tableau.basis.fix(row, by: Int32(column))
  }

  /// Notes that a row has a single open column left.
  private mutating func announce(_ row: Int32, _ tableau: borrowing Tableau) {
    fed.append(row)
    for entry in tableau.matrix.rows[Int(row)] {
      let column = tableau.matrix.rows.indices[unchecked: entry]
      guard !isFixed[column] else { continue }
      openRows[column] -= 1
      if openRows[column] == 0 { ready.append(column) }
      return
    }
  }
}
