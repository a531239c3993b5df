/// An order of the pivots of a sparse square matrix with little fill-in.
///
/// Column and row singletons are removed, each with the line that crosses it at its entry, until there are no more.
/// This covers all or most of a layout's matrix. Of the rest, columns with few entries come first, each with its
/// row of the fewest entries. After each of them, new singletons follow.
///
/// Source: H. Markowitz, "The Elimination Form of the Inverse and Its Application to Linear Programming", 1957, on
/// lines with few entries; U. Suhl, L. Suhl, "Computing Sparse LU Factorizations for Large-Scale Linear Programming
/// Bases", 1990, on singletons.
struct PivotOrder: ~Copyable {
  /// A column and the row of its pivot, or -1 if no row is left.
  struct Pivot: BitwiseCopyable {
    var row: Int32
    var column: Int32
  }

  private(set) var pivots = Buffer<Pivot>()
  /// The number of pivots from the first on that are singletons.
  private(set) var triangleCount = 0
  /// The number of entries left in each row and column, or -1 for one that was removed.
  private var rowCounts = Buffer<Int32>()
  private var columnCounts = Buffer<Int32>()
  private var singletonRows = Buffer<Int32>()
  private var singletonColumns = Buffer<Int32>()
  /// The columns that were left when there were no more singletons.
  private var left = Buffer<Int32>()
  private var sorting = CountingSort()

  /// Makes room for the rows and columns of a matrix.
  mutating func reset(rowCount: Int, columnCount: Int) {
    rowCounts.extend(by: -1, to: rowCount)
    columnCounts.extend(by: -1, to: columnCount)
  }

  /// Orders some rows and as many columns of a matrix.
  mutating func run(
    _ matrix: borrowing SparseMatrix, rows: borrowing Buffer<Int32>,
    columns: borrowing Buffer<Int32>
  ) {
    pivots.clear()
    count(matrix, rows, columns)
    takeSingletons(matrix)
    triangleCount = pivots.count
    left.clear()
    for index in 0..<columns.count where columnCounts[columns[index]] >= 0 {
      left.append(columns[index])
    }
    // Sorted once, by the counts at this point, instead of searching for the best column before each pivot.
    if !left.isEmpty { sorting.sort(&left, by: columnCounts, keyCount: rows.count + 1) }
    for index in 0..<left.count where columnCounts[left[index]] >= 0 {
      takeOut(shortestRow(of: left[index], matrix), left[index], matrix)
      takeSingletons(matrix)
    }
    // Leaves the counts as they were found, without a pass over all rows of the matrix.
    for index in 0..<rows.count { rowCounts[rows[index]] = -1 }
  }

  private mutating func count(
    _ matrix: borrowing SparseMatrix, _ rows: borrowing Buffer<Int32>,
    _ columns: borrowing Buffer<Int32>
  ) {
    for index in 0..<columns.count { columnCounts[columns[index]] = 0 }
    for index in 0..<rows.count {
      var count: Int32 = 0
      for entry in matrix.rows[Int(rows[index])] {
        let column = matrix.rows.indices[unchecked: entry]
        guard columnCounts[unchecked: Int(column)] >= 0 else { continue }
        columnCounts[unchecked: Int(column)] += 1
        count += 1
      }
      rowCounts[rows[index]] = count
      if count == 1 { singletonRows.append(rows[index]) }
    }
    for index in 0..<columns.count where columnCounts[columns[index]] == 1 {
      singletonColumns.append(columns[index])
    }
  }

  /// Removes singletons until there are no more.
  private mutating func takeSingletons(_ matrix: borrowing SparseMatrix) {
    while true {
      if let column = singletonColumns.popLast() {
        guard columnCounts[column] == 1 else { continue }
        let entry = Self.remainingEntry(matrix.columns, column, rowCounts)
        // A tiny coefficient may not be a pivot; the column is then one of the rest.
        guard let entry, abs(matrix.columns.values[entry]) > Tolerance.cancelled else { continue }
        takeOut(matrix.columns.indices[entry], column, matrix)
      } else if let row = singletonRows.popLast() {
        guard rowCounts[row] == 1 else { continue }
        let entry = Self.remainingEntry(matrix.rows, row, columnCounts)
        guard let entry, abs(matrix.rows.values[entry]) > Tolerance.cancelled else { continue }
        takeOut(row, matrix.rows.indices[entry], matrix)
      } else {
        return
      }
    }
  }

  private mutating func takeOut(
    _ row: Int32, _ column: Int32, _ matrix: borrowing SparseMatrix
  ) {
    pivots.append(Pivot(row: row, column: column))
    columnCounts[column] = -1
    Self.countDown(matrix.columns, column, &rowCounts, &singletonRows)
    guard row >= 0 else { return }
    rowCounts[row] = -1
    Self.countDown(matrix.rows, row, &columnCounts, &singletonColumns)
  }

  /// The first entry of a line whose crossing line was not removed.
  private static func remainingEntry(
    _ lines: borrowing SparseMatrix.Lines, _ line: Int32, _ counts: borrowing Buffer<Int32>
  ) -> Int? {
    for entry in lines[Int(line)] where counts[lines.indices[entry]] > 0 { return entry }
    return nil
  }

  /// Counts one entry less in each line that crosses a removed one.
  private static func countDown(
    _ lines: borrowing SparseMatrix.Lines, _ line: Int32, _ counts: inout Buffer<Int32>,
    _ singletons: inout Buffer<Int32>
  ) {
    for entry in lines[Int(line)] {
      let other = lines.indices[unchecked: entry]
      guard counts[unchecked: Int(other)] > 0 else { continue }
      counts[unchecked: Int(other)] -= 1
      if counts[unchecked: Int(other)] == 1 { singletons.append(other) }
    }
  }

  /// The row with the fewest entries among those that cross a column, or -1 if none is left.
  private func shortestRow(of column: Int32, _ matrix: borrowing SparseMatrix) -> Int32 {
    var shortest: Int32 = -1
    for entry in matrix.columns[Int(column)] {
      let row = matrix.columns.indices[unchecked: entry]
      guard rowCounts[row] > 0 else { continue }
      if shortest < 0 || rowCounts[row] < rowCounts[shortest] { shortest = row }
    }
    return shortest
  }
}
