import ConstraintSolver

/// Keeps a solver in step with the rows of a layout.
///
/// Rows that did not change since the last call stay as they are in the solver, a changed constant
/// is changed there, and only sections of another shape are taken out and put in again.
struct RowStore {
  private(set) var solver = Solver()
  private var variables: [Variable] = []
  private(set) var rows = RowList()
  /// The terms of the row that is being added.
  private var terms: [Term] = []
  /// The solver's handle of each row; nil for one that the solver refused.
  private var handles: [Constraint.ID?] = []
  /// Whether the solver has changed since it was solved.
  private var isStale = true
  private var solution: Solution?

  let rectangleCount: Int

  /// Makes a solver for a number of rectangles with sizes of at least zero.
  init(rectangleCount: Int) {
    self.rectangleCount = rectangleCount
    let count = RectVariables.count * rectangleCount
    variables.reserveCapacity(count)
    for index in 0..<count {
      variables.append(RectVariables.isLength(index) ? sizeVariable() : solver.makeVariable())
    }
  }

  /// The origin of the row with a handle.
  func origin(of handle: Constraint.ID) -> RowOrigin? {
    handles.firstIndex(of: handle).map { rows.rows[$0].origin }
  }

  /// The origins of the rows that the solver refused, because a number in them is not finite.
  var refused: [RowOrigin] {
    handles.indices.filter { handles[$0] == nil }.map { rows.rows[$0].origin }
  }

  /// The solver without some of the rows.
  func solver(without isLeftOut: (RowList.Row) -> Bool) -> Solver {
    var solver = solver
    for (handle, row) in zip(handles, rows.rows) {
      guard let handle, isLeftOut(row) else { continue }
      do throws(SolverError) {
        try solver.deactivate(handle)
      } catch {
        assertionFailure("the handles of a row store are those of its solver, but: \(error)")
      }
    }
    return solver
  }

  /// Solves the rows; when none has changed, the last solution stands.
  mutating func solve() -> Solution {
    if let solution, !isStale { return solution }
    let solution = solver.solve()
    self.solution = solution
    isStale = false
    return solution
  }

  /// Brings the solver into step with rows.
  mutating func update(to new: RowList) {
    let sections = new.sectionEnds.count
    guard rows.sectionEnds.count == sections else {
      for handle in handles { remove(handle) }
      handles = new.rows.indices.map { add(new, $0) }
      rows = new
      return
    }
    var updated: [Constraint.ID?] = []
    updated.reserveCapacity(new.rows.count)
    for index in 0..<sections { update(section: index, to: new, into: &updated) }
    rows = new
    handles = updated
  }

  private mutating func update(
    section index: Int, to new: RowList, into updated: inout [Constraint.ID?]
  ) {
    let (kept, wanted) = (rows.section(index), new.section(index))
    let hasSameShape =
      kept.count == wanted.count
      && zip(kept, wanted).allSatisfy { RowList.sameShape(rows, $0, new, $1) }
    guard hasSameShape else {
      for row in kept { remove(handles[row]) }
      for row in wanted { updated.append(add(new, row)) }
      return
    }
    for (row, other) in zip(kept, wanted) {
      let constant = new.rows[other].constant
      updated.append(
        rows.rows[row].constant == constant
          ? handles[row] : change(handles[row], to: constant, new, other))
    }
  }

  private mutating func add(_ list: RowList, _ row: Int) -> Constraint.ID? {
    let record = list.rows[row]
    terms.removeAll(keepingCapacity: true)
    for term in list.terms(of: row) {
      terms.append(Term(variables[Int(term.variable)], term.coefficient))
    }
    isStale = true
    do throws(SolverError) {
      return try solver.add(terms, record.relation, record.constant, priority: record.priority)
    } catch {
      return nil
    }
  }

  private mutating func change(
    _ handle: Constraint.ID?, to constant: Double, _ list: RowList, _ row: Int
  ) -> Constraint.ID? {
    guard let handle else { return add(list, row) }
    isStale = true
    do throws(SolverError) {
      try solver.setConstant(constant, of: handle)
      return handle
    } catch {
      remove(handle)
      return nil
    }
  }

  private mutating func remove(_ handle: Constraint.ID?) {
    guard let handle else { return }
    isStale = true
    do throws(SolverError) {
      try solver.remove(handle)
    } catch {
      assertionFailure("the handles of a row store are those of its solver, but: \(error)")
    }
  }

  private mutating func sizeVariable() -> Variable {
    do throws(SolverError) {
      return try solver.makeVariable(atLeast: 0)
    } catch {
      preconditionFailure("0 is finite, but: \(error)")
    }
  }
}
