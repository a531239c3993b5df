/// Collects the statements in the closure of ``LayoutItem/makeConstraints(fileID:line:_:)``, and
/// accepts only finished constraints.
@resultBuilder
public enum ConstraintBuilder {
  /// An accepted statement.
  public struct Statement {}

  /// A constraint.
  public static func buildExpression(_ constraint: some FinishedConstraint) -> Statement {
    Statement()
  }

  /// A statement without value, such as an assignment.
  public static func buildExpression(_ nothing: Void) -> Statement { Statement() }

  /// Attributes without a relation are half a constraint, and do not compile.
  @available(*, unavailable, message: "half a constraint: add a relation, such as equalTo")
  public static func buildExpression(_ half: ConstraintAttributes) -> Statement { Statement() }

  /// All statements.
  public static func buildBlock(_ statements: Statement...) -> Statement { Statement() }

  /// The statements of an `if` without `else`.
  public static func buildOptional(_ statement: Statement?) -> Statement { Statement() }

  /// The statements of an `if` whose condition holds.
  public static func buildEither(first statement: Statement) -> Statement { statement }

  /// The statements of an `else`.
  public static func buildEither(second statement: Statement) -> Statement { statement }

  /// The statements of a loop.
  public static func buildArray(_ statements: [Statement]) -> Statement { Statement() }

  /// The statements of an `if #available`.
  public static func buildLimitedAvailability(_ statement: Statement) -> Statement { statement }

  /// Returns nothing: constraints are made where they are written.
  public static func buildFinalResult(_ statement: Statement) {}
}
