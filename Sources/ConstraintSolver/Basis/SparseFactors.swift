/// The factors L and U of a sparse square matrix, by elimination that keeps them sparse.
///
/// The largest entry of a row is about 1, so that entries far less are what rounding leaves of none.
///
/// Each step takes an entry of a row and a column that have few others, so that little fills in, and that
/// is not much smaller than the largest of its row, so that errors do not grow.
///
/// Source: H. Markowitz, "The Elimination Form of the Inverse and its Application to Linear
/// Programming", 1957; U. Suhl, L. Suhl, "Computing Sparse LU Factorizations for Large-Scale Linear
/// Programming Bases", 1990, for the search.
struct SparseFactors: ~Copyable {
  /// How many rows and columns with candidates are looked at.
  private static let mostLines = 4

  private struct Pivot: BitwiseCopyable {
    var row: Int32
    var column: Int32
    var value: Double
  }

  /// The right side or the solution by row.
  var rowSide = Buffer<Double>()
  /// The right side or the solution by column.
  var columnSide = Buffer<Double>()
  /// The column that belongs to each row, or -1 for a row that depends on the others.
  private(set) var partners = Buffer<Int32>()
  private(set) var size = 0

  /// What is left of the rows; a row that was a pivot's is one of U, without the pivot.
  private var rows = GrowingLines()
  /// The rows of each column, some of which may no longer have an entry in it.
  private var columns = GrowingLines()
  private var columnCounts = Buffer<Int32>()
  /// The largest entry of each row that is left.
  private var largest = Buffer<Double>()
  private var rowBuckets = CountBuckets()
  private var columnBuckets = CountBuckets()
  private var isColumnDone = Buffer<Bool>()

  private var pivots = Buffer<Pivot>()
  // The rows of L, in the order of the pivots.
  private var lowerStarts = Buffer<Int32>()
  private var lowerRows = Buffer<Int32>()
  private var lowerFactors = Buffer<Double>()

  /// The entries of the present pivot's row by column, or 0.
  private var scattered = Buffer<Double>()
  private var isMet = Buffer<Bool>()

  /// About how many operations a solution takes.
  var effort: Int { size + 2 * lowerRows.count }
}

// MARK: - Factorisation

extension SparseFactors {
  /// Starts a matrix without entries.
  mutating func reset(size: Int) {
    self.size = size
    rows.clear()
    columnCounts.fill(0, count: size)
    rowSide.fill(0, count: size)
    columnSide.fill(0, count: size)
  }

  mutating func beginRow() { rows.addLine() }

  /// Adds an entry to the row that was begun last.
  @inline(__always) mutating func append(_ column: Int32, _ value: Double) {
    rows.append(column, value, to: Int32(rows.counts.count - 1))
    columnCounts[column] += 1
  }

  /// Factorises the matrix; returns false if some rows depend on others, which then have no partner.
  mutating func factorize() -> Bool {
    prepare()
    while pivots.count < size, let pivot = choosePivot() { eliminate(pivot) }
    return pivots.count == size
  }

  private mutating func prepare() {
    partners.fill(-1, count: size)
    isColumnDone.fill(false, count: size)
    scattered.fill(0, count: size)
    isMet.fill(false, count: size)
    largest.fill(0, count: size)
    pivots.clear()
    lowerStarts.clear()
    lowerStarts.append(0)
    lowerRows.clear()
    lowerFactors.clear()
    columns.clear()
    rowBuckets.reset(itemCount: size)
    columnBuckets.reset(itemCount: size)
    for column in 0..<Int32(size) {
      columns.addLine(capacity: columnCounts[column])
      columnBuckets.move(column, to: columnCounts[column])
    }
    for row in 0..<Int32(size) {
      for entry in rows[row] { columns.append(row, 0, to: rows.indices[entry]) }
      measure(row)
    }
  }

  /// Finds the largest entry of a row, and sorts the row in by the number of its entries; a row that
  /// depends on those before it but for rounding errors is left without entries.
  private mutating func measure(_ row: Int32) {
    var most = 0.0
    for entry in rows[row] { most = max(most, abs(rows.values[entry])) }
    largest[row] = most
    if most > Tolerance.cancelled {
      rowBuckets.move(row, to: rows.counts[row])
    } else {
      empty(row)
    }
  }

  /// Chooses an entry that is large enough, and whose row and column have few others.
  private func choosePivot() -> Pivot? {
    var best: Pivot?
    var least = Int.max
    var lineCount = 0
    for count in 1..<max(1, size) + 1 {
      // No entry of the lines still to come can be better than this.
      let bound = (count - 1) * (count - 1)
      var column = columnBuckets.first(of: count)
      while column >= 0 && least > bound && lineCount < Self.mostLines {
        consider(column: column, &best, &least)
        lineCount += 1
        column = columnBuckets.next(after: column)
      }
      var row = rowBuckets.first(of: count)
      while row >= 0 && least > bound && (lineCount < Self.mostLines || best == nil) {
        consider(row: row, &best, &least)
        lineCount += 1
        row = rowBuckets.next(after: row)
      }
      if best != nil && (least <= bound || lineCount >= Self.mostLines) { break }
    }
    return best
  }

