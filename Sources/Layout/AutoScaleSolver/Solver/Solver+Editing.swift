extension Solver {
  /// Moves a variable to a value, as a finger moves an edge that it drags.
  ///
  /// A constraint holds the variable there. Further calls change the constraint, and ``endEditing(_:)`` removes it.
  /// A step takes a fraction of the time of a solve, usually in proportion to the variables that move.
  ///
  ///     try solver.edit(window, to: 320)
  ///     solver.solve()
  ///     try solver.edit(window, to: 321)
  ///     solver.solve()  // quick
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - value: The value that it should take, in the unit of the constants.
  ///   - priority: The priority of the constraint; only that of the first call for the variable counts.
  /// - Throws: ``SolverError`` for a value that is NaN or infinite, or a variable of another solver.
  public mutating func edit(
    _ variable: Variable, to value: Double, priority: Priority = .edit
  ) throws(SolverError) {
    if let edit = edits[variable.index], row(of: edit) != nil {
      try setConstant(value, of: edit)
    } else {
      edits[variable.index] = try add([Term(variable)], .equal, value, priority: priority)
    }
  }

  /// Releases a variable that ``edit(_:to:priority:)`` moves; has no effect on other variables.
  public mutating func endEditing(_ variable: Variable) {
    guard let edit = edits.removeValue(forKey: variable.index), let row = row(of: edit) else {
      return
    }
    store.remove(row)
    needsFullSolve = true
  }
}
