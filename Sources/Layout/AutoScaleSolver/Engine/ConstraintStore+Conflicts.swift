// Finds minimal sets among the contradicting constraints of a solve.
extension ConstraintStore {
  /// Returns all sources on which an infeasible subset depends, including the rows that defined its variables.
  ///
  /// - Returns: The sources, or `nil` if a row among them was left out already.
  /// - Complexity: O(terms of the rows found), and a bit for each definition of the forest.
  func closure(
    of subset: InfeasibleSubset, _ forest: borrowing AffineForest,
    leftOut: borrowing Buffer<Bool>
  ) -> [Int32]? {
    var found: [Int32] = []
    var (isFound, isVisited) = (Set<Int32>(), Set<Int>())
    var pending = subset.sources.map { (source: $0, time: subset.time) }
    // A row depends only on earlier definitions. So definitions are visited from the latest to the earliest, by the
    // number of later ones, and a second visit of a variable finds nothing new.
    var waiting = PlaceQueue()
    waiting.reserve(Int(forest.time))
    var definingRows: [Int: Int32] = [:]
    while true {
      if pending.isEmpty, let place = waiting.popFirst(), let row = definingRows[place] {
        pending.append((row, forest.time - 1 - Int32(place)))
      }
      guard let (source, time) = pending.popLast() else { return found }
      guard isFound.insert(source).inserted else { continue }
      if source >= 0 && leftOut[source] { return nil }
      found.append(source)
      for var variable in terms(ofSource: source).map(\.variable.index) {
        while variable >= 0, isVisited.insert(variable).inserted {
          guard let definition = forest.definition(of: variable), definition.time < time else {
            break
          }
          let place = Int(forest.time - 1 - definition.time)
          definingRows[place] = definition.row
          waiting.insert(place)
          variable = Int(definition.parent)
        }
      }
    }
  }

  /// Returns a minimal subset of contradicting sources, or `nil` if the sources do not contradict each other.
  ///
  /// The last of the subset is the earliest activated source that contradicts sources activated before it.
  ///
  /// Source: U. Junker, "QuickXplain: Preferred Explanations and Relaxations for Over-Constrained
  /// Problems", 2004.
  ///
  /// - Complexity: O(log(sources)) solves of the sources, but O(members * log(sources / members)) where
  ///   rounding errors spoil the multipliers.
  func minimalSet(of sources: [Int32]) -> [Int32]? {
    let sources = sources.sorted { activation(of: $0) < activation(of: $1) }
    var problem = SubsetProblem(sources, of: self)
    guard problem.isContradictory(Array(sources.indices)) else { return nil }
    // By bisection: with more sources, an infeasible subset remains one.
    let last =
      (1..<sources.count).partitionPoint { problem.isContradictory(Array(0..<$0)) } - 1
    // The multipliers name the others in one solve. Rounding errors can spoil them, so the set is checked.
    if let proof = problem.proof(against: last), problem.isContradictory(proof + [last]) {
      return proof.sorted().map { sources[$0] } + [sources[last]]
    }
    let others = explain(Array(0..<last), [last], isNew: true, &problem)
    return others.sorted().map { sources[$0] } + [sources[last]]
  }

  /// The activation of a source; bounds come before all rows.
  func activation(of source: Int32) -> Int {
    source < 0 ? -1 : Int(rows[Int(source)].activation)
  }

  /// Returns a minimal subset of positions that contradicts others.
  private func explain(
    _ positions: [Int], _ others: [Int], isNew: Bool, _ problem: inout SubsetProblem
  ) -> [Int] {
    if positions.isEmpty || (isNew && problem.isContradictory(others)) { return [] }
    if positions.count == 1 { return positions }
    // Recurses as often as the positions can be halved: 29 times at most.
    let first = Array(positions[..<(positions.count / 2)])
    let second = Array(positions[(positions.count / 2)...])
    let ofSecond = explain(second, others + first, isNew: !first.isEmpty, &problem)
    return ofSecond
      + explain(first, others + ofSecond, isNew: !ofSecond.isEmpty, &problem)
  }
}

/// Some required rows and bounds of a store as a system of its own, with a row for each.
private struct SubsetProblem: ~Copyable {
  private var store = ConstraintStore()
  private let system = System()

  init(_ sources: [Int32], of whole: borrowing ConstraintStore) {
    var variables: [Int: Int] = [:]
    var terms: [Term] = []
    for source in sources {
      terms.removeAll(keepingCapacity: true)
      for term in whole.terms(ofSource: source) {
        let variable = variables[term.variable.index] ?? makeVariable()
        variables[term.variable.index] = variable
        terms.append(Term(Variable(index: variable), term.coefficient))
      }
      _ = store.add(
        terms, whole.relation(ofSource: source), whole.constant(ofSource: source),
        priority: .required)
    }
  }

  private mutating func makeVariable() -> Int {
    store.addVariable(name: nil, lowerBound: -.infinity)
  }

  /// Whether the sources at some positions cannot hold together.
  mutating func isContradictory(_ positions: [Int]) -> Bool {
    for row in 0..<store.rows.count { store.setActive(false, row) }
    for position in positions { store.setActive(true, position) }
    system.setPreferences([], variableCount: store.variableCount)
    system.solve(store)
    return !system.infeasibleSubsets.isEmpty
  }

  /// Returns the fewest positions before `last` whose sources keep that of `last` from holding.
  ///
  /// Source: J. Gleeson, J. Ryan, "Identifying Minimally Infeasible Subsystems of Inequalities", 1990.
  mutating func proof(against last: Int) -> [Int]? {
    // Those before `last` can hold together. At a stronger level they do, and only the error of `last` remains. Its
    // multipliers are its only combination of the tight ones, which do not depend on each other.
    var ranked = ConstraintStore()
    for _ in 0..<store.variableCount { _ = ranked.addVariable(name: nil, lowerBound: -.infinity) }
    for position in 0...last {
      let row = store.rows[position]
      _ = ranked.add(
        store.terms(of: row), row.relation, row.constant,
        priority: position == last ? .low : .high)
    }
    system.setPreferences([], variableCount: ranked.variableCount)
    system.solve(ranked)
    return system.proof(against: Int32(last), ranked)?.map(Int.init)
  }
}
