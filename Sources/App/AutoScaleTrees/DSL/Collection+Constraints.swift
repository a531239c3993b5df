extension Collection where Element: LayoutItem {
  /// Makes the same constraints for each of these items, and activates them.
  ///
  ///     try [name, mail, phone].makeConstraints { make in
  ///       make.leading.trailing.equalToSuperview().inset(16)
  ///     }
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - build: Writes the constraints; it runs once for each item.
  /// - Returns: The constraints, item by item, in the order in which they were written.
  /// - Throws: ``ConstraintError`` with every defect of every item, or the closure's error; nothing
  ///   is added then.
  /// - Complexity: O(1) for each constraint, plus the depth of its items.
  @discardableResult
  public func makeConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    let place = ConstraintSource(fileID: fileID, line: line)
    return try makeConstraints(at: place) { _, make in try build(make) }
  }

  /// Removes the constraints that were made for these items, and makes new ones.
  ///
  /// - Returns: The new constraints, item by item.
  /// - Throws: ``ConstraintError`` with every defect, or the closure's error; the old constraints
  ///   stay then.
  @discardableResult
  public func remakeConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    let place = ConstraintSource(fileID: fileID, line: line)
    let written = try written(at: place) { _, make in try build(make) }
    // Owners first: if one is missing, the old constraints stay.
    let owners = try written.flatMap(\.constraints).owners(at: place)
    removeConstraints()
    return add(written, to: owners)
  }

  /// Changes the constants of constraints that were made for these items, as
  /// ``LayoutItem/updateConstraints(fileID:line:_:)`` does for one.
  ///
  /// - Returns: The constraints whose constants were set.
  /// - Throws: ``ConstraintError`` with every defect, including constraints that match none, or the
  ///   closure's error; nothing is changed then.
  @discardableResult
  public func updateConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    let place = ConstraintSource(fileID: fileID, line: line)
    let updates = try written(at: place) { _, make in try build(make) }
      .flatMap { item, written in item.updates(of: written) }
    let defects = updates.filter(\.matches.isEmpty).map { $0.update.noMatch(at: place) }
    // All or none: a defect leaves every constant as it was.
    guard defects.isEmpty else { throw ConstraintError(defects: defects) }
    for (update, matches) in updates { matches.takeConstant(of: update) }
    return updates.flatMap(\.matches)
  }

  /// Removes all constraints that were made for these items, including inactive ones.
  public func removeConstraints() {
    for item in self { item.removeConstraints() }
  }

  /// Makes constraints that may differ from item to item; items are numbered from 0.
  @discardableResult
  func makeConstraints(
    at place: ConstraintSource, _ build: (Int, ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    let written = try written(at: place, build)
    return add(written, to: try written.flatMap(\.constraints).owners(at: place))
  }

  func add(
    _ written: [(item: Element, constraints: [LayoutConstraint])], to owners: [ViewNode]
  ) -> [LayoutConstraint] {
    let made = written.flatMap(\.constraints)
    made.add(to: owners)
    for (item, constraints) in written { item.madeConstraints += constraints }
    return made
  }

  /// Runs a closure for each item.
  ///
  /// - Throws: All defects of all items, or the closure's own error.
  func written(
    at place: ConstraintSource, _ build: (Int, ConstraintMaker) throws -> Void
  ) throws -> [(item: Element, constraints: [LayoutConstraint])] {
    var written: [(item: Element, constraints: [LayoutConstraint])] = []
    var defects: [ConstraintError.Defect] = []
    for (index, item) in enumerated() {
      do {
        let run = try ConstraintDrafts.run(for: item, at: place) { try build(index, $0) }
        written.append((item, run.constraints))
        defects += run.defects
      } catch let error as ConstraintError {
        defects += error.defects
      }
    }
    guard defects.isEmpty else { throw ConstraintError(defects: defects) }
    return written
  }
}

extension LayoutItem {
  /// Returns the made constraints that each of some written ones matches.
  func updates(
    of written: [LayoutConstraint]
  ) -> [(update: LayoutConstraint, matches: [LayoutConstraint])] {
    written.map { update in (update, madeConstraints.filter { $0.matches(update) }) }
  }
}

extension [LayoutConstraint] {
  /// Takes the constant of another constraint, including its design value if known.
  func takeConstant(of other: LayoutConstraint) {
    for constraint in self { constraint.takeConstant(of: other) }
  }
}

extension LayoutConstraint {
  /// Returns whether two constraints differ at most in their constants.
  func matches(_ other: LayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && relation == other.relation
      && secondItem === other.secondItem && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier && priority == other.priority
  }

  /// Takes the constant of another constraint, including its design value if known.
  func takeConstant(of other: LayoutConstraint) {
    // The order matters: a plain constant forgets exceptions and is not a scaled one.
    constant = other.constant
    screenConstant = other.screenConstant
    if other.adaptableConstant.length.ledgerEntry != nil {
      adaptableConstant.length = other.adaptableConstant.length
    }
  }

  /// Returns the defect of a constraint that matches none to update.
  func noMatch(at place: ConstraintSource) -> ConstraintError.Defect {
    defect(.noMatch(form), at: place)
  }

  /// The algebra without the constant of another attribute.
  private var form: String {
    guard let firstItem, secondAttribute != nil else { return algebra }
    return LayoutConstraint(
      firstItem, firstAttribute, relation, to: secondItem, secondAttribute,
      multiplier: multiplier, priority: priority
    ).algebra
  }
}
