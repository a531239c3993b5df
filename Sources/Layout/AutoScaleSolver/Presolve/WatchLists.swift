/// The rows that watch each root: each waiting row watches three of its roots.
///
/// A row over three or more roots cannot be used until only two of them are left. To notice this, it is enough
/// to visit the row when one of any three roots is defined, as SAT solvers watch two literals of a clause.
///
/// Source: M. Moskewicz et al., "Chaff: Engineering an Efficient SAT Solver", 2001, section 2.1.
struct WatchLists: ~Copyable {
  // The lists are allocated when the first row watches; in most layouts no row does. A watch is a node in the
  // doubly linked list of its root, so that it is removed in constant time; row `r` owns nodes 3r, 3r+1 and 3r+2.
  private var first = Buffer<Int32>()
  private var next = Buffer<Int32>()
  private var previous = Buffer<Int32>()
  private var root = Buffer<Int32>()
  /// How many watches each root has.
  private var counts = Buffer<Int32>()
  /// The row of the store of each watching row.
  private var rows = Buffer<Int32>()
  /// The watching row of each row of the store, or -1.
  private var slots = Buffer<Int32>()

  mutating func clear() {
    next.clear()
    previous.clear()
    root.clear()
    rows.clear()
  }

  /// The number of rows that watch a root.
  @inline(__always) func count(of root: Int32) -> Int32 { rows.isEmpty ? 0 : counts[root] }

  /// Makes a row of a store watch three roots.
  mutating func watch(
    _ row: Int, _ roots: (Int32, Int32, Int32), _ store: borrowing ConstraintStore
  ) {
    if rows.isEmpty {
      first.fill(-1, count: store.variableCount)
      counts.fill(0, count: store.variableCount)
      slots.fill(-1, count: store.rows.count)
    }
    var slot = slots[row]
    if slot < 0 {
      slot = Int32(rows.count)
      slots[row] = slot
      rows.append(Int32(row))
      next.append(repeating: -1, count: 3)
      previous.append(repeating: -1, count: 3)
      root.append(repeating: -1, count: 3)
    }
    link(3 * slot, to: roots.0)
    link(3 * slot + 1, to: roots.1)
    link(3 * slot + 2, to: roots.2)
  }

  /// Ends all watches of the rows that watch a root, and appends the rows to a list.
  @inline(__always)
  mutating func release(_ root: Int32, into released: inout Buffer<Int32>) {
    if !rows.isEmpty && first[root] >= 0 { releaseWatched(root, into: &released) }
  }

  private mutating func releaseWatched(_ root: Int32, into released: inout Buffer<Int32>) {
    var node = first[root]
    while node >= 0 {
      let slot = node / 3
      for own in 3 * slot...3 * slot + 2 { unlink(own) }
      released.append(rows[slot])
      node = first[root]
    }
  }

  private mutating func link(_ node: Int32, to target: Int32) {
    root[node] = target
    previous[node] = -1
    next[node] = first[target]
    if first[target] >= 0 { previous[first[target]] = node }
    first[target] = node
    counts[target] += 1
  }

  private mutating func unlink(_ node: Int32) {
    let (before, after) = (previous[node], next[node])
    if before >= 0 { next[before] = after } else { first[root[node]] = after }
    if after >= 0 { previous[after] = before }
    counts[root[node]] -= 1
  }
}
