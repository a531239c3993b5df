/// The factors L, D and U of a basis, which compute the basic columns and rows from the nonbasic ones, and
/// multipliers from costs.
///
/// Only the kernel is factorised, the tight rows restricted to the basic columns; the basic rows follow from the
/// columns. The factors grow by a column at a time: what earlier columns leave of it in the rows of their pivots is
/// a column of U. The remainder, divided by the pivot, is a column of L.
///
/// Source: J. Gilbert, T. Peierls, "Sparse Partial Pivoting in Time Proportional to Arithmetic
/// Operations", 1988.
struct Factors: ~Copyable {
  /// The basic columns and rows of this basis.
  private(set) var isBasic = Buffer<Bool>()
  /// The rows and columns that must leave a singular kernel.
  private(set) var dependent = Buffer<Int32>()
  /// Whether a column nearly depends on others, so that rounding errors may decide.
  private(set) var isUncertain = false
  private var columnCount = 0

  // For each place of a pivot: its row, its column and its value, the diagonal of D.
  private var rows = Buffer<Int32>()
  private var columns = Buffer<Int32>()
  private var pivots = Buffer<Double>()
  /// The place of a tight row's pivot, or -1.
  private var places = Buffer<Int32>()
  /// The place of a basic column's pivot, or -1.
  private var columnPlaces = Buffer<Int32>()

  // The lines are the columns of L and U, whose diagonals of 1 are not stored.
  private var lower = SparseMatrix()
  private var upper = SparseMatrix()

  private var order = PivotOrder()
  private var side = RightSide()
  /// What is left of a column in the rows without a pivot.
  private var remainder = Movement()

  /// About how many operations a solve takes.
  var effort: Int { 4 * pivots.count + lower.rows.indices.count + upper.rows.indices.count }

  mutating func reset(rowCount: Int, columnCount: Int) {
    self.columnCount = columnCount
    clear()
    places.extend(by: -1, to: rowCount)
    columnPlaces.extend(by: -1, to: columnCount)
    remainder.reset(count: rowCount)
    order.reset(rowCount: rowCount, columnCount: columnCount)
  }

  private mutating func clear() {
    for place in 0..<pivots.count {
      places[rows[place]] = -1
      columnPlaces[columns[place]] = -1
    }
    rows.clear()
    columns.clear()
    pivots.clear()
    lower.rows.clear()
    upper.rows.clear()
  }
}

// MARK: - Factorisation

extension Factors {
  /// Computes the factors of a basis, unless it is singular.
  ///
  /// - Parameters:
  ///   - matrix: The rows, with all columns.
  ///   - basic: Which columns and rows are basic.
  ///   - rows: The rows that are not, as many as there are basic columns.
  ///   - columns: The basic columns.
  mutating func factorize(
    _ matrix: borrowing SparseMatrix, basic: borrowing Buffer<Bool>,
    rows: borrowing Buffer<Int32>, columns: borrowing Buffer<Int32>
  ) {
    dependent.clear()
    clear()
    isUncertain = false
    isBasic.assign(basic)
    order.run(matrix, rows: rows, columns: columns)
    side.reserve(columns.count)
    for index in 0..<order.pivots.count {
      let pivot = order.pivots[index]
      // A singleton is the only choice of its line, and its elimination multiplies no error.
      let smallest = index < order.triangleCount ? 0 : Tolerance.smallestPivot
      append(pivot.column, matrix)
      if !choosePivot(of: pivot.column, preferred: pivot.row, smallest: smallest) {
        dependent.append(pivot.column)
      }
    }
    if dependent.isEmpty { return finish() }
    for index in 0..<rows.count where places[rows[index]] < 0 {
      dependent.append(Int32(columnCount) + rows[index])
    }
  }

  /// Appends a column to U, and leaves the remainder in `remainder`.
  private mutating func append(_ column: Int32, _ matrix: borrowing SparseMatrix) {
    remainder.clear()
    for entry in matrix.columns[Int(column)] {
      let row = matrix.columns.indices[unchecked: entry]
      if !isBasic[columnCount + Int(row)] { add(matrix.columns.values[unchecked: entry], to: row) }
    }
    // In the order of the places: an earlier pivot changes what is left for later ones.
    while let (place, value) = side.popFirst() {
      upper.rows.append(Int32(place), value / pivots[place])
      for entry in lower.rows[place] {
        add(-lower.rows.values[unchecked: entry] * value, to: lower.rows.indices[unchecked: entry])
      }
    }
  }

  @inline(__always) private mutating func add(_ value: Double, to row: Int32) {
    let place = places[unchecked: Int(row)]
    if place < 0 { remainder.add(value, to: row) } else { side.add(value, at: place) }
  }

