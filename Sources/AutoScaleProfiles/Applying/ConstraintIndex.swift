import AutoScale
import AutoScaleTrees

/// The constraints that hold margins and sizes of nodes, found by node.
struct ConstraintIndex {
  private var constraints: [ObjectIdentifier: [LayoutConstraint]] = [:]

  /// Finds the constraints of a node and of those below and above it.
  ///
  /// - Complexity: O(*n*) in the number of nodes and constraints.
  init(of root: ViewNode, withSubtree: Bool) {
    if withSubtree {
      for node in root.subtree.dropFirst() { add(node.constraints) }
    }
    for node in sequence(first: root, next: \.parent) { add(node.constraints) }
  }

  /// Whether no constraint with a plain constant is about a node.
  func isUnconstrained(_ node: ViewNode) -> Bool { constraints[ObjectIdentifier(node)] == nil }

  private mutating func add(_ added: [LayoutConstraint]) {
    for constraint in added where constraint.relation == .equal && constraint.multiplier == 1 {
      for item in [constraint.firstItem, constraint.secondItem] {
        guard let node = item?.placedNode else { continue }
        constraints[ObjectIdentifier(node), default: []].append(constraint)
      }
    }
  }

  /// The constraint that holds a node's distance to its neighbour, and the sign that a margin has
  /// as its constant.
  ///
  /// Of several it is the one that comes first in the order of ``Neighbour``. What is in the node is
  /// no neighbour: a constraint between the two places the other one.
  func margin(_ edge: LayoutInsets.Edge, of node: ViewNode) -> (
    constraint: LayoutConstraint, sign: Double
  )? {
    let candidates = (constraints[ObjectIdentifier(node)] ?? []).compactMap { constraint in
      neighbour(beyond: edge, of: node, by: constraint).map { (constraint, neighbour: $0) }
    }
    guard let nearest = candidates.min(by: { $0.neighbour < $1.neighbour })?.0 else { return nil }
    return (nearest, nearest.firstItem?.placedNode === node ? edge.marginSign : -edge.marginSign)
  }

  /// What a constraint puts at an edge of a node; nil when it is not about that edge, or when it is
  /// about what is in the node.
  private func neighbour(
    beyond edge: LayoutInsets.Edge, of node: ViewNode, by constraint: LayoutConstraint
  ) -> Neighbour? {
    let isFirst = constraint.firstItem?.placedNode === node
    let (own, others) =
      isFirst
      ? (constraint.firstAttribute, constraint.secondAttribute)
      : (constraint.secondAttribute, constraint.firstAttribute)
    guard let own, let others, edge.attributes.contains(own),
      let other = (isFirst ? constraint.secondItem : constraint.firstItem)?.layoutNode,
      !node.contains(other)
    else { return nil }
    if other.contains(node) { return .around }
    return edge.attributes.contains(others) ? .aligned : .facing
  }

  /// The constraint that holds a node's width or height as a number.
  func size(_ attribute: LayoutAttribute, of node: ViewNode) -> LayoutConstraint? {
    constraints[ObjectIdentifier(node)]?.first {
      $0.firstItem?.placedNode === node && $0.firstAttribute == attribute
        && $0.secondAttribute == nil
    }
  }
}

extension LayoutItem {
  /// The node that constraints about the item place; nil for a guide, which has a place of its own.
  fileprivate var placedNode: ViewNode? { self is LayoutGuide ? nil : layoutNode }
}

/// What a node is at a distance to, in the order in which it is preferred.
private enum Neighbour: Comparable {
  /// A view that the node is in.
  case around
  /// A view beside it, by the edge that faces it.
  case facing
  /// A view beside it, by the same edge: the two are aligned.
  case aligned
}
