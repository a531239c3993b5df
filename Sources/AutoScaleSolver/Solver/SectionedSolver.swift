/// A solver whose constraints are written again and again, in sections such as one for each view.
///
/// A row that is written as it was the time before stays in the solver; one that differs in its
/// constant alone is changed there; from the first row of another shape on, a section is replaced.
///
///     var rows = SectionedSolver(lowerBounds: [-.infinity, 0])  // x, width >= 0
///     rows.beginWriting()
///     rows.append(Term(x))
///     rows.append(Term(width))
///     rows.endRow(.equal, 320, priority: .required, tag: 7)
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
  /// The rows and the ends that were written the time before, from the first row on that is not as it
  /// was; until then they are the present ones.
  private var oldEntries: [Entry] = []
  private var oldEnds: [Int32] = []
  private var isAsBefore = false
  /// The section that is being written, the old row that its next one is compared with, and the end of
  /// the old rows.
  private var section = 0
  private var next = 0
  private var sectionEnd = 0
  /// The number of terms of the row that is being written, which stand last in the store.
  private var termCount = 0
  private var coefficients = CoefficientCheck()

  /// Makes a solver of variables with lower bounds, minus infinity for those that have none.
  ///
  /// - Parameters:
  ///   - lowerBounds: The bounds, in the order of the variables.
  ///   - rowCount: About how many rows will be written.
  ///   - termCount: About how many terms they will have.
  /// - Precondition: No bound is NaN or infinity.
  package init(lowerBounds: [Double], rowCount: Int = 0, termCount: Int = 0) {
    solver.addVariables(lowerBounds: lowerBounds)
    solver.store.reserve(rowCount: rowCount, termCount: termCount)
    entries.reserveCapacity(rowCount)
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
    isAsBefore = true
    section = 0
    next = 0
    beginSection()
  }

  /// Adds a term to the left side of the next row.
  ///
  /// - Precondition: The variable is one of this solver.
  @inline(__always) package mutating func append(_ term: Term) {
    solver.store.append(term)
    termCount += 1
    coefficients.add(term.coefficient)
  }

  /// Adds the next row of the section: the terms since the one before, in a relation to a constant.
  ///
  /// A row with a number that is NaN or infinite says nothing and is left out.
  ///
  /// - Complexity: O(terms).
  package mutating func endRow(
    _ relation: Relation, _ constant: Double, priority: Priority, tag: Int32
  ) {
    let isFinite =
      coefficients.areUnits && constant.isFinite
      || solver.store.accepts(constant, ofLast: termCount)
    defer { (termCount, coefficients) = (0, CoefficientCheck()) }
    if next < sectionEnd {
      let row = oldEntry.row
      if isFinite, solver.store.lastTerms(termCount, areOf: Int(row), relation, priority) {
        solver.store.removeLastTerms(termCount)
        solver.changeConstant(constant, of: Int(row))
        let entry = Entry(row: row, tag: tag)
        if isAsBefore { entries[next] = entry } else { entries.append(entry) }
        next += 1
        return
      }
    }
    let row =
      isFinite ? solver.addRow(ofLast: termCount, relation, constant, priority: priority) : nil
    if row == nil { solver.store.removeLastTerms(termCount) }  // as documented, it is left out
    removeOldRows()
    guard let row else { return }
    depart()
    entries.append(Entry(row: Int32(row), tag: tag))
  }

  /// Keeps the rows that are left of the section as they were, if there are so many.
  ///
  /// - Returns: Whether that was so.
  /// - Complexity: O(1) as long as everything before is as it was, else O(rows).
  package mutating func keepRows(_ count: Int) -> Bool {
    guard sectionEnd - next == count else { return false }
    if !isAsBefore { entries.append(contentsOf: oldEntries[next..<sectionEnd]) }
    next = sectionEnd
    return true
  }

  /// Keeps the rows that are left of the section with other constants, if there are so many.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - constant: The constant of the row at an index, a finite number.
  /// - Returns: Whether that was so.
  /// - Complexity: O(rows).
  package mutating func keepRows(_ count: Int, constant: (_ index: Int) -> Double) -> Bool {
    let first = next
    guard keepRows(count) else { return false }
    for index in 0..<count {
      let entry = isAsBefore ? entries[first + index] : oldEntries[first + index]
      solver.changeConstant(constant(index), of: Int(entry.row))
    }
    return true
  }

  /// Ends a section, and begins the next one.
  package mutating func endSection() {
    removeOldRows()
    if isAsBefore {
      if section == ends.count { ends.append(Int32(next)) }
    } else {
      ends.append(Int32(entries.count))
    }
    section += 1
    beginSection()
  }

  /// Ends with the last section; those that were not written again are removed.
  package mutating func endWriting() {
    sectionEnd = isAsBefore ? entries.count : oldEntries.count
    removeOldRows()
    ends.removeSubrange(section...)
    (oldEntries, oldEnds) = ([], [])
  }

  /// The old row that the next one is compared with.
  private var oldEntry: Entry { isAsBefore ? entries[next] : oldEntries[next] }

  private mutating func beginSection() {
    let count = isAsBefore ? ends.count : oldEnds.count
    sectionEnd = section < count ? Int(isAsBefore ? ends[section] : oldEnds[section]) : next
  }

  /// Takes the rows out of the solver that the section had and no longer has.
  private mutating func removeOldRows() {
    guard next < sectionEnd else { return }
    depart()
    for entry in oldEntries[next..<sectionEnd] { solver.removeRow(Int(entry.row)) }
    next = sectionEnd
  }

  /// Lists the rows anew from the present one on, which is not as it was.
  private mutating func depart() {
    guard isAsBefore else { return }
    isAsBefore = false
    if entries.isEmpty && ends.isEmpty { return }  // the list keeps the memory that it has
    (oldEntries, oldEnds) = (entries, ends)
    entries = Array(oldEntries[..<next])
    ends = Array(oldEnds[..<section])
    entries.reserveCapacity(oldEntries.count)
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
      let (row, terms) = (row(position), terms(of: position))
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
    solver.store.priorities[row(position).priority]
  }

  /// The terms of a row.
  package func terms(of position: Int) -> [Term] { solver.store.terms(of: row(position)) }

  /// By how much a row does not hold where the variables have values.
  package func error(of position: Int, at values: [Double]) -> Double {
    let row = row(position)
    let difference = terms(of: position).reduce(-row.constant) {
      $0 + $1.coefficient * values[$1.variable.index]
    }
    return max(0, row.relation.error(of: difference))
  }

  /// What the writer said of a row.
  package func tag(of position: Int) -> Int32 { entries[position].tag }

  /// Where a row comes from.
  ///
  /// - Complexity: O(log *n*) in the sections.
  package func label(of position: Int) -> Label {
    let section = ends.indices.partitionPoint { Int(ends[$0]) > position }
    return Label(section: section, tag: entries[position].tag)
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
  /// Whether a row differs from one of the last terms in nothing but the constant.
  fileprivate func lastTerms(
    _ count: Int, areOf row: Int, _ relation: Relation, _ priority: Priority
  ) -> Bool {
    let stored = rows[row]
    guard stored.relation == relation, Int(stored.termCount) == count,
      priorities[stored.priority] == priority
    else { return false }
    let (first, last) = (Int(stored.firstTerm), terms.count - count)
    return (0..<count).allSatisfy { terms[first + $0] == terms[last + $0] }
  }
}
