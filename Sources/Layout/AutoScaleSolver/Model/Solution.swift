/// The values of all variables, and the conflicts that were resolved to find them.
///
/// A solution is a value: later changes of the solver do not touch it.
///
///     let solution = solver.solve()
///     solution[width]               // 320
///     solution.conflicts.isEmpty    // true
public struct Solution: Hashable, Sendable {
  /// The value of each variable, by ``Variable/index``, in the unit of the constants.
  ///
  /// Values are finite unless the constraints force a number that a `Double` cannot hold, as
  /// `1e-300 * x == 1e300` does.
  public let values: [Double]

  /// The sets of required constraints that cannot hold together; from each of them the latest
  /// activated constraint is left out.
  public let conflicts: [Conflict]

  /// The largest error of a required constraint that was kept, relative to the constraint's largest
  /// number; 0 for ordinary numbers, whose errors are not measured.
  public let residual: Double

  /// Whether rounding errors may hide a better solution, a claim failed its check, or a value is infinite.
  ///
  /// The numbers then differ by more than 16 digits can hold; ``residual`` states how well the required
  /// constraints hold.
  public let isApproximate: Bool

  /// The value of a variable, in the unit of the constants.
  ///
  /// - Precondition: The variable is of the same solver and was made before the solve.
  /// - Complexity: O(1).
  public subscript(variable: Variable) -> Double { values[variable.index] }

  /// Returns a solution with other values, and the conflicts and the accuracy of this one.
  package func with(_ values: [Double]) -> Solution {
    Solution(
      values: values, conflicts: conflicts, residual: residual, isApproximate: isApproximate)
  }
}
