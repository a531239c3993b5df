// Finds minimal sets of contradicting constraints among those that a solve found.
extension ConstraintStore {
  /// Returns everything that a contradiction rests on: the rows that rewrote its variables, too.
  ///
  /// A row rests only on earlier definitions. So the rows are visited from the latest definition to the
  /// earliest, and a second visit of a variable finds nothing new.
  ///
  /// - Returns: The sources, or `nil` if a row among them is left out already.
  /// - Complexity: O(terms of the rows found), and a bit for each definition of the forest.
  func closure(
    of contradiction: Contradiction, _ forest: borrowing AffineForest,
    leftOut: borrowing Buffer<Bool>
  ) -> [Int32]? {
    var found: [Int32] = []
    var (isFound, isVisited) = (Set<Int32>(), Set<Int>())
    var pending = contradiction.sources.map { (source: $0, time: contradiction.time) }
    // The definitions that wait, by how many are later, and their rows.
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

  /// Returns a subset that still contradicts itself, but does no more when any one is taken away.
  ///
  /// The last of the subset is the earliest activated source that contradicts others activated before it,
  /// found by bisection. Returns `nil` if the sources do not contradict each other. The others are those that
  /// the multipliers of its error name; where rounding errors spoil these, halves are tried out.
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
    let last =
      (1..<sources.count).partitionPoint { problem.isContradictory(Array(0..<$0)) } - 1
    if let proof = problem.proof(against: last), problem.isContradictory(proof + [last]) {
      return proof.sorted().map { sources[$0] } + [sources[last]]
    }
    let others = explain(Array(0..<last), [last], isNew: true, &problem)
    return others.sorted().map { sources[$0] } + [sources[last]]
  }

  /// When a source was activated; bounds are there before all rows.
  func activation(of source: Int32) -> Int {
    source < 0 ? -1 : Int(rows[Int(source)].activation)
  }

  /// The fewest of some positions that together with others contradict themselves; recurses as often as
  /// the positions can be halved.
  private func explain(
    _ positions: [Int], _ others: [Int], isNew: Bool, _ problem: inout SubsetProblem
  ) -> [Int] {
    if positions.isEmpty || (isNew && problem.isContradictory(others)) { return [] }
    if positions.count == 1 { return positions }
    let first = Array(positions[..<(positions.count / 2)])
    let second = Array(positions[(positions.count / 2)...])
    let ofSecond = explain(second, others + first, isNew: !first.isEmpty, &problem)
    return ofSecond
      + explain(first, others + ofSecond, isNew: !ofSecond.isEmpty, &problem)
  }
}

/// Some required rows and bounds of a store as a small system of their own, a row for each.
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
    return !system.contradictions.isEmpty
  }

  /// Returns the positions before `last` whose sources keep that of `last` from holding, as few as possible.
  ///
  /// They all hold together. So with their errors before its own, only its own is left, and its multipliers
  /// are the one way to make it of the others that are tight, which do not depend on each other.
  ///
  /// Source: J. Gleeson, J. Ryan, "Identifying Minimally Infeasible Subsystems of Inequalities", 1990.
  mutating func proof(against last: Int) -> [Int]? {
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
