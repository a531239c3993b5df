import AutoScaleLayoutEngine
import AutoScaleTrees

/// The views of a layout whose frames nothing decides, or nothing but the weakest rules of stacks.
struct OpenViews {
  /// The views, in the order in which they were found.
  private(set) var nodes: [ViewNode] = []

  private var parts: [ObjectIdentifier: Set<AmbiguousNode.Part>] = [:]
  private var barelyPlaced: Set<ObjectIdentifier> = []

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
      barelyPlaced.insert(ObjectIdentifier(node))
    }
  }

  /// What is open of a view, if that is among the numbers that differ; nil where it is not.
  func reason(of node: ViewNode, differing: Set<AmbiguousNode.Part>) -> String? {
    if barelyPlaced.contains(ObjectIdentifier(node)) {
      return "only the rule of a stack for views without a size decides its frame"
    }
    return undecided(of: node, differing: differing)
  }

  /// What nothing at all decides of a view, if that is among the numbers that differ.
  func undecided(of node: ViewNode, differing: Set<AmbiguousNode.Part>) -> String? {
    guard let parts = parts[ObjectIdentifier(node)], !parts.isDisjoint(with: differing) else {
      return nil
    }
    let names = AmbiguousNode.Part.allCases.filter(parts.contains).map(\.rawValue)
    return "nothing decides its \(names.joined(separator: ", "))"
  }
}
