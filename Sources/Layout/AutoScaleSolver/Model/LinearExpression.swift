/// A sum of terms and a constant, such as `left + width + 20`.
///
/// The same variable may appear in several terms; their coefficients add up.
///
///     let trailing = left + width  // two terms with coefficient 1
///     trailing * 0.5 + 8           // the coefficients are 0.5, the constant is 8
public struct LinearExpression: Hashable, Sendable {
  /// The terms, in the order in which they were added.
  public var terms: [Term]

  /// The number that is added to the terms.
  public var constant: Double

  /// Makes an expression; without arguments, the constant 0.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Returns this expression with every coefficient and the constant multiplied by a number.
  func scaled(by factor: Double) -> LinearExpression {
    LinearExpression(
      terms.map { Term($0.variable, $0.coefficient * factor) }, constant: constant * factor)
  }
}
