/// Why a solver refused a constraint, a bound or a change; the solver is as it was before.
public struct SolverError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// A coefficient, a constant or a bound is NaN or infinite.
    case notFinite(Double)
    /// The variable's index is too large for this solver, so it belongs to another one.
    case unknownVariable(index: Int)
    /// The constraint was removed, or belongs to another solver.
    case unknownConstraint(index: Int)
    /// The solver has too many variables, constraints or terms.
    case tooLarge(limit: Int)
  }

  /// What is wrong.
  public let reason: Reason

  /// The name of the constraint or variable, if it has one.
  public let name: String?

  /// Where the constraint was written, if known.
  public let place: SourceLine?

  init(_ reason: Reason, name: String? = nil, place: SourceLine? = nil) {
    self.reason = reason
    self.name = name
    self.place = place
  }
}

extension SolverError: CustomStringConvertible {
  /// One line: place, name, what is wrong and what to do.
  public var description: String {
    let origin = (place.map { "\($0): " } ?? "") + (name.map { "'\($0)': " } ?? "")
    let explanation =
      switch reason {
      case .notFinite(let number):
        "\(number) is not finite; use numbers that are neither NaN nor infinite"
      case .unknownVariable(let index):
        "variable \(index) is not of this solver; use variables that its makeVariable returned"
      case .unknownConstraint(let index):
        "constraint \(index) is not in this solver; it was removed or belongs to another one"
      case .tooLarge(let limit):
        "more than \(limit) variables, constraints or terms; split the system"
      }
    return origin + explanation
  }
}
