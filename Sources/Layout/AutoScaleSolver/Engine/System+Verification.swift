// Checks the result of a solve against the constraints as they were given.
extension System {
  /// The accuracy of a result.
  struct Accuracy {
    var residual = 0.0
    var isApproximate = false
    /// Whether rounding errors may matter, so that each change needs a new solve.
    var isUncertain = false
  }

  /// Checks conflicts and values, and replaces them if they are wrong or not optimal.
  ///
  /// Each conflict needs a proof. If rounding errors may matter, a small system is solved again in exact arithmetic.
  ///
  /// - Complexity: O(terms of the conflicts) for ordinary numbers.
  func verify(
    _ conflicts: inout [FoundConflict], _ store: borrowing ConstraintStore,
    _ values: inout [Double]
  ) -> Accuracy {
    var proven: [FoundConflict] = []
    for conflict in conflicts where FarkasProof(of: conflict, store) != nil {
      proven.append(conflict)
    }
    guard proven.count < conflicts.count || needsExactSolve(store) else { return Accuracy() }
    var accuracy = Accuracy(isUncertain: true)
    if let exact = ExactSystem(store, near: preferences) {
      accuracy.isApproximate = !adopt(exact, &conflicts, store, &values)
    } else {
      accuracy.isApproximate = true
      conflicts = proven
      omit(conflicts, store)
    }
    accuracy.residual =
      values.allSatisfy(\.isFinite) ? store.residual(at: values, leavingOut: omitted) : .infinity
    if accuracy.residual > Tolerance.satisfied { accuracy.isApproximate = true }
    return accuracy
  }

  /// Whether rounding errors may have decided something.
  private func needsExactSolve(_ store: borrowing ConstraintStore) -> Bool {
    // The cheapest tests first: of ordinary systems, all but the last two take constant time.
    if isUncertain || isApproximate { return true }
    if store.mayBeUneven, store.isUneven { return true }
    if store.hasNearCoefficients { return true }
    if sizes.largest > Tolerance.largestOrdinary || sizes.hasTiny { return true }
    guard sizes.largest < Tolerance.least else { return false }
    return store.unit < Tolerance.least
  }

  /// Adopts values and conflicts of an exact solve, unless it leaves out more rows.
  ///
  /// - Returns: Whether they are right when rounded.
  private func adopt(
    _ exact: ExactSystem, _ conflicts: inout [FoundConflict], _ store: borrowing ConstraintStore,
    _ values: inout [Double]
  ) -> Bool {
    // Rows that hold within the tolerance stay, although exact arithmetic would leave them out. (Swift 6.0 refuses a
    // borrowed store in an operand of `&&`.)
    let left = Set(conflicts.map(\.omitted))
    var isKept = left.isStrictSubset(of: exact.refutations.map(\.omitted))
    if isKept { isKept = isSatisfied(by: values, store) }
    let refutations = exact.refutations.filter { !isKept || left.contains($0.omitted) }
    conflicts = refutations.map { FoundConflict(sources: $0.sources, omitted: $0.omitted) }
    omit(conflicts, store)
    if isKept { return false }
    let before = values
    values = exact.values
    guard refutations.allSatisfy(\.isProven) else { return false }
    if areErrors(at: values, atMost: exact.errors, store) { return true }
    // If there are several optima, rounding may spoil one and not another.
    guard exact.tableau.hasFreeDirection, left == Set(refutations.map(\.omitted)),
      isSatisfied(by: before, store)
    else { return false }
    guard areErrors(at: before, atMost: exact.errors, store) else { return false }
    values = before
    return true
  }

  /// Whether required rows that are not left out hold within the tolerance.
  private func isSatisfied(by values: [Double], _ store: borrowing ConstraintStore) -> Bool {
    guard values.allSatisfy(\.isFinite) else { return false }
    return store.residual(at: values, leavingOut: omitted, unit: store.unit) <= Tolerance.satisfied
  }

  private func omit(_ conflicts: [FoundConflict], _ store: borrowing ConstraintStore) {
    omitted.fill(false, count: store.rows.count)
    for conflict in conflicts { omitted[conflict.omitted] = true }
  }

  /// Whether errors are no larger than others at each priority.
  private func areErrors(
    at values: [Double], atMost others: [Double], _ store: borrowing ConstraintStore
  ) -> Bool {
    let unit = store.unit
    return zip(store.errors(at: values), others).allSatisfy { error, other in
      error - other <= Tolerance.excess * (unit + other)
    }
  }
}

// MARK: - Ambiguity

extension System {
  /// Finds the variables that the constraints leave free, and a second solution as good as the first one.
  ///
  /// - Parameters:
  ///   - values: The first solution.
  ///   - store: The constraints.
  ///   - isFirstUncertain: Whether rounding errors may matter for the first solution.
  /// - Returns: The second solution; `nil` if the first one is unique.
  func findAlternative(
    to values: [Double], _ store: borrowing ConstraintStore, isFirstUncertain: Bool
  ) -> Alternative? {
    if !isFirstUncertain {
      let alternative = findFreeVariables(store, values: values)
      var isGood = true
      if let alternative { isGood = isAsGood(alternative.values, as: values, store) }
      if isGood, !isUncertain { return alternative }
    }
    var alternative: Alternative?
    if var exact = ExactSystem(store, near: preferences), leavesOutTheSame(exact) {
      alternative = exact.alternative(unit: store.unit)
    } else {
      alternative = findFreeVariables(store, values: values)
    }
    if let second = alternative?.values {
      alternative?.isApproximate = !isAsGood(second, as: values, store)
    }
    return alternative
  }

  private func leavesOutTheSame(_ exact: ExactSystem) -> Bool {
    let left = Set(exact.refutations.map { Int($0.omitted) })
    return (0..<omitted.count).allSatisfy { omitted[$0] == left.contains($0) }
  }

  /// Whether a second solution satisfies required constraints, and optional ones as well as the first.
  private func isAsGood(
    _ second: [Double], as first: [Double], _ store: borrowing ConstraintStore
  ) -> Bool {
    guard second.allSatisfy(\.isFinite), first.allSatisfy(\.isFinite) else { return false }
    return store.residual(at: second, leavingOut: omitted) <= Tolerance.satisfied
      && areErrors(at: second, atMost: store.errors(at: first), store)
  }
}
