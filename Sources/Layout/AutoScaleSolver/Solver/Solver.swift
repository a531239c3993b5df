/// Solves systems of linear equations and inequalities with priorities.
///
/// Required constraints hold; of those that cannot hold together, the latest activated is left out and
/// reported. The others hold as well as the stronger ones allow: see ``Priority``.
///
///     var solver = Solver()
///     let left = solver.makeVariable(named: "left")
///     let width = try solver.makeVariable(named: "width", atLeast: 0)
///     try solver.add(left == 20)
///     try solver.add(left + width == 300)
///     try solver.add((width == 400).priority(.high))
///     solver.solve()[width]  // 280
///
/// A unique result does not depend on the order in which constraints are added. If there are several results,
/// a variable keeps its previous value, at first 0, or takes a value near it. Values of 2^45 and more, which
/// would spoil later sums, are not kept. The same calls give the same result.
///
/// A required constraint is satisfied if its error is at most a millionth of its largest number, or of 0.01 if
/// that is more. If rounding errors may hide a better solution, ``Solution/isApproximate`` is true.
///
/// A solver is a value: change a copy to try something out. A copy shares the working memory of the original until
/// one of them solves again.
///
/// - Complexity: A solve takes time linear in the terms for systems like those of user interfaces; no
///   call recurses deeply, and the number of steps is bounded for every input.
public struct Solver: @unchecked Sendable {
  // Invariant for Sendable: `system` is read and written only while it is uniquely referenced, which `withSystem`
  // checks. `shared` is written only while it is, which `store` checks. Copies on other threads make their own.
  private var system = System()
  private var shared = SharedStore(ConstraintStore())
  var values: [Double] = []
  var conflicts: [Conflict] = []
  /// The accuracy of the last solve from scratch.
  var accuracy = System.Accuracy()
  /// Whether more than constants has changed since the last solve.
  var needsFullSolve = true
  /// The rows whose constants have changed since the last solve, if nothing else has.
  var changedRows: [Int32] = []
  /// The constraints of the variables that are edited, by variable.
  var edits: [Int: Constraint.ID] = [:]

  /// Makes a solver without variables and constraints.
  public init() {}

  /// The number of variables.
  public var variableCount: Int { store.variableCount }

  /// Removes all variables and constraints, and keeps the memory for the next system.
  ///
  /// The variables and handles from before are no longer valid.
  ///
  /// - Complexity: O(1), except for names and places.
  public mutating func removeAll() {
    store.removeAll()
    values.removeAll(keepingCapacity: true)
    conflicts.removeAll()
    edits.removeAll(keepingCapacity: true)
    changedRows.removeAll(keepingCapacity: true)
    needsFullSolve = true
  }

  /// The constraints, which a solver that shares them with a copy copies before it changes them.
  var store: ConstraintStore {
    @inline(__always) _read { yield shared.store.pointee }
    @inline(__always) _modify {
      makeStoreUnique()
      yield &shared.store.pointee
    }
  }

  /// Copies the constraints, if a copy of this solver shares them.
  @inline(__always) mutating func makeStoreUnique() {
    if !isKnownUniquelyReferenced(&shared) { shared = shared.copy() }
  }

  /// The constraints of a solver that was not copied since ``makeStoreUnique()``.
  ///
  /// A layout writes them term by term, and a check for each takes as long as the writing.
  var ownStore: ConstraintStore {
    @inline(__always) _read { yield shared.store.pointee }
    @inline(__always) _modify {
      assert(isKnownUniquelyReferenced(&shared))
      yield &shared.store.pointee
    }
  }

  /// Calls a closure with working memory that only this solver uses.
  ///
  /// - Returns: The closure's result, or `nil` if the memory is shared with a copy.
  mutating func withSystem<Result>(
    _ body: (System, borrowing ConstraintStore, inout [Double]) -> Result
  ) -> Result? {
    isKnownUniquelyReferenced(&system) ? body(system, shared.store.pointee, &values) : nil
  }

