/// The factors of a basis: how basic columns and rows follow from the others, and multipliers from costs.
///
/// What has to be solved is the kernel, the tight rows restricted to the basic columns; the basic rows
/// follow from the columns. A layout's kernel is nearly triangular. Rows with one column left are peeled
/// off first, then columns with one row left; only what remains, the bump, is eliminated.
///
/// Solving looks only at what is not zero: a queue holds the pivots that are still to be solved.
struct BasisFactors: ~Copyable {
  private struct Pivot: BitwiseCopyable {
    var row: Int32
    var column: Int32
    var value: Double
  }

  /// Where one of so many pivots has a cost, most rows get a multiplier.
  private static let densePart = 4

  /// What is basic in this basis.
  private(set) var isBasic = Buffer<Bool>()
  private var columnCount = 0

  /// In the order of solving: first the peeled rows, then the bump, then the peeled columns.
  private var pivots = Buffer<Pivot>()
  private var bumpRange = 0..<0
  private var bump = SparseFactors()
  /// The place of a tight row in `pivots`, or -1.
  private var places = Buffer<Int32>()
  /// The place of a basic column in `pivots`, or -1.
  private var columnPlaces = Buffer<Int32>()
  /// The places still to be solved.
  private var unsolved = PlaceQueue()

  private var rowPeeling = Peeling()
  private var columnPeeling = Peeling()
  private var bumpColumns = Buffer<Int32>()

  /// About how many operations a solution takes.
  var effort: Int { 4 * pivots.count + bump.effort }

  mutating func reset(rowCount: Int, columnCount: Int) {
    self.columnCount = columnCount
    clearPivots()
    places.extend(by: -1, to: rowCount)
    columnPlaces.extend(by: -1, to: columnCount)
    rowPeeling.reset(limit: rowCount)
    columnPeeling.reset(limit: columnCount)
  }

  /// Computes the factors of a basis.
  ///
  /// - Parameters:
  ///   - matrix: The rows, with all columns.
  ///   - basic: Which columns and rows are basic.
  ///   - rows: The rows that are not, as many as there are basic columns.
  ///   - columns: The basic columns.
  ///   - dependent: Becomes the rows and columns that must leave the kernel because it is singular.
  mutating func factorize(
    _ matrix: borrowing SparseMatrix, basic: borrowing Buffer<Bool>,
    rows: borrowing Buffer<Int32>, columns: borrowing Buffer<Int32>,
    dependent: inout Buffer<Int32>
  ) {
    dependent.clear()
    isBasic.assign(basic)
    clearPivots()
    for index in 0..<rows.count { rowPeeling.isLeft[rows[index]] = true }
    for index in 0..<columns.count { columnPeeling.isLeft[columns[index]] = true }
    rowPeeling.run(rows, matrix.rows, crossing: matrix.columns, &columnPeeling.isLeft)
    for index in 0..<rowPeeling.peeled.count {
      let entry = rowPeeling.peeled[index]
      append(Pivot(row: entry.line, column: entry.crossing, value: entry.value))
    }
    let first = pivots.count
    columnPeeling.run(columns, matrix.columns, crossing: matrix.rows, &rowPeeling.isLeft)
    factorizeBump(matrix, rows, columns, &dependent)
    bumpRange = first..<pivots.count
    for index in (0..<columnPeeling.peeled.count).reversed() {
      let entry = columnPeeling.peeled[index]
      append(Pivot(row: entry.crossing, column: entry.line, value: entry.value))
    }
    unsolved.reserve(pivots.count)
  }

  private mutating func clearPivots() {
    for index in 0..<pivots.count {
      places[pivots[index].row] = -1
      columnPlaces[pivots[index].column] = -1
    }
    pivots.clear()
  }

  private mutating func append(_ pivot: Pivot) {
    places[pivot.row] = Int32(pivots.count)
    columnPlaces[pivot.column] = Int32(pivots.count)
    pivots.append(pivot)
  }

