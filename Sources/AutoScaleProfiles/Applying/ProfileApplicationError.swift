/// Why profiles were not applied to nodes, node by node; nothing was changed.
public struct ProfileApplicationError: Error, Hashable, Sendable {
  /// A node that profiles cannot be applied to.
  public struct Failure: Hashable, Sendable {
    /// What the node is called.
    public let node: String

    /// The id of the values.
    public let id: String

    /// What is wrong.
    public let reason: Reason
  }

  /// What is wrong with a node; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Reason: Hashable, Sendable {
    /// No values were found.
    case lookup(ProfileLookupError)
    /// There are margins, but the node has no parent and no constraint that could take them.
    case noSuperview
    /// There is the name of an image, but the node is of a class that shows none.
    case noImage(String, className: String)
  }

  /// The nodes that failed; at least one.
  public let failures: [Failure]
}

extension ProfileApplicationError: CustomStringConvertible {
  /// A line for each node.
  public var description: String { failures.map(\.description).joined(separator: "\n") }
}

extension ProfileApplicationError.Failure: CustomStringConvertible {
  /// One line that says which node, what is wrong, and how to fix it.
  public var description: String {
    let text =
      switch reason {
      case .lookup(let error): "\(error)"
      case .noSuperview: "there are margins but no superview; add the node to its parent first"
      case .noImage(let image, let className):
        "a \(className) shows no image '\(image)'; delete imageName, or make it a UIImageView"
      }
    return "profile '\(id)' on '\(node)': \(text)"
  }
}
