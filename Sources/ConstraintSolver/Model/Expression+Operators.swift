extension LinearExpression {
  /// Adds two expressions: `left + width`.
  public static func + (left: Self, right: some LinearExpression) -> Expression {
    let (left, right) = (left.expression, right.expression)
    return Expression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// Adds a number: `left + 20`.
  public static func + (left: Self, right: Double) -> Expression {
    Expression(left.expression.terms, constant: left.expression.constant + right)
  }

  /// Adds to a number: `20 + left`.
  public static func + (left: Double, right: Self) -> Expression { right + left }

  /// Subtracts an expression: `trailing - left`.
  public static func - (left: Self, right: some LinearExpression) -> Expression {
    left + right.expression.scaled(by: -1)
  }

  /// Subtracts a number: `trailing - 20`.
  public static func - (left: Self, right: Double) -> Expression { left + -right }

  /// Subtracts from a number: `320 - left`.
  public static func - (left: Double, right: Self) -> Expression { -right + left }

  /// Negates an expression: `-left`.
  public static prefix func - (operand: Self) -> Expression { operand.expression.scaled(by: -1) }

  /// Multiplies by a number: `0.5 * width`.
  public static func * (left: Double, right: Self) -> Expression {
    right.expression.scaled(by: left)
  }

  /// Multiplies by a number: `width * 0.5`.
  public static func * (left: Self, right: Double) -> Expression { right * left }

  /// Divides by a number: `width / 2`; by 0 the coefficients are not finite, which a solver refuses.
  public static func / (left: Self, right: Double) -> Expression {
    Expression(
      left.expression.terms.map { Term($0.variable, $0.coefficient / right) },
      constant: left.expression.constant / right)
  }
}

extension LinearExpression {
  /// The constraint that both sides are equal: `left == right + 8`.
  public static func == (left: Self, right: some LinearExpression) -> Constraint {
    Constraint(left.expression, .equal, right.expression)
  }

  /// The constraint that an expression equals a number: `left + width == 320`.
  public static func == (left: Self, right: Double) -> Constraint {
    Constraint(left.expression, .equal, Expression(constant: right))
  }

  /// The constraint that the left side is at most the right side: `width <= height`.
  public static func <= (left: Self, right: some LinearExpression) -> Constraint {
    Constraint(left.expression, .lessThanOrEqual, right.expression)
  }

  /// The constraint that an expression is at most a number: `width <= 320`.
  public static func <= (left: Self, right: Double) -> Constraint {
    Constraint(left.expression, .lessThanOrEqual, Expression(constant: right))
  }

  /// The constraint that the left side is at least the right side: `width >= height`.
  public static func >= (left: Self, right: some LinearExpression) -> Constraint {
    Constraint(left.expression, .greaterThanOrEqual, right.expression)
  }

  /// The constraint that an expression is at least a number: `width >= 44`.
  public static func >= (left: Self, right: Double) -> Constraint {
    Constraint(left.expression, .greaterThanOrEqual, Expression(constant: right))
  }
}
