/// The result of applying profiles to a tree.
public struct ProfileTreeReport: Hashable, Sendable {
  /// The values applied to one node.
  public struct Application: Hashable, Sendable {
    /// The name of the node.
    public let node: String

    /// The values, with their entry and the reason for choosing it.
    public let match: ProfileMatch
  }

  /// The changed nodes, each parent before its children.
  public let applied: [Application]

  /// The ids of the container that match no node, in the order of the files.
  public let unusedIdentifiers: [String]
}
