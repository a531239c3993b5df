/// The reasons why profiles were not applied, node by node; nothing was changed.
public struct ProfileApplicationError: Error, Hashable, Sendable {
  /// A node that profiles cannot be applied to.
  public struct Defect: Hashable, Sendable {
    /// The name of the node.
    public let node: String

    /// The id of the values.
    public let id: String

    /// The reason.
    public let reason: Reason
  }

  /// The reasons for a defect; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Reason: Hashable, Sendable {
    /// No values were found.
    case lookup(ProfileLookupError)
    /// There are margins, but the node has no parent and no matching constraint.
    case noSuperview
    /// There is an image name, but nodes of this class show no image.
    case noImage(String, className: String)
  }

  /// The nodes that failed; at least one.
  public let defects: [Defect]
}

extension ProfileApplicationError: CustomStringConvertible {
  /// One line for each node.
  public var description: String { defects.map(\.description).joined(separator: "\n") }
}

extension ProfileApplicationError.Defect: CustomStringConvertible {
  /// One line with the node, the problem and the fix.
  public var description: String {
    let text =
      switch reason {
      case .lookup(let error): "\(error)"
      case .noSuperview: "there are margins but no superview; add the node to its parent first"
      case .noImage(let image, let className):
        "a \(className) cannot show the image '\(image)'; delete imageName, or make it a UIImageView"
      }
    return "profile '\(id)' on '\(node)': \(text)"
  }
}
