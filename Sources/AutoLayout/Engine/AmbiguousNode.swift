import ViewTree

/// A node whose constraints leave its place or its size open.
///
/// Both frames satisfy all constraints equally well.
public struct AmbiguousNode {
  /// What constraints can leave open.
  public enum Part: String, CaseIterable, Hashable, Sendable, Codable {
    /// The horizontal position.
    case x
    /// The vertical position.
    case y
    /// The width.
    case width
    /// The height.
    case height
  }

  /// The node.
  public let node: ViewNode

  /// What is left open.
  public let parts: Set<Part>

  /// The frame that the layout chose, in the coordinates of the parent, in points.
  public let frame: LayoutRect

  /// Another frame that it could have chosen.
  public let otherFrame: LayoutRect

  /// The constraints of the tree that are about the node.
  public let constraints: [LayoutConstraint]
}

extension AmbiguousNode: CustomStringConvertible {
  /// What is open, the two frames, and what is said of the node so far.
  public var description: String {
    let open = Part.allCases.filter(parts.contains).map(\.rawValue).joined(separator: ", ")
    let start = "\(node.layoutName): \(open) could be \(frame) or \(otherFrame)"
    let known = constraints.isEmpty ? "; no constraint is about it" : "; constraints about it:"
    return ([start + known] + constraints.map { "  \($0)" }).joined(separator: "\n")
  }
}
