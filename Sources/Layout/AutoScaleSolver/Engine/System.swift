/// The phases of a solve, and their memory for the next one.
///
/// A class, because edits change a part of it in place. A solver shares its system only with its own copies, which
/// do not write to a shared one.
final class System {
  var substitution = Substitution()
  var reduction = Reduction()
  var freeColumns = FreeColumns()
  var components = Components()
  /// The simplex, which few layouts need; its lists take longer to make and free than a small layout to solve.
  private lazy var simplexMemory = SimplexMemory()
  var singleRoots = SingleRoots()

  /// The value of each root.
  var rootValues = Buffer<Double>()
  /// The value of a root where nothing else decides: its previous value, or 0.
  var preferences = Buffer<Double>()
  /// Rows that are left out because they contradict others.
  var omitted = Buffer<Bool>()
  /// Whether rounding errors stopped the last solve before its end.
  private(set) var isApproximate = false
  /// Whether rounding errors may have decided if a coefficient, slope or pivot was zero.
  var isUncertain = false
  /// The sizes of the values that were written last.
  private(set) var sizes = AffineForest.Sizes()
  /// The infeasible subsets, in the order of their discovery.
  var infeasibleSubsets: [InfeasibleSubset] = []

  /// The variables of each root, once there was an edit.
  var members = RootMembers()
  /// The components that were edited since the last solve from scratch.
  var edited: [Int: EditedComponent] = [:]

  /// The component that is being solved.
  var component: ComponentSimplex {
    _read { yield simplexMemory.component }
    _modify { yield &simplexMemory.component }
  }

  /// Solves a store from scratch, up to the values of the roots.
  ///
  /// Infeasible subsets are collected in `infeasibleSubsets`.
  func solve(_ store: borrowing ConstraintStore) {
    edited.removeAll()
    members.invalidate()
    reduce(store)
    infeasibleSubsets = substitution.infeasibleSubsets + reduction.infeasibleSubsets
    freeColumns.run(reduction, variableCount: store.variableCount)
    components.run(reduction.rows, leavingOut: freeColumns, variableCount: store.variableCount)
    rootValues.assign(preferences)
    (isApproximate, isUncertain) = (false, false)
    singleRoots.line.reset()
    solveSingleRoots(store)
    for index in 0..<components.count {
      component.load(index, components, reduction, preferences: preferences)
      component.solve(into: &rootValues)
      collectViolated(&component, store)
    }
    freeColumns.solve(reduction, into: &rootValues)
    if substitution.row.hasCancelled || reduction.rows.mergesUnequal || singleRoots.line.isUncertain
    {
      isUncertain = true
    }
  }

  /// Substitutes the required equations, and rewrites the other rows over the roots that remain.
  func reduce(_ store: borrowing ConstraintStore) {
    if omitted.count != store.rows.count { omitted.fill(false, count: store.rows.count) }
    substitution.run(store, leavingOut: omitted)
    reduction.run(store, &substitution)
  }

  /// Prefers the values of the previous solve, and 0 for new variables.
  func setPreferences(_ values: [Double], variableCount: Int) {
    preferences.fill(0, count: variableCount)
    for variable in 0..<min(variableCount, values.count) {
      preferences[variable] = preference(for: values[variable])
    }
  }

  private func solveSingleRoots(_ store: borrowing ConstraintStore) {
    singleRoots.solve(components, reduction, preferences, into: &rootValues)
    for index in 0..<singleRoots.violated.count {
      collectViolated(Int(singleRoots.violated[index]), store)
    }
  }

  /// Solves a root that is in no row.
  func solveSingleRoot(_ root: Int, _ store: borrowing ConstraintStore) {
    if !singleRoots.solve(root, reduction, preferences, into: &rootValues) {
      collectViolated(root, store)
    }
  }

  /// Notes the required penalties of a component if one of them is violated.
  func collectViolated(_ component: inout ComponentSimplex, _ store: borrowing ConstraintStore) {
    isApproximate = isApproximate || component.simplex.isApproximate
    isUncertain = isUncertain || component.simplex.isUncertain
    component.simplex.collectViolated(into: &infeasibleSubsets) { self.isViolated($0, store) }
  }

