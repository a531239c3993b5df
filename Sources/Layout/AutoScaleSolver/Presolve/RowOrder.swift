/// The order in which substitution goes through the rows of a store.
///
/// Rows mostly come view by view, so that the variables of one are next to those of the row before.
/// Rows that come in no such order would make substitution follow long chains all over the memory:
/// they are taken by their first variable.
struct RowOrder: ~Copyable {
  /// Whether the rows are taken by their activation instead, the earliest first.
  var isByActivation = false
  /// The rows in their order; empty for that of the store.
  private var rows = Buffer<Int32>()
  private var firstVariables = Buffer<Int32>()
  private var sorting = CountingSort()

  /// The row at a place of the order.
  @inline(__always) subscript(place: Int) -> Int { rows.isEmpty ? place : Int(rows[place]) }

  /// Finds the order, in time linear in the rows and variables.
  mutating func run(_ store: borrowing ConstraintStore) {
    rows.clear()
    if isByActivation {
      let activations = (0..<store.rows.count).map { store.rows[$0].activation }
      for row in activations.indices.sorted(by: { activations[$0] < activations[$1] }) {
        rows.append(Int32(truncatingIfNeeded: row))
      }
      return
    }
    guard store.isShuffled else { return }
    firstVariables.clear()
    for index in 0..<store.rows.count {
      rows.append(Int32(truncatingIfNeeded: index))
      firstVariables.append(
        Int32(truncatingIfNeeded: store.firstVariable(of: store.rows[index])))
    }
    sorting.sort(&rows, by: firstVariables, keyCount: store.variableCount)
  }
}
