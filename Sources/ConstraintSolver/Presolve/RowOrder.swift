/// The order in which substitution goes through the rows of a store.
///
/// Rows mostly come view by view, so that the variables of one are next to those of the row before.
/// Rows that come in no such order would make substitution follow long chains all over the memory:
/// they are taken by their first variable.
struct RowOrder: ~Copyable {
  /// The rows in their order; empty for that of the store.
  private var rows = Buffer<Int32>()
  /// For each variable, the place of the next row that begins with it.
  private var places = Buffer<Int32>()

  /// The row at a place of the order.
  @inline(__always) subscript(place: Int) -> Int { rows.isEmpty ? place : Int(rows[place]) }

  /// Finds the order, in time linear in the rows and variables.
  mutating func run(_ store: borrowing ConstraintStore) {
    rows.clear()
    guard store.isShuffled else { return }
    places.fill(0, count: store.variableCount + 1)
    for row in store.rows { places[store.firstVariable(of: row) + 1] += 1 }
    for variable in 0..<store.variableCount { places[variable + 1] += places[variable] }
    rows.fill(0, count: store.rows.count)
    for (index, row) in store.rows.enumerated() {
      let variable = store.firstVariable(of: row)
      rows[places[variable]] = Int32(truncatingIfNeeded: index)
      places[variable] += 1
    }
  }
}
