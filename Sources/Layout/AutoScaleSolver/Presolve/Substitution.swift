/// Solves the required equations of a system by substitution, as far as each has at most two unknowns.
///
/// An equation over one root makes it a constant. An equation over two roots makes one of them an image of the
/// other. An equation without a root is redundant or contradicts the others. An equation over more roots waits
/// until only two are left. The simplex gets those that wait at the end. The result does not depend on the order of
/// the equations.
///
/// Source: E. Andersen, K. Andersen, "Presolving in Linear Programming", 1995, on doubleton equations.
struct Substitution: ~Copyable {
  var forest = AffineForest()
  var row = ReducedRow()
  /// The required rows that contradict those before them.
  private(set) var infeasibleSubsets: [InfeasibleSubset] = []
  private var order = RowOrder()
  private var isLeft = Buffer<Bool>()
  /// Whether an active row may not have been substituted.
  private(set) var leavesRows = false
  private var watches = WatchLists()
  private var released = Buffer<Int32>()

  /// Whether a row of the store is active and was not substituted.
  @inline(__always) func isLeft(_ row: Int) -> Bool { isLeft[unchecked: row] }

  /// Substitutes the active required equations of a store, except omitted rows.
  mutating func run(_ store: borrowing ConstraintStore, leavingOut omitted: borrowing Buffer<Bool>)
  {
    forest.reset(variableCount: store.variableCount)
    row.reset(variableCount: store.variableCount)
    watches.clear()
    isLeft.fill(false, count: store.rows.count)
    leavesRows = false
    infeasibleSubsets.removeAll()
    order.run(store)
    for place in 0..<store.rows.count {
      let index = order[place]
      let row = store.rows[unchecked: index]
      guard row.isActive && !omitted[unchecked: index] else { continue }
      guard row.isSubstitutable else {
        leave(index)
        continue
      }
      substitute(index, store)
      // At once and not at the end: an equation that waited often makes the next ones shorter.
      while let waiting = released.popLast() {
        guard isLeft[waiting] else { continue }
        isLeft[waiting] = false
        substitute(Int(waiting), store)
      }
    }
  }

  @inline(__always) private mutating func leave(_ index: Int) {
    isLeft[unchecked: index] = true
    leavesRows = true
  }

  @inline(__always)
  private mutating func substitute(_ index: Int, _ store: borrowing ConstraintStore) {
    // Before the row is rewritten, because most equations have only one root at this point.
    if defineOnlyRoot(index, store) { return }
    row.reduce(store.rows[unchecked: index], of: store, over: &forest)
    switch row.count {
    case 0:
      if abs(row.constant) > row.tolerance {
        infeasibleSubsets.append(InfeasibleSubset(sources: [Int32(index)], time: forest.time))
      }
    case 1:
      define(row[0].root, as: -row.constant / row[0].coefficient, by: index)
    case 2:
      unite(by: index)
    default:
      leave(index)
      watches.watch(
        index, (row[0].root, row[1].root, row[2].root), variableCount: store.variableCount)
    }
  }

  /// Makes the only root of an equation a constant.
  ///
  /// - Returns: Whether the equation has only one root; if not, nothing is done.
  @inline(__always)
  private mutating func defineOnlyRoot(_ index: Int, _ store: borrowing ConstraintStore) -> Bool {
    guard let term = forest.onlyTerm(of: store.rows[unchecked: index], store) else { return false }
    define(term.root, as: -term.constant / term.coefficient, by: index)
    return true
  }

  @inline(__always)
  private mutating func define(_ root: Int32, as constant: Double, by index: Int) {
    forest.define(root, as: constant, by: index)
    watches.release(root, into: &released)
  }

  /// Makes one of the row's two roots an image of the other.
  @inline(__always) private mutating func unite(by index: Int) {
    var (eliminated, kept) = (0, 1)
    let watchCounts = (watches.count(of: row[0].root), watches.count(of: row[1].root))
    // The root with fewer watches has fewer rows to visit again. Among equals, dividing by the larger coefficient
    // keeps factors at most 1, so that none overflows along a chain.
    if watchCounts.0 > watchCounts.1
      || (watchCounts.0 == watchCounts.1 && abs(row[0].coefficient) < abs(row[1].coefficient))
    {
      (eliminated, kept) = (1, 0)
    }
    let root = row[eliminated].root
    let pivot = row[eliminated].coefficient
    let value = AffineForest.Value(
      root: row[kept].root, factor: -row[kept].coefficient / pivot, offset: -row.constant / pivot)
    forest.define(root, as: value, by: index)
    watches.release(root, into: &released)
  }
}

/// The order in which substitution visits the rows of a store.
///
/// Rows usually come view by view, so that the variables of a row are near those of the row before. In another
/// order substitution would follow long chains all over the memory, so rows are then sorted by their first
/// variable.
struct RowOrder: ~Copyable {
  /// The rows in their order; empty for the order of the store.
  private var rows = Buffer<Int32>()
  private var firstVariables = Buffer<Int32>()
  private var sorting = CountingSort()

  /// The row at a place of the order.
  @inline(__always) subscript(place: Int) -> Int { rows.isEmpty ? place : Int(rows[place]) }

  /// Finds the order, in time linear in the rows and variables.
  mutating func run(_ store: borrowing ConstraintStore) {
    rows.clear()
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
