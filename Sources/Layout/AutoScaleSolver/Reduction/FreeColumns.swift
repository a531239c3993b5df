/// Removes free column singletons: roots without a cost in a single row, a required equation, and these rows.
///
/// Such a root can take any value, so that its row does not restrict the others and defines only the root. After
/// the removal, other roots are in a single row. In a stack of views all edges are removed, from the last one on,
/// so that only the sizes with their own costs are left.
///
/// Source: E. Andersen, K. Andersen, "Presolving in Linear Programming", 1995, on free column singletons.
struct FreeColumns: ~Copyable {
  /// A row and the root that it defines by the others in it.
  struct Pair: BitwiseCopyable {
    var row: Int32
    /// The position of the root in the table of rows.
    var entry: Int32
  }

  /// The pairs in the order of their removal; a root may depend on those of later pairs.
  private var pairs = Buffer<Pair>()
  private var isTaken = Buffer<Bool>()
  /// The number of rows with each root that were not removed.
  private var rowCounts = Buffer<Int32>()
  /// The exclusive or of the root's positions in these rows: the position itself if there is only one.
  private var entries = Buffer<Int32>()
  /// The row of each position.
  private var rowOfEntry = Buffer<Int32>()
  private var open = Buffer<Int32>()

  var isEmpty: Bool { pairs.isEmpty }

  /// Whether a row was removed.
  @inline(__always) func isTaken(_ row: Int) -> Bool { isTaken[row] }

  /// Finds the rows and roots to remove, in time linear in the variables and the entries of the rows.
  ///
  /// If several roots of an equation are free, the last one follows from the others.
  mutating func run(_ reduction: borrowing Reduction, variableCount: Int) {
    clear(rowCount: reduction.rows.count)
    if reduction.rows.count == 0 { return }
    count(reduction.rows, variableCount)
    for root in 0..<Int32(variableCount) { note(root, reduction) }
    while let root = open.popLast() { take(root, reduction) }
  }

  /// Removes nothing.
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
        // Needs no list for each root: once only one row is left, its position is what is left of the exclusive or.
        entries[root] ^= Int32(entry)
        rowOfEntry.append(Int32(row))
      }
    }
  }

  /// Lists a root that is in a single row and has no cost.
  @inline(__always) private mutating func note(_ root: Int32, _ reduction: borrowing Reduction) {
    if rowCounts[root] == 1 && reduction.range(of: Int(root)).isEmpty { open.append(root) }
  }

  private mutating func take(_ root: Int32, _ reduction: borrowing Reduction) {
    guard rowCounts[root] == 1 else { return }
    let pair = Pair(row: rowOfEntry[entries[root]], entry: entries[root])
    let row = Int(pair.row)
    // Dividing by a small coefficient would multiply the errors of the other roots.
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
  /// Computes the removed roots from the others.
  func solve(_ reduction: borrowing Reduction, into values: inout Buffer<Double>) {
    // In reverse, since a root may depend on those that were removed after it.
    for index in (0..<pairs.count).reversed() {
      let root = reduction.rows.roots[pairs[index].entry]
      values[root] = value(index, reduction) { values[$0] }
    }
  }

  /// The numbers of the pairs whose roots depend on some others or on the constant of a row, each before its own
  /// dependents.
  ///
  /// - Complexity: O(variables and entries of the pairs).
  func dependents(
    of roots: borrowing Buffer<Int32>, orRow row: Int32 = -1, _ reduction: borrowing Reduction,
    variableCount: Int
  ) -> [Int32] {
    if isEmpty { return [] }
    var isMoving = Buffer<Bool>()
    isMoving.fill(false, count: variableCount)
    for index in 0..<roots.count { isMoving[roots[index]] = true }
    var dependents: [Int32] = []
    for index in (0..<pairs.count).reversed() {
      let range = reduction.rows.range(of: Int(pairs[index].row))
      var moves = pairs[index].row == row
      for entry in range where !moves { moves = isMoving[reduction.rows.roots[entry]] }
      guard moves else { continue }
      isMoving[reduction.rows.roots[pairs[index].entry]] = true
      dependents.append(Int32(index))
    }
    return dependents
  }

  /// Computes the variables of the roots of some pairs from the others.
  func write(
    _ dependents: [Int32], _ reduction: borrowing Reduction, _ members: borrowing RootMembers,
    into values: inout [Double]
  ) {
    for index in dependents {
      let root = reduction.rows.roots[pairs[index].entry]
      let value = value(Int(index), reduction) { values[Int($0)] }
      members.write(root, value, into: &values)
    }
  }

  /// The value of the root of a pair, which the other roots of its row determine.
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