  /// Notes the required penalties of a root if one of them is violated.
  private func collectViolated(_ root: Int, _ store: borrowing ConstraintStore) {
    let value = rootValues[root]
    var isViolated = false
    for index in reduction.range(of: root) where reduction.penalties[index].level == 0 {
      let penalty = reduction.penalties[index]
      isViolated =
        isViolated || (penalty.isViolated(at: value) && self.isViolated(penalty.source, store))
    }
    guard isViolated else { return }
    var sources: [Int32] = []
    for index in reduction.range(of: root) where reduction.penalties[index].level == 0 {
      sources.append(reduction.penalties[index].source)
    }
    infeasibleSubsets.append(InfeasibleSubset(sources: sources))
  }

  /// Whether a required constraint is violated in its own unit.
  private func isViolated(_ source: Int32, _ store: borrowing ConstraintStore) -> Bool {
    relativeError(of: source, store) > Tolerance.satisfied
  }

  /// The error of a required constraint or bound in units of its largest number.
  func relativeError(of source: Int32, _ store: borrowing ConstraintStore) -> Double {
    guard source >= 0 else {
      let bound = store.lowerBounds[Int(~source)]
      let value = self.value(of: ~source)
      return (bound - value) / max(Tolerance.least, abs(bound), abs(value))
    }
    let row = store.rows[Int(source)]
    var (sum, size) = (-row.constant, max(Tolerance.least, abs(row.constant)))
    for index in store.range(of: row) {
      let term = store.terms[index]
      let summand = term.coefficient * value(of: Int32(term.variable.index))
      sum += summand
      size = max(size, abs(summand))
    }
    return row.relation.error(of: sum) / size
  }

  /// The value of a variable, given the values of the roots.
  private func value(of variable: Int32) -> Double {
    let value = substitution.forest.value(of: variable)
    return value.isConstant ? value.offset : value.factor * rootValues[value.root] + value.offset
  }

  /// Computes all variables from the roots.
  func writeValues(into values: inout [Double], variableCount: Int) {
    if values.count < variableCount {
      values.append(contentsOf: repeatElement(0, count: variableCount - values.count))
    }
    sizes = values.withUnsafeMutableBufferPointer { values in
      substitution.forest.writeValues(of: 0..<variableCount, rootValues, into: values)
    }
    if sizes.largest.isFinite { return }
    isApproximate = true
    // NaN, of two infinities, would spoil each later computation with it.
    for variable in 0..<variableCount where values[variable].isNaN { values[variable] = 0 }
  }
}

/// A component in the simplex, made when the first one is solved.
private final class SimplexMemory {
  var component = ComponentSimplex()
}

/// Solves the roots that are in no row.
struct SingleRoots: ~Copyable {
  var line = LineSearch()
  /// The roots with a required penalty that seems violated.
  private(set) var violated = Buffer<Int32>()

  /// Solves all of them, and lists those with a required penalty that seems violated.
  mutating func solve(
    _ components: borrowing Components, _ reduction: borrowing Reduction,
    _ preferences: borrowing Buffer<Double>, into values: inout Buffer<Double>
  ) {
    violated.clear()
    if reduction.penalties.isEmpty { return }
    for root in 0..<values.count
    where components.componentOfRoot[unchecked: root] < 0 && !reduction.range(of: root).isEmpty {
      if !solve(root, reduction, preferences, into: &values) { violated.append(Int32(root)) }
    }
  }

  /// Sets a root to the best value nearest to its preference; returns false if a required penalty seems violated there.
  @inline(__always)
  mutating func solve(
    _ root: Int, _ reduction: borrowing Reduction, _ preferences: borrowing Buffer<Double>,
    into values: inout Buffer<Double>
  ) -> Bool {
    let range = reduction.range(of: root)
    let value = line.optimum(of: reduction.penalties, in: range).nearest(to: preferences[root])
    values[root] = value
    return !range.contains { index in
      reduction.penalties[unchecked: index].level == 0
        && reduction.penalties[unchecked: index].isViolated(at: value)
    }
  }
}
