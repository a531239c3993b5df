import AutoScale
import AutoScaleTrees

/// The constraints that set margins and sizes of nodes, indexed by node.
struct ConstraintIndex {
  private var constraints: [ObjectIdentifier: [LayoutConstraint]] = [:]

  /// Indexes the constraints of a node and its ancestors.
  init(around node: ViewNode) {
    for node in sequence(first: node, next: \.parent) { add(node.constraints) }
  }

  /// Indexes the constraints of a node, its descendants and its ancestors.
  ///
  /// - Complexity: O(*n*) in the number of nodes and constraints.
  init(of root: ViewNode) {
    for node in root.subtree.dropFirst() { add(node.constraints) }
    for node in sequence(first: root, next: \.parent) { add(node.constraints) }
  }

  /// Returns whether no constraint with a plain constant involves a node.
  func isUnconstrained(_ node: ViewNode) -> Bool { constraints[ObjectIdentifier(node)] == nil }

  private mutating func add(_ added: [LayoutConstraint]) {
    // Only an equation with a plain constant is a margin or a size.
    for constraint in added where constraint.relation == .equal && constraint.multiplier == 1 {
      for item in [constraint.firstItem, constraint.secondItem] {
        guard let node = item?.placedNode else { continue }
        constraints[ObjectIdentifier(node), default: []].append(constraint)
      }
    }
  }

  /// Returns the constraint for a node's distance to its neighbour, and the sign that converts a
  /// margin to its constant.
  ///
  /// Among several constraints, the first in the order of ``Neighbour`` wins. Descendants are not
  /// neighbours: a constraint to a descendant places the descendant.
  func margin(_ edge: LayoutInsets.Edge, of node: ViewNode) -> (
    constraint: LayoutConstraint, sign: Double
  )? {
    let candidates = (constraints[ObjectIdentifier(node)] ?? []).compactMap { constraint in
      neighbour(beyond: edge, of: node, by: constraint).map { (constraint, neighbour: $0) }
    }
    guard let nearest = candidates.min(by: { $0.neighbour < $1.neighbour })?.0 else { return nil }
    return (nearest, nearest.firstItem?.placedNode === node ? edge.marginSign : -edge.marginSign)
  }

  /// Returns the neighbour that a constraint puts at an edge of a node, or `nil` if the constraint
  /// involves another edge or a descendant.
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

  /// Returns the constraint that sets a node's width or height to a number.
  func size(_ attribute: LayoutAttribute, of node: ViewNode) -> LayoutConstraint? {
    constraints[ObjectIdentifier(node)]?.first {
      $0.firstItem?.placedNode === node && $0.firstAttribute == attribute
        && $0.secondAttribute == nil
    }
  }
}

extension LayoutItem {
  /// The node that constraints on the item place, or `nil` for a guide, which is placed separately.
  fileprivate var placedNode: ViewNode? { self is LayoutGuide ? nil : layoutNode }
}

/// The kinds of neighbours, in order of preference.
private enum Neighbour: Comparable {
  /// An ancestor.
  case around
  /// A view beside the node, by the edge that faces it.
  case facing
  /// A view beside the node, by the same edge: the two are aligned.
  case aligned
}
