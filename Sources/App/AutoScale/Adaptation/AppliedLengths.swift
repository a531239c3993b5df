/// The scaled lengths of a tree, to set again after the tree had others.
package struct AppliedLengths<Node: ScreenAdaptable> where Node.Node == Node {
  private let root: Node
  private var lengths: [(node: Node, property: ScaledProperty, length: TrackedLength)] = []
  private var constants: [(constraint: Node.Constraint, length: TrackedLength)] = []

  /// Remembers the scaled lengths of a node and of all below it.
  ///
  /// - Complexity: O(*n*) in the nodes and constraints.
  package init(of root: Node) {
    self.root = root
    var nodes = Preorder(root)
    nodes.forEach { node in
      var properties = node.adaptableProperties
      while let property = properties.popFirst() {
        let length = node.adaptableLength(property)
        // A length without an entry has its design value.
        if length.ledgerEntry != nil { lengths.append((node, property, length)) }
      }
      for constraint in node.adaptableConstraints {
        let length = constraint.adaptableConstant.length
        if length.ledgerEntry != nil { constants.append((constraint, length)) }
      }
    }
  }

  /// Sets the remembered lengths; all others have their design values.
  package func setAgain() {
    root.restoreDesign()
    for (node, property, length) in lengths { node.setAdaptableLength(length, of: property) }
    for (constraint, length) in constants { constraint.adaptableConstant.length = length }
  }
}

extension ScreenAdaptable where Node == Self {
  /// Runs a body while this node and all below it have their design values.
  ///
  /// - Complexity: O(*n*) in the nodes and constraints, in addition to the body.
  package func withDesign<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let applied = AppliedLengths(of: self)
    restoreDesign()
    // After a failure too: the caller's tree is as it was.
    defer { applied.setAgain() }
    return try body()
  }
}