  /// Chooses the preferred entry of the remainder as the pivot, or the largest if the preferred one is much smaller,
  /// and makes a column of L of the others; returns false if the column depends on those before it.
  private mutating func choosePivot(
    of column: Int32, preferred: Int32, smallest: Double
  ) -> Bool {
    var row: Int32 = -1
    var largest = 0.0
    for index in 0..<remainder.moving.count {
      let size = abs(remainder.steps[unchecked: Int(remainder.moving[unchecked: index])])
      if size > largest { (row, largest) = (remainder.moving[unchecked: index], size) }
    }
    // Absolute limits, because `Scaling` has brought coefficients near 1.
    if largest <= Tolerance.weak {
      if largest > 0 { isUncertain = true }
      guard largest > Tolerance.cancelled else { return false }
    }
    if preferred >= 0
      && abs(remainder.steps[preferred]) > max(Tolerance.cancelled, smallest * largest)
    {
      row = preferred
    }
    let pivot = remainder.steps[row]
    for index in 0..<remainder.moving.count {
      let other = remainder.moving[unchecked: index]
      let left = remainder.steps[unchecked: Int(other)]
      if other != row && left != 0 { lower.rows.append(other, left / pivot) }
    }
    places[row] = Int32(pivots.count)
    columnPlaces[column] = Int32(pivots.count)
    rows.append(row)
    columns.append(column)
    pivots.append(pivot)
    lower.rows.endLine()
    upper.rows.endLine()
    return true
  }

  /// Numbers the rows of L by the places of their pivots, and indexes the rows of both factors.
  private mutating func finish() {
    for entry in 0..<lower.rows.indices.count {
      lower.rows.indices[unchecked: entry] = places[lower.rows.indices[unchecked: entry]]
    }
    lower.indexColumns(count: pivots.count)
    upper.indexColumns(count: pivots.count)
  }
}

// MARK: - Solving

extension Factors {
  /// Computes the movement of the basis from that of the nonbasic columns and rows.
  mutating func solve(_ matrix: borrowing SparseMatrix, _ movement: inout Movement) {
    for index in 0..<movement.moving.count {
      let moved = movement.moving[index]
      let step = movement.steps[moved]
      if moved < Int32(columnCount) {
        scatter(step, of: moved, matrix, &movement)
      } else if places[moved - Int32(columnCount)] >= 0 {
        side.add(step, at: places[moved - Int32(columnCount)])
      }
    }
    side.solveForward(lower.rows)
    side.divide(by: pivots)
    side.solveBackward(upper.rows, from: pivots.count)
    for index in 0..<side.solved.count {
      let place = Int(side.solved[unchecked: index])
      let step = side.take(place)
      let column = columns[unchecked: place]
      movement.set(step, of: column)
      for entry in matrix.columns[Int(column)] {
        let row = matrix.columns.indices[unchecked: entry]
        guard places[unchecked: Int(row)] < 0 else { continue }
        movement.add(matrix.columns.values[unchecked: entry] * step, to: Int32(columnCount) + row)
      }
    }
  }

  /// Moves the basic rows of a moving column, and subtracts its part in the tight rows from the right side.
  private mutating func scatter(
    _ step: Double, of column: Int32, _ matrix: borrowing SparseMatrix,
    _ movement: inout Movement
  ) {
    for entry in matrix.columns[Int(column)] {
      let row = matrix.columns.indices[unchecked: entry]
      let change = matrix.columns.values[unchecked: entry] * step
      let place = places[unchecked: Int(row)]
      if place < 0 {
        movement.add(change, to: Int32(columnCount) + row)
      } else {
        side.add(-change, at: place)
      }
    }
  }

  /// Computes the multipliers of the rows that balance the costs of the basic columns and rows.
  ///
  /// - Parameters:
  ///   - matrix: The rows, with all columns.
  ///   - costs: The costs; nonbasic ones are ignored, and costs that are not listed are zero.
  ///   - multipliers: Becomes the multipliers.
  mutating func solveTransposed(
    _ matrix: borrowing SparseMatrix, _ costs: borrowing Movement, _ multipliers: inout Movement
  ) {
    multipliers.clear()
    for index in 0..<costs.moving.count {
      let moved = costs.moving[unchecked: index]
      let cost = costs.steps[moved]
      guard isBasic[moved] && cost != 0 else { continue }
      if moved < Int32(columnCount) {
        side.add(-cost, at: columnPlaces[moved])
        continue
      }
      let row = moved - Int32(columnCount)
      multipliers.set(cost, of: row)
      for entry in matrix.rows[Int(row)] {
        let place = columnPlaces[matrix.rows.indices[unchecked: entry]]
        if place >= 0 { side.add(-matrix.rows.values[unchecked: entry] * cost, at: place) }
      }
    }
    side.solveForward(upper.columns)
    side.divide(by: pivots)
    side.solveBackward(lower.columns, from: pivots.count)
    for index in 0..<side.solved.count {
      let place = Int(side.solved[unchecked: index])
      multipliers.set(side.take(place), of: rows[place])
    }
  }
}
