/// The candidates for entering the basis in the search for an optimum after an edit.
struct Repair: ~Copyable {
  /// The number of entries, steps and penalties that were visited.
  fileprivate(set) var effort = 0
  /// Whether rounding errors may have decided if a slope was zero in the last search.
  fileprivate(set) var isUncertain = false
  /// The nonbasic columns and rows whose reduced costs may have changed, in the order of their discovery.
  private var candidates = Buffer<Int32>()
  private var next = 0
  /// The column that the edit moves; it comes last, because it is most likely to be optimal already.
  private var edited = 0
  private var isEditedNext = false
  private var isCandidate = Buffer<Bool>()
  private var weights = Movement()
  private var multipliers = Movement()
  private var random = IrregularNumbers()

  /// Starts a search after an edit of a column or row.
  mutating func reset(edited: Int, _ tableau: borrowing Tableau) {
    candidates.clear()
    next = 0
    self.edited = edited
    isEditedNext = false
    isCandidate.fill(false, count: tableau.count)
    weights.reset(count: tableau.count)
    multipliers.reset(count: tableau.rowCount)
    effort = 0
  }

  /// Removes the next candidate.
  mutating func popFirst() -> Int? {
    var column: Int32
    if next < candidates.count {
      column = candidates[next]
      next += 1
    } else if isEditedNext {
      column = Int32(edited)
      isEditedNext = false
    } else {
      return nil
    }
    isCandidate[column] = false
    return Int(column)
  }

  /// Makes candidates of the nonbasic columns and rows whose reduced costs a step changed.
  ///
  /// - Parameters:
  ///   - entering: The column or row that entered the basis.
  ///   - leaving: The one that stopped; the step ended where its cost rises in both directions.
  ///   - tableau: The tableau after the step.
  mutating func insertDependents(
    on entering: Int, stoppedBy leaving: Int, _ tableau: inout Tableau
  ) {
    isCandidate[leaving] = true
    if tableau.basis.isBasic[entering] { weights.set(random.next(), of: Int32(entering)) }
    insertDependents(&tableau)
    isCandidate[leaving] = false
  }

  /// Makes candidates of the nonbasic columns and rows that move one with a weight or in another interval.
  mutating func insertDependents(_ tableau: inout Tableau) {
    // With irregular costs, which do not cancel out, exactly the rows that depend on them have multipliers. One solve
    // finds the candidates of all of them.
    for index in 0..<tableau.passed.count {
      let column = tableau.passed[index].column
      if tableau.basis.isBasic[column] { weights.set(random.next(), of: column) }
    }
    tableau.basis.solveTransposed(tableau.matrix, weights, &multipliers)
    weights.clear()
    for index in 0..<multipliers.moving.count {
      let row = Int(multipliers.moving[index])
      let entries = tableau.matrix.rows[row]
      effort += entries.count
      insert(Int32(tableau.columnCount + row), tableau)
      for entry in entries { insert(tableau.matrix.rows.indices[unchecked: entry], tableau) }
    }
  }

  @inline(__always)
  private mutating func insert(_ column: Int32, _ tableau: borrowing Tableau) {
    if isCandidate[column] || tableau.basis.isBasic[column] { return }
    isCandidate[column] = true
    if column == Int32(edited) {
      isEditedNext = true
    } else {
      candidates.append(column)
    }
  }
}

// Finds the optimum again after an edit, in which a few basic columns or rows moved into other intervals.
//
// The reduced cost of a nonbasic column can only have changed if one of these depends on it. So only such columns are
// candidates, at all levels at once; after a step, those whose reduced costs the step changed.
extension Simplex {
  /// A repair with more effort than this for each column and row takes longer than a solve.
  private static let mostEffort = 20

  /// Finds the optimum after a penalty has moved.
  ///
  /// - Parameters:
  ///   - penalty: The penalty, at its new position.
  ///   - sensitivity: The dependence of the component on a penalty.
  ///   - isMeasured: Whether `sensitivity` was measured for this penalty.
  /// - Returns: Whether the tableau's movement is that with the penalty's column.
  mutating func solveAfterMove(
    of penalty: Int, _ sensitivity: borrowing Sensitivity, isMeasured: Bool
  ) -> Bool {
    if isMeasured && moveCount < Self.mostMoves {
      tableau.follow(penalty, sensitivity)
      moveCount += 1
    } else {
      evaluate()
      tableau.locate()
    }
    // If nothing left its interval, no slope has changed.
    if tableau.passed.isEmpty { return false }
    let column = Int(tableau.costs.penalties[penalty].column)
    if let last = repairOptimum(edited: column) { return last == column }
    solve()
    return false
  }

  /// Finds the optimum again after columns and rows moved into other intervals.
  ///
  /// - Returns: The column or row whose movement is in the tableau, or -1; `nil` if the optimum was not found, and the
  ///   basis is another one.
  /// - Complexity: O(their dependents), and two passes over the component if anything changes.
  private mutating func repairOptimum(edited: Int) -> Int? {
    repair.reset(edited: edited, tableau)
    var last = -1
    let limit = Self.mostEffort * tableau.count
    var slopes = LevelSlopes(levelCount: tableau.costs.levelCount)
    ratioTest.mergeTies()
    defer {
      ratioTest.separateTies()
      repair.isUncertain = slopes.isUncertain
    }
    repair.insertDependents(&tableau)
    while let column = repair.popFirst() {
      if tableau.basis.isBasic[column] { continue }
      guard repair.effort + slopes.penaltyCount <= limit else { return nil }
      last = column
      guard let direction = fallingDirection(of: column, &slopes) else { continue }
      last = -1
      guard let stop = ratioTest.findStop(direction, &tableau, &slopes), move(direction, to: stop)
      else { return nil }
      repair.insertDependents(on: column, stoppedBy: stop.column, &tableau)
    }
    return last
  }

  /// The direction in which a nonbasic column or row improves the cost; `nil` if there is none.
  private mutating func fallingDirection(
    of column: Int, _ slopes: inout LevelSlopes
  ) -> Direction? {
    tableau.computeSteps(Direction(column: column, isUpward: true))
    slopes.clear(tableau.costs)
    for index in 0..<tableau.movement.moving.count {
      let moved = Int(tableau.movement.moving[index])
      let step = tableau.movement.steps[moved]
      guard tableau.basis.isBasic[moved] && abs(step) > Tolerance.negligible else { continue }
      slopes.add(moved, Int(tableau.places[moved]), times: step, tableau.costs)
    }
    // The slopes of the basis are the same in both directions but for their sign, so they are added up once.
    let place = Int(tableau.places[column])
    slopes.add(column, place + 1, times: 1, tableau.costs)
    repair.effort += tableau.movement.moving.count
    if slopes.isFalling(tableau.costs) { return Direction(column: column, isUpward: true) }
    if place >= 0 { slopes.addSlopeChange(column, place, times: -1, tableau.costs) }
    slopes.negate(tableau.costs)
    guard slopes.isFalling(tableau.costs) else { return nil }
    tableau.reverseSteps()
    return Direction(column: column, isUpward: false)
  }
}
