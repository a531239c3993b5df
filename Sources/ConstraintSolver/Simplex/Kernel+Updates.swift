/// Changes of the basis that leave the factors triangular, so that they need not be computed anew.
extension Kernel {
  /// Lets a column or row enter the basis and another leave it.
  ///
  /// - Parameters:
  ///   - entering: The column or row that is now basic.
  ///   - leaving: The column or row that no longer is.
  ///   - matrix: The rows, with all columns.
  ///   - isBasic: Which columns and rows are basic now.
  /// - Returns: Whether the factors fit the new basis; if not, they must be computed anew.
  mutating func exchange(
    entering: Int, leaving: Int, _ matrix: borrowing SparseMatrix,
    _ isBasic: borrowing Buffer<Bool>
  ) -> Bool {
    let columnCount = matrix.columnCount
    if entering < columnCount { columns.append(Int32(entering)) }
    if entering >= columnCount { rows.removeFirst(Int32(entering - columnCount)) }
    if leaving < columnCount { columns.removeFirst(Int32(leaving)) }
    if leaving >= columnCount { rows.append(Int32(leaving - columnCount)) }
    // The places of pivots that were taken out cost a little in each solve.
    guard pivots.count <= 2 * rows.count + 16 else { return false }
    switch (entering < columnCount, leaving < columnCount) {
    case (false, true): return remove(row: entering - columnCount, column: leaving)
    case (true, false): return add(row: leaving - columnCount, column: entering, matrix, isBasic)
    case (true, true): return replace(column: leaving, by: entering, matrix, isBasic)
    case (false, false):
      return replace(row: entering - columnCount, by: leaving - columnCount, matrix, isBasic)
    }
  }

  /// Takes a row and a column out, if they are each other's pivot.
  ///
  /// The column's value is then given, and the rows after it are solved in the same order.
  private mutating func remove(row: Int, column: Int) -> Bool {
    guard pivotRows[column] == Int32(row) else { return false }
    removePivot(at: Int(places[row]))
    return true
  }

  /// Adds a row and a column, if no other tight row has the column.
  private mutating func add(
    row: Int, column: Int, _ matrix: borrowing SparseMatrix, _ isBasic: borrowing Buffer<Bool>
  ) -> Bool {
    guard let value = pivot(row, column, after: Int32(pivots.count), matrix, isBasic) else {
      return false
    }
    append(Pivot(row: Int32(row), column: Int32(column), value: value))
    return true
  }

  /// Lets a row be solved for another column, if no row before it has that column.
  private mutating func replace(
    column: Int, by entering: Int, _ matrix: borrowing SparseMatrix,
    _ isBasic: borrowing Buffer<Bool>
  ) -> Bool {
    let row = pivotRows[column]
    guard row >= 0 else { return false }
    let place = places[row]
    guard let value = pivot(Int(row), entering, after: place, matrix, isBasic) else { return false }
    replacePivot(at: Int(place), by: Pivot(row: row, column: Int32(entering), value: value))
    return true
  }

  /// The coefficient of a column in a row, if it can be the row's pivot at a place: all other tight
  /// rows that have the column are solved after it.
  private func pivot(
    _ row: Int, _ column: Int, after place: Int32, _ matrix: borrowing SparseMatrix,
    _ isBasic: borrowing Buffer<Bool>
  ) -> Double? {
    var value = 0.0
    for entry in matrix.columns[column] {
      let other = Int(matrix.columns.indices[entry])
      if other == row {
        value = matrix.columns.values[entry]
      } else if !isBasic[matrix.columnCount + other] && places[other] <= place {
        return nil
      }
    }
    return abs(value) > Self.smallestPivot ? value : nil
  }

  /// Lets a column follow from another row, if that row needs no column that is solved later.
  private mutating func replace(
    row: Int, by leaving: Int, _ matrix: borrowing SparseMatrix, _ isBasic: borrowing Buffer<Bool>
  ) -> Bool {
    let place = places[row]
    guard place >= 0 else { return false }
    let column = pivots[place].column
    var value = 0.0
    for entry in matrix.rows[leaving] {
      let other = matrix.rows.indices[entry]
      if other == column {
        value = matrix.rows.values[entry]
      } else if isBasic[other] {
        let otherRow = pivotRows[other]
        guard otherRow >= 0 && places[otherRow] < place else { return false }
      }
    }
    guard abs(value) > Self.smallestPivot else { return false }
    replacePivot(at: Int(place), by: Pivot(row: Int32(leaving), column: column, value: value))
    return true
  }
}

extension Buffer<Int32> {
  /// Removes the first element with a value; the last one takes its place.
  fileprivate mutating func removeFirst(_ value: Int32) {
    for index in 0..<count where self[index] == value {
      swapRemove(at: index)
      return
    }
  }
}
