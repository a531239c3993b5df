// Checks the claims of a solve against the constraints as they were given.
extension System {
  /// The accuracy of a result.
  struct Accuracy {
    var residual = 0.0
    var isApproximate = false
    /// Whether rounding errors may matter, so that each change needs a solve of its own.
    var isDoubtful = false
  }

  /// Checks conflicts and values, and replaces them if they are wrong or not the best.
  ///
  /// Each conflict needs a proof. Values are looked at where coefficients or values have very different sizes, or
  /// coefficients cancelled out: a small system is then solved again in double-double arithmetic.
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
    let areProven = proven.count == conflicts.count
    let hasUnusualNumbers = hasUnusualNumbers(store)
    guard !areProven || hasUnusualNumbers || isUncertain else { return Accuracy() }
    var accuracy = Accuracy(isDoubtful: true)
    let precise = PreciseSystem(store, near: preferences)
    if let precise, precise.isReliable {
      // Swift 6.0 refuses a borrowed store in an operand of `||`.
      let isRight = areProven ? isKept(values, conflicts, comparedWith: precise, store) : false
      if !isRight {
        take(precise, &conflicts, store, &values)
        accuracy.isApproximate = !isAccurate(precise, store, values)
      }
    } else {
      omit(proven, store)
      conflicts = proven
      accuracy.isApproximate =
        !areProven || hasUnusualNumbers || isApproximate || precise != nil
    }
    accuracy.residual = store.residual(at: values, leavingOut: omitted)
    if !(accuracy.residual <= Tolerance.satisfied) || !values.allSatisfy(\.isFinite) {
      accuracy.isApproximate = true
    }
    return accuracy
  }

  /// Whether rounding errors may have decided something.
  private var isUncertain: Bool { substitution.row.hasCancelled || hasDoubts || isApproximate }

  /// Whether coefficients or values are of very different size, or all numbers are small.
  private func hasUnusualNumbers(_ store: borrowing ConstraintStore) -> Bool {
    if store.mayBeUneven, store.isUneven { return true }
    if largestValue > Tolerance.largestOrdinary { return true }
    guard largestValue < Tolerance.least else { return false }
    let unit = store.unit
    return unit > 0 && unit < Tolerance.least
  }

  /// Whether values and conflicts are no worse than those of the same system in double-double arithmetic.
  private func isKept(
    _ values: [Double], _ conflicts: [FoundConflict], comparedWith precise: PreciseSystem,
    _ store: borrowing ConstraintStore
  ) -> Bool {
    let unit = store.unit
    guard
      store.residual(at: values, leavingOut: omitted, unit: unit) <= Tolerance.satisfied
    else { return false }
    let (left, preciseLeft) = (
      Set(conflicts.map(\.omitted)), Set(precise.refutations.map(\.omitted))
    )
    // Rows that hold within the tolerance are better than those that exact numbers would leave out.
    if left != preciseLeft { return left.isSubset(of: preciseLeft) }
    return areErrors(store.errors(at: values), atMost: precise.errors, unit: unit)
  }

  /// Takes over the values and conflicts of a precise system.
  private func take(
    _ precise: PreciseSystem, _ conflicts: inout [FoundConflict],
    _ store: borrowing ConstraintStore, _ values: inout [Double]
  ) {
    values = precise.values
    conflicts = precise.refutations.map {
      FoundConflict(sources: $0.proof.sources, omitted: $0.omitted)
    }
    omit(conflicts, store)
  }

  private func omit(_ conflicts: [FoundConflict], _ store: borrowing ConstraintStore) {
    omitted.fill(false, count: store.rows.count)
    for conflict in conflicts { omitted[conflict.omitted] = true }
  }

  /// Whether the conflicts of a precise system have proofs, and its values are still the best when rounded.
  private func isAccurate(
    _ precise: PreciseSystem, _ store: borrowing ConstraintStore, _ values: [Double]
  ) -> Bool {
    precise.refutations.allSatisfy { $0.proof.holds(store) }
      && areErrors(store.errors(at: values), atMost: precise.errors, unit: store.unit)
  }

  /// Whether errors are no larger than others at the strongest priority at which they differ.
  private func areErrors(
    _ errors: [DoubleDouble], atMost others: [DoubleDouble], unit: Double
  ) -> Bool {
    for (error, other) in zip(errors, others) {
      let difference = (error - other).high
      if abs(difference) > Tolerance.excess * (unit + other.high) { return difference < 0 }
    }
    return true
  }
}

// MARK: - Ambiguity

extension System {
  /// Finds out which variables the constraints leave free, and a second solution as good as the first one.
  ///
  /// - Returns: The second solution; `nil` if the first one is unique.
  func findAlternative(
    to values: [Double], _ store: borrowing ConstraintStore, isDoubtful: Bool
  ) -> Alternative? {
    if !isDoubtful {
      guard let alternative = findFreeVariables(store, values: values) else { return nil }
      if isAsGood(alternative.values, as: values, store) { return alternative }
    }
    var alternative: Alternative?
    if var precise = PreciseSystem(store, near: preferences), precise.isReliable,
      leavesOutTheSame(precise)
    {
      alternative = precise.alternative()
    } else {
      alternative = findFreeVariables(store, values: values)
    }
    if let second = alternative?.values {
      alternative?.isApproximate = !isAsGood(second, as: values, store)
    }
    return alternative
  }

  private func leavesOutTheSame(_ precise: PreciseSystem) -> Bool {
    let left = Set(precise.refutations.map { Int($0.omitted) })
    return (0..<omitted.count).allSatisfy { omitted[$0] == left.contains($0) }
  }

  /// Whether a second solution satisfies required constraints, and optional ones as well as the first.
  private func isAsGood(
    _ second: [Double], as first: [Double], _ store: borrowing ConstraintStore
  ) -> Bool {
    store.residual(at: second, leavingOut: omitted) <= Tolerance.satisfied
      && areErrors(
        store.errors(at: second), atMost: store.errors(at: first), unit: store.unit)
  }
}
