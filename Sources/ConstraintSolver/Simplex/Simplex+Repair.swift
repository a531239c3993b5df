/// What a repair has yet to look at.
struct RepairState: ~Copyable {
  /// A column that moves more than this with it is looked at after the others.
  private static let many = 32

  /// The nonbasic columns and rows whose slopes may have changed, in the order of their discovery.
  private var candidates = Buffer<Int32>()
  private var next = 0
  /// Of these, the ones that move many others.
  private var lateCandidates = Buffer<Int32>()
  private var nextLate = 0
  private var isCandidate = Buffer<Bool>()
  private var isLate = Buffer<Bool>()
  /// The tight rows on which the columns and rows depend that have changed their interval.
  fileprivate var reached = Buffer<Int32>()
  private var isReached = Buffer<Bool>()
  /// How many entries, steps and kinks were looked at.
  fileprivate var effort = 0

  fileprivate mutating func reset(columnCount: Int, rowCount: Int) {
    candidates.clear()
    lateCandidates.clear()
    next = 0
    nextLate = 0
    isCandidate.fill(false, count: columnCount + rowCount)
    if isLate.count != isCandidate.count { isLate.fill(false, count: isCandidate.count) }
    isReached.fill(false, count: rowCount)
    effort = 0
  }

  @inline(__always) fileprivate mutating func insert(_ column: Int32) {
    if isCandidate[column] { return }
    isCandidate[column] = true
    if isLate[column] { lateCandidates.append(column) } else { candidates.append(column) }
  }

  fileprivate mutating func popFirst() -> Int? {
    var column: Int32
    if next < candidates.count {
      column = candidates[next]
      next += 1
    } else if nextLate < lateCandidates.count {
      column = lateCandidates[nextLate]
      nextLate += 1
    } else {
      return nil
    }
    isCandidate[column] = false
    return Int(column)
  }

  /// Notes how much a candidate moves.
  fileprivate mutating func note(_ column: Int, moves count: Int) {
    effort += count
    isLate[column] = count > Self.many
  }

  @inline(__always) fileprivate mutating func reach(_ row: Int32) {
    if row < 0 || isReached[row] { return }
    isReached[row] = true
    reached.append(row)
  }

  fileprivate mutating func forgetReached() {
    for index in 0..<reached.count { isReached[reached[index]] = false }
    effort += reached.count
    reached.clear()
  }
}

// Finding the optimum again after an edit, by which a few basic columns or rows have come into other
// intervals.
//
// The slope of a nonbasic column can only have changed if one of those depends on it. So only such
// columns are looked at, at all levels at once, and after a step only those that depend on it.
extension Simplex {
  /// A repair that looks at more than this for each column and row takes longer than other ways.
  private static let mostEffort = 20

  /// As many steps as a start from scratch takes the time of, apart from the steps that it needs.
  private static let crashCost = 12

  /// Finds the optimum after a kink has moved, in the way that promises to be the shortest.
  mutating func solveAfterMove() {
    evaluate()
    locate()
    let changes = passed.count
    // As long as everything stays in its interval, no slope has changed.
    if changes == 0 && kernel.isRegular || repairOptimum() { return }
    if kernel.isRegular && changes <= Self.crashCost + crashStepCount {
      solveAgain()
    } else {
      solve()
    }
  }

  /// Finds the optimum again after the columns and rows in `passed` have come into other intervals.
  ///
  /// - Returns: Whether it was found; if not, the basis is another one, maybe a singular one.
  /// - Complexity: O(what depends on them), and two passes over the component if anything changes.
  private mutating func repairOptimum() -> Bool {
    guard kernel.isTriangular else { return false }
    repair.reset(columnCount: columnCount, rowCount: rowCount)
    let limit = Self.mostEffort * (columnCount + rowCount)
    var slopes = LevelSlopes(levelCount: costs.levelCount)
    events.isMergingTies = true
    defer { events.isMergingTies = false }
    insertDependents()
    while let column = repair.popFirst() {
      if isBasic[column] { continue }
      guard repair.effort + slopes.kinkCount <= limit else { return false }
      guard let direction = fallingDirection(of: column, &slopes) else { continue }
      guard let stop = findStop(direction, &slopes), move(direction, to: stop),
        kernel.isTriangular
      else { return false }
      insertDependents(on: direction.column)
    }
    if moveCount > 0 { evaluate() }
    return true
  }

  /// The direction in which a nonbasic column or row improves the cost, with the steps for it.
  private mutating func fallingDirection(
    of column: Int, _ slopes: inout LevelSlopes
  ) -> Direction? {
    computeSteps(Direction(column: column, isUpward: true))
    repair.note(column, moves: moving.count)
    repair.effort += costs.levels.levels.count
    slopes.clear(costs)
    for index in 0..<moving.count where isBasic[moving[index]] {
      let moved = Int(moving[index])
      slopes.add(moved, Int(places[moved]), times: steps[moved], costs)
    }
    let place = Int(places[column])
    slopes.add(column, place + 1, times: 1, costs)
    if slopes.isFalling(costs) { return Direction(column: column, isUpward: true) }
    if place >= 0 { slopes.addBend(column, place, times: -1, costs) }
    slopes.negate(costs)
    guard slopes.isFalling(costs) else { return nil }
    for index in 0..<moving.count { steps[moving[index]] = -steps[moving[index]] }
    return Direction(column: column, isUpward: false)
  }

  /// Makes candidates of what a step may have changed the slopes of.
  private mutating func insertDependents(on entered: Int) {
    if isBasic[entered] { reach(from: entered) } else { repair.insert(Int32(entered)) }
    insertDependents()
  }

  /// Makes candidates of all nonbasic columns and rows that move what is listed in `passed`.
  private mutating func insertDependents() {
    for index in 0..<passed.count where isBasic[passed[index].column] {
      reach(from: Int(passed[index].column))
    }
    var next = 0
    while next < repair.reached.count {
      let row = repair.reached[next]
      next += 1
      repair.insert(Int32(columnCount) + row)
      reach(columnsOf: Int(row))
    }
    repair.forgetReached()
  }

  private mutating func reach(from column: Int) {
    if column < columnCount {
      repair.reach(kernel.pivotRows[column])
    } else {
      reach(columnsOf: column - columnCount)
    }
  }

  private mutating func reach(columnsOf row: Int) {
    let entries = matrix.rows[row]
    repair.effort += entries.count
    for entry in entries {
      let column = matrix.rows.indices[entry]
      if isBasic[column] {
        repair.reach(kernel.pivotRows[column])
      } else {
        repair.insert(column)
      }
    }
  }
}
