import AutoScale
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

  /// The axes along which the node is where to begin; along others it follows from another node.
  public let rootAxes: Set<LayoutAxis>

  /// The nodes that are left open only because this one is, in the order of the tree.
  public let dependents: [ViewNode]

  /// What to add so that the node, and what depends on it, has one place and one size.
  public var advice: String {
    let missing = LayoutAxis.allCases.filter(rootAxes.contains).compactMap(missing)
    return missing.isEmpty ? "" : "add constraints for " + missing.joined(separator: ", and for ")
  }

  private func missing(along axis: LayoutAxis) -> String? {
    let (near, far, position, length): (String, String, Part, Part) =
      axis == .horizontal ? ("left", "right", .x, .width) : ("top", "bottom", .y, .height)
    return switch (parts.contains(position), parts.contains(length)) {
    case (true, true): "its \(near) and its \(length.rawValue)"
    case (true, false): "its \(near), its \(far) or its center"
    case (false, true): "its \(length.rawValue), or for both its \(near) and its \(far)"
    case (false, false): nil
    }
  }
}

extension AmbiguousNode: CustomStringConvertible {
  /// What is open, the two frames, what to add, and what is said of the node so far.
  public var description: String {
    let open = Part.allCases.filter(parts.contains).map(\.rawValue).joined(separator: ", ")
    let start = "\(node.layoutPath): \(open) could be \(frame) or \(otherFrame)"
    let known = constraints.isEmpty ? "; no constraint is about it" : "; constraints about it:"
    let names = dependents.map(\.layoutPath).joined(separator: ", ")
    let rest = [advice.isEmpty ? "" : "; \(advice)", names.isEmpty ? "" : "; then \(names) follow"]
    return ([start + rest.joined() + known] + constraints.map { "  \($0)" })
      .joined(separator: "\n")
  }
}
