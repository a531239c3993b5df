/// A solver whose constraints are written again and again, in sections such as one for each view.
///
/// A row that is written as it was the time before stays in the solver; one that differs in its
/// constant alone is changed there; from the first row of another shape on, a section is replaced.
///
///     var rows = SectionedSolver(variableCount: 2) { $0 == 0 ? nil : 0 }  // x, width >= 0
///     rows.beginWriting()
///     rows.add([Term(x), Term(width)], .equal, 320, tag: 7)
///     rows.endSection()
///     rows.endWriting()
///     rows.solve()[width]
///
/// What a tag means is up to the writer; ``label(of:)`` tells it again of each constraint.
package struct SectionedSolver: Sendable {
  /// Where a row comes from.
  package struct Label: Hashable, Sendable {
    /// The position of the section.
    package let section: Int

    /// What the writer said of the row.
    package let tag: Int32
  }

  /// A row of the solver's store, and what its writer said of it.
  private struct Entry {
    let row: Int32
    let tag: Int32
  }

  private var solver = Solver()
  /// The rows of all sections, in their order.
  private var entries: [Entry] = []
  /// The position after the last row of each section.
  private var ends: [Int32] = []
  /// The rows and the ends that were written the time before, while new ones are written.
  private var oldEntries: [Entry] = []
  private var oldEnds: [Int32] = []
  /// The old row that the next one is compared with, and the end of those of its section.
  private var next = 0
  private var sectionEnd = 0

  /// Makes a solver of variables with lower bounds; nil for those that have none.
  ///
  /// - Precondition: The bounds are finite.
  package init(variableCount: Int, lowerBound: (_ index: Int) -> Double?) {
    for index in 0..<variableCount { solver.addVariable(nil, lowerBound(index) ?? -.infinity) }
  }

  /// The number of variables.
  package var variableCount: Int { solver.variableCount }

  /// The number of sections.
  package var sectionCount: Int { ends.count }

  /// The number of rows.
  package var rowCount: Int { entries.count }

  /// Finds the values of all variables; when no row has changed, those of the time before.
  package mutating func solve() -> Solution { solver.solve() }
}

// MARK: - Writing

extension SectionedSolver {
  /// Begins with the first section.
  package mutating func beginWriting() {
    swap(&entries, &oldEntries)
    swap(&ends, &oldEnds)
    entries.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    entries.reserveCapacity(oldEntries.count)
    ends.reserveCapacity(oldEnds.count)
    next = 0
    beginSection()
  }

  /// Adds the next row of the section, `terms relation constant`.
  ///
  /// A row with a number that is NaN or infinite says nothing and is left out.
  ///
  /// - Complexity: O(terms).
  package mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority, tag: Int32
  ) {
    if next < sectionEnd {
      let row = oldEntries[next].row
      if solver.store.hasShape(Int(row), terms, relation, priority), constant.isFinite {
        next += 1
        solver.changeConstant(constant, of: Int(row))
        entries.append(Entry(row: row, tag: tag))
        return
      }
      removeOldRows()
    }
    do throws(SolverError) {
      let id = try solver.add(terms, relation, constant, priority: priority)
      entries.append(Entry(row: Int32(id.index), tag: tag))
    } catch {
      // As documented, the row is left out.
    }
  }

  /// The number of rows that the section had after those that were written again.
  package var remainingRowCount: Int { sectionEnd - next }

  /// Keeps the next row that the section had, with another constant, as if it were written again.
  ///
  /// - Precondition: There is one, and the constant is finite.
  /// - Complexity: O(1).
  package mutating func keepRow(withConstant constant: Double) {
    precondition(next < sectionEnd)
    solver.changeConstant(constant, of: Int(oldEntries[next].row))
    entries.append(oldEntries[next])
    next += 1
  }

  /// Ends a section, and begins the next one.
  package mutating func endSection() {
    removeOldRows()
    ends.append(Int32(entries.count))
    beginSection()
  }

  /// Ends with the last section; those that were not written again are removed.
  package mutating func endWriting() {
    sectionEnd = oldEntries.count
    removeOldRows()
    oldEntries.removeAll(keepingCapacity: true)
    oldEnds.removeAll(keepingCapacity: true)
  }

  private mutating func beginSection() {
    sectionEnd = ends.count < oldEnds.count ? Int(oldEnds[ends.count]) : next
  }

  /// Takes the rows out of the solver that the section had and no longer has.
  private mutating func removeOldRows() {
    for entry in oldEntries[next..<sectionEnd] { solver.removeRow(Int(entry.row)) }
    next = sectionEnd
  }
}