  /// Factorises what peeling left, and clears the marks.
  ///
  /// A row of the bump is solved at the place that it has among its rows.
  private mutating func factorizeBump(
    _ matrix: borrowing SparseMatrix, _ rows: borrowing Buffer<Int32>,
    _ columns: borrowing Buffer<Int32>, _ dependent: inout Buffer<Int32>
  ) {
    let first = pivots.count
    bump.reset(size: rows.count - first - columnPeeling.peeled.count)
    guard bump.size > 0 else { return }
    // For a moment, the place of a column is its number among the bump's columns.
    bumpColumns.clear()
    for index in 0..<columns.count where columnPeeling.isLeft[columns[index]] {
      columnPlaces[columns[index]] = Int32(bumpColumns.count)
      bumpColumns.append(columns[index])
    }
    for index in 0..<rows.count where rowPeeling.isLeft[rows[index]] {
      pivots.append(Pivot(row: rows[index], column: -1, value: 1))
      bump.beginRow()
      for entry in matrix.rows[Int(rows[index])]
      where columnPeeling.isLeft[matrix.rows.indices[unchecked: entry]] {
        bump.append(
          columnPlaces[matrix.rows.indices[unchecked: entry]], matrix.rows.values[unchecked: entry])
      }
    }
    let isRegular = bump.factorize()
    for place in first..<pivots.count { rowPeeling.isLeft[pivots[place].row] = false }
    for index in 0..<bumpColumns.count {
      columnPeeling.isLeft[bumpColumns[index]] = false
      columnPlaces[bumpColumns[index]] = -1
    }
    if isRegular { placeBump(from: first) } else { findDependent(from: first, &dependent) }
  }

  private mutating func placeBump(from first: Int) {
    for place in first..<pivots.count {
      let column = bumpColumns[bump.partners[place - first]]
      pivots[place].column = column
      places[pivots[place].row] = Int32(place)
      columnPlaces[column] = Int32(place)
    }
  }

  /// Lists the rows and columns that are nobody's partner, and forgets the factors.
  private mutating func findDependent(from first: Int, _ dependent: inout Buffer<Int32>) {
    for place in first..<pivots.count {
      let partner = bump.partners[place - first]
      if partner < 0 {
        dependent.append(Int32(columnCount) + pivots[place].row)
      } else {
        columnPlaces[bumpColumns[partner]] = 0
      }
    }
    for index in 0..<bumpColumns.count {
      if columnPlaces[bumpColumns[index]] < 0 { dependent.append(bumpColumns[index]) }
      columnPlaces[bumpColumns[index]] = -1
    }
    pivots.truncate(to: first)
    bump.reset(size: 0)
  }
}

// MARK: - Solving

extension BasisFactors {
  /// Computes how the basis moves with what is moving, which is not basic.
  mutating func spread(_ matrix: borrowing SparseMatrix, _ movement: inout Movement) {
    for seed in 0..<movement.moving.count { note(movement.moving[seed], -1, matrix, &movement) }
    while let place = unsolved.popFirst() {
      if bumpRange.contains(place) {
        spreadThroughBump(from: place, matrix, &movement)
        continue
      }
      let pivot = pivots[place]
      let step = residual(pivot.row, matrix, movement) / pivot.value
      guard step != 0 else { continue }
      movement.set(step, of: pivot.column)
      note(pivot.column, Int32(place), matrix, &movement)
    }
  }

  /// Moves the basic rows of a moving column, and notes the pivots after a place that must balance it.
  @inline(__always) private mutating func note(
    _ moved: Int32, _ place: Int32, _ matrix: borrowing SparseMatrix, _ movement: inout Movement
  ) {
    guard moved < Int32(columnCount) else {
      note(place: places[moved - Int32(columnCount)], after: place)
      return
    }
    let step = movement.steps[moved]
    for entry in matrix.columns[Int(moved)] {
      let row = matrix.columns.indices[unchecked: entry]
      let own = places[unchecked: Int(row)]
      if own < 0 {
        movement.add(matrix.columns.values[unchecked: entry] * step, to: Int32(columnCount) + row)
      } else {
        note(place: own, after: place)
      }
    }
  }

  @inline(__always) private mutating func note(place: Int32, after solved: Int32) {
    if place > solved { unsolved.insert(Int(place)) }
  }

  private mutating func spreadThroughBump(
    from place: Int, _ matrix: borrowing SparseMatrix, _ movement: inout Movement
  ) {
    let first = bumpRange.lowerBound
    for index in 0..<bump.size { bump.rowSide[index] = 0 }
    var next: Int? = place
    while let place = next {
      bump.rowSide[place - first] = residual(pivots[place].row, matrix, movement)
      next = unsolved.popFirst(before: bumpRange.upperBound)
    }
    bump.solve()
    for place in bumpRange {
      let step = bump.columnSide[bump.partners[place - first]]
      if step != 0 { movement.set(step, of: pivots[place].column) }
    }
    for place in bumpRange where movement.steps[pivots[place].column] != 0 {
      note(pivots[place].column, Int32(bumpRange.upperBound) - 1, matrix, &movement)
    }
  }

