extension LayoutConstraint {
  /// Whether the constraint belongs to a node and takes part in the layout.
  ///
  /// Setting it adds or removes the constraint. Where ``activate(fileID:line:)`` would throw, the constraint
  /// stays inactive, and ``refusedUpdate`` has the reason, which a debug build prints.
  public var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue else { return deactivate() }
      if isActive { return }
      switch ownerByItems(at: source) {
      case .success(let owner):
        refuse(nil, at: source)
        owner.addConstraint(self)
      case .failure(let defect): refuse(defect.reason, at: source)
      }
    }
  }

  /// Adds the constraint to the nearest common ancestor of its items.
  ///
  /// An active constraint stays where it is.
  ///
  /// - Throws: ``ConstraintError`` if the items are in different trees or no longer exist, if a
  ///   number is not finite or a factor zero, or if attributes measure different quantities, such
  ///   as a width and a left edge.
  /// - Complexity: O(*d*) in the depth of the items.
  public func activate(fileID: String = #fileID, line: Int = #line) throws(ConstraintError) {
    try [self].activate(fileID: fileID, line: line)
  }

  /// Removes the constraint from its node; it can be activated again.
  public func deactivate() {
    owner?.removeConstraint(self)
  }

  /// Makes a defect of this constraint, at its source line.
  func defect(
    _ reason: ConstraintError.Reason, at place: ConstraintSource?
  ) -> ConstraintError.Defect {
    ConstraintError.Defect(
      place: source ?? place, element: "\(firstItem?.layoutName ?? "?").\(firstAttribute)",
      reason: reason)
  }

  /// The constant on every screen.
  private var constants: [Double] { [constant] + (screenConstant?.values ?? []) }

  /// The reason why the constraint is invalid regardless of its items, or `nil` if it is valid.
  var senseless: ConstraintError.Reason? {
    // The numbers first: they are wrong whatever the items are.
    if let constant = constants.first(where: { !$0.isFinite }) { return .constant(constant) }
    if !priority.isValid { return .priority(priority.number) }
    guard let secondAttribute else { return multiplier == 1 ? nil : .factorOfNothing(multiplier) }
    let factors = [multiplier] + (screenMultiplier?.values ?? [])
    if let factor = factors.first(where: { !$0.isFinite || $0 == 0 }) { return .factor(factor) }
    guard firstAttribute.isComparable(to: secondAttribute) else {
      return .incomparable("\(secondItem?.layoutName ?? "?").\(secondAttribute)")
    }
    return nil
  }

  /// Returns the node to which the constraint belongs, given its items.
  fileprivate func ownerByItems(
    at place: ConstraintSource?
  ) -> Result<ViewNode, ConstraintError.Defect> {
    guard let node = firstItem?.layoutNode else { return .failure(defect(.itemIsGone, at: place)) }
    if let senseless { return .failure(defect(senseless, at: place)) }
    // A constraint with one item belongs to it, as in UIKit.
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
  /// Adds each inactive constraint to the nearest common ancestor of its items.
  ///
  /// - Throws: ``ConstraintError`` with every defect, as for a single one; nothing is added then.
  public func activate(fileID: String = #fileID, line: Int = #line) throws(ConstraintError) {
    // An active constraint keeps its owner, and its place among the owner's constraints.
    let idle = filter { !$0.isActive }
    idle.add(to: try idle.owners(at: ConstraintSource(fileID: fileID, line: line)))
  }

  /// Removes the constraints from their nodes; they can be activated again.
  ///
  /// - Complexity: O(*n*) in the number of constraints of all affected nodes.
  public func deactivate() {
    var losers: [ObjectIdentifier: ViewNode] = [:]
    for constraint in self {
      if let owner = constraint.owner { losers[ObjectIdentifier(owner)] = owner }
      constraint.owner = nil
    }
    // One pass for each owner, not for each constraint.
    for loser in losers.values { loser.removeDisownedConstraints() }
  }

  /// Returns the nodes to which the constraints belong, given their items.
  func owners(at place: ConstraintSource) throws(ConstraintError) -> [ViewNode] {
    let (owned, defects) = owned(at: place)
    guard defects.isEmpty else { throw ConstraintError(defects: defects) }
    return owned.map(\.owner)
  }

  /// Returns the constraints with the nodes to which they belong, and the defects of those without one.
  func owned(
    at place: ConstraintSource
  ) -> (owned: [(constraint: LayoutConstraint, owner: ViewNode)], defects: [ConstraintError.Defect])
  {
    var owned: [(constraint: LayoutConstraint, owner: ViewNode)] = []
    var defects: [ConstraintError.Defect] = []
    for constraint in self {
      switch constraint.ownerByItems(at: place) {
      case .success(let owner): owned.append((constraint, owner))
      case .failure(let defect): defects.append(defect)
      }
    }
    return (owned, defects)
  }

  func add(to owners: [ViewNode]) {
    for (constraint, owner) in zip(self, owners) { owner.addConstraint(constraint) }
  }
}
