/// Removes the roots that only one equation contains, together with these equations.
///
/// A root without a cost in a single row, which is a required equation, takes the value that the others leave
/// to it, so that neither restricts the others. After their removal other roots are left in a single row. In a
/// stack of views all edges go, from the last one on, and each size is left alone with its own cost.
///
/// Source: E. Andersen, K. Andersen, "Presolving in Linear Programming", 1995, on free column singletons.
struct FreeColumns: ~Copyable {
  /// A row and the root that follows from the others in it.
  struct Pair: BitwiseCopyable {
    var row: Int32
    /// The place of the root in the table of rows.
    var entry: Int32
  }

  /// The pairs in the order in which they were taken out; a root may follow from those of later ones.
  private var pairs = Buffer<Pair>()
  private var isTaken = Buffer<Bool>()
  /// In how many rows each root stands that are not taken out.
  private var rowCounts = Buffer<Int32>()
  /// The exclusive or of its places in these rows: the place itself if there is only one.
  private var entries = Buffer<Int32>()
  /// The row of each place.
  private var rowOfEntry = Buffer<Int32>()
  private var open = Buffer<Int32>()

  var isEmpty: Bool { pairs.isEmpty }

  /// Whether a row is taken out.
  @inline(__always) func isTaken(_ row: Int) -> Bool { isTaken[row] }

  /// Finds the rows and roots to take out, in time linear in the variables and the entries of the rows.
  ///
  /// Of several roots of an equation that are free, the last one follows from the others.
  mutating func run(_ reduction: borrowing Reduction, variableCount: Int) {
    clear(rowCount: reduction.rows.count)
    if reduction.rows.count == 0 { return }
    count(reduction.rows, variableCount)
    for root in 0..<Int32(variableCount) { note(root, reduction) }
    while let root = open.popLast() { take(root, reduction) }
  }

  /// Takes nothing out.
  mutating func clear(rowCount: Int) {
    pairs.clear()
    isTaken.fill(false, count: rowCount)
  }

  private mutating func count(_ table: borrowing RowTable, _ variableCount: Int) {
    rowCounts.fill(0, count: variableCount)
    entries.fill(0, count: variableCount)
    rowOfEntry.clear()
    for row in 0..<table.count {
      for entry in table.range(of: row) {
        let root = Int(table.roots[entry])
        rowCounts[root] += 1
        entries[root] ^= Int32(entry)
        rowOfEntry.append(Int32(row))
      }
    }
  }

  /// Lists a root that stands in a single row and costs nothing.
  @inline(__always) private mutating func note(_ root: Int32, _ reduction: borrowing Reduction) {
    if rowCounts[root] == 1 && reduction.range(of: Int(root)).isEmpty { open.append(root) }
  }

  private mutating func take(_ root: Int32, _ reduction: borrowing Reduction) {
    guard rowCounts[root] == 1 else { return }
    let pair = Pair(row: rowOfEntry[entries[root]], entry: entries[root])
    let row = Int(pair.row)
    guard reduction.isEquation(row),
      abs(reduction.rows.coefficients[pair.entry]) > Tolerance.smallestPivot
    else { return }
    pairs.append(pair)
    isTaken[row] = true
    for entry in reduction.rows.range(of: row) {
      let other = reduction.rows.roots[entry]
      rowCounts[other] -= 1
      entries[other] ^= Int32(entry)
      note(other, reduction)
    }
  }
}

// MARK: - Values

extension FreeColumns {
  /// Computes the roots that were taken out from the others.
  func solve(_ reduction: borrowing Reduction, into values: inout Buffer<Double>) {
    for index in (0..<pairs.count).reversed() {
      let root = reduction.rows.roots[pairs[index].entry]
      values[root] = value(index, reduction) { values[$0] }
    }
  }

  /// The numbers of the pairs whose roots change with some others or with the constant of a row, each before
  /// those that follow from it.
  ///
  /// - Complexity: O(variables and entries of the pairs).
  func followers(
    of roots: borrowing Buffer<Int32>, orRow row: Int32 = -1, _ reduction: borrowing Reduction,
    variableCount: Int
  ) -> [Int32] {
    if isEmpty { return [] }
    var isMoving = Buffer<Bool>()
    isMoving.fill(false, count: variableCount)
    for index in 0..<roots.count { isMoving[roots[index]] = true }
    var followers: [Int32] = []
    for index in (0..<pairs.count).reversed() {
      let range = reduction.rows.range(of: Int(pairs[index].row))
      var moves = pairs[index].row == row
      for entry in range where !moves { moves = isMoving[reduction.rows.roots[entry]] }
      guard moves else { continue }
      isMoving[reduction.rows.roots[pairs[index].entry]] = true
      followers.append(Int32(index))
    }
    return followers
  }

  /// Computes the variables of the roots of some pairs from the others.
  func write(
    _ followers: [Int32], _ reduction: borrowing Reduction, _ members: borrowing RootMembers,
    into values: inout [Double]
  ) {
    for index in followers {
      let root = reduction.rows.roots[pairs[index].entry]
      let value = value(Int(index), reduction) { values[Int($0)] }
      members.write(root, value, into: &values)
    }
  }

  /// The value that the other roots of a row leave to the root of a pair.
  @inline(__always) private func value(
    _ index: Int, _ reduction: borrowing Reduction, _ valueOf: (Int32) -> Double
  ) -> Double {
    let pair = pairs[index]
    var sum = reduction.constant(ofEquation: Int(pair.row))
    for entry in reduction.rows.range(of: Int(pair.row)) where entry != Int(pair.entry) {
      sum -= reduction.rows.coefficients[entry] * valueOf(reduction.rows.roots[entry])
    }
    return sum / reduction.rows.coefficients[pair.entry]
  }
}
