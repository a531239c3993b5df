extension SectionedSolver {
  /// A copy of the solver without some rows.
  package func solver(without isLeftOut: (_ position: Int) -> Bool) -> Solver {
    var copy = solver
    for (position, entry) in entries.enumerated() where isLeftOut(position) {
      copy.store.setActive(false, Int(entry.row))
    }
    copy.needsFullSolve = true
    return copy
  }

  /// A copy of the solver with other constants for some rows, by their positions; NaN and infinity are ignored.
  package func solver(withConstants constants: [Int: Double]) -> Solver {
    var copy = solver
    for (position, constant) in constants where constant.isFinite {
      copy.changeConstant(constant, of: Int(entries[position].row))
    }
    copy.needsFullSolve = true
    return copy
  }

  /// Finds the conflicts that some rows, given by their positions, would have if they were required.
  ///
  /// - Returns: A conflict for each of them that cannot hold, and the labels of all constraints.
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

  /// The relation of a row.
  package func relation(of position: Int) -> Relation { row(position).relation }

  /// The right side of a row.
  package func constant(of position: Int) -> Double { row(position).constant }

  /// The priority of a row.
  package func priority(of position: Int) -> Priority {
    solver.store.priorities[row(position).priority]
  }

  /// The terms of a row.
  package func terms(of position: Int) -> [Term] { solver.store.terms(of: row(position)) }

  /// The error of a row at some values of the variables.
  package func error(of position: Int, at values: [Double]) -> Double {
    let row = row(position)
    let difference = terms(of: position).reduce(-row.constant) {
      $0 + $1.coefficient * values[$1.variable.index]
    }
    return max(0, row.relation.error(of: difference))
  }

  /// The writer's tag of a row.
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
