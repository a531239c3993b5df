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