  /// Replaces working memory that is shared with a copy.
  mutating func makeSystemUnique() {
    if !isKnownUniquelyReferenced(&system) { system = System() }
  }
}

// MARK: - Variables

extension Solver {
  /// Makes a new variable.
  ///
  /// - Parameters:
  ///   - name: The name of the variable in reports.
  ///   - lowerBound: The smallest value that the variable may take, in the unit of the constants,
  ///     such as 0 for a width; it counts as a required constraint.
  /// - Returns: The variable, for this solver only.
  /// - Throws: ``SolverError`` for a bound that is NaN or infinite.
  /// - Precondition: There are fewer than 2^29 variables.
  /// - Complexity: O(1).
  public mutating func makeVariable(
    named name: String? = nil, atLeast lowerBound: Double
  ) throws(SolverError) -> Variable {
    try checkFinite(lowerBound, name: name)
    return addVariable(name, lowerBound)
  }

  /// Makes a new variable without a lower bound.
  ///
  /// - Parameter name: The name of the variable in reports.
  /// - Returns: The variable, for this solver only.
  /// - Precondition: There are fewer than 2^29 variables.
  /// - Complexity: O(1).
  public mutating func makeVariable(named name: String? = nil) -> Variable {
    addVariable(name, -.infinity)
  }

  /// Changes the lower bound of a variable; `nil` removes it.
  ///
  /// - Throws: ``SolverError`` for a bound that is NaN or infinite, or a variable of another solver.
  public mutating func setLowerBound(
    _ bound: Double?, of variable: Variable
  ) throws(SolverError) {
    try checkKnown(variable)
    if let bound { try checkFinite(bound, name: store.name(ofVariable: variable.index)) }
    store.setLowerBound(bound ?? -.infinity, of: variable.index)
    needsFullSolve = true
  }

  /// Makes variables without names, by their lower bounds, which repeat.
  mutating func addVariables(lowerBounds: [Double], times: Int) {
    precondition(
      store.variableCount + times * lowerBounds.count <= ConstraintStore.limit,
      "a solver has at most \(ConstraintStore.limit) variables")
    needsFullSolve = true
    store.addVariables(lowerBounds: lowerBounds, times: times)
  }

  @inline(__always)
  private mutating func addVariable(_ name: String?, _ bound: Double) -> Variable {
    precondition(
      store.variableCount < ConstraintStore.limit,
      "a solver has at most \(ConstraintStore.limit) variables")
    needsFullSolve = true
    return Variable(index: store.addVariable(name: name, lowerBound: bound))
  }

  func checkKnown(_ variable: Variable) throws(SolverError) {
    guard variable.index < store.variableCount else {
      throw SolverError(.unknownVariable(index: variable.index))
    }
  }

  func checkFinite(
    _ number: Double, name: String? = nil, place: SourceLine? = nil
  ) throws(SolverError) {
    guard number.isFinite else { throw SolverError(.notFinite(number), name: name, place: place) }
  }

  func checkRoom(_ count: Int) throws(SolverError) {
    guard count < ConstraintStore.limit else {
      throw SolverError(.tooLarge(limit: ConstraintStore.limit))
    }
  }
}

/// The store that copies of a solver share until one of them changes it.
private final class SharedStore {
  // Behind a pointer, because each access to a stored property of a class checks for exclusivity. Here the solver's
  // own exclusive access is enough.
  let store: UnsafeMutablePointer<ConstraintStore>

  init(_ store: consuming ConstraintStore) {
    self.store = .allocate(capacity: 1)
    self.store.initialize(to: store)
  }

  /// Makes another one with the same constraints.
  @inline(never) func copy() -> SharedStore { SharedStore(ConstraintStore(copying: store.pointee)) }

  deinit {
    store.deinitialize(count: 1)
    store.deallocate()
  }
}
