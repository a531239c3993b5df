/// A solver whose constraints are written repeatedly, in sections such as one for each view.
///
/// A row that is written again unchanged stays in the solver. If only its constant differs, the constant is
/// changed. A section is replaced from the first row on that differs in another way.
///
///     var rows = SectionedSolver(lowerBounds: [-.infinity, 0])  // x, width >= 0
///     rows.beginWriting()
///     terms.append(x, times: 1)
///     terms.append(width, times: 1)
///     rows.add(&terms, .equal, 320, priority: .required, tag: 7)
///     rows.endSection()
///     rows.endWriting()
///     rows.solve()[width]
///
/// The writer defines the meaning of tags; ``label(of:)`` returns the tag of each constraint.
package struct SectionedSolver: Sendable {
  /// Where a row comes from.
  package struct Label: Hashable, Sendable {
    /// The position of the section.
    package let section: Int

    /// The writer's tag of the row.
    package let tag: Int32
  }

  /// A row of the solver's store, and its writer's tag.
  struct Entry {
    let row: Int32
    let tag: Int32
  }

  private(set) var solver = Solver()
  /// The rows of all sections, in their order.
  private(set) var entries: [Entry] = []
  /// The position after the last row of each section.
  private(set) var ends: [Int32] = []
  // A writing without a difference, the usual case, then copies nothing.
  /// The rows and ends of the last writing after the first difference; until then they are in `entries` and `ends`.
  private var oldEntries: [Entry] = []
  private var oldEnds: [Int32] = []
  private var matchesPrevious = false
  /// The section that is being written, the old row that its next row is compared with, and the end of its old rows.
  private var section = 0
  private var next = 0
  private var sectionEnd = 0

  /// Makes a solver of variables with lower bounds, minus infinity for variables without one.
  ///
  /// - Parameters:
  ///   - lowerBounds: The bounds, in the order of the variables.
  ///   - times: How often the variables repeat.
  ///   - rowCount: About how many rows will be written.
  ///   - termCount: About how many terms they will have.
  /// - Precondition: No bound is NaN or infinity.
  package init(lowerBounds: [Double], times: Int = 1, rowCount: Int = 0, termCount: Int = 0) {
    solver.addVariables(lowerBounds: lowerBounds, times: times)
    solver.store.reserve(rowCount: rowCount, termCount: termCount)
    entries.reserveCapacity(rowCount)
  }

  /// The number of variables.
  package var variableCount: Int { solver.variableCount }

  /// The number of sections.
  package var sectionCount: Int { ends.count }

  /// The number of rows.
  package var rowCount: Int { entries.count }

  /// Finds the values of all variables, which are the last ones if no row has changed.
  package mutating func solve() -> Solution { solver.solve() }
}

// MARK: - Writing

extension SectionedSolver {
  /// Begins with the first section.
  ///
  /// Until the writing ends, the solver must not be copied.
  package mutating func beginWriting() {
    solver.makeStoreUnique()
    matchesPrevious = true
    section = 0
    next = 0
    beginSection()
  }

  /// Adds the next row of the section, and forgets the terms of its left side.
  ///
  /// A row with a number that is NaN or infinite is left out.
  ///
  /// - Precondition: The variables are those of this solver.
  /// - Complexity: O(terms).
  package mutating func add(
    _ terms: inout RowTerms, _ relation: Relation, _ constant: Double, priority: Priority,
    tag: Int32
  ) {
    let termCount = terms.count
    let isFinite = solver.ownStore.append(&terms, constant: constant)
    if next < sectionEnd {
      let row = oldEntry.row
      if isFinite, solver.ownStore.lastTerms(termCount, areOf: Int(row), relation, priority) {
        solver.ownStore.removeLastTerms(termCount)
        solver.changeConstant(constant, of: Int(row))
        let entry = Entry(row: row, tag: tag)
        if matchesPrevious { entries[next] = entry } else { entries.append(entry) }
        next += 1
        return
      }
    }
    let row =
      isFinite ? solver.addRow(ofLast: termCount, relation, constant, priority: priority) : nil
    if row == nil { solver.ownStore.removeLastTerms(termCount) }  // as documented, it is left out
    if next < sectionEnd { removeOldRows() }
    guard let row else { return }
    if matchesPrevious { depart() }
    entries.append(Entry(row: Int32(row), tag: tag))
  }

  /// Keeps the remaining rows of the section, if their number is `count`.
  ///
  /// - Returns: Whether it is.
  /// - Complexity: O(1) as long as nothing has changed, else O(rows).
  package mutating func keepRows(_ count: Int) -> Bool {
    guard sectionEnd - next == count else { return false }
    if !matchesPrevious { entries.append(contentsOf: oldEntries[next..<sectionEnd]) }
    next = sectionEnd
    return true
  }

  /// Keeps the remaining rows of the section with other constants, if their number is `count`.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - constant: The constant of the row at an index, a finite number.
  /// - Returns: Whether it is.
  /// - Complexity: O(rows).
  package mutating func keepRows(_ count: Int, constant: (_ index: Int) -> Double) -> Bool {
    let first = next
    guard keepRows(count) else { return false }
    for index in 0..<count {
      let entry = matchesPrevious ? entries[first + index] : oldEntries[first + index]
      solver.changeConstant(constant(index), of: Int(entry.row))
    }
    return true
  }

  /// Ends a section, and begins the next one.
  package mutating func endSection() {
    if next < sectionEnd { removeOldRows() }
    if matchesPrevious {
      if section == ends.count { ends.append(Int32(next)) }
    } else {
      ends.append(Int32(entries.count))
    }
    section += 1
    beginSection()
  }

  /// Ends the writing, and removes the sections that were not written again.
  package mutating func endWriting() {
    sectionEnd = matchesPrevious ? entries.count : oldEntries.count
    if next < sectionEnd { removeOldRows() }
    ends.removeSubrange(section...)
    (oldEntries, oldEnds) = ([], [])
  }

  /// The old row that the next row is compared with.
  private var oldEntry: Entry { matchesPrevious ? entries[next] : oldEntries[next] }

  private mutating func beginSection() {
    let count = matchesPrevious ? ends.count : oldEnds.count
    sectionEnd = section < count ? Int(matchesPrevious ? ends[section] : oldEnds[section]) : next
  }

  /// Removes the old rows of the section that were not written again.
  @inline(never) private mutating func removeOldRows() {
    if matchesPrevious { depart() }
    for entry in oldEntries[next..<sectionEnd] { solver.removeRow(Int(entry.row)) }
    next = sectionEnd
  }

  /// Starts new lists with the present row, the first that differs from the last writing.
  @inline(never) private mutating func depart() {
    matchesPrevious = false
    if entries.isEmpty && ends.isEmpty { return }  // the first writing keeps the reserved memory
    (oldEntries, oldEnds) = (entries, ends)
    entries = Array(oldEntries[..<next])
    ends = Array(oldEnds[..<section])
    entries.reserveCapacity(oldEntries.count)
  }
}

extension ConstraintStore {
  /// Whether a row differs from one of the last terms only in its constant.
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
