/// The rows that watch each root: each waiting row watches three of its roots.
///
/// A row over three or more roots cannot be used until only two of them are left. To notice this, it is enough
/// to visit the row when one of any three roots is defined, as SAT solvers watch two literals of a clause.
///
/// Source: M. Moskewicz et al., "Chaff: Engineering an Efficient SAT Solver", 2001, section 2.1.
struct WatchLists: ~Copyable {
  struct Watch: BitwiseCopyable {
    let row: Int32
    let roots: (Int32, Int32, Int32)
    var hasEnded = false
  }

  private var watches = Buffer<Watch>()
  // The lists are allocated when the first row watches; in most layouts no row does. Watch `w` is nodes 3w, 3w+1 and
  // 3w+2 of the linked lists of its roots. One that has ended stays there: each node is visited once, when its root
  // is defined.
  private var first = Buffer<Int32>()
  private var next = Buffer<Int32>()
  /// How many watches each root has.
  private var counts = Buffer<Int32>()

  mutating func clear() {
    watches.clear()
    next.clear()
  }

  /// The number of rows that watch a root.
  @inline(__always) func count(of root: Int32) -> Int32 { watches.isEmpty ? 0 : counts[root] }

  /// Makes a row of a store watch three roots.
  mutating func watch(_ row: Int, _ roots: (Int32, Int32, Int32), variableCount: Int) {
    if watches.isEmpty {
      first.fill(-1, count: variableCount)
      counts.fill(0, count: variableCount)
    }
    watches.append(Watch(row: Int32(row), roots: roots))
    link(roots.0)
    link(roots.1)
    link(roots.2)
  }

  private mutating func link(_ root: Int32) {
    next.append(first[root])
    first[root] = Int32(next.count - 1)
    counts[root] += 1
  }

  /// Ends all watches of the rows that watch a root, and appends the rows to a list.
  @inline(__always)
  mutating func release(_ root: Int32, into released: inout Buffer<Int32>) {
    if !watches.isEmpty && first[root] >= 0 { releaseWatched(root, into: &released) }
  }

  private mutating func releaseWatched(_ root: Int32, into released: inout Buffer<Int32>) {
    var node = first[root]
    while node >= 0 {
      let watch = watches[node / 3]
      if !watch.hasEnded {
        watches[node / 3].hasEnded = true
        counts[watch.roots.0] -= 1
        counts[watch.roots.1] -= 1
        counts[watch.roots.2] -= 1
        released.append(watch.row)
      }
      node = next[node]
    }
    first[root] = -1
  }
}
