extension Solver {
  /// Adds and activates a constraint.
  ///
  ///     let gap = try solver.add((right == left + 8).named("gap"))
  ///
  /// - Parameters:
  ///   - constraint: The constraint; its name and place come back in reports.
  ///   - fileID: The file that the constraint is from, unless it has a place.
  ///   - line: The line that the constraint is from, unless it has a place.
  /// - Returns: A handle with which to change or remove the constraint.
  /// - Throws: ``SolverError`` for a coefficient or constant that is NaN or infinite, a variable of
  ///   another solver, or more than 2^29 constraints or terms; the constraint is then not added.
  /// - Complexity: O(terms).
  @discardableResult
  public mutating func add(
    _ constraint: Constraint, fileID: String = #fileID, line: Int = #line
  ) throws(SolverError) -> Constraint.ID {
    let place = constraint.place ?? SourceLine(fileID: fileID, line: line)
    do {
      let id = try add(
        constraint.terms, constraint.relation, constraint.constant, priority: constraint.priority)
      store.setOrigin(.init(name: constraint.name, place: place), of: id.index)
      return id
    } catch {
      throw SolverError(error.reason, name: constraint.name, place: place)
    }
  }

  /// Adds and activates a constraint from its parts, without a name and a place.
  ///
  /// The quickest way to add many constraints: pass an array that you use again for each of them.
  ///
  /// - Throws: ``SolverError``, as ``add(_:fileID:line:)`` does.
  /// - Complexity: O(terms).
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) throws(SolverError) -> Constraint.ID {
    try checkRoom(max(store.rows.count, store.terms.count + terms.count))
    guard let row = store.addChecking(terms, relation, constant, priority: priority) else {
      throw defect(of: terms, constant)
    }
    needsFullSolve = true
    return id(of: row)
  }

  /// Why a constraint was not stored.
  @inline(never) private func defect(of terms: [Term], _ constant: Double) -> SolverError {
    for term in terms where term.variable.index >= store.variableCount {
      return SolverError(.unknownVariable(index: term.variable.index))
    }
    let numbers = [constant] + terms.map(\.coefficient)
    return SolverError(.notFinite(numbers.first { !$0.isFinite } ?? .nan))
  }

  /// Adds and activates a constraint of the last terms of the store.
  ///
  /// - Returns: Its row, or `nil` if there is no room.
  /// - Precondition: The terms are of variables of this solver, all numbers are finite, and no copy
  ///   shares the store.
  @inline(__always) mutating func addRow(
    ofLast termCount: Int, _ relation: Relation, _ constant: Double, priority: Priority
  ) -> Int? {
    guard max(ownStore.rows.count, ownStore.terms.count) < ConstraintStore.limit else {
      return nil
    }
    needsFullSolve = true
    return ownStore.addRow(ofLast: termCount, relation, constant, priority: priority)
  }

  /// Removes a constraint; its handle is no longer valid.
  ///
  /// - Throws: ``SolverError`` for a constraint that is not in this solver.
  /// - Complexity: O(1), amortised.
  public mutating func remove(_ id: Constraint.ID) throws(SolverError) {
    removeRow(try presentRow(of: id))
  }

  mutating func removeRow(_ row: Int) {
    store.remove(row)
    needsFullSolve = true
  }

  /// Activates a constraint again, as the latest one; has no effect on an active constraint.
  ///
  /// - Throws: ``SolverError`` for a constraint that is not in this solver.
  /// - Complexity: O(1).
  public mutating func activate(_ id: Constraint.ID) throws(SolverError) {
    try setActive(true, id)
  }

  /// Ignores a constraint until it is activated again.
  ///
  /// - Throws: ``SolverError`` for a constraint that is not in this solver.
  /// - Complexity: O(1).
  public mutating func deactivate(_ id: Constraint.ID) throws(SolverError) {
    try setActive(false, id)
  }

  private mutating func setActive(_ isActive: Bool, _ id: Constraint.ID) throws(SolverError) {
    let row = try presentRow(of: id)
    guard store.rows[row].isActive != isActive else { return }
    store.setActive(isActive, row)
    needsFullSolve = true
  }

  /// Changes the right side of a constraint, in the form `terms relation constant`.
  ///
  ///     let gap = try solver.add(right == left + 8)
  ///     try solver.setConstant(16, of: gap)  // right == left + 16
  ///
  /// The next solve visits only what depends on the constraint, unless the constraint is a required
  /// equation that was substituted: then it starts again from the constraints as they are stored.
  ///
  /// - Throws: ``SolverError`` for a number that is NaN or infinite, or a constraint that is not in
  ///   this solver.
  /// - Complexity: O(1).
  public mutating func setConstant(
    _ constant: Double, of id: Constraint.ID
  ) throws(SolverError) {
    let row = try presentRow(of: id)
    let origin = store.origin(of: row)
    try checkFinite(constant, name: origin.name, place: origin.place)
    changeConstant(constant, of: row)
  }

  /// Changes a constant to another finite number.
  mutating func changeConstant(_ constant: Double, of row: Int) {
    // A layout that is written again sets most constants to what they are.
    guard store.rows[row].constant != constant else { return }
    store.setConstant(constant, of: row)
    if store.rows[row].isActive { noteChange(of: row) }
  }

  private mutating func noteChange(of row: Int) {
    // Beyond a handful of changes, one new solve is quicker than a step for each.
    needsFullSolve = needsFullSolve || changedRows.count == 8
    if !needsFullSolve && !changedRows.contains(Int32(row)) { changedRows.append(Int32(row)) }
  }

  /// The constraint of a handle as it was added, with its present constant.
  ///
  /// - Throws: ``SolverError`` for a constraint that is not in this solver.
  public func constraint(_ id: Constraint.ID) throws(SolverError) -> Constraint {
    constraint(at: try presentRow(of: id))
  }

  func constraint(at row: Int) -> Constraint {
    let stored = store.rows[row]
    let origin = store.origin(of: row)
    return Constraint(
      store.terms(of: stored), stored.relation, stored.constant,
      priority: store.priorities[stored.priority],
      name: origin.name, place: origin.place)
  }

  func id(of row: Int) -> Constraint.ID {
    Constraint.ID(index: row, generation: store.rows[unchecked: row].generation)
  }

  /// The row of a constraint, or `nil` if it was removed.
  func row(of id: Constraint.ID) -> Int? {
    guard id.index < store.rows.count, store.rows[id.index].isPresent,
      store.rows[id.index].generation == id.generation
    else { return nil }
    return id.index
  }

  private func presentRow(of id: Constraint.ID) throws(SolverError) -> Int {
    guard let row = row(of: id) else { throw SolverError(.unknownConstraint(index: id.index)) }
    return row
  }
}
