/// Makes the children of a node from the expressions of a closure.
@resultBuilder
public enum NodeBuilder {
  /// One node.
  public static func buildExpression(_ node: ViewNode) -> [ViewNode] { [node] }

  /// One node, or none: `isNew ? badge : nil`.
  public static func buildExpression(_ node: ViewNode?) -> [ViewNode] { [node].compactMap(\.self) }

  /// No node, for statements such as those that set properties.
  public static func buildExpression(_ nothing: Void) -> [ViewNode] { [] }

  /// Several nodes.
  public static func buildExpression(_ nodes: [ViewNode]) -> [ViewNode] { nodes }

  /// The nodes of all expressions, in their order.
  public static func buildBlock(_ parts: [ViewNode]...) -> [ViewNode] { parts.flatMap(\.self) }

  /// The nodes of an `if` without `else`.
  public static func buildOptional(_ part: [ViewNode]?) -> [ViewNode] { part ?? [] }

  /// The nodes of an `if` whose condition holds.
  public static func buildEither(first part: [ViewNode]) -> [ViewNode] { part }

  /// The nodes of an `else`.
  public static func buildEither(second part: [ViewNode]) -> [ViewNode] { part }

  /// The nodes of a loop.
  public static func buildArray(_ parts: [[ViewNode]]) -> [ViewNode] { parts.flatMap(\.self) }

  /// The nodes of an `if #available`.
  public static func buildLimitedAvailability(_ part: [ViewNode]) -> [ViewNode] { part }
}
