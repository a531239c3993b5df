extension FarkasProof {
  /// Finds multipliers that prove a conflict; returns `nil` if there are none.
  ///
  /// - Complexity: A solve of as many terms as the conflict has.
  init?(of conflict: System.FoundConflict, _ store: borrowing ConstraintStore) {
    let isEquation =
      store.relation(ofSource: conflict.omitted) == .equal
    // The omitted row gets the multiplier 1; an equation may be wrong in both directions.
    for side in isEquation ? [1.0, -1] : [1] {
      self.init(of: conflict, times: side, store)
      if holds(store) { return }
    }
    return nil
  }

  /// Computes the multipliers of the others, given that of the row that was left out.
  private init(
    of conflict: System.FoundConflict, times side: Double, _ store: borrowing ConstraintStore
  ) {
    // A system with an unknown for each source, and an equation for each variable, whose coefficients cancel out.
    var problem = ConstraintStore()
    var columns: [Int: [Term]] = [:]
    // If all inequalities are written as *at least*, their multipliers are not negative.
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
    // Sorted: the order of a dictionary differs between launches.
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
