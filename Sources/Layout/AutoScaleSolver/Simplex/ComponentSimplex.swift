/// A component in the simplex, with the system's roots and rows of its columns and rows.
struct ComponentSimplex: ~Copyable {
  var simplex = Simplex()
  /// The roots of the columns.
  private(set) var roots = Buffer<Int32>()
  /// The columns of the roots, or -1.
  private var columns = Buffer<Int32>()
  private var rows = Buffer<Int32>()
  private var scaling = Scaling()

  /// Loads the rows and costs of a component.
  ///
  /// The preferences are the values of the roots where nothing else decides.
  mutating func load(
    _ component: Int, _ components: borrowing Components, _ reduction: borrowing Reduction,
    preferences: borrowing Buffer<Double>
  ) {
    // Only those of the last component, which takes less time than clearing all roots for each component.
    for index in 0..<roots.count { columns[roots[index]] = -1 }
    if columns.count < preferences.count { columns.fill(-1, count: preferences.count) }
    roots.clear()
    rows.clear()
    simplex.tableau.matrix.rows.clear()
    for index in components.rows(of: component) {
      rows.append(components.rows[index])
      addRow(Int(components.rows[index]), reduction.rows)
    }
    scaling.run(&simplex.tableau.matrix.rows, columnCount: roots.count)
    simplex.tableau.matrix.indexColumns(count: roots.count)
    addCosts(reduction, variableCount: preferences.count)
    simplex.tableau.values.fill(0, count: roots.count + rows.count)
    for column in 0..<roots.count {
      simplex.tableau.values[column] =
        scaling.factors[column] * preference(for: preferences[roots[column]])
    }
  }

  private mutating func addRow(_ row: Int, _ table: borrowing RowTable) {
    for index in table.range(of: row) {
      let root = table.roots[index]
      if columns[root] < 0 {
        // Numbered in the order of the rows, so that columns of one row are near each other in memory.
        columns[root] = Int32(roots.count)
        roots.append(root)
      }
      simplex.tableau.matrix.rows.append(columns[root], table.coefficients[index])
    }
    simplex.tableau.matrix.rows.endLine()
  }

  private mutating func addCosts(_ reduction: borrowing Reduction, variableCount: Int) {
    simplex.tableau.costs.clear()
    for index in 0..<roots.count {
      simplex.tableau.costs.appendColumn(
        reduction.penalties, reduction.range(of: Int(roots[index])), factor: scaling.factors[index])
    }
    for index in 0..<rows.count {
      let column = variableCount + Int(rows[index])
      simplex.tableau.costs.appendColumn(
        reduction.penalties, reduction.range(of: column),
        factor: scaling.factors[roots.count + index])
    }
    simplex.tableau.costs.finish(levelCount: reduction.levelCount)
  }

  /// Solves the component and writes the values of its roots.
  mutating func solve(into values: inout Buffer<Double>) {
    simplex.solve()
    write(into: &values)
  }

  /// The factor by which values of a column or row are larger in the simplex than in the system.
  @inline(__always) func factor(_ column: Int32) -> Double { scaling.factors[column] }

  /// The value of the root of a column.
  @inline(__always) func rootValue(_ column: Int) -> Double {
    simplex.tableau.values[column] / scaling.factors[column]
  }

  /// Writes the values of the component's roots.
  func write(into values: inout Buffer<Double>) {
    for column in 0..<roots.count { values[roots[column]] = rootValue(column) }
  }

  /// Writes the values of the component's roots and of the variables that they represent.
  func write(
    into rootValues: inout Buffer<Double>, _ members: borrowing RootMembers,
    _ values: inout [Double]
  ) {
    write(into: &rootValues)
    for column in 0..<roots.count {
      members.write(roots[column], rootValue(column), into: &values)
    }
  }
}
