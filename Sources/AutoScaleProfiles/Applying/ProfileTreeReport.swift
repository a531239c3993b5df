/// What applying profiles to a tree did.
public struct ProfileTreeReport: Hashable, Sendable {
  /// The values that one node was given.
  public struct Application: Hashable, Sendable {
    /// What the node is called.
    public let node: String

    /// The values, with the entry that they come from and why it won.
    public let match: ProfileMatch
  }

  /// The nodes that were given values, each parent before its children.
  public let applied: [Application]

  /// The ids of the container that no node has, in the order of the files.
  public let unusedIdentifiers: [String]
}
