/// Makes the children of a node from the expressions of a closure.
@resultBuilder
public enum NodeBuilder {
  /// Accepts one node.
  public static func buildExpression(_ node: ViewNode) -> [ViewNode] { [node] }

  /// Accepts one node, or none: `isNew ? badge : nil`.
  public static func buildExpression(_ node: ViewNode?) -> [ViewNode] { [node].compactMap(\.self) }

  /// Accepts a statement without a node, such as one that sets properties.
  public static func buildExpression(_ nothing: Void) -> [ViewNode] { [] }

  /// Accepts several nodes.
  public static func buildExpression(_ nodes: [ViewNode]) -> [ViewNode] { nodes }

  /// Joins the nodes of all expressions, in their order.
  public static func buildBlock(_ parts: [ViewNode]...) -> [ViewNode] { parts.flatMap(\.self) }

  /// Accepts the nodes of an `if` without `else`.
  public static func buildOptional(_ part: [ViewNode]?) -> [ViewNode] { part ?? [] }

  /// Accepts the nodes of an `if` whose condition holds.
  public static func buildEither(first part: [ViewNode]) -> [ViewNode] { part }

  /// Accepts the nodes of an `else`.
  public static func buildEither(second part: [ViewNode]) -> [ViewNode] { part }

  /// Joins the nodes of a loop.
  public static func buildArray(_ parts: [[ViewNode]]) -> [ViewNode] { parts.flatMap(\.self) }

  /// Accepts the nodes of an `if #available`.
  public static func buildLimitedAvailability(_ part: [ViewNode]) -> [ViewNode] { part }
}
