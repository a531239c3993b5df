/// What the crash knows while it fixes one column after another.
struct CrashState: ~Copyable {
  /// How many columns of each row are not fixed yet.
  fileprivate var open = Buffer<Int32>()
  /// What the fixed columns of each row add up to.
  fileprivate var known = Buffer<Double>()
  fileprivate var isTight = Buffer<Bool>()
  fileprivate var isFixed = Buffer<Bool>()
  /// How many rows of each column have another open column.
  fileprivate var openRows = Buffer<Int32>()
  /// Columns of which all rows are known but for them.
  fileprivate var ready = Buffer<Int32>()
  /// Rows that have become known but for one column.
  fileprivate var fed = Buffer<Int32>()
  fileprivate var order = LevelBuckets()
}

extension Simplex {
  /// Finds a start near the optimum, mostly the optimum itself.
  ///
  /// One column after another is fixed at the best place for its own cost and the costs of the rows
  /// that are known but for it: first the columns whose own cost decides, strongest level first, then
  /// those next to known ones. A column that stops at its own breakpoint is nonbasic; one that stops
  /// at a row's breakpoint is basic, and makes the row tight.
  mutating func startNearby() {
    resetCrash()
    fixAnchoredColumns()
    var nextReady = 0
    var nextFed = 0
    var nextColumn = 0
    while true {
      if nextReady < crash.ready.count {
        let column = Int(crash.ready[nextReady])
        nextReady += 1
        if !crash.isFixed[column] { fix(column) }
      } else if let column = nextOpenColumn(after: &nextFed) {
        fix(column)
      } else {
        while nextColumn < columnCount && crash.isFixed[nextColumn] { nextColumn += 1 }
        if nextColumn == columnCount { break }
        fix(nextColumn)
      }
    }
    for row in 0..<rowCount where !crash.isTight[row] { isBasic[columnCount + row] = true }
  }

  private mutating func resetCrash() {
    let count = columnCount + rowCount
    kernel.reset(rowCount: rowCount, columnCount: columnCount)
    isBasic.fill(false, count: count)
    places.fill(-1, count: count)
    steps.fill(0, count: count)
    moving.clear()
    frozen.fill([], count: count)
    isListed.fill(false, count: count)
    multipliers.fill(0, count: rowCount)
    slopes.fill(0, count: columnCount)
    crash.open.clear()
    for row in 0..<rowCount { crash.open.append(Int32(matrix.rows[row].count)) }
    crash.openRows.clear()
    for column in 0..<columnCount { crash.openRows.append(Int32(matrix.columns[column].count)) }
    crash.known.fill(0, count: rowCount)
    crash.isTight.fill(false, count: rowCount)
    crash.isFixed.fill(false, count: columnCount)
    crash.ready.clear()
    crash.fed.clear()
  }

  /// Fixes the columns whose own cost has a single best place, strongest level first.
  private mutating func fixAnchoredColumns() {
    let levels = costs.levels.levels.count
    guard levels > 0 else { return }
    crash.order.reset(
      levelCount: Int(costs.levels.levels[levels - 1]) + 1, itemCount: columnCount)
    for column in 0..<columnCount {
      if let level = ownOptimum(column).level { crash.order.insert(column, level: level) }
    }
    crash.order.sort()
    for index in 0..<crash.order.levels.count {
      var cursor = crash.order.cursor(crash.order.levels[index])
      while let column = crash.order.next(&cursor) {
        if !crash.isFixed[column] { fix(column) }
      }
    }
  }

  /// The best places of a column for its own cost.
  mutating func ownOptimum(_ column: Int) -> Line.Optimum {
    line.kinks.clear()
    for index in costs.kinks(of: column) {
      line.kinks.append(costs.kinks[index])
      line.kinks[line.kinks.count - 1].source = costs.breakpointOfKink[index]
    }
    return line.optimum()
  }

  /// The breakpoint at an end of a column's own best places, or -1 if it has none.
  func breakpoint(of column: Int, atEndOf optimum: Line.Optimum) -> Int32 {
    let kink = optimum.lowerKink >= 0 ? optimum.lowerKink : optimum.upperKink
    return kink >= 0 ? line.kinks[kink].source : -1
  }

  /// The open column of the next row that is known but for it and has a cost.
  private mutating func nextOpenColumn(after nextFed: inout Int) -> Int? {
    while nextFed < crash.fed.count {
      let row = Int(crash.fed[nextFed])
      nextFed += 1
      guard crash.open[row] == 1, !crash.isTight[row],
        costs.breakpointCount(columnCount + row) > 0
      else { continue }
      for entry in matrix.rows[row] where !crash.isFixed[matrix.rows.indices[entry]] {
        return Int(matrix.rows.indices[entry])
      }
    }
    return nil
  }

  /// Fixes a column at its best place, given the columns that are fixed already.
  private mutating func fix(_ column: Int) {
    let optimum = optimumGivenKnownRows(column)
    crash.isFixed[column] = true
    if let index = chooseEnd(of: optimum, near: values[column]) {
      stop(column, at: preferOwnKink(column, index))
    }
    for entry in matrix.columns[column] {
      let row = matrix.columns.indices[entry]
      crash.known[row] += matrix.columns.values[entry] * values[column]
      crash.open[row] -= 1
      if crash.open[row] == 1 { announce(row) }
    }
  }

  /// Finds the best places for the column's own cost and the rows that are known but for it.
  ///
  /// In the line's kinks, `source` is the breakpoint and `column` whose breakpoint it is.
  private mutating func optimumGivenKnownRows(_ column: Int) -> Line.Optimum {
    line.kinks.clear()
    for index in costs.kinks(of: column) {
      var kink = costs.kinks[index]
      kink.source = costs.breakpointOfKink[index]
      line.kinks.append(kink)
    }
    for entry in matrix.columns[column] {
      let row = Int(matrix.columns.indices[entry])
      guard crash.open[row] == 1 && !crash.isTight[row] else { continue }
      let coefficient = matrix.columns.values[entry]
      for index in costs.kinks(of: columnCount + row) {
        var kink = costs.kinks[index]
        kink.source = costs.breakpointOfKink[index]
        kink.position = (kink.position - crash.known[row]) / coefficient
        kink.weight *= abs(coefficient)
        if coefficient < 0 { kink.relation = kink.relation.mirrored }
        line.kinks.append(kink)
      }
    }
    return line.optimum()
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

  /// Takes a kink of the column itself instead of a row's at the same position: a smaller kernel.
  private func preferOwnKink(_ column: Int, _ index: Int) -> Int {
    let position = line.kinks[index].position
    for other in 0..<line.kinks.count
    where line.kinks[other].column == Int32(column) && isNear(line.kinks[other].position, position)
    {
      return other
    }
    return index
  }

  /// Fixes a column where a kink lies, its own or that of a row.
  private mutating func stop(_ column: Int, at index: Int) {
    let kink = line.kinks[index]
    values[column] = kink.position
    places[kink.column] = kink.source
    if kink.column >= Int32(columnCount) {
      let row = kink.column - Int32(columnCount)
      crash.isTight[row] = true
      kernel.rows.append(row)
      kernel.columns.append(Int32(column))
      isBasic[column] = true
    }
  }

  /// Notes that a row has a single open column left.
  private mutating func announce(_ row: Int32) {
    crash.fed.append(row)
    for entry in matrix.rows[Int(row)] {
      let column = matrix.rows.indices[entry]
      guard !crash.isFixed[column] else { continue }
      crash.openRows[column] -= 1
      if crash.openRows[column] == 0 { crash.ready.append(column) }
      return
    }
  }
}
