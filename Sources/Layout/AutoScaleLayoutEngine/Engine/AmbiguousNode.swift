import AutoScale
import AutoScaleTrees

/// A node whose constraints leave its position or size open.
///
/// Both frames satisfy all constraints equally well.
public struct AmbiguousNode {
  /// A part of a frame that constraints can leave open.
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

  /// The open parts.
  public let parts: Set<Part>

  /// The frame that the layout chose, in the coordinates of the parent, in points.
  public let frame: LayoutRect

  /// Another frame that the layout could have chosen.
  public let otherFrame: LayoutRect

  /// The constraints about the node.
  public let constraints: [LayoutConstraint]

  /// The axes along which the node is to be fixed; along others it follows from another node.
  public let rootAxes: Set<LayoutAxis>

  /// The nodes that are open only because this one is, in the order of the tree.
  public let dependents: [ViewNode]

  /// The constraints to add so that the node and its dependents have one position and size.
  public var advice: String {
    // A node that follows from another one needs no constraint of its own.
    let missing = LayoutAxis.allCases.filter(rootAxes.contains).compactMap(missing)
    return missing.isEmpty ? "" : "add constraints for " + missing.joined(separator: ", and for ")
  }

  private func missing(along axis: LayoutAxis) -> String? {
    let (near, far, position, length): (String, String, Part, Part) =
      axis == .horizontal ? ("left", "right", .x, .width) : ("top", "bottom", .y, .height)
    // With a known length one place is enough, and any of the three gives it.
    guard parts.contains(length) else {
      return parts.contains(position) ? "its \(near), its \(far) or its center" : nil
    }
    // A second position would contradict the first as soon as the length is known.
    return parts.contains(position) && !isHeld(along: axis)
      ? "its \(near) and its \(length.rawValue)"
      : "its \(length.rawValue), or another of its \(near), its \(far) and its center"
  }

  /// Returns whether a constraint ties an edge or the center of the node to an item that is not
  /// open.
  private func isHeld(along axis: LayoutAxis) -> Bool {
    func holds(
      _ item: (any LayoutItem)?, _ attribute: LayoutAttribute?, by other: (any LayoutItem)?
    ) -> Bool {
      // An equation about a length holds no place.
      guard item === node, let line = attribute?.line(), line.axis == axis, !line.isLength else {
        return false
      }
      let anchor = other?.layoutNode
      // An open node is not an anchor: advice that relied on it would leave both open.
      return anchor !== node && !dependents.contains { $0 === anchor }
    }
    return constraints.contains {
      // An inequality leaves the place open on one side of its bound.
      $0.relation == .equal
        && (holds($0.firstItem, $0.firstAttribute, by: $0.secondItem)
          || holds($0.secondItem, $0.secondAttribute, by: $0.firstItem))
    }
  }
}

extension AmbiguousNode: CustomStringConvertible {
  /// The open parts, the two frames, the advice and the constraints about the node.
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
