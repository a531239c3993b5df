extension Solver {
  /// Finds the values of all variables.
  ///
  /// Never fails: required constraints that contradict others are left out and reported in
  /// ``Solution/conflicts``. If only constants changed since the last solve, only what depends on them is solved.
  ///
  /// - Complexity: O(terms) for systems like those of user interfaces.
  @discardableResult
  public mutating func solve() -> Solution {
    if needsFullSolve || !solveChanges() { solveFromScratch() }
    return solution(values)
  }

  /// A solution with the conflicts and the accuracy of the last solve.
  func solution(_ values: [Double], isApproximate: Bool = false) -> Solution {
    Solution(
      values: values, conflicts: conflicts, residual: accuracy.residual,
      isApproximate: isApproximate || accuracy.isApproximate)
  }

  /// Solves the parts that depend on changed constants; returns `false` if that is not enough.
  private mutating func solveChanges() -> Bool {
    if changedRows.isEmpty { return true }
    // A change may have ended a conflict, which only a solve from scratch shows.
    guard conflicts.isEmpty && !accuracy.isUncertain else { return false }
    let rows = changedRows
    changedRows.removeAll(keepingCapacity: true)
    return withSystem { system, store, values in
      system.solveChanges(of: rows, store, into: &values) && !system.isApproximate
        && !system.isUncertain
    } ?? false
  }

  private mutating func solveFromScratch() {
    makeSystemUnique()
    let found = withSystem { system, store, values in
      var conflicts = system.solveLeavingOutConflicts(store, into: &values)
      let accuracy = system.verify(&conflicts, store, &values)
      return (conflicts, accuracy)
    }
    conflicts = (found?.0 ?? []).map(conflict)
    accuracy = found?.1 ?? System.Accuracy()
    needsFullSolve = false
    changedRows.removeAll(keepingCapacity: true)
  }

  private func conflict(_ found: System.FoundConflict) -> Conflict {
    let rows = found.sources.filter { $0 >= 0 }.map(Int.init).sorted {
      store.rows[$0].activation < store.rows[$1].activation
    }
    let bounded = found.sources.filter { $0 < 0 }.map { Variable(index: Int(~$0)) }.sorted {
      $0.index < $1.index
    }
    return Conflict(
      members: rows.map {
        let constraint = constraint(at: $0)
        return .init(id: id(of: $0), constraint: constraint, equation: equation(constraint))
      },
      boundedVariables: bounded, omitted: id(of: Int(found.omitted)),
      bounds: bounded.map { "\(name(of: $0)) >= \(store.lowerBounds[$0.index])" })
  }

  /// The name of a variable in reports: its own, or `x` and its index.
  public func name(of variable: Variable) -> String {
    store.name(ofVariable: variable.index) ?? "x\(variable.index)"
  }

  /// A constraint as text: `width - 0.5 height >= 8.0`.
  private func equation(_ constraint: Constraint) -> String {
    var text = ""
    for term in constraint.terms {
      let sign = term.coefficient < 0 ? "-" : "+"
      if text.isEmpty { text = sign == "-" ? "-" : "" } else { text += " \(sign) " }
      let size = abs(term.coefficient)
      text += (size == 1 ? "" : "\(size) ") + name(of: term.variable)
    }
    return "\(text.isEmpty ? "0" : text) \(constraint.relation) \(constraint.constant)"
  }
}
