extension ViewNode {
  /// Adds a node in front of the children, after removing it from its parent.
  ///
  /// - Returns: False, without any change, if the node is this node or one of its ancestors.
  /// - Complexity: O(1), plus the node's depth if the added node has children, plus the number of
  ///   siblings that it leaves.
  @discardableResult
  public final func addChild(_ child: ViewNode) -> Bool {
    guard canAdopt(child) else { return false }
    child.leaveParent(for: self)
    child.parent = self
    children.append(child)
    return true
  }

  /// Adds nodes in front of the children, the last one foremost.
  public final func addChildren(_ nodes: [ViewNode]) {
    // Not `reserveCapacity`: called again and again, it would copy the array each time.
    for node in nodes { addChild(node) }
  }

  /// Adds the nodes of a builder in front of the children, the last one foremost.
  ///
  ///     screen.addChildren {
  ///       title
  ///       for price in prices { LabelNode(text: price) }
  ///       if isEmpty { placeholder }
  ///     }
  public final func addChildren(@NodeBuilder _ children: () throws -> [ViewNode]) rethrows {
    addChildren(try children())
  }

  /// Inserts a node among the children, after removing it from its parent.
  ///
  /// The index counts from back to front, after the removal; an index out of range is clamped.
  ///
  /// - Returns: False, without any change, if the node is this node or one of its ancestors.
  @discardableResult
  public final func insertChild(_ child: ViewNode, at index: Int) -> Bool {
    guard canAdopt(child) else { return false }
    child.leaveParent(for: self)
    child.parent = self
    children.insert(child, at: min(max(index, 0), children.count))
    return true
  }

  /// Removes the node from its parent, together with the constraints between it and the rest.
  ///
  /// As in UIKit, these are the constraints of its ancestors that involve the node, its
  /// descendants, or their guides. Constraints owned by the node and its descendants stay.
  ///
  /// - Complexity: O(*n*) in the number of siblings, the last ones being found first, and of the
  ///   constraints of all ancestors, each times the depth of its items.
  public final func removeFromParent() {
    // Only ancestors can own constraints about the node; its own stay with it.
    var ancestor = parent
    while let node = ancestor {
      node.removeConstraints(about: self)
      ancestor = node.parent
    }
    // As in UIKit, a custom spacing ends when the view leaves its stack.
    customSpacing = nil
    leaveParent()
  }

  /// Removes the node from its parent, and leaves all constraints unchanged.
  private final func leaveParent() {
    guard let parent, let index = parent.children.lastIndex(where: { $0 === self }) else { return }
    self.parent = nil
    // The node left by itself, so a missing parent has another reason later.
    hasLostParent = false
    parent.children.remove(at: index)
  }

  /// Removes the node from its parent to add it to another one, or to the same at another index.
  private final func leaveParent(for parent: ViewNode) {
    // Within one parent the constraints about the node stay right.
    if parent === self.parent { leaveParent() } else { removeFromParent() }
  }

  /// Returns whether a node is this one or a descendant.
  public final func contains(_ node: ViewNode) -> Bool {
    sequence(first: node, next: \.parent).contains { $0 === self }
  }

  /// Returns the nearest common ancestor of this node and another one, possibly one of them, or
  /// `nil`.
  ///
  /// - Complexity: O(*d*) in the depth of the two.
  final func nearestCommonAncestor(with other: ViewNode) -> ViewNode? {
    // The most common cases need no climb.
    if other === self || other === parent { return other }
    var first: ViewNode? = self
    var second: ViewNode? = other
    // Both are brought to the same depth, then climb together.
    let difference = depth - other.depth
    for _ in 0..<max(difference, 0) { first = first?.parent }
    for _ in 0..<max(-difference, 0) { second = second?.parent }
    while first !== second {
      first = first?.parent
      second = second?.parent
    }
    return first
  }

  /// The number of ancestors.
  private final var depth: Int {
    sequence(first: self, next: \.parent).reduce(-1) { count, _ in count + 1 }
  }

  // Only a node with children can be an ancestor: building a chain from its root needs no climb.
  private final func canAdopt(_ child: ViewNode) -> Bool {
    child !== self && (child.children.isEmpty || !child.contains(self))
  }
}

extension ViewNode {
  /// Adds a constraint, after removing it from its present owner.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    guard constraint.owner !== self else { return }
    constraint.owner?.removeConstraint(constraint)
    constraint.owner = self
    constraints.append(constraint)
  }

  /// Adds constraints in order.
  public final func addConstraints(_ added: [LayoutConstraint]) {
    // No `reserveCapacity`, as in `addChildren`.
    for constraint in added { addConstraint(constraint) }
  }

  /// Removes a constraint; a constraint of another node stays there.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    constraints.removeAll { $0 === constraint }
  }

  /// Removes the constraints of this node that involve a node, its descendants, or their guides.
  private final func removeConstraints(about node: ViewNode) {
    let isAbout = { (item: WeakItem) in item.layoutNode.map(node.contains) ?? false }
    var isAnyRemoved = false
    for constraint in constraints
    where isAbout(constraint.first) || isAbout(constraint.second) {
      constraint.owner = nil
      isAnyRemoved = true
    }
    // One pass over the list, however many are removed.
    if isAnyRemoved { removeDisownedConstraints() }
  }

  /// Removes the constraints that no longer belong to this node.
  final func removeDisownedConstraints() {
    constraints.removeAll { $0.owner !== self }
  }

  /// Adds a guide, after removing it from its present owner.
  public final func addGuide(_ guide: LayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.removeGuide(guide)
    guide.owner = self
    guides.append(guide)
  }

  /// Removes a guide; a guide of another node stays there.
  public final func removeGuide(_ guide: LayoutGuide) {
    guard guide.owner === self else { return }
    guide.owner = nil
    guides.removeAll { $0 === guide }
  }

  /// Returns the node's first guide of a kind, made on demand.
  ///
  ///     LayoutConstraint(title, .top, to: screen.guide(.safeArea), .top, constant: 24)
  public final func guide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    if let guide = guides.first(where: { $0.kind == kind }) { return guide }
    let guide = LayoutGuide(kind)
    addGuide(guide)
    return guide
  }
}
