/// The system after substitution: penalties on roots and on rows over several roots.
struct Reduction: ~Copyable {
  /// The remaining rows.
  var rows = RowTable()
  /// All penalties, sorted by column.
  private(set) var penalties = Buffer<Penalty>()
  /// The first penalty of each column, and the end.
  private(set) var starts = Buffer<Int32>()
  /// The penalty of each row of the store, or -1 for a row without one.
  private(set) var penaltyOfRow = Buffer<Int32>()
  /// The required constraints that the substituted equations violate.
  private(set) var infeasibleSubsets: [InfeasibleSubset] = []
  /// The level of each priority, by its number; 0 is required.
  private(set) var ranks = Buffer<Int32>()
  private var variableCount = 0
  private var unsorted = Buffer<Penalty>()

  var levelCount: Int { ranks.count }
  var columnCount: Int { variableCount + rows.count }

  @inline(__always) func range(of column: Int) -> Range<Int> {
    Int(starts[column])..<Int(starts[column + 1])
  }

  /// Whether a row over several roots is a single required equation.
  @inline(__always) func isEquation(_ row: Int) -> Bool {
    let range = range(of: variableCount + row)
    let penalty = penalties[range.lowerBound]
    return range.count == 1 && penalty.level == 0 && penalty.relation == .equal
  }

  /// The constant of such a row.
  @inline(__always) func constant(ofEquation row: Int) -> Double {
    penalties[starts[variableCount + row]].position
  }

  /// Rewrites the rows that were not substituted over the remaining roots.
  mutating func run(
    _ store: borrowing ConstraintStore, _ substitution: inout Substitution
  ) {
    variableCount = store.variableCount
    rows.clear()
    unsorted.clear()
    infeasibleSubsets.removeAll()
    rank(store.priorities)
    if substitution.leavesRows {
      for index in 0..<store.rows.count where substitution.isLeft(index) {
        add(store.rows[unchecked: index], index, store, &substitution)
      }
    }
    if store.hasBounds { addBounds(store, &substitution) }
    group(rowCount: store.rows.count)
  }

  private mutating func rank(_ priorities: PriorityTable) {
    ranks.fill(0, count: priorities.all.count)
    for (place, number) in priorities.ascending.enumerated() {
      ranks[number] = Int32(priorities.ascending.count - place)
    }
  }

  @inline(__always)
  private mutating func add(
    _ row: ConstraintStore.Row, _ index: Int, _ store: borrowing ConstraintStore,
    _ substitution: inout Substitution
  ) {
    // Bounds, sizes, hugging and compression resistance are on one root, and need no row.
    if let term = substitution.forest.onlyTerm(of: row, store) {
      let penalty = penalty(
        row, Int32(index), at: term.root, coefficient: term.coefficient, constant: term.constant)
      return unsorted.append(penalty)
    }
    substitution.row.reduce(row, of: store, over: &substitution.forest)
    if let penalty = penalty(row, Int32(index), &substitution.row) { unsorted.append(penalty) }
  }

  /// Makes a penalty of the reduced row; a row without roots has none, but may be infeasible.
  @inline(__always)
  private mutating func penalty(
    _ row: ConstraintStore.Row, _ source: Int32, _ reduced: inout ReducedRow
  ) -> Penalty? {
    guard reduced.count > 0 else {
      let error = row.relation.error(of: reduced.constant)
      if row.isRequired && error > reduced.tolerance { refute(source) }
      return nil
    }
    let constant = reduced.constant
    let divisor = reduced.normalize()
    let column =
      reduced.count == 1 ? reduced[0].root : Int32(variableCount + rows.index(of: reduced))
    return penalty(row, source, at: column, coefficient: divisor, constant: constant)
  }

  /// The penalty of `coefficient * column + constant` compared with 0.
  @inline(__always) private func penalty(
    _ row: ConstraintStore.Row, _ source: Int32, at column: Int32, coefficient: Double,
    constant: Double
  ) -> Penalty {
    // Weighted with the divisor, so that errors keep the unit in which the constraint was written.
    Penalty(
      position: -constant / coefficient, weight: abs(coefficient), column: column, source: source,
      level: ranks[row.priority],
      relation: coefficient < 0 ? row.relation.mirrored : row.relation)
  }

  private mutating func addBounds(
    _ store: borrowing ConstraintStore, _ substitution: inout Substitution
  ) {
    for variable in 0..<store.variableCount where store.lowerBounds[variable] > -.infinity {
      let bound = store.lowerBounds[variable]
      let value = substitution.forest.value(of: Int32(variable))
      let source = ~Int32(variable)
      // The factor underflows to 0 along a chain of very small ones.
      if value.isConstant || value.factor == 0 {
        let slack = Tolerance.satisfied * max(Tolerance.least, abs(bound), abs(value.offset))
        if value.offset < bound - slack { refute(source) }
      } else {
        unsorted.append(
          Penalty(
            position: (bound - value.offset) / value.factor, weight: abs(value.factor),
            column: value.root, source: source, level: 0,
            relation: value.factor < 0 ? .lessThanOrEqual : .greaterThanOrEqual))
      }
    }
  }

  /// Notes that the substituted equations violate a required constraint.
  private mutating func refute(_ source: Int32) {
    infeasibleSubsets.append(InfeasibleSubset(sources: [source]))
  }

  /// Sorts the penalties by column, in linear time.
  private mutating func group(rowCount: Int) {
    // A counting sort, as `CountingSort`: it copies the penalties themselves, which later phases read in order.
    starts.fill(0, count: columnCount + 2)
    penaltyOfRow.fill(-1, count: rowCount)
    if unsorted.isEmpty { return penalties.clear() }
    for index in 0..<unsorted.count { starts[unsorted[unchecked: index].column + 2] += 1 }
    starts.addUp()
    penalties.assign(unsorted)
    for index in 0..<unsorted.count {
      let penalty = unsorted[unchecked: index]
      let place = starts[penalty.column + 1]
      starts[unchecked: Int(penalty.column) + 1] = place + 1
      penalties[place] = penalty
      if penalty.source >= 0 { penaltyOfRow[penalty.source] = place }
    }
  }

  /// Computes the position of a row's penalty again, after the row's constant changed.
  ///
  /// - Returns: The penalty's index, or `nil` if the row has no penalty.
  mutating func move(
    _ index: Int, _ store: borrowing ConstraintStore, _ substitution: inout Substitution
  ) -> Int? {
    let place = Int(penaltyOfRow[index])
    guard place >= 0 else { return nil }
    substitution.row.reduce(store.rows[index], of: store, over: &substitution.forest)
    guard let moved = penalty(store.rows[index], Int32(index), &substitution.row),
      moved.column == penalties[place].column
    else { return nil }
    penalties[place].position = moved.position
    return place
  }
}
