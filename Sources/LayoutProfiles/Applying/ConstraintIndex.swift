import AutoScale
import ViewTree

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
        guard let item else { continue }
        constraints[ObjectIdentifier(item), default: []].append(constraint)
      }
    }
  }

  /// The constraint that holds a node's distance to its neighbour, and the sign that a margin has
  /// as its constant.
  func margin(_ edge: EdgeInsets.Edge, of node: ViewNode) -> (
    constraint: LayoutConstraint, sign: Double
  )? {
    for constraint in constraints[ObjectIdentifier(node)] ?? [] where constraint.secondItem != nil {
      if constraint.firstItem === node, edge.attributes.contains(constraint.firstAttribute) {
        return (constraint, edge.marginSign)
      }
      if constraint.secondItem === node, let attribute = constraint.secondAttribute,
        edge.attributes.contains(attribute)
      {
        return (constraint, -edge.marginSign)
      }
    }
    return nil
  }

  /// The constraint that holds a node's width or height as a number.
  func size(_ attribute: LayoutAttribute, of node: ViewNode) -> LayoutConstraint? {
    constraints[ObjectIdentifier(node)]?.first {
      $0.firstItem === node && $0.firstAttribute == attribute && $0.secondAttribute == nil
    }
  }
}
