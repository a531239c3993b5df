/// The columns and rows that follow from all others, and how they do.
///
/// Columns come first and rows after them in everything that is indexed by both. A basis is regular at
/// any time: rows that depend on others do not stay tight when it is factorised.
struct Basis: ~Copyable {
  /// The result of a factorisation.
  enum Factorization {
    /// The basis is as it was.
    case unchanged
    /// Rows depended on others; they are basic now, and as many columns, in `leftColumns`, are not.
    case replaced
  }

  /// After this many exchanges the basis is factorised anew, so that errors do not add up.
  private static let mostExchanges = 64

  /// The approximate time of a factorisation, in solutions.
  private static let factorizationCost = 12

  private(set) var isBasic = Buffer<Bool>()
  private var tight = IndexSet()
  private var basicColumns = IndexSet()
  private var factors = Factors()
  private var exchanges = ProductForm()
  private var returning = Movement()
  private var positionCosts = Movement()
  private var columnCount = 0

  /// The columns that a singular kernel had to leave at the last factorisation.
  private(set) var leftColumns = Buffer<Int32>()

  /// Whether rounding errors may have decided that columns depend on each other, or do not.
  var hasDoubts: Bool { factors.hasDoubts }

  /// The rows that are not basic: their activity is fixed at a breakpoint.
  var tightRows: Int { tight.count }

  @inline(__always) func tightRow(_ index: Int) -> Int { Int(tight.members[index]) }

  /// Puts every row into the basis, and no column.
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

  /// Lets a column enter the basis and a row leave it, before the basis is factorised.
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

  /// Lets a column or row enter the basis and another one leave it.
  ///
  /// - Parameters:
  ///   - entering: What enters.
  ///   - leaving: What leaves.
  ///   - movement: How the basis moves with the entering column or row.
  ///   - matrix: The rows, with all columns.
  /// - Returns: What became of the basis, if it had to be factorised.
  mutating func exchange(
    entering: Int32, leaving: Int32, _ movement: borrowing Movement,
    _ matrix: borrowing SparseMatrix
  ) -> Factorization {
    let smallest = Tolerance.slow * movement.fastest
    let isTrusted =
      abs(movement.steps[leaving]) > smallest && abs(movement.steps[entering]) > smallest
    if isTrusted {
      exchanges.append(entering: entering, leaving: leaving, isBasic: isBasic, movement)
    }
    exchange(entering, leaving)
    guard isTrusted, exchanges.count < Self.mostExchanges,
      exchanges.work <= Self.factorizationCost * (factors.effort + Self.mostExchanges)
    else { return factorize(matrix) }
    return .unchanged
  }
}

// MARK: - Solving

extension Basis {
  /// Computes how the basis moves with the nonbasic columns and rows that move.
  mutating func solve(_ matrix: borrowing SparseMatrix, _ movement: inout Movement) {
    if exchanges.isEmpty { return factors.solve(matrix, &movement) }
    returning.clear()
    for index in 0..<movement.moving.count where factors.isBasic[movement.moving[index]] {
      returning.set(movement.steps[movement.moving[index]], of: movement.moving[index])
      movement.set(0, of: movement.moving[index])
    }
    factors.solve(matrix, &movement)
    for index in 0..<returning.moving.count {
      // What was basic at first and enters again takes its own place in the factors.
      let moved = returning.moving[index]
      movement.addOpposed(-returning.steps[moved], to: moved)
    }
    exchanges.apply(&movement)
    for index in 0..<returning.moving.count {
      movement.set(returning.steps[returning.moving[index]], of: returning.moving[index])
    }
    movement.dropCancelled()
  }

  /// Computes the multipliers of the rows that balance costs of the basis.
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
    // The multiplier of a basic row is its own cost; differences from it are rounding errors.
    for index in 0..<multipliers.moving.count {
      let row = multipliers.moving[index]
      let moved = Int32(columnCount) + row
      if isBasic[moved] { multipliers.set(costs.steps[moved], of: row) }
    }
  }
}
