/// The factors L and U of a dense square matrix, by elimination with row and column exchanges.
struct DenseFactors: ~Copyable {
  private var entries = Buffer<Double>()
  private(set) var size = 0

  @inline(__always) subscript(row: Int, column: Int) -> Double {
    get { entries[row * size + column] }
    set { entries[row * size + column] = newValue }
  }

  /// Starts a matrix of zeros.
  mutating func reset(size: Int) {
    self.size = size
    entries.fill(0, count: size * size)
  }

  /// Factorises the entries in place, until all that is left is negligible.
  ///
  /// The lists of rows and columns are exchanged with them, so that those at a position belong together.
  ///
  /// - Returns: The number of steps, which is the size for a regular matrix.
  mutating func factorize(
    negligible: Double, rows: inout Buffer<Int32>, columns: inout Buffer<Int32>
  ) -> Int {
    var last = size - 1
    var step = 0
    while step <= last {
      var pivot = step
      for row in step..<size where abs(self[row, step]) > abs(self[pivot, step]) { pivot = row }
      guard abs(self[pivot, step]) > negligible else {
        // A column without a pivot goes to the end, where it is not looked at again.
        exchangeColumns(step, last, &columns)
        last -= 1
        continue
      }
      exchangeRows(step, pivot, &rows)
      for row in step + 1..<max(size, step + 1) where self[row, step] != 0 {
        eliminate(row, with: step)
      }
      step += 1
    }
    return step
  }

  private mutating func exchangeRows(_ step: Int, _ other: Int, _ rows: inout Buffer<Int32>) {
    guard other != step else { return }
    rows.swapAt(step, other)
    for column in 0..<size { entries.swapAt(step * size + column, other * size + column) }
  }

  private mutating func exchangeColumns(_ step: Int, _ other: Int, _ columns: inout Buffer<Int32>) {
    guard other != step else { return }
    columns.swapAt(step, other)
    for row in 0..<size { entries.swapAt(row * size + step, row * size + other) }
  }

  @inline(__always) private mutating func eliminate(_ row: Int, with step: Int) {
    let factor = self[row, step] / self[step, step]
    self[row, step] = factor
    for column in step + 1..<max(size, step + 1) {
      self[row, column] -= factor * self[step, column]
    }
  }

  /// Solves the system in place: the right side is by row, the solution by column.
  mutating func solve(_ side: inout Buffer<Double>) {
    for step in 0..<size where side[step] != 0 {
      for row in step + 1..<max(size, step + 1) { side[row] -= self[row, step] * side[step] }
    }
    for step in (0..<size).reversed() {
      var sum = side[step]
      for column in step + 1..<max(size, step + 1) { sum -= self[step, column] * side[column] }
      side[step] = sum / self[step, step]
    }
  }

  /// Solves the transposed system in place: the right side is by column, the solution by row.
  mutating func solveTransposed(_ side: inout Buffer<Double>) {
    for step in 0..<size {
      var sum = side[step]
      for row in 0..<step { sum -= self[row, step] * side[row] }
      side[step] = sum / self[step, step]
    }
    for step in (0..<size).reversed() {
      var sum = side[step]
      for row in step + 1..<max(size, step + 1) { sum -= self[row, step] * side[row] }
      side[step] = sum
    }
  }
}