  /// The movement of a tight row minus that of its columns; a basic column not yet solved does not move.
  @inline(__always) private func residual(
    _ row: Int32, _ matrix: borrowing SparseMatrix, _ movement: borrowing Movement
  ) -> Double {
    var rest = movement.steps[columnCount + Int(row)]
    for entry in matrix.rows[Int(row)] {
      rest -=
        matrix.rows.values[unchecked: entry]
        * movement.steps[unchecked: Int(matrix.rows.indices[unchecked: entry])]
    }
    return rest
  }

  /// Computes the multipliers of the rows that balance the costs of the basic columns and rows.
  ///
  /// - Parameters:
  ///   - matrix: The rows, with all columns.
  ///   - costs: The costs; those of what is not basic are ignored, and those not listed are zero.
  ///   - multipliers: Becomes the multipliers.
  mutating func balance(
    _ matrix: borrowing SparseMatrix, _ costs: borrowing Movement, _ multipliers: inout Movement
  ) {
    multipliers.clear()
    // Where many rows have a multiplier, looking for those that have none takes longer than solving all.
    var rest = pivots.count / Self.densePart - costs.moving.count
    if rest < 0 { unsolved.insertAll(0..<pivots.count) }
    for index in 0..<costs.moving.count {
      let moved = costs.moving[unchecked: index]
      let cost = costs.steps[moved]
      guard isBasic[moved] && cost != 0 else { continue }
      if moved >= Int32(columnCount) {
        multipliers.set(cost, of: moved - Int32(columnCount))
        if rest < 0 { continue }
        note(columnsOf: moved - Int32(columnCount), before: Int32(pivots.count), matrix)
      } else if rest >= 0 {
        unsolved.insert(mirrored(columnPlaces[moved]))
      }
    }
    while let place = unsolved.popFirst().map({ mirrored(Int32($0)) }) {
      if bumpRange.contains(place) {
        balanceBump(from: place, matrix, costs, &multipliers)
        continue
      }
      let pivot = pivots[place]
      let multiplier = imbalance(pivot.column, matrix, costs, multipliers) / pivot.value
      guard multiplier != 0 else { continue }
      multipliers.set(multiplier, of: pivot.row)
      if rest < 0 { continue }
      rest -= 1
      if rest < 0 {
        unsolved.insertAll(mirrored(Int32(place)) + 1..<pivots.count)
      } else {
        note(columnsOf: pivot.row, before: Int32(place), matrix)
      }
    }
  }

  /// The place counted from the end, as multipliers are solved in the other direction.
  @inline(__always) private func mirrored(_ place: Int32) -> Int { pivots.count - 1 - Int(place) }

  /// Notes the pivots before a place whose columns a row's multiplier changes the balance of.
  @inline(__always) private mutating func note(
    columnsOf row: Int32, before solved: Int32, _ matrix: borrowing SparseMatrix
  ) {
    for entry in matrix.rows[Int(row)] {
      let place = columnPlaces[unchecked: Int(matrix.rows.indices[unchecked: entry])]
      if place >= 0 && place < solved { unsolved.insert(mirrored(place)) }
    }
  }

  private mutating func balanceBump(
    from place: Int, _ matrix: borrowing SparseMatrix, _ costs: borrowing Movement,
    _ multipliers: inout Movement
  ) {
    let first = bumpRange.lowerBound
    for index in 0..<bump.size { bump.columnSide[index] = 0 }
    var next: Int? = place
    while let place = next {
      bump.columnSide[bump.partners[place - first]] = imbalance(
        pivots[place].column, matrix, costs, multipliers)
      next = unsolved.popFirst(before: pivots.count - first).map { mirrored(Int32($0)) }
    }
    bump.solveTransposed()
    for place in bumpRange where bump.rowSide[place - first] != 0 {
      multipliers.set(bump.rowSide[place - first], of: pivots[place].row)
      note(columnsOf: pivots[place].row, before: Int32(first), matrix)
    }
  }

  @inline(__always) private func imbalance(
    _ column: Int32, _ matrix: borrowing SparseMatrix, _ costs: borrowing Movement,
    _ multipliers: borrowing Movement
  ) -> Double {
    var rest = -costs.steps[column]
    for entry in matrix.columns[Int(column)] {
      rest -=
        matrix.columns.values[unchecked: entry]
        * multipliers.steps[unchecked: Int(matrix.columns.indices[unchecked: entry])]
    }
    return rest
  }
}