  private func consider(column: Int32, _ best: inout Pivot?, _ least: inout Int) {
    for place in columns[column] {
      let row = columns.indices[place]
      guard partners[row] < 0 else { continue }
      for entry in rows[row] where rows.indices[entry] == column {
        consider(row, entry, &best, &least)
      }
    }
  }

  private func consider(row: Int32, _ best: inout Pivot?, _ least: inout Int) {
    for entry in rows[row] { consider(row, entry, &best, &least) }
  }

  @inline(__always)
  private func consider(_ row: Int32, _ entry: Int, _ best: inout Pivot?, _ least: inout Int) {
    let value = rows.values[entry]
    guard abs(value) >= Tolerance.smallestPivot * largest[row] else { return }
    let column = rows.indices[entry]
    let cost = Int(rows.counts[row] - 1) * Int(columnCounts[column] - 1)
    if cost < least {
      least = cost
      best = Pivot(row: row, column: column, value: value)
    }
  }

  private mutating func eliminate(_ pivot: Pivot) {
    takeOut(pivot)
    for place in columns[pivot.column] {
      let row = columns.indices[place]
      guard partners[row] < 0 else { continue }
      for entry in rows[row] where rows.indices[entry] == pivot.column {
        let factor = rows.values[entry] / pivot.value
        rows.remove(at: entry, from: row)
        subtract(pivot.row, times: factor, from: row)
        break
      }
    }
    for entry in rows[pivot.row] { scattered[rows.indices[entry]] = 0 }
    lowerStarts.append(Int32(lowerRows.count))
  }

  /// Takes the row and column of a pivot out of what is left to eliminate.
  private mutating func takeOut(_ pivot: Pivot) {
    partners[pivot.row] = pivot.column
    isColumnDone[pivot.column] = true
    rowBuckets.remove(pivot.row)
    columnBuckets.remove(pivot.column)
    pivots.append(pivot)
    for entry in rows[pivot.row] where rows.indices[entry] == pivot.column {
      rows.remove(at: entry, from: pivot.row)
      break
    }
    for entry in rows[pivot.row] {
      scattered[rows.indices[entry]] = rows.values[entry]
      countDown(rows.indices[entry])
    }
  }

  @inline(__always) private mutating func countDown(_ column: Int32) {
    columnCounts[column] -= 1
    if !isColumnDone[column] { columnBuckets.move(column, to: columnCounts[column]) }
  }

  private mutating func subtract(_ pivotRow: Int32, times factor: Double, from row: Int32) {
    lowerRows.append(row)
    lowerFactors.append(factor)
    var entry = rows[row].lowerBound
    while entry < rows[row].upperBound {
      let column = rows.indices[entry]
      if scattered[column] == 0 {
        entry += 1
        continue
      }
      isMet[column] = true
      let (before, change) = (rows.values[entry], factor * scattered[column])
      if abs(before - change) > Tolerance.rounding * abs(before) {
        rows.set(before - change, at: entry)
        entry += 1
      } else {
        rows.remove(at: entry, from: row)
        countDown(column)
      }
    }
    fillIn(pivotRow, times: factor, row)
    measure(row)
  }

  private mutating func fillIn(_ pivotRow: Int32, times factor: Double, _ row: Int32) {
    for entry in rows[pivotRow] {
      let column = rows.indices[entry]
      if isMet[column] {
        isMet[column] = false
        continue
      }
      rows.append(column, -factor * rows.values[entry], to: row)
      columns.append(row, 0, to: column)
      columnCounts[column] += 1
      columnBuckets.move(column, to: columnCounts[column])
    }
  }

  private mutating func empty(_ row: Int32) {
    for entry in rows[row] { countDown(rows.indices[entry]) }
    rows.removeAll(from: row)
    rowBuckets.move(row, to: 0)
    largest[row] = 0
  }
}

// MARK: - Solving

extension SparseFactors {
  /// Computes `columnSide`, with which the matrix gives `rowSide`.
  mutating func solve() {
    for step in 0..<pivots.count {
      let value = rowSide[pivots[step].row]
      guard value != 0 else { continue }
      for index in Int(lowerStarts[step])..<Int(lowerStarts[step + 1]) {
        rowSide[lowerRows[index]] -= lowerFactors[index] * value
      }
    }
    for step in (0..<pivots.count).reversed() {
      let pivot = pivots[step]
      var rest = rowSide[pivot.row]
      for entry in rows[pivot.row] { rest -= rows.values[entry] * columnSide[rows.indices[entry]] }
      columnSide[pivot.column] = rest / pivot.value
    }
  }

  /// Computes `rowSide`, with which the transposed matrix gives `columnSide`.
  mutating func solveTransposed() {
    for step in 0..<pivots.count {
      let pivot = pivots[step]
      let value = columnSide[pivot.column] / pivot.value
      rowSide[pivot.row] = value
      guard value != 0 else { continue }
      for entry in rows[pivot.row] { columnSide[rows.indices[entry]] -= rows.values[entry] * value }
    }
    for step in (0..<pivots.count).reversed() {
      var rest = rowSide[pivots[step].row]
      for index in Int(lowerStarts[step])..<Int(lowerStarts[step + 1]) {
        rest -= lowerFactors[index] * rowSide[lowerRows[index]]
      }
      rowSide[pivots[step].row] = rest
    }
  }
}
