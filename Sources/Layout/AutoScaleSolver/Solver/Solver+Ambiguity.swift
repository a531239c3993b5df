extension Solver {
  /// Finds the variables that the constraints do not determine; returns `nil` if there are none.
  ///
  /// Constraints can leave a variable free because there are too few of them, or because optional ones
  /// of the same priority pull in different directions. A variable without any constraint is free.
  ///
  ///     try solver.add(left + width == 300)
  ///     solver.ambiguity()?.freeVariables  // [left, width]
  ///
  /// - Complexity: A solve, and in each ambiguous component two searches for each variable that is not known to be
  ///   free yet, which take time in proportion to its dependents if it is not free.
  public mutating func ambiguity() -> Ambiguity? {
    solve()
    let first = solution(values)
    if withSystem({ _, _, _ in }) == nil {
      // The working memory is shared with a copy of this solver; a new solve makes its own.
      needsFullSolve = true
      solve()
    }
    let isUncertain = accuracy.isUncertain
    guard
      let alternative = withSystem({ system, store, values in
        system.findAlternative(to: values, store, isFirstUncertain: isUncertain)
      }) ?? nil
    else { return nil }
    return Ambiguity(
      freeVariables: alternative.isFree.indices.filter { alternative.isFree[$0] }.map(
        Variable.init),
      first: first, second: solution(alternative.values, isApproximate: alternative.isApproximate))
  }
}

/// Variables that the constraints do not determine, and two solutions that show it.
///
/// Both solutions satisfy all constraints equally well, level by level.
public struct Ambiguity: Hashable, Sendable {
  /// The variables that can take several values, in the order of their making.
  public let freeVariables: [Variable]

  /// The solution that the solver gives.
  public let first: Solution

  /// Another solution, in which the free variables have other values.
  public let second: Solution
}
