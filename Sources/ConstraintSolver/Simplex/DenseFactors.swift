/// The factors L and U of a small dense square matrix, by elimination with row exchanges.
struct DenseFactors: ~Copyable {
  /// A pivot this small, relative to the largest entry of the matrix, makes the matrix singular.
  private static let singular = 1e-11

  private var entries = Buffer<Double>()
  private var exchanges = Buffer<Int32>()
  private(set) var size = 0

  @inline(__always) subscript(row: Int, column: Int) -> Double {
    get { entries[row * size + column] }
    set { entries[row * size + column] = newValue }
  }

  /// Starts a matrix of zeros.
  mutating func reset(size: Int) {
    self.size = size
    entries.fill(0, count: size * size)
    exchanges.clear()
  }

  /// Factorises the entries in place; returns false for a singular matrix.
  mutating func factorize() -> Bool {
    var largest = 0.0
    for index in 0..<entries.count { largest = max(largest, abs(entries[index])) }
    for step in 0..<size {
      var pivot = step
      for row in step..<size where abs(self[row, step]) > abs(self[pivot, step]) { pivot = row }
      guard abs(self[pivot, step]) > Self.singular * largest else { return false }
      exchanges.append(Int32(pivot))
      if pivot != step { exchangeRows(step, pivot) }
      for row in step + 1..<max(size, step + 1) where self[row, step] != 0 {
        eliminate(row, with: step)
      }
    }
    return true
  }

  private mutating func exchangeRows(_ first: Int, _ second: Int) {
    for column in 0..<size {
      let entry = self[first, column]
      self[first, column] = self[second, column]
      self[second, column] = entry
    }
  }

  @inline(__always) private mutating func eliminate(_ row: Int, with step: Int) {
    let factor = self[row, step] / self[step, step]
    self[row, step] = factor
    for column in step + 1..<max(size, step + 1) {
      self[row, column] -= factor * self[step, column]
    }
  }

  /// Solves the system with a right side, in place.
  mutating func solve(_ side: inout Buffer<Double>) {
    for step in 0..<size { exchange(&side, step) }
    for step in 0..<size where side[step] != 0 {
      for row in step + 1..<max(size, step + 1) { side[row] -= self[row, step] * side[step] }
    }
    for step in (0..<size).reversed() {
      var sum = side[step]
      for column in step + 1..<max(size, step + 1) { sum -= self[step, column] * side[column] }
      side[step] = sum / self[step, step]
    }
  }

  /// Solves the transposed system with a right side, in place.
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
    for step in (0..<size).reversed() { exchange(&side, step) }
  }

  @inline(__always) private func exchange(_ side: inout Buffer<Double>, _ step: Int) {
    let other = exchanges[step]
    let value = side[step]
    side[step] = side[other]
    side[other] = value
  }
}
