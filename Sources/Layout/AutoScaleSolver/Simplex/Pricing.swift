/// Finds directions in which the loaded level improves, by the multipliers of the rows.
struct Pricing: ~Copyable {
  /// Directions of a nonbasic column or row.
  struct Directions: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let upward = Directions(rawValue: 1)
    static let downward = Directions(rawValue: 2)
    static let all: Directions = [.upward, .downward]
  }

  /// At most this many steps are priced anew after one that changed most multipliers.
  private static let longestPause = 16

  /// The directions in which each column and row would raise the cost of a stronger level.
  private var blocked = Buffer<Directions>()
  private var multipliers = Movement()
  /// The slopes of the basic columns and rows that the multipliers do not balance yet.
  private var slopes = Movement()
  /// The changes of the multipliers in a step.
  private var changes = Movement()
  /// The columns and rows that may have a reduced cost other than zero; basic ones are skipped.
  private var candidates = IndexSet()
  /// The columns and rows whose reduced costs may have changed in a step.
  private var touched = IndexSet()
  /// The columns and rows that can improve the level.
  private var improving = IndexSet()
  /// The direction in which each of them does.
  private var directions = Buffer<Direction>()
  /// The directions in which each candidate raised the level when it was priced last.
  private var rising = Buffer<Directions>()
  /// The number of steps that are still to be priced anew, and of those after the next one that changes most
  /// multipliers.
  private var pause = 0
  private var nextPause = 1
  /// Whether rounding errors may have decided if a reduced cost was zero at the end of a level.
  var isUncertain = false
  /// Whether they may do so at the present one.
  private var isLevelUncertain = false
  /// Whether the multipliers were computed from the basis, and not by an update.
  private(set) var isFresh = false
  /// Slopes up to this may be rounding errors of the multipliers.
  private(set) var noise = 0.0
  /// Slopes up to this may be rounding errors of multipliers that have cancelled out; they block no direction.
  private var cancellationNoise = 0.0

  /// The number of columns and rows that can improve the level.
  var improvementCount: Int { improving.count }

  @inline(__always) func improvement(_ index: Int) -> Direction {
    directions[improving.members[index]]
  }

  mutating func reset(_ tableau: borrowing Tableau) {
    multipliers.reset(count: tableau.rowCount)
    changes.reset(count: tableau.rowCount)
    slopes.reset(count: tableau.count)
    candidates.reset(limit: tableau.count)
    touched.reset(limit: tableau.count)
    improving.reset(limit: tableau.count)
    directions.extend(by: Direction(column: 0, isUpward: false), to: tableau.count)
    rising.extend(by: [], to: tableau.count)
    (pause, nextPause) = (0, 1)
    isUncertain = false
    unblockAll(tableau)
  }

  /// Finds the directions that improve the loaded level.
  mutating func price(_ tableau: inout Tableau) {
    computeMultipliers(&tableau)
    improving.removeAll()
    for index in 0..<candidates.count { price(candidates.members[unchecked: index], tableau) }
  }

  @inline(__always) private mutating func price(_ column: Int32, _ tableau: borrowing Tableau) {
    // A number of the tableau, for which all buffers have room.
    let index = Int(column)
    rising[unchecked: index] = []
    guard !tableau.basis.isBasic[unchecked: index] && blocked[unchecked: index] != .all else {
      return improving.remove(column)
    }
    let costs = reducedCosts(index, tableau)
    let isUpward = costs.upward.value < 0
    let slope = isUpward ? costs.upward : costs.downward
    let limit = cancellationNoise * (Tolerance.negligible / Tolerance.rounding)
    if costs.upward.isUncertain(noise: cancellationNoise, upTo: limit)
      || costs.downward.isUncertain(noise: cancellationNoise, upTo: limit)
    {
      isLevelUncertain = true
    }
    // Both directions may raise the cost, at a breakpoint; they are blocked when the level has reached its optimum.
    if costs.upward.isRising(noise: cancellationNoise) { rising[unchecked: index].insert(.upward) }
    if costs.downward.isRising(noise: cancellationNoise) {
      rising[unchecked: index].insert(.downward)
    }
    guard
      slope.isFalling(noise: noise)
        && !blocked[unchecked: index].contains(isUpward ? .upward : .downward)
    else { return improving.remove(column) }
    improving.insert(column)
    directions[unchecked: index] = Direction(column: index, isUpward: isUpward, slope: slope)
  }

  /// Notes that a column or row has another place, or has entered or left the basis.
  mutating func note(_ column: Int) { touched.insert(Int32(column)) }

  /// Finds the directions that improve the level after a step, in which the columns and rows that the tableau lists
  /// moved into other intervals.
  ///
  /// - Complexity: O(entries of the rows whose multipliers change).
  mutating func update(_ tableau: inout Tableau) {
    if pause > 0 {
      pause -= 1
      return price(&tableau)
    }
    isFresh = false
    for index in 0..<tableau.passed.count { touched.insert(tableau.passed[index].column) }
    slopes.clear()
    for index in 0..<touched.count where tableau.basis.isBasic[touched.members[index]] {
      let column = touched.members[index]
      var slope = basisSlope(Int(column), tableau)
      slope.add(tableau.costs.slope(Int(column), Int(tableau.places[column])))
      if !slope.isZero(noise: noise) { slopes.set(slope.value, of: column) }
    }
    tableau.basis.solveTransposed(tableau.matrix, slopes, &changes)
    // If most multipliers change, computing all of them takes no longer, and has no accumulated errors.
    if 2 * changes.moving.count > multipliers.moving.count {
      pause = nextPause
      nextPause = min(2 * nextPause, Self.longestPause)
      return price(&tableau)
    }
    nextPause = 1
    for index in 0..<changes.moving.count {
      let row = changes.moving[index]
      multipliers.add(changes.steps[row], to: row)
      touched.insert(Int32(tableau.columnCount) + row)
      for entry in tableau.matrix.rows[Int(row)] {
        touched.insert(tableau.matrix.rows.indices[unchecked: entry])
      }
    }
    for index in 0..<touched.count { price(touched.members[index], tableau) }
    touched.removeAll()
  }

  /// Computes the multipliers of the rows at the loaded level.
  mutating func computeMultipliers(_ tableau: inout Tableau) {
    noise = Tolerance.rounding * tableau.costs.largestSlope
    isFresh = true
    touched.removeAll()
    slopes.clear()
    candidates.removeAll()
    for index in 0..<tableau.costs.loaded.count {
      let column = tableau.costs.loaded[index]
      if tableau.basis.isBasic[column] {
        let slope = tableau.costs.slope(Int(column), Int(tableau.places[column]))
        if slope != 0 { slopes.set(slope, of: column) }
      } else {
        candidates.insert(column)
      }
    }
    tableau.basis.solveTransposed(tableau.matrix, slopes, &multipliers)
    cancellationNoise = noise
    isLevelUncertain = false
    if slopes.moving.isEmpty { return }
    for index in 0..<multipliers.moving.count {
      let row = Int(multipliers.moving[index])
      cancellationNoise = max(
        cancellationNoise, Tolerance.rounding * abs(multipliers.steps[row]))
      candidates.insert(Int32(tableau.columnCount + row))
      for entry in tableau.matrix.rows[row] {
        candidates.insert(tableau.matrix.rows.indices[unchecked: entry])
      }
    }
  }

  /// The change of the basis's cost for a unit of a nonbasic column or row.
  @inline(__always) func basisSlope(_ column: Int, _ tableau: borrowing Tableau) -> SlopeSum {
    var sum = SlopeSum()
    if column >= tableau.columnCount {
      sum.add(-multipliers.steps[column - tableau.columnCount])
      return sum
    }
    for entry in tableau.matrix.columns[column] {
      sum.add(
        tableau.matrix.columns.values[unchecked: entry]
          * multipliers.steps[unchecked: Int(tableau.matrix.columns.indices[unchecked: entry])])
    }
    return sum
  }

  /// The reduced costs: the changes of the level's cost for a unit upwards and for a unit downwards.
  @inline(__always) private func reducedCosts(
    _ column: Int, _ tableau: borrowing Tableau
  ) -> (upward: SlopeSum, downward: SlopeSum) {
    let basisSlope = basisSlope(column, tableau)
    let place = Int(tableau.places[column])
    var (upward, downward) = (basisSlope, basisSlope)
    upward.add(tableau.costs.slope(column, place + 1))
    downward.add(tableau.costs.slope(column, max(0, place)))
    return (upward, -downward)
  }

  /// The direction with the most negative reduced cost, the first of several, or `nil` if there is none.
  func steepest() -> Direction? {
    // Dantzig's rule; G. Dantzig, "Linear Programming and Extensions", 1963. Steepest edge would need weights that
    // each step updates; layouts need few steps after the crash start.
    var best: Direction?
    for index in 0..<improving.count {
      let direction = directions[improving.members[index]]
      guard let present = best else {
        best = direction
        continue
      }
      if direction.slope.value < present.slope.value
        || (direction.slope.value == present.slope.value && direction.column < present.column)
      {
        best = direction
      }
    }
    return best
  }
}

