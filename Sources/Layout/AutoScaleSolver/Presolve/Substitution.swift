/// Takes the required equations out of a system by substitution.
///
/// An equation over one root makes it a constant, one over two makes one a multiple of the other, one
/// over none is redundant or contradicts the others, and one over more waits. What still waits in the
/// end is left to the simplex, and so is one whose coefficients have nearly cancelled out. The result does
/// not depend on the order of the equations.
struct Substitution: ~Copyable {
  var forest = AffineForest()
  var row = ReducedRow()
  /// The required rows that those before them contradict.
  private(set) var contradictions: [Contradiction] = []
  var order = RowOrder()
  private var isLeft = Buffer<Bool>()
  /// Whether there may be a row that counts and was not substituted.
  private(set) var leavesRows = false
  private var watches = WatchLists()
  private var released = Buffer<Int32>()

  /// Whether a row of the store counts and was not substituted.
  @inline(__always) func isLeft(_ row: Int) -> Bool { isLeft[unchecked: row] }

  /// Substitutes all active required equations of a store, except the rows that are left out.
  mutating func run(_ store: borrowing ConstraintStore, leavingOut omitted: borrowing Buffer<Bool>)
  {
    forest.reset(variableCount: store.variableCount)
    row.reset(variableCount: store.variableCount)
    watches.clear()
    isLeft.fill(false, count: store.rows.count)
    leavesRows = false
    contradictions.removeAll()
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
    if defineOnlyRoot(index, store) { return }
    row.reduce(store.rows[unchecked: index], of: store, over: &forest)
    switch row.count {
    case 0:
      if abs(row.constant) > row.tolerance {
        contradictions.append(Contradiction(sources: [Int32(index)], time: forest.time))
      }
    case 1 where !row.isWeak:
      define(row[0].root, as: -row.constant / row[0].coefficient, by: index)
    case 2 where !row.isWeak:
      unite(by: index)
    case 1, 2:
      // The simplex weighs the equation against all others, so that it decides only what it is certain of.
      leave(index)
    default:
      leave(index)
      watches.watch(index, (row[0].root, row[1].root, row[2].root), store)
    }
  }

  /// Makes the only root of an equation a constant.
  ///
  /// Most equations have only one at this point.
  ///
  /// - Returns: Whether the equation had only one root; if not, nothing was done.
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

  /// Makes one of the row's two roots a multiple of the other.
  @inline(__always) private mutating func unite(by index: Int) {
    var (gone, kept) = (0, 1)
    let watchCounts = (watches.count(of: row[0].root), watches.count(of: row[1].root))
    // Fewer watched rows to visit again; among equals the larger coefficient, so that factors stay
    // at most 1 and do not overflow along a chain.
    if watchCounts.0 > watchCounts.1
      || (watchCounts.0 == watchCounts.1 && abs(row[0].coefficient) < abs(row[1].coefficient))
    {
      (gone, kept) = (1, 0)
    }
    let root = row[gone].root
    let pivot = row[gone].coefficient
    let value = AffineForest.Value(
      root: row[kept].root, factor: -row[kept].coefficient / pivot, offset: -row.constant / pivot)
    forest.define(root, as: value, by: index)
    watches.release(root, into: &released)
  }
}

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
