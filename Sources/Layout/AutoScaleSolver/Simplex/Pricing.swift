/// Finds directions in which the loaded level improves, by multipliers of the rows.
struct Pricing: ~Copyable {
  /// Ways in which a nonbasic column can no longer move without cost at an earlier level.
  struct Frozen: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let upward = Frozen(rawValue: 1)
    static let downward = Frozen(rawValue: 2)
    static let all: Frozen = [.upward, .downward]
  }

  /// No more steps than this are priced anew after one that changed most multipliers.
  private static let longestPause = 16

  private var frozen = Buffer<Frozen>()
  private var multipliers = Movement()
  /// The slopes of the basic columns and rows, as far as the multipliers do not balance them yet.
  private var slopes = Movement()
  /// How the multipliers change with a step.
  private var changes = Movement()
  /// The columns and rows that may have a nonzero reduced cost; basic ones are skipped.
  private var candidates = IndexSet()
  /// The columns and rows whose reduced costs may have changed in a step.
  private var touched = IndexSet()
  /// The columns and rows that can improve the level.
  private var improving = IndexSet()
  /// The way in which each of them does.
  private var directions = Buffer<Direction>()
  /// The ways in which each candidate would raise the level, as of the last time that it was priced.
  private var rising = Buffer<Frozen>()
  /// How many steps are still to be priced anew, and how many after the next one that changes most.
  private var pause = 0
  private var nextPause = 1
  /// Whether a reduced cost at the end of a level counted as zero that may not be, or the other way round.
  var hasDoubts = false
  /// Whether one does so now.
  private var isDoubtful = false
  /// Whether the multipliers were computed from the basis, and not from those before a step.
  private(set) var isFresh = false
  /// Slopes up to this may come from rounding errors in the multipliers.
  private(set) var noise = 0.0
  /// Slopes up to this may be left of multipliers that have cancelled out, and forbid later levels nothing.
  private var rest = 0.0

  /// How many directions improve the level, one for each column and row that has any.
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
    hasDoubts = false
    thawAll(tableau)
  }

  /// Finds the directions that improve the loaded level.
  mutating func price(_ tableau: inout Tableau) {
    computeMultipliers(&tableau)
    improving.removeAll()
    for index in 0..<candidates.count { price(candidates.members[unchecked: index], tableau) }
  }

  @inline(__always) private mutating func price(_ column: Int32, _ tableau: borrowing Tableau) {
    // All that is priced is a column or row of the tableau, for which these have room.
    let index = Int(column)
    rising[unchecked: index] = []
    guard !tableau.basis.isBasic[unchecked: index] && frozen[unchecked: index] != .all else {
      return improving.remove(column)
    }
    let costs = reducedCosts(index, tableau)
    let isUpward = costs.upward.value < 0
    let slope = isUpward ? costs.upward : costs.downward
    let doubt = rest * (Tolerance.still / Tolerance.rounding)
    if costs.upward.isDoubtful(noise: rest, upTo: doubt)
      || costs.downward.isDoubtful(noise: rest, upTo: doubt)
    {
      isDoubtful = true
    }
    if costs.upward.isRising(noise: rest) { rising[unchecked: index].insert(.upward) }
    if costs.downward.isRising(noise: rest) { rising[unchecked: index].insert(.downward) }
    guard
      slope.isFalling(noise: noise)
        && !frozen[unchecked: index].contains(isUpward ? .upward : .downward)
    else { return improving.remove(column) }
    improving.insert(column)
    directions[unchecked: index] = Direction(column: index, isUpward: isUpward, slope: slope)
  }

  /// Notes that a column or row has come to another place, or into the basis or out of it.
  mutating func note(_ column: Int) { touched.insert(Int32(column)) }

  /// Finds the directions that improve the level after a step; the tableau lists the columns and rows that
  /// have come into other intervals.
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
      var slope = pull(Int(column), tableau)
      slope.add(tableau.costs.slope(Int(column), Int(tableau.places[column])))
      if !slope.isZero(noise: noise) { slopes.set(slope.value, of: column) }
    }
    tableau.basis.solveTransposed(tableau.matrix, slopes, &changes)
    // Where most multipliers change, computing all anew takes no longer, and is not off.
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
    rest = noise
    isDoubtful = false
    if slopes.moving.isEmpty { return }
    for index in 0..<multipliers.moving.count {
      let row = Int(multipliers.moving[index])
      rest = max(rest, Tolerance.rounding * abs(multipliers.steps[row]))
      candidates.insert(Int32(tableau.columnCount + row))
      for entry in tableau.matrix.rows[row] {
        candidates.insert(tableau.matrix.rows.indices[unchecked: entry])
      }
    }
  }

  /// The change of the basis' cost for a unit of a nonbasic column or row.
  @inline(__always) func pull(_ column: Int, _ tableau: borrowing Tableau) -> SlopeSum {
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

  /// The reduced costs: the change of the level's cost for a unit upwards and a unit downwards.
  @inline(__always) private func reducedCosts(
    _ column: Int, _ tableau: borrowing Tableau
  ) -> (upward: SlopeSum, downward: SlopeSum) {
    let pull = pull(column, tableau)
    let place = Int(tableau.places[column])
    var (upward, downward) = (pull, pull)
    upward.add(tableau.costs.slope(column, place + 1))
    downward.add(tableau.costs.slope(column, max(0, place)))
    return (upward, -downward)
  }

  /// The direction of steepest descent, the first of several, or `nil` if there is none.
  func steepest() -> Direction? {
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

// MARK: - Frozen directions

extension Pricing {
  /// Lets everything move again.
  mutating func thawAll(_ tableau: borrowing Tableau) { frozen.fill([], count: tableau.count) }

  mutating func thaw(_ column: Int) { frozen[column] = [] }

  /// Forbids a direction.
  mutating func freeze(_ direction: Direction) {
    frozen[direction.column].insert(direction.isUpward ? .upward : .downward)
  }

  /// Forbids later levels all directions that would raise the cost of the loaded one, after `price`
  /// found none that lowers it.
  mutating func freezeRising() {
    if isDoubtful { hasDoubts = true }
    for index in 0..<candidates.count {
      let column = Int(candidates.members[unchecked: index])
      frozen[unchecked: column].formUnion(rising[unchecked: column])
    }
  }

  /// Whether a nonbasic column or row can still move without cost.
  func hasFreeDirection(_ tableau: borrowing Tableau) -> Bool {
    for column in 0..<tableau.columnCount
    where !tableau.basis.isBasic[column] && frozen[column] != .all {
      return true
    }
    for index in 0..<tableau.basis.tightRows
    where frozen[tableau.columnCount + tableau.basis.tightRow(index)] != .all {
      return true
    }
    return false
  }
}
