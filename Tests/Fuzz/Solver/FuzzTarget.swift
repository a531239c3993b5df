import AutoScaleSolver

/// Reads the bytes as variables, constraints and edits, and solves after each few of them.
///
/// A solve ends without NaN, whatever the numbers are, and a handle that was removed is refused. A result that
/// does not say that it is approximate satisfies the required constraints that it keeps; a second solution does, too.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var script = SolverScript(UnsafeBufferPointer(start: start, count: count))
  do {
    try script.run()
  } catch {
    precondition(!"\(error)".isEmpty)
  }
  return 0
}

/// A system that grows and changes as bytes tell.
private struct SolverScript {
  private var bytes: UnsafeBufferPointer<UInt8>.Iterator
  private var solver = Solver()
  private var variables: [Variable] = []
  private var constraints: [Constraint.ID] = []
  private var inactive: Set<Constraint.ID> = []
  private var lowerBounds: [Variable: Double] = [:]

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes.makeIterator() }

  /// Coefficients of layouts, nearly alike ones, and some of very different size.
  private static let coefficients: [Double] = [
    1, -1, 1, -1, 2, -2, 0.5, -0.5, 0.25, 0.75, 3, 1.5, 1 + 1e-6, 1 - 1e-6, 3.000003, -2.000002,
    1 + 1e-8, 0.99999999, 2.00000002, 1 + 1e-10, 1 + 1e-13, 1e-6, -1e-3, 1e3, -1e6, 1e-12, 1e12, 0,
  ]

  private static let constants: [Double] = [
    0, 1, -1, 8, 16, 20, 44, 100, 300, 375, 39, -96, 1e-7, 1e-3, 1e6, 1e15, 1e300, -1e300,
  ]

  private static let priorities: [Priority] = [
    .required, .required, .required, .high, .low, 999, 500, 250.5, 1,
  ]

  mutating func run() throws(SolverError) {
    for _ in 0..<(2 + next(11)) { variables.append(solver.makeVariable()) }
    if next(4) == 0 { try addTable() }
    for _ in 0..<60 {
      guard let byte = bytes.next() else { break }
      try step(byte)
    }
    try check(solver.solve())
    if let ambiguity = solver.ambiguity() {
      try check(ambiguity.first)
      try check(ambiguity.second)
    }
  }

  private mutating func step(_ byte: UInt8) throws(SolverError) {
    switch byte % 16 {
    case 0: try check(solver.solve())
    case 1 where !constraints.isEmpty:
      try solver.remove(constraints.remove(at: next(constraints.count)))
    case 2 where !constraints.isEmpty:
      try solver.setConstant(pick(Self.constants), of: constraints[next(constraints.count)])
    case 3: try solver.edit(variables[next(variables.count)], to: pick(Self.constants))
    case 4: solver.endEditing(variables[next(variables.count)])
    case 5:
      let (bound, variable) = (
        next(3) == 0 ? nil : pick(Self.constants), variables[next(variables.count)]
      )
      try solver.setLowerBound(bound, of: variable)
      lowerBounds[variable] = bound
    case 6 where !constraints.isEmpty:
      let id = constraints[next(constraints.count)]
      try solver.deactivate(id)
      inactive.insert(id)
    default: try addConstraint()
    }
  }

  private mutating func addConstraint() throws(SolverError) {
    let terms = (0...next(4)).map { _ in
      Term(variables[next(variables.count)], pick(Self.coefficients))
    }
    let relation: Relation =
      next(3) == 0 ? (next(2) == 0 ? .lessThanOrEqual : .greaterThanOrEqual) : .equal
    constraints.append(
      try solver.add(terms, relation, pick(Self.constants), priority: pick(Self.priorities)))
  }

  /// Adds rows of contents in aligned columns, which mostly need more room than they have, or, as a row
  /// of its own, centres that would rather have equal distances: systems of many steps.
  private mutating func addTable() throws(SolverError) {
    let (rowCount, columnCount) = (1 + next(4), 8 + next(24))
    let edges = (0...columnCount).map { _ in solver.makeVariable() }
    variables += edges
    constraints.append(try solver.add(edges[0] == pick(Self.constants)))
    constraints.append(try solver.add(edges[columnCount] <= Double(16 * next(40))))
    for column in 0..<columnCount {
      for _ in 0..<rowCount {
        let width = solver.makeVariable()
        variables.append(width)
        let content = Double(next(64))
        constraints += [
          try solver.add(width >= 0), try solver.add((width >= content).priority(.high)),
          try solver.add((width <= content).priority(.low)),
          try solver.add(edges[column + 1] - edges[column] - width >= 8),
        ]
      }
      if column > 0 && next(2) == 0 {
        let second = edges[column + 1] - 2 * edges[column] + edges[column - 1]
        constraints.append(try solver.add((second == 0).priority(pick(Self.priorities))))
      }
    }
  }

  private func check(_ solution: Solution) throws(SolverError) {
    precondition(solution.values.count == variables.count)
    precondition(solution.values.allSatisfy { !$0.isNaN }, "\(solution.values)")
    for conflict in solution.conflicts { precondition(!conflict.description.isEmpty) }
    if solution.isApproximate { return }
    let omitted = Set(solution.conflicts.map(\.omitted))
    for id in constraints where !omitted.contains(id) && !inactive.contains(id) {
      let constraint = try solver.constraint(id)
      if constraint.priority.isRequired { check(constraint, solution) }
    }
    for (variable, bound) in lowerBounds { check(variable >= bound, solution) }
  }

  /// Stops if a required constraint does not hold to a millionth of its largest number.
  private func check(_ constraint: Constraint, _ solution: Solution) {
    var (sum, size) = (-constraint.constant, max(0.01, abs(constraint.constant)))
    for term in constraint.terms {
      let summand = term.coefficient * solution[term.variable]
      sum += summand
      size = max(size, abs(summand))
    }
    let error =
      switch constraint.relation {
      case .lessThanOrEqual: sum
      case .equal: abs(sum)
      case .greaterThanOrEqual: -sum
      }
    precondition(!size.isFinite || error <= 1.001e-6 * size, "\(constraint): \(error)")
  }

  /// A number below a limit from the next byte; 0 behind the end.
  private mutating func next(_ limit: Int) -> Int { Int(bytes.next() ?? 0) % limit }

  private mutating func pick<Element>(_ list: [Element]) -> Element { list[next(list.count)] }
}
