import AutoScaleLayoutEngine
import AutoScaleTrees

/// The views of a layout with open frames, or with frames that only the weakest rules of stacks decide.
struct OpenViews {
  /// The views, in the order in which they were found.
  private(set) var nodes: [ViewNode] = []

  private var parts: [ObjectIdentifier: Set<AmbiguousNode.Part>] = [:]
  private var underconstrained: Set<ObjectIdentifier> = []

  /// No views.
  init() {}

  /// Finds the views.
  ///
  /// - Complexity: Two solves.
  init(in result: LayoutResult) {
    for ambiguous in result.diagnose().ambiguousNodes {
      nodes.append(ambiguous.node)
      parts[ObjectIdentifier(ambiguous.node)] = ambiguous.parts
    }
    for node in result.barelyPlacedNodes() where parts[ObjectIdentifier(node)] == nil {
      nodes.append(node)
      underconstrained.insert(ObjectIdentifier(node))
    }
  }

  /// Describes the open part of a view's frame, if a differing number is open.
  func reason(of node: ViewNode, differing: Set<AmbiguousNode.Part>) -> String? {
    if underconstrained.contains(ObjectIdentifier(node)) {
      return "only a stack's rule for views without a size decides its frame"
    }
    return undecided(of: node, differing: differing)
  }

  /// Describes the numbers that nothing decides, if one of them differs.
  func undecided(of node: ViewNode, differing: Set<AmbiguousNode.Part>) -> String? {
    guard let parts = parts[ObjectIdentifier(node)], !parts.isDisjoint(with: differing) else {
      return nil
    }
    let names = AmbiguousNode.Part.allCases.filter(parts.contains).map(\.rawValue)
    return "its \(names.joined(separator: ", ")) \(names.count == 1 ? "is" : "are") ambiguous"
  }
}
