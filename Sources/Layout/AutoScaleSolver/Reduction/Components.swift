/// The connected components of the reduced system: rows that share roots, directly or through other rows.
///
/// Components are independent, and the time of the simplex grows faster than their size, so that each is solved on
/// its own.
struct Components: ~Copyable {
  private(set) var count = 0
  /// The component of each root, or -1 for a root that is in no row of a component.
  private(set) var componentOfRoot = Buffer<Int32>()
  /// The rows, component after component.
  private(set) var rows = Buffer<Int32>()
  /// The component of each row, or -1 for a row that was removed.
  private(set) var componentOfRow = Buffer<Int32>()
  private var parents = Buffer<Int32>()
  private var firstRoots = Buffer<Int32>()
  private var sorting = CountingSort()

  @inline(__always) func rows(of component: Int) -> Range<Int> {
    Int(sorting.starts[component])..<Int(sorting.starts[component + 1])
  }

  /// Finds the components of the rows of a table that were not removed, and sorts each one's rows by their roots.
  mutating func run(
    _ table: borrowing RowTable, leavingOut free: borrowing FreeColumns, variableCount: Int
  ) {
    rows.clear()
    componentOfRow.clear()
    componentOfRoot.fill(-1, count: variableCount)
    count = 0
    if table.count == 0 { return }
    unite(table, free, variableCount)
    number(table, free)
    firstRoots.clear()
    for row in 0..<table.count {
      if !free.isTaken(row) { rows.append(Int32(row)) }
      firstRoots.append(table.roots[table.range(of: row).lowerBound])
    }
    // By root first, then by component, each time keeping the order of equals. Neighbours in a layout are then
    // neighbours in the simplex, and the result does not depend on the order in which constraints were added.
    sorting.sort(&rows, by: firstRoots, keyCount: variableCount)
    sorting.sort(&rows, by: componentOfRow, keyCount: count)
  }

  private mutating func unite(
    _ table: borrowing RowTable, _ free: borrowing FreeColumns, _ variableCount: Int
  ) {
    parents.fill(0, count: variableCount)
    for variable in 0..<variableCount { parents[variable] = Int32(variable) }
    for row in 0..<table.count where !free.isTaken(row) {
      let range = table.range(of: row)
      let first = representative(table.roots[range.lowerBound])
      for index in range { parents[representative(table.roots[index])] = first }
    }
  }

  /// Numbers the components in the order of their first rows.
  private mutating func number(_ table: borrowing RowTable, _ free: borrowing FreeColumns) {
    componentOfRow.fill(-1, count: table.count)
    for row in 0..<table.count where !free.isTaken(row) {
      let range = table.range(of: row)
      let representative = representative(table.roots[range.lowerBound])
      if componentOfRoot[representative] < 0 {
        componentOfRoot[representative] = Int32(count)
        count += 1
      }
      componentOfRow[row] = componentOfRoot[representative]
      for index in range { componentOfRoot[table.roots[index]] = componentOfRow[row] }
    }
  }

  @inline(__always) private mutating func representative(_ root: Int32) -> Int32 {
    var root = root
    // Path halving; R. Tarjan, J. van Leeuwen, "Worst-Case Analysis of Set Union Algorithms", 1984.
    while parents[root] != root {
      parents[root] = parents[parents[root]]
      root = parents[root]
    }
    return root
  }
}
