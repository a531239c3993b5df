extension FarkasProof {
  /// Finds multipliers by which a conflict contradicts itself; returns `nil` if none prove it.
  ///
  /// They solve a system of their own: an unknown for each source, and an equation for each variable, whose
  /// coefficients have to cancel out.
  ///
  /// - Complexity: A solve of as many terms as the conflict has.
  init?(of conflict: System.FoundConflict, _ store: borrowing ConstraintStore) {
    let isEquation =
      store.relation(ofSource: conflict.omitted) == .equal
    for side in isEquation ? [1.0, -1] : [1] {
      self.init(of: conflict, times: side, store)
      if holds(store) { return }
    }
    return nil
  }

  /// Makes the multipliers for one, or minus one, times the row that was left out.
  private init(
    of conflict: System.FoundConflict, times side: Double, _ store: borrowing ConstraintStore
  ) {
    var problem = ConstraintStore()
    var columns: [Int: [Term]] = [:]
    // With inequalities turned so that all say *at least*, their multipliers are not negative.
    let signs = conflict.sources.map { store.relation(ofSource: $0) == .lessThanOrEqual ? -1.0 : 1 }
    for (index, source) in conflict.sources.enumerated() {
      let isFree = store.relation(ofSource: source) == .equal
      let unknown = Variable(
        index: problem.addVariable(name: nil, lowerBound: isFree ? -.infinity : 0))
      for term in store.terms(ofSource: source) {
        columns[term.variable.index, default: []].append(
          Term(unknown, signs[index] * term.coefficient))
      }
      if source == conflict.omitted {
        _ = problem.add([Term(unknown)], .equal, side, priority: .required)
      }
    }
    for variable in columns.keys.sorted() {
      _ = problem.add(columns[variable] ?? [], .equal, 0, priority: .required)
    }
    sources = conflict.sources
    multipliers = zip(System.solution(of: problem), zip(signs, sources)).map { value, source in
      let (sign, source) = source
      return store.relation(ofSource: source) == .equal ? value : sign * max(0, value)
    }
  }
}

extension System {
  /// The values of the variables of a store, near 0 where nothing decides.
  fileprivate static func solution(of store: borrowing ConstraintStore) -> [Double] {
    let system = System()
    var values: [Double] = []
    system.setPreferences(values, variableCount: store.variableCount)
    system.solve(store)
    system.writeValues(into: &values, variableCount: store.variableCount)
    return values
  }
}
