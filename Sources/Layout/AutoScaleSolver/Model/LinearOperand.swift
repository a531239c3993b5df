/// A variable or an expression, an operand of `+ - * / == <= >=`; the other one may be a number.
///
/// Numbers do not conform, so that plain arithmetic does not compile more slowly.
public protocol LinearOperand {
  /// The value as a sum of terms.
  var expression: LinearExpression { get }
}

extension LinearExpression: LinearOperand {
  /// The expression itself.
  public var expression: LinearExpression { self }
}

extension Variable: LinearOperand {
  /// The variable once, plus 0.
  public var expression: LinearExpression { LinearExpression([Term(self)]) }
}

// Each operator has overloads for `Double`, because numbers are no operands themselves.
extension LinearOperand {
  /// Adds two expressions: `left + width`.
  public static func + (left: Self, right: some LinearOperand) -> LinearExpression {
    let (left, right) = (left.expression, right.expression)
    return LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// Adds a number: `left + 20`.
  public static func + (left: Self, right: Double) -> LinearExpression {
    LinearExpression(left.expression.terms, constant: left.expression.constant + right)
  }

  /// Adds to a number: `20 + left`.
  public static func + (left: Double, right: Self) -> LinearExpression { right + left }

  /// Subtracts an expression: `trailing - left`.
  public static func - (left: Self, right: some LinearOperand) -> LinearExpression {
    left + right.expression.scaled(by: -1)
  }

  /// Subtracts a number: `trailing - 20`.
  public static func - (left: Self, right: Double) -> LinearExpression { left + -right }

  /// Subtracts from a number: `320 - left`.
  public static func - (left: Double, right: Self) -> LinearExpression { -right + left }

  /// Negates an expression: `-left`.
  public static prefix func - (operand: Self) -> LinearExpression {
    operand.expression.scaled(by: -1)
  }

  /// Multiplies by a number: `0.5 * width`.
  public static func * (left: Double, right: Self) -> LinearExpression {
    right.expression.scaled(by: left)
  }

  /// Multiplies by a number: `width * 0.5`.
  public static func * (left: Self, right: Double) -> LinearExpression { right * left }

  /// Divides by a number: `width / 2`; by 0 the coefficients are not finite, which a solver refuses.
  public static func / (left: Self, right: Double) -> LinearExpression {
    LinearExpression(
      left.expression.terms.map { Term($0.variable, $0.coefficient / right) },
      constant: left.expression.constant / right)
  }
}

extension LinearOperand {
  /// The constraint that both sides are equal: `left == right + 8`.
  public static func == (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left.expression, .equal, right.expression)
  }

  /// The constraint that an expression equals a number: `left + width == 320`.
  public static func == (left: Self, right: Double) -> Constraint {
    Constraint(left.expression, .equal, LinearExpression(constant: right))
  }

  /// The constraint that the left side is at most the right side: `width <= height`.
  public static func <= (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left.expression, .lessThanOrEqual, right.expression)
  }

  /// The constraint that an expression is at most a number: `width <= 320`.
  public static func <= (left: Self, right: Double) -> Constraint {
    Constraint(left.expression, .lessThanOrEqual, LinearExpression(constant: right))
  }

  /// The constraint that the left side is at least the right side: `width >= height`.
  public static func >= (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left.expression, .greaterThanOrEqual, right.expression)
  }

  /// The constraint that an expression is at least a number: `width >= 44`.
  public static func >= (left: Self, right: Double) -> Constraint {
    Constraint(left.expression, .greaterThanOrEqual, LinearExpression(constant: right))
  }
}

// With a number on the left, the same constraint as with the sides exchanged: reports then show one form.
extension LinearOperand {
  /// The constraint that a number equals an expression: `320 == left + width`.
  public static func == (left: Double, right: Self) -> Constraint { right == left }

  /// The constraint that a number is at most an expression: `44 <= width`.
  public static func <= (left: Double, right: Self) -> Constraint { right >= left }

  /// The constraint that a number is at least an expression: `320 >= width`.
  public static func >= (left: Double, right: Self) -> Constraint { right <= left }
}

// A strict relation has no best solution: with `x < 5`, x could always be nearer to 5. The operators are declared,
// so that the compiler's error says so instead of listing candidates.
extension LinearOperand {
  /// There is no strict relation.
  @available(*, unavailable, message: "a constraint has one of the relations ==, <= and >=")
  public static func < (left: Self, right: some LinearOperand) -> Constraint { left <= right }

  /// There is no strict relation.
  @available(*, unavailable, message: "a constraint has one of the relations ==, <= and >=")
  public static func < (left: Self, right: Double) -> Constraint { left <= right }

  /// There is no strict relation.
  @available(*, unavailable, message: "a constraint has one of the relations ==, <= and >=")
  public static func > (left: Self, right: some LinearOperand) -> Constraint { left >= right }

  /// There is no strict relation.
  @available(*, unavailable, message: "a constraint has one of the relations ==, <= and >=")
  public static func > (left: Self, right: Double) -> Constraint { left >= right }

  /// There is no strict relation.
  @available(*, unavailable, message: "a constraint has one of the relations ==, <= and >=")
  public static func < (left: Double, right: Self) -> Constraint { left <= right }

  /// There is no strict relation.
  @available(*, unavailable, message: "a constraint has one of the relations ==, <= and >=")
  public static func > (left: Double, right: Self) -> Constraint { left >= right }
}
