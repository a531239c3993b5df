extension LayoutConstraint {
  /// Whether the constraint belongs to a node, and so takes part in the layout.
  public var isActive: Bool { owner != nil }

  /// Adds the constraint to the nearest common ancestor of its items.
  ///
  /// An active one stays where it is.
  ///
  /// - Throws: ``ConstraintError`` when the items are in different trees, or one is gone; for numbers
  ///   that are not finite, a factor of zero, and attributes that measure different things, such as a
  ///   width and a left edge.
  /// - Complexity: O(*d*) in the depth of the items.
  public func activate(fileID: String = #fileID, line: Int = #line) throws(ConstraintError) {
    try [self].activate(fileID: fileID, line: line)
  }

  /// Takes the constraint from its node; whoever keeps it can activate it again.
  public func deactivate() {
    owner?.removeConstraint(self)
  }

  /// A defect of this constraint, at the place where it was written.
  func defect(
    _ reason: ConstraintError.Reason, at place: ConstraintSource
  ) -> ConstraintError.Defect {
    ConstraintError.Defect(
      place: source ?? place, element: "\(firstItem?.layoutName ?? "?").\(firstAttribute)",
      reason: reason)
  }

  /// What makes no sense in the constraint, whatever its items are; nil when it is sound.
  var senseless: ConstraintError.Reason? {
    if !constant.isFinite { return .constant(constant) }
    guard let secondAttribute else { return multiplier == 1 ? nil : .factorOfNothing(multiplier) }
    if !multiplier.isFinite || multiplier == 0 { return .factor(multiplier) }
    guard firstAttribute.isComparable(to: secondAttribute) else {
      return .incomparable("\(secondItem?.layoutName ?? "?").\(secondAttribute)")
    }
    return nil
  }

  /// The node that the constraint belongs to by its items.
  fileprivate func ownerByItems(
    at place: ConstraintSource
  ) -> Result<ViewNode, ConstraintError.Defect> {
    guard let node = firstItem?.layoutNode else { return .failure(defect(.itemIsGone, at: place)) }
    if let senseless { return .failure(defect(senseless, at: place)) }
    if secondAttribute == nil { return .success(node) }
    guard let secondItem, let second = secondItem.layoutNode else {
      return .failure(defect(.itemIsGone, at: place))
    }
    guard let owner = node.nearestCommonAncestor(with: second) else {
      return .failure(defect(.noCommonAncestor(secondItem.layoutName), at: place))
    }
    return .success(owner)
  }
}

extension ConstraintError.Defect: Error {}

extension [LayoutConstraint] {
  /// Adds each constraint that is not active to the nearest common ancestor of its items.
  ///
  /// - Throws: ``ConstraintError`` with every defect, as for a single one; nothing is added then.
  public func activate(fileID: String = #fileID, line: Int = #line) throws(ConstraintError) {
    let idle = filter { !$0.isActive }
    idle.add(to: try idle.owners(at: ConstraintSource(fileID: fileID, line: line)))
  }

  /// Takes the constraints from their nodes; whoever keeps them can activate them again.
  ///
  /// - Complexity: O(*n*) in the number of constraints of all nodes that lose some.
  public func deactivate() {
    var losers: [ObjectIdentifier: ViewNode] = [:]
    for constraint in self {
      if let owner = constraint.owner { losers[ObjectIdentifier(owner)] = owner }
      constraint.owner = nil
    }
    for loser in losers.values { loser.removeDisownedConstraints() }
  }

  /// The nodes that the constraints belong to by their items.
  func owners(at place: ConstraintSource) throws(ConstraintError) -> [ViewNode] {
    var owners: [ViewNode] = []
    var defects: [ConstraintError.Defect] = []
    for constraint in self {
      switch constraint.ownerByItems(at: place) {
      case .success(let owner): owners.append(owner)
      case .failure(let defect): defects.append(defect)
      }
    }
    guard defects.isEmpty else { throw ConstraintError(defects: defects) }
    return owners
  }

  func add(to owners: [ViewNode]) {
    for (constraint, owner) in zip(self, owners) { owner.addConstraint(constraint) }
  }
}
