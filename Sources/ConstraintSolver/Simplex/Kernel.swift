/// The square part of the basis: the tight rows restricted to the basic columns, as factors.
///
/// A layout's kernel is nearly triangular. Rows with one column left are peeled off first, then
/// columns with one row left; only what remains, the bump, is factorised as a dense matrix.
struct Kernel: ~Copyable {
  struct Pivot: BitwiseCopyable {
    let row: Int32
    let column: Int32
    let value: Double
  }

  /// A smaller coefficient is no pivot of an update.
  static let smallestPivot = 1e-6

  /// The rows whose activity is fixed at a breakpoint.
  var rows = Buffer<Int32>()
  /// The columns that are basic, as many as rows.
  var columns = Buffer<Int32>()

  /// In the order of solving: first the peeled rows, then, after the bump, the peeled columns.
  ///
  /// Pivots that were taken out have a negative row.
  private(set) var pivots = Buffer<Pivot>()
  private var peeledRowCount = 0
  /// Whether the factors are those of a regular matrix.
  private(set) var isRegular = true
  /// The position of a row in `pivots`, or -1 if it has no pivot.
  private(set) var places = Buffer<Int32>()
  /// The row of a column's pivot, or -1 if it has none.
  private(set) var pivotRows = Buffer<Int32>()
  private var peeledColumns = Buffer<Pivot>()
  private var bump = DenseFactors()
  private var bumpRows = Buffer<Int32>()
  private var bumpColumns = Buffer<Int32>()
  private var bumpSide = Buffer<Double>()

  private var isRowLeft = Buffer<Bool>()
  private var isColumnLeft = Buffer<Bool>()
  /// How many columns each row has left, and each column rows.
  private var rowCounts = Buffer<Int32>()
  private var columnCounts = Buffer<Int32>()
  private var singletons = Buffer<Int32>()
  private var bumpPlaces = Buffer<Int32>()

  mutating func reset(rowCount: Int, columnCount: Int) {
    rows.clear()
    columns.clear()
    pivots.clear()
    places.fill(-1, count: rowCount)
    pivotRows.fill(-1, count: columnCount)
    isRowLeft.fill(false, count: rowCount)
    isColumnLeft.fill(false, count: columnCount)
    rowCounts.fill(0, count: rowCount)
    columnCounts.fill(0, count: columnCount)
    bumpPlaces.fill(0, count: columnCount)
  }

  /// Computes the factors anew; returns false if the kernel is singular.
  mutating func factorize(_ matrix: borrowing SparseMatrix) -> Bool {
    isRegular = rows.count == columns.count
    guard isRegular else { return false }
    clearPivots()
    peeledColumns.clear()
    mark()
    peelRows(matrix)
    peeledRowCount = pivots.count
    if pivots.count < rows.count { peelColumns(matrix) }
    isRegular = factorizeBump(matrix)
    while let pivot = peeledColumns.popLast() { append(pivot) }
    return isRegular
  }

  private mutating func clearPivots() {
    for index in 0..<pivots.count where pivots[index].row >= 0 {
      places[pivots[index].row] = -1
      pivotRows[pivots[index].column] = -1
    }
    pivots.clear()
  }

  private mutating func mark() {
    for index in 0..<rows.count {
      isRowLeft[rows[index]] = true
      isColumnLeft[columns[index]] = true
    }
  }

  private mutating func peelRows(_ matrix: borrowing SparseMatrix) {
    singletons.clear()
    for index in 0..<rows.count {
      let row = rows[index]
      var count: Int32 = 0
      for entry in matrix.rows[Int(row)] where isColumnLeft[matrix.rows.indices[entry]] {
        count += 1
      }
      rowCounts[row] = count
      if count == 1 { singletons.append(row) }
    }
    var head = 0
    while head < singletons.count {
      let row = singletons[head]
      head += 1
      guard isRowLeft[row] && rowCounts[row] == 1 else { continue }
      for entry in matrix.rows[Int(row)] where isColumnLeft[matrix.rows.indices[entry]] {
        let column = matrix.rows.indices[entry]
        append(Pivot(row: row, column: column, value: matrix.rows.values[entry]))
        isRowLeft[row] = false
        isColumnLeft[column] = false
        countDown(rowsOf: column, matrix)
        break
      }
    }
  }

