/// A component's matrix and costs, and the positions of its columns and rows.
///
/// The unknowns are the columns x and the activities r = A x of the rows. In everything that is indexed by both,
/// columns come first and rows after them.
struct Tableau: ~Copyable {
  /// A basic column or row that has moved into another interval.
  struct Passage: BitwiseCopyable {
    var column: Int32
    var placeBefore: Int32
  }

  // Each correction of right factors gains about as many digits as they have, so that one or two are enough;
  // N. Higham, "Accuracy and Stability of Numerical Algorithms", 2002, chapter 12, on iterative refinement.
  /// Factors are wrong if a residual is left after this many corrections.
  private static let mostCorrections = 4

  var matrix = SparseMatrix()
  var costs = Costs()
  var basis = Basis()
  var values = Buffer<Double>()
  /// The interval of a basic column, or the breakpoint of a nonbasic one; -1 for a nonbasic one without a
  /// breakpoint.
  var places = Buffer<Int32>()
  /// The movement of all columns and rows in the present step.
  private(set) var movement = Movement()
  /// The basic columns and rows that moved into other intervals in the last step.
  private(set) var passed = Buffer<Passage>()
  private var corrections = Movement()

  var rowCount: Int { matrix.rowCount }
  var columnCount: Int { matrix.columnCount }
  var count: Int { columnCount + rowCount }

  /// Makes every row basic, and leaves the columns without a place.
  mutating func reset() {
    basis.reset(rowCount: rowCount, columnCount: columnCount)
    places.fill(-1, count: count)
    movement.reset(count: count)
    corrections.reset(count: count)
    passed.clear()
  }
}

// MARK: - Values

extension Tableau {
  /// Computes the values of the basis from those of the nonbasic columns and rows.
  ///
  /// - Returns: Whether the factors are accurate enough.
  mutating func evaluate() -> Bool {
    var largest = 0.0
    for index in 0..<count {
      if basis.isBasic[index] {
        largest = max(largest, abs(values[index]))
      } else if places[index] >= 0 {
        values[index] = costs.position(index, Int(places[index]))
      }
    }
    // A start along a chain can produce values so large that their residuals have no digits of the others left: the
    // corrections of a ring of 1,000 equations would take as long as the solve.
    if largest > Tolerance.largestCorrected {
      for index in 0..<columnCount where basis.isBasic[index] { values[index] = 0 }
    }
    // Corrections by residuals instead of a solve from scratch, because they also remove errors of the factors.
    var attempts = 0
    while collectResiduals() && attempts < Self.mostCorrections {
      basis.solve(matrix, &corrections)
      for index in 0..<corrections.moving.count where basis.isBasic[corrections.moving[index]] {
        values[corrections.moving[index]] += corrections.steps[corrections.moving[index]]
      }
      attempts += 1
    }
    for row in 0..<rowCount where basis.isBasic[columnCount + row] {
      values[columnCount + row] = activity(row).sum
    }
    return attempts < Self.mostCorrections
  }

  /// Lists the residuals of the tight rows in `corrections`; returns false if there are none.
  private mutating func collectResiduals() -> Bool {
    corrections.clear()
    for index in 0..<basis.tightRows {
      let row = basis.tightRow(index)
      let activity = activity(row)
      let residual = values[columnCount + row] - activity.sum
      if abs(residual) > Tolerance.rounding * activity.size {
        corrections.set(residual, of: Int32(columnCount + row))
      }
    }
    return !corrections.moving.isEmpty
  }

  /// The sum of a row's columns, and the size of the summands.
  @inline(__always) private func activity(_ row: Int) -> (sum: Double, size: Double) {
    var (sum, size) = (0.0, 0.0)
    for entry in matrix.rows[row] {
      let summand =
        matrix.rows.values[unchecked: entry] * values[matrix.rows.indices[unchecked: entry]]
      sum += summand
      size += abs(summand)
    }
    return (sum, size)
  }

  /// Finds the interval of each basic column and row, and lists those with a new one in `passed`.
  ///
  /// A value at a breakpoint stays in its interval.
  mutating func locate() {
    passed.clear()
    for index in 0..<count { locate(index) }
  }

  /// Finds the interval of a column or row, if it is basic.
  @inline(__always) mutating func locate(_ index: Int) {
    guard basis.isBasic[index], !costs.holds(index, Int(places[index]), values[index]) else {
      return
    }
    pass(Int32(index), to: Int32(costs.interval(index, at: values[index])))
  }

  /// Places columns that left a singular basis at the breakpoints nearest to their values.
  mutating func placeLeftColumns() {
    for index in 0..<basis.leftColumns.count {
      let column = Int(basis.leftColumns[index])
      places[column] = Int32(costs.nearestBreakpoint(column, to: values[column]))
    }
  }
}

// MARK: - Movement

extension Tableau {
  /// Computes the movement for a unit of a nonbasic column or row.
  mutating func computeSteps(_ direction: Direction) {
    movement.clear()
    movement.set(direction.isUpward ? 1 : -1, of: Int32(direction.column))
    basis.solve(matrix, &movement)
  }

  /// Clears the movement before several columns and rows are set in motion.
  mutating func clearSteps() { movement.clear() }

  /// Sets a nonbasic column or row in motion, before `spreadSteps`.
  mutating func setStep(of column: Int, to step: Double) { movement.set(step, of: Int32(column)) }

  /// Computes the steps of the basis from the steps that were set.
  mutating func spreadSteps() { basis.solve(matrix, &movement) }

  mutating func reverseSteps() { movement.reverse() }

  /// Exchanges the movement for other memory, whose contents are cleared.
  mutating func exchangeMovement(with other: inout Movement) {
    other.reset(count: count)
    swap(&movement, &other)
  }

  /// Moves all values along the steps.
  mutating func move(by distance: Double) {
    for index in 0..<movement.moving.count {
      values[movement.moving[index]] += distance * movement.steps[movement.moving[index]]
    }
  }

  /// Forgets which columns and rows moved into other intervals.
  mutating func clearPassed() { passed.clear() }

  /// Moves a basic column or row into another interval.
  mutating func pass(_ column: Int32, to place: Int32) {
    passed.append(Passage(column: column, placeBefore: places[column]))
    places[column] = place
  }

  /// Returns the listed columns and rows to their previous intervals.
  mutating func undoPassed() {
    // The last first, as one may have passed several intervals.
    while let passage = passed.popLast() { places[passage.column] = passage.placeBefore }
  }
}
