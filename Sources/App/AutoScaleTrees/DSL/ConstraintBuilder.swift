/// Collects the statements in the closure of ``LayoutItem/makeConstraints(fileID:line:_:)``, and
/// accepts only finished constraints.
@resultBuilder
public enum ConstraintBuilder {
  /// An accepted statement.
  public struct Statement {}

  /// Accepts a constraint.
  public static func buildExpression(_ constraint: some FinishedConstraint) -> Statement {
    Statement()
  }

  /// Accepts a statement without value, such as an assignment.
  public static func buildExpression(_ nothing: Void) -> Statement { Statement() }

  /// Refuses attributes without a relation, which are only half a constraint.
  @available(*, unavailable, message: "half a constraint: add a relation, such as equalTo")
  public static func buildExpression(_ half: ConstraintAttributes) -> Statement { Statement() }

  /// Joins all statements.
  public static func buildBlock(_ statements: Statement...) -> Statement { Statement() }

  /// Accepts the statements of an `if` without `else`.
  public static func buildOptional(_ statement: Statement?) -> Statement { Statement() }

  /// Accepts the statements of an `if` whose condition holds.
  public static func buildEither(first statement: Statement) -> Statement { statement }

  /// Accepts the statements of an `else`.
  public static func buildEither(second statement: Statement) -> Statement { statement }

  /// Joins the statements of a loop.
  public static func buildArray(_ statements: [Statement]) -> Statement { Statement() }

  /// Accepts the statements of an `if #available`.
  public static func buildLimitedAvailability(_ statement: Statement) -> Statement { statement }

  /// Returns nothing: constraints are made where they are written.
  public static func buildFinalResult(_ statement: Statement) {}
}
