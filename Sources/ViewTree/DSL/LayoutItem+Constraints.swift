extension LayoutItem {
  /// Makes constraints of this item, and activates them.
  ///
  ///     try title.makeConstraints { make in
  ///       make.top.equalToSuperview().offset(24)
  ///       make.left.right.equalToSuperview().inset(16.auto())
  ///       make.height.greaterThanOrEqualTo(44).priority(.high)
  ///     }
  ///
  /// Each constraint is added to the nearest common ancestor of its items, as in UIKit; one of a
  /// single item to that item. Attributes that are related to nothing don't compile.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - build: Writes the constraints.
  /// - Returns: The constraints in the order in which they were written, to keep and change later.
  /// - Throws: ``ConstraintError`` with every defect, or what the closure throws; nothing is added
  ///   then.
  /// - Complexity: O(1) for each constraint, plus the depth of its items.
  @discardableResult
  public func makeConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    let made = try ConstraintDrafts.run(
      for: self, at: ConstraintSource(fileID: fileID, line: line), build)
    try made.activate(fileID: fileID, line: line)
    madeConstraints += made
    return made
  }

  /// Removes the constraints that were made for this item, and makes others.
  ///
  /// - Returns: The new constraints in the order in which they were written.
  /// - Throws: ``ConstraintError`` with every defect, or what the closure throws; the old constraints
  ///   stay then.
  @discardableResult
  public func remakeConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    let made = try ConstraintDrafts.run(
      for: self, at: ConstraintSource(fileID: fileID, line: line), build)
    let owners = try made.owners(at: ConstraintSource(fileID: fileID, line: line))
    madeConstraints.deactivate()
    made.add(to: owners)
    madeConstraints = made
    return made
  }

  /// Changes the constants of constraints that were made for this item.
  ///
  ///     try title.updateConstraints { $0.top.equalToSuperview().offset(32) }
  ///
  /// Each constraint that is written must match one or more made before, active or not, in all but
  /// its constant: attributes, relation, items, factor and priority. The new constant is a design
  /// value, which the next walk of the tree scales; for one that is scaled already, keep the
  /// constraint and use `setApplied(_:)`, or switch the walk off with
  /// ``FinishedConstraint/adapterScreen(_:)`` when you make it.
  ///
  /// - Returns: The constraints whose constants were set.
  /// - Throws: ``ConstraintError`` with every defect, among them constraints that match none, or
  ///   what the closure throws; nothing is changed then.
  /// - Complexity: O(*n* · *m*) for *n* constraints written and *m* made before.
  @discardableResult
  public func updateConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    let place = ConstraintSource(fileID: fileID, line: line)
    let written = try ConstraintDrafts.run(for: self, at: place, build)
    let matches = written.map { update in madeConstraints.filter { $0.matches(update) } }
    let defects = zip(written, matches).filter(\.1.isEmpty).map { update, _ in
      update.defect(.noMatch(update.form), at: place)
    }
    guard defects.isEmpty else { throw ConstraintError(defects: defects) }
    for (update, matches) in zip(written, matches) {
      for match in matches { match.constant = update.constant }
    }
    return matches.flatMap(\.self)
  }

  /// Removes all constraints that were made for this item, those that are not active too.
  public func removeConstraints() {
    madeConstraints.deactivate()
    madeConstraints = []
  }
}

extension LayoutConstraint {
  /// Whether two constraints are the same but for their constants.
  fileprivate func matches(_ other: LayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && relation == other.relation
      && secondItem === other.secondItem && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier && priority == other.priority
  }

  /// The algebra without the constant of another attribute.
  fileprivate var form: String {
    guard let firstItem, secondAttribute != nil else { return algebra }
    return LayoutConstraint(
      firstItem, firstAttribute, relation, to: secondItem, secondAttribute,
      multiplier: multiplier, priority: priority
    ).algebra
  }
}
