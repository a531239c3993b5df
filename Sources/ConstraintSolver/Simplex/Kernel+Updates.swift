// Changes of the basis that leave the factors triangular, so that they need not be computed anew.
extension Kernel {
  /// Takes a row and a column out of the factors; false if they are not each other's pivot.
  ///
  /// The column's value is then given, and the rows after it are solved in the same order.
  mutating func removePivot(row: Int, column: Int) -> Bool {
    for index in 0..<pivots.count where pivots[index].row == Int32(row) {
      guard pivots[index].column == Int32(column) else { return false }
      for later in index + 1..<max(pivots.count, index + 1) { pivots[later - 1] = pivots[later] }
      pivots.truncate(to: pivots.count - 1)
      if index < peeledRowCount { peeledRowCount -= 1 }
      return true
    }
    return false
  }

  /// Adds a row and a column to the factors, to be solved last; false if other rows need the column.
  ///
  /// The row is already among the tight ones.
  mutating func appendPivot(
    row: Int, column: Int, _ matrix: borrowing SparseMatrix, _ isBasic: borrowing Buffer<Bool>
  ) -> Bool {
    var value = 0.0
    for entry in matrix.columns[column] {
      let other = Int(matrix.columns.indices[entry])
      if other == row {
        value = matrix.columns.values[entry]
      } else if !isBasic[matrix.columnCount + other] {
        return false
      }
    }
    guard abs(value) > Self.smallestPivot else { return false }
    pivots.append(Pivot(row: Int32(row), column: Int32(column), value: value))
    return true
  }
}
