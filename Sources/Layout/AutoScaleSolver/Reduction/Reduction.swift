/// The system after substitution: kinks in the costs of roots and of rows over several roots.
struct Reduction: ~Copyable {
  /// The remaining rows.
  var rows = RowTable()
  /// All kinks; after `group` those of a column are next to each other.
  private(set) var kinks = Buffer<Kink>()
  /// Where the kinks of each column begin, and as one more where they end.
  private(set) var starts = Buffer<Int32>()
  /// The kink of each row of the store, or -1 for a row that left none.
  private(set) var kinkOfRow = Buffer<Int32>()
  /// The required constraints that substitution alone shows to be violated.
  private(set) var contradictions: [Contradiction] = []
  /// The rank of each priority that constraints of the store have; 0 is required.
  private(set) var ranks = Buffer<Int32>()
  private var variableCount = 0
  private var unsorted = Buffer<Kink>()

  var levelCount: Int { ranks.count }
  var columnCount: Int { variableCount + rows.count }

  @inline(__always) func range(of column: Int) -> Range<Int> {
    Int(starts[column])..<Int(starts[column + 1])
  }

  /// Whether a row over several roots is a single required equation.
  @inline(__always) func isEquation(_ row: Int) -> Bool {
    let range = range(of: variableCount + row)
    let kink = kinks[range.lowerBound]
    return range.count == 1 && kink.level == 0 && kink.relation == .equal
  }

  /// The constant of such a row.
  @inline(__always) func constant(ofEquation row: Int) -> Double {
    kinks[starts[variableCount + row]].position
  }

  /// Rewrites the rows that substitution did not use over the remaining roots.
  mutating func run(
    _ store: borrowing ConstraintStore, _ substitution: inout Substitution
  ) {
    variableCount = store.variableCount
    rows.clear()
    unsorted.clear()
    contradictions.removeAll()
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
    if let term = substitution.forest.onlyTerm(of: row, store) {
      let kink = kink(
        row, Int32(index), at: term.root, coefficient: term.coefficient, constant: term.constant)
      return unsorted.append(kink)
    }
    substitution.row.reduce(row, of: store, over: &substitution.forest)
    if let kink = kink(row, Int32(index), &substitution.row) { unsorted.append(kink) }
  }

  /// Makes a kink of the reduced row; a row without roots has none, but may be a contradiction.
  @inline(__always)
  private mutating func kink(
    _ row: ConstraintStore.Row, _ source: Int32, _ reduced: inout ReducedRow
  ) -> Kink? {
    guard reduced.count > 0 else {
      let error = row.relation.error(of: reduced.constant)
      if row.isRequired && error > reduced.tolerance { refute(source) }
      return nil
    }
    let constant = reduced.constant
    let divisor = reduced.normalize()
    let column =
      reduced.count == 1 ? reduced[0].root : Int32(variableCount + rows.index(of: reduced))
    return kink(row, source, at: column, coefficient: divisor, constant: constant)
  }

  /// The kink of `coefficient * column + constant` compared with 0.
  @inline(__always) private func kink(
    _ row: ConstraintStore.Row, _ source: Int32, at column: Int32, coefficient: Double,
    constant: Double
  ) -> Kink {
    Kink(
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
      if value.isConstant || value.factor == 0 {
        let slack = Tolerance.satisfied * max(Tolerance.least, abs(bound), abs(value.offset))
        if value.offset < bound - slack { refute(source) }
      } else {
        unsorted.append(
          Kink(
            position: (bound - value.offset) / value.factor, weight: abs(value.factor),
            column: value.root, source: source, level: 0,
            relation: value.factor < 0 ? .lessThanOrEqual : .greaterThanOrEqual))
      }
    }
  }

  /// Notes that the substituted equations violate a required constraint.
  private mutating func refute(_ source: Int32) {
    contradictions.append(Contradiction(sources: [source]))
  }

  /// Sorts the kinks by column, in linear time.
  private mutating func group(rowCount: Int) {
    // As in a counting sort, placing the kinks moves each start on to that of the next column.
    starts.fill(0, count: columnCount + 2)
    kinkOfRow.fill(-1, count: rowCount)
    if unsorted.isEmpty { return kinks.clear() }
    for index in 0..<unsorted.count { starts[unsorted[unchecked: index].column + 2] += 1 }
    starts.addUp()
    kinks.resize(like: unsorted)
    for index in 0..<unsorted.count {
      let kink = unsorted[unchecked: index]
      let place = starts[kink.column + 1]
      starts[unchecked: Int(kink.column) + 1] = place + 1
      kinks[place] = kink
      if kink.source >= 0 { kinkOfRow[kink.source] = place }
    }
  }

  /// Computes the position of a row's kink again, after the row's constant changed.
  ///
  /// - Returns: The kink's index, or `nil` if the row has no kink.
  mutating func move(
    _ index: Int, _ store: borrowing ConstraintStore, _ substitution: inout Substitution
  ) -> Int? {
    let place = Int(kinkOfRow[index])
    guard place >= 0 else { return nil }
    substitution.row.reduce(store.rows[index], of: store, over: &substitution.forest)
    guard let moved = kink(store.rows[index], Int32(index), &substitution.row),
      moved.column == kinks[place].column
    else { return nil }
    kinks[place].position = moved.position
    return place
  }
}
