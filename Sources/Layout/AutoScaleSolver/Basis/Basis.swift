/// The basic columns and rows, which follow from the nonbasic ones.
///
/// In everything that is indexed by both, columns come first and rows after them. A basis is always regular: when
/// it is factorised, rows that depend on others become basic.
struct Basis: ~Copyable {
  /// The result of a factorisation.
  enum Factorization {
    /// The basis was regular.
    case unchanged
    /// Rows depended on others: they are basic now, and as many columns, in `leftColumns`, are nonbasic.
    case replaced
  }

  // Usual codes make 50 to 100; I. Maros, "Computational Techniques of the Simplex Method", 2003.
  /// After this many exchanges the basis is factorised anew, so that errors do not accumulate.
  private static let mostExchanges = 64

  /// The approximate time of a factorisation, in solves.
  private static let factorizationCost = 12

  private(set) var isBasic = Buffer<Bool>()
  private var tight = IndexSet()
  private var basicColumns = IndexSet()
  private var factors = Factors()
  private var exchanges = ProductForm()
  private var returning = Movement()
  private var positionCosts = Movement()
  private var columnCount = 0

  /// The columns that became nonbasic in the last factorisation because the kernel was singular.
  private(set) var leftColumns = Buffer<Int32>()

  /// Whether rounding errors may have decided if columns depend on each other.
  var isUncertain: Bool { factors.isUncertain }

  /// The number of nonbasic rows, whose activity is fixed at a breakpoint.
  var tightRows: Int { tight.count }

  @inline(__always) func tightRow(_ index: Int) -> Int { Int(tight.members[index]) }

  /// Makes every row basic and every column nonbasic.
  mutating func reset(rowCount: Int, columnCount: Int) {
    self.columnCount = columnCount
    isBasic.fill(false, count: columnCount)
    isBasic.append(repeating: true, count: rowCount)
    tight.reset(limit: rowCount)
    basicColumns.reset(limit: columnCount)
    factors.reset(rowCount: rowCount, columnCount: columnCount)
    positionCosts.reset(count: columnCount + rowCount)
    returning.reset(count: columnCount + rowCount)
  }

  /// Exchanges a row of the basis for a column, before the basis is factorised.
  mutating func fix(_ row: Int32, by column: Int32) { exchange(column, Int32(columnCount) + row) }

  private mutating func exchange(_ entering: Int32, _ leaving: Int32) {
    isBasic[entering] = true
    isBasic[leaving] = false
    if entering < Int32(columnCount) {
      basicColumns.insert(entering)
    } else {
      tight.remove(entering - Int32(columnCount))
    }
    if leaving < Int32(columnCount) {
      basicColumns.remove(leaving)
    } else {
      tight.insert(leaving - Int32(columnCount))
    }
  }

  /// Computes the factors.
  mutating func factorize(_ matrix: borrowing SparseMatrix) -> Factorization {
    leftColumns.clear()
    // Each round makes as many rows basic as columns nonbasic, so that the kernel gets smaller and the loop ends.
    repeat {
      factors.factorize(
        matrix, basic: isBasic, rows: tight.members, columns: basicColumns.members)
      leaveOutDependent()
    } while !factors.dependent.isEmpty
    exchanges.reset(count: isBasic.count)
    return leftColumns.isEmpty ? .unchanged : .replaced
  }

  private mutating func leaveOutDependent() {
    for index in 0..<factors.dependent.count {
      let moved = factors.dependent[index]
      if moved < Int32(columnCount) {
        isBasic[moved] = false
        basicColumns.remove(moved)
        leftColumns.append(moved)
      } else {
        isBasic[moved] = true
        tight.remove(moved - Int32(columnCount))
      }
    }
  }

  /// Exchanges a column or row of the basis for another one.
  ///
  /// - Parameters:
  ///   - entering: The column or row that becomes basic.
  ///   - leaving: The column or row that becomes nonbasic.
  ///   - movement: The movement of the basis with the entering column or row.
  ///   - matrix: The rows, with all columns.
  /// - Returns: Whether the basis was replaced, if it had to be factorised.
  mutating func exchange(
    entering: Int32, leaving: Int32, _ movement: borrowing Movement,
    _ matrix: borrowing SparseMatrix
  ) -> Factorization {
    // The pivot of the update is the quotient of both steps: a small one multiplies all rounding errors.
    let smallest = Tolerance.slow * movement.fastest
    let isTrusted =
      abs(movement.steps[leaving]) > smallest && abs(movement.steps[entering]) > smallest
    if isTrusted {
      exchanges.append(entering: entering, leaving: leaving, isBasic: isBasic, movement)
    }
    exchange(entering, leaving)
    // Factorised anew as soon as the exchanges have made solves so much slower that it pays.
    guard isTrusted, exchanges.count < Self.mostExchanges,
      exchanges.work <= Self.factorizationCost * (factors.effort + Self.mostExchanges)
    else { return factorize(matrix) }
    return .unchanged
  }
}

// MARK: - Solving

extension Basis {
  /// Computes the movement of the basis from that of the nonbasic columns and rows.
  mutating func solve(_ matrix: borrowing SparseMatrix, _ movement: inout Movement) {
    if exchanges.isEmpty { return factors.solve(matrix, &movement) }
    // The factors know only the basis before the exchanges, where a column that has left since was basic.
    returning.clear()
    for index in 0..<movement.moving.count where factors.isBasic[movement.moving[index]] {
      returning.set(movement.steps[movement.moving[index]], of: movement.moving[index])
      movement.set(0, of: movement.moving[index])
    }
    factors.solve(matrix, &movement)
    for index in 0..<returning.moving.count {
      // A column that was basic at first and enters again is a unit vector for the factors.
      let moved = returning.moving[index]
      movement.add(-returning.steps[moved], to: moved)
    }
    exchanges.apply(&movement)
    for index in 0..<returning.moving.count {
      movement.set(returning.steps[returning.moving[index]], of: returning.moving[index])
    }
  }

  /// Computes the multipliers of the rows that balance the costs of the basis.
  ///
  /// - Parameters:
  ///   - matrix: The rows, with all columns.
  ///   - costs: The costs of the basic columns and rows.
  ///   - multipliers: Becomes the multipliers.
  mutating func solveTransposed(
    _ matrix: borrowing SparseMatrix, _ costs: borrowing Movement, _ multipliers: inout Movement
  ) {
    if exchanges.isEmpty { return factors.solveTransposed(matrix, costs, &multipliers) }
    exchanges.applyTransposed(costs, isBasic: isBasic, &positionCosts)
    factors.solveTransposed(matrix, positionCosts, &multipliers)
    // The multiplier of a basic row is its own cost. Differences are rounding errors of the exchanges.
    for index in 0..<multipliers.moving.count {
      let row = multipliers.moving[index]
      let moved = Int32(columnCount) + row
      if isBasic[moved] { multipliers.set(costs.steps[moved], of: row) }
    }
  }
}