  @inline(__always)
  private mutating func countDown(rowsOf column: Int32, _ matrix: borrowing SparseMatrix) {
    for entry in matrix.columns[Int(column)] {
      let row = matrix.columns.indices[entry]
      guard isRowLeft[row] else { continue }
      rowCounts[row] -= 1
      if rowCounts[row] == 1 { singletons.append(row) }
    }
  }

  private mutating func peelColumns(_ matrix: borrowing SparseMatrix) {
    singletons.clear()
    for index in 0..<columns.count where isColumnLeft[columns[index]] {
      let column = columns[index]
      var count: Int32 = 0
      for entry in matrix.columns[Int(column)] where isRowLeft[matrix.columns.indices[entry]] {
        count += 1
      }
      columnCounts[column] = count
      if count == 1 { singletons.append(column) }
    }
    var head = 0
    while head < singletons.count {
      let column = singletons[head]
      head += 1
      guard isColumnLeft[column] && columnCounts[column] == 1 else { continue }
      for entry in matrix.columns[Int(column)] where isRowLeft[matrix.columns.indices[entry]] {
        let row = matrix.columns.indices[entry]
        peeledColumns.append(Pivot(row: row, column: column, value: matrix.columns.values[entry]))
        isRowLeft[row] = false
        isColumnLeft[column] = false
        countDown(columnsOf: row, matrix)
        break
      }
    }
  }

  @inline(__always)
  private mutating func countDown(columnsOf row: Int32, _ matrix: borrowing SparseMatrix) {
    for entry in matrix.rows[Int(row)] {
      let column = matrix.rows.indices[entry]
      guard isColumnLeft[column] else { continue }
      columnCounts[column] -= 1
      if columnCounts[column] == 1 { singletons.append(column) }
    }
  }

  /// Factorises what peeling left, and clears the marks.
  private mutating func factorizeBump(_ matrix: borrowing SparseMatrix) -> Bool {
    bumpRows.clear()
    bumpColumns.clear()
    for index in 0..<rows.count where isRowLeft[rows[index]] { bumpRows.append(rows[index]) }
    for index in 0..<columns.count where isColumnLeft[columns[index]] {
      bumpPlaces[columns[index]] = Int32(bumpColumns.count)
      bumpColumns.append(columns[index])
    }
    bump.reset(size: bumpRows.count)
    bumpSide.fill(0, count: bumpRows.count)
    for row in 0..<bumpRows.count {
      for entry in matrix.rows[Int(bumpRows[row])] {
        let column = matrix.rows.indices[entry]
        if isColumnLeft[column] { bump[row, Int(bumpPlaces[column])] = matrix.rows.values[entry] }
      }
    }
    for index in 0..<bumpRows.count {
      isRowLeft[bumpRows[index]] = false
      isColumnLeft[bumpColumns[index]] = false
    }
    return bump.factorize()
  }
}

// MARK: - Pivots

extension Kernel {
  /// Whether all rows are solved one after another, without a bump.
  var isTriangular: Bool { bump.size == 0 }

  /// Adds a pivot to be solved last.
  mutating func append(_ pivot: Pivot) {
    places[pivot.row] = Int32(pivots.count)
    pivotRows[pivot.column] = pivot.row
    pivots.append(pivot)
  }

  /// Takes a pivot out.
  mutating func removePivot(at place: Int) {
    let pivot = pivots[place]
    places[pivot.row] = -1
    pivotRows[pivot.column] = -1
    pivots[place] = Pivot(row: -1, column: -1, value: 1)
  }

  /// Puts a pivot in the place of another one.
  mutating func replacePivot(at place: Int, by pivot: Pivot) {
    removePivot(at: place)
    places[pivot.row] = Int32(place)
    pivotRows[pivot.column] = pivot.row
    pivots[place] = pivot
  }
}

// MARK: - Solving