// MARK: - Blocked directions

extension Pricing {
  /// Unblocks all directions.
  mutating func unblockAll(_ tableau: borrowing Tableau) { blocked.fill([], count: tableau.count) }

  mutating func unblock(_ column: Int) { blocked[column] = [] }

  /// Blocks a direction.
  mutating func block(_ direction: Direction) {
    blocked[direction.column].insert(direction.isUpward ? .upward : .downward)
  }

  /// Blocks all directions that raise the cost of the loaded level, after `price` found none that lowers it.
  mutating func blockRising() {
    // Nonbasic columns with a reduced cost must stay; J. Ignizio, "Goal Programming and Extensions", 1976, calls this
    // dropping their columns. Thus levels are strict without a row for each optimum.
    if isLevelUncertain { isUncertain = true }
    for index in 0..<candidates.count {
      let column = Int(candidates.members[unchecked: index])
      blocked[unchecked: column].formUnion(rising[unchecked: column])
    }
  }

  /// Whether a nonbasic column or row can move without raising the cost of a stronger level.
  func hasFreeDirection(_ tableau: borrowing Tableau) -> Bool {
    for column in 0..<tableau.columnCount
    where !tableau.basis.isBasic[column] && blocked[column] != .all {
      return true
    }
    for index in 0..<tableau.basis.tightRows
    where blocked[tableau.columnCount + tableau.basis.tightRow(index)] != .all {
      return true
    }
    return false
  }
}
