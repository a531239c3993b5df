/// An unknown of a solver, such as the width of a view.
///
/// A solver makes its variables. Do not pass a variable to another solver,
/// which refuses it only if its index is too large.
///
///     var solver = Solver()
///     let width = solver.makeVariable(named: "width", atLeast: 0)
///     try solver.add(width == 320)
///     solver.solve()[width]  // 320
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The position among the solver's variables, counted from 0 in the order in which they were made.
  public let index: Int

  @inlinable package init(index: Int) { self.index = index }
}

/// A variable times a coefficient, one summand of a ``LinearExpression``.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The variable.
  public var variable: Variable

  /// The factor of the variable.
  public var coefficient: Double

  /// Makes a term; a solver refuses a coefficient that is NaN or infinite, and 0 has no effect.
  ///
  ///     Term(width, 0.5)  // half of the width
  @inlinable public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