// MARK: - Reading

extension SectionedSolver {
  /// A copy of the solver without some of the rows, which are given by their positions.
  package func solver(without isLeftOut: (_ position: Int) -> Bool) -> Solver {
    var copy = solver
    for (position, entry) in entries.enumerated() where isLeftOut(position) {
      copy.store.setActive(false, Int(entry.row))
    }
    copy.needsFullSolve = true
    return copy
  }

  /// A copy of the solver in which some rows, given by their positions, have other constants; one
  /// that is NaN or infinite counts as none.
  package func solver(withConstants constants: [Int: Double]) -> Solver {
    var copy = solver
    for (position, constant) in constants where constant.isFinite {
      copy.changeConstant(constant, of: Int(entries[position].row))
    }
    copy.needsFullSolve = true
    return copy
  }

  /// What would contradict some of the rows, given by their positions, if they were required.
  ///
  /// - Returns: A conflict for each of them that could not hold, and where all members come from.
  /// - Complexity: A solve, and the search for each conflict.
  package func conflicts(
    requiring positions: [Int]
  ) -> (conflicts: [Conflict], labels: [Constraint.ID: Label]) {
    var copy = solver
    var labels = labels()
    var required: Set<Constraint.ID> = []
    for position in positions {
      let (row, terms) = (row(position), Array(terms(of: position)))
      copy.removeRow(Int(entries[position].row))
      let new = copy.store.add(terms, row.relation, row.constant, priority: .required)
      labels[copy.id(of: new)] = label(of: position)
      required.insert(copy.id(of: new))
    }
    return (copy.solve().conflicts.filter { required.contains($0.omitted) }, labels)
  }

  /// How the terms of a row compare with its constant.
  package func relation(of position: Int) -> Relation { row(position).relation }

  /// What the terms of a row are compared with.
  package func constant(of position: Int) -> Double { row(position).constant }

  /// How important a row is.
  package func priority(of position: Int) -> Priority {
    Priority(rawValue: solver.store.priorities[Int(row(position).priority)]) ?? .required
  }

  /// The terms of a row.
  package func terms(of position: Int) -> ArraySlice<Term> {
    solver.store.terms[solver.store.range(of: row(position))]
  }

  /// By how much a row does not hold where the variables have values.
  package func error(of position: Int, at values: [Double]) -> Double {
    let row = row(position)
    let difference = terms(of: position).reduce(-row.constant) {
      $0 + $1.coefficient * values[$1.variable.index]
    }
    return switch row.relation {
    case .equal: difference.magnitude
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  /// What the writer said of a row.
  package func tag(of position: Int) -> Int32 { entries[position].tag }

  /// Where a row comes from.
  ///
  /// - Complexity: O(log *n*) in the sections.
  package func label(of position: Int) -> Label {
    var sections = ends.startIndex..<ends.endIndex
    while !sections.isEmpty {
      let middle = sections.lowerBound + sections.count / 2
      sections =
        Int(ends[middle]) <= position
        ? middle + 1..<sections.upperBound : sections.lowerBound..<middle
    }
    return Label(section: sections.lowerBound, tag: entries[position].tag)
  }

  /// Where each constraint of the solver comes from.
  ///
  /// - Complexity: O(*n*) in the rows.
  package func labels() -> [Constraint.ID: Label] {
    var labels: [Constraint.ID: Label] = [:]
    labels.reserveCapacity(entries.count)
    for (position, entry) in entries.enumerated() {
      labels[solver.id(of: Int(entry.row))] = label(of: position)
    }
    return labels
  }

  private func row(_ position: Int) -> ConstraintStore.Row {
    solver.store.rows[Int(entries[position].row)]
  }
}

extension ConstraintStore {
  /// Whether a row differs from a constraint in nothing but the constant.
  fileprivate func hasShape(
    _ row: Int, _ newTerms: [Term], _ relation: Relation, _ priority: Priority
  ) -> Bool {
    let stored = rows[row]
    guard stored.relation == relation, Int(stored.termCount) == newTerms.count,
      priorities[Int(stored.priority)] == priority.rawValue
    else { return false }
    let first = Int(stored.firstTerm)
    return newTerms.indices.allSatisfy { terms[first + $0] == newTerms[$0] }
  }
}