extension Kernel {
  /// Computes the basic columns and rows from the others.
  ///
  /// - Parameters:
  ///   - matrix: The rows, with all columns.
  ///   - isBasic: Which columns and rows are basic.
  ///   - values: The values of the columns, then those of the rows.
  mutating func solve(
    _ matrix: borrowing SparseMatrix, _ isBasic: borrowing Buffer<Bool>,
    _ values: inout Buffer<Double>
  ) {
    solveColumns(matrix, &values)
    for row in 0..<matrix.rowCount where isBasic[matrix.columnCount + row] {
      var activity = 0.0
      for entry in matrix.rows[row] {
        activity += matrix.rows.values[entry] * values[matrix.rows.indices[entry]]
      }
      values[matrix.columnCount + row] = activity
    }
  }

  /// Computes the basic columns alone; the other columns and the tight rows are known.
  mutating func solveColumns(
    _ matrix: borrowing SparseMatrix, _ values: inout Buffer<Double>
  ) {
    for index in 0..<columns.count { values[columns[index]] = 0 }
    for index in 0..<peeledRowCount { solve(pivots[index], matrix, &values) }
    if bump.size > 0 {
      for index in 0..<bump.size { bumpSide[index] = residual(bumpRows[index], matrix, values) }
      bump.solve(&bumpSide)
      for index in 0..<bump.size { values[bumpColumns[index]] = bumpSide[index] }
    }
    for index in peeledRowCount..<pivots.count { solve(pivots[index], matrix, &values) }
  }

  @inline(__always)
  private func solve(
    _ pivot: Pivot, _ matrix: borrowing SparseMatrix, _ values: inout Buffer<Double>
  ) {
    if pivot.row < 0 { return }
    values[pivot.column] = residual(pivot.row, matrix, values) / pivot.value
  }

  /// The activity of a row minus the sum over its columns; a basic column not yet solved is 0.
  @inline(__always)
  func residual(
    _ row: Int32, _ matrix: borrowing SparseMatrix, _ values: borrowing Buffer<Double>
  ) -> Double {
    var rest = values[matrix.columnCount + Int(row)]
    for entry in matrix.rows[Int(row)] {
      rest -= matrix.rows.values[entry] * values[matrix.rows.indices[entry]]
    }
    return rest
  }

  /// Computes the multipliers of the tight rows, so that each basic column's cost is balanced.
  ///
  /// - Parameters:
  ///   - matrix: The rows, with all columns.
  ///   - slopes: The slope of the cost of each basic column.
  ///   - multipliers: The multipliers of the rows; those of the tight rows are written.
  mutating func solveTransposed(
    _ matrix: borrowing SparseMatrix, slopes: borrowing Buffer<Double>,
    _ multipliers: inout Buffer<Double>
  ) {
    for index in 0..<rows.count { multipliers[rows[index]] = 0 }
    for index in (peeledRowCount..<pivots.count).reversed() {
      balance(pivots[index], matrix, slopes, &multipliers)
    }
    if bump.size > 0 {
      for index in 0..<bump.size {
        bumpSide[index] = imbalance(bumpColumns[index], matrix, slopes, multipliers)
      }
      bump.solveTransposed(&bumpSide)
      for index in 0..<bump.size { multipliers[bumpRows[index]] = bumpSide[index] }
    }
    for index in (0..<peeledRowCount).reversed() {
      balance(pivots[index], matrix, slopes, &multipliers)
    }
  }

  @inline(__always)
  private func balance(
    _ pivot: Pivot, _ matrix: borrowing SparseMatrix, _ slopes: borrowing Buffer<Double>,
    _ multipliers: inout Buffer<Double>
  ) {
    if pivot.row < 0 { return }
    multipliers[pivot.row] = imbalance(pivot.column, matrix, slopes, multipliers) / pivot.value
  }

  @inline(__always)
  private func imbalance(
    _ column: Int32, _ matrix: borrowing SparseMatrix, _ slopes: borrowing Buffer<Double>,
    _ multipliers: borrowing Buffer<Double>
  ) -> Double {
    var rest = -slopes[column]
    for entry in matrix.columns[Int(column)] {
      rest -= matrix.columns.values[entry] * multipliers[matrix.columns.indices[entry]]
    }
    return rest
  }
}
