import AutoScaleSolverWorkloads
import AutoScaleTestSupport
import Testing

@testable import AutoScaleSolver

/// Systems in which nearly everything depends on everything.
@Suite struct DenseSystemTests {
  @Test(arguments: [10, 25, 60], UInt64(0)...2)
  func `proportions between all pairs are solved in any order`(count: Int, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let natural = Workload.allPairs(count)
    let workload = seed == 0 ? natural : natural.shuffled(using: &random)
    let values = try WorkloadTests.solve(workload).values
    #expect(WorkloadTests.largestDifference(values, workload.expected) < 1e-6)
  }

  /// Nearly all steps have length 0, as hundreds of rows meet in the point to which they lead.
  @Test func `steps between equal corners do not multiply`() {
    let workload = Workload.allPairs(60)
    var store = ConstraintStore()
    for _ in 0..<workload.variableCount { _ = store.addVariable(name: nil, lowerBound: -.infinity) }
    for constraint in workload.constraints {
      _ = store.add(
        constraint.terms, constraint.relation, constraint.constant, priority: constraint.priority)
    }
    let system = System()
    system.setPreferences([], variableCount: workload.variableCount)
    system.solve(store)
    #expect(system.component.simplex.stepCount < 10 * workload.variableCount)
  }

  @Test func `rows of one proportion are one row, whatever their unit`() {
    var store = ConstraintStore()
    let variables = (0..<2).map { _ in
      Variable(index: store.addVariable(name: nil, lowerBound: -.infinity))
    }
    for (left, right) in [(2.0, 3.0), (0.6, 0.9), (1.4, 2.1), (-20, -30)] {
      let terms = [Term(variables[0], left), Term(variables[1], right)]
      _ = store.add(terms, .equal, 1, priority: .low)
    }
    let system = System()
    system.setPreferences([], variableCount: 2)
    system.solve(store)
    #expect(system.reduction.rows.count == 1)
  }

  @Test(arguments: [40, 100], UInt64(1)...3)
  func `a tangle of optional constraints ends where no small step is better`(
    count: Int, seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let constraints = Workload.tangle(count, using: &random).constraints
    let values = try Self.solve(constraints, count)
    let errors = constraints.errors(values)
    for _ in 1...200 {
      var other = values
      for _ in 1...3 {
        other[Int.random(in: values.indices, using: &random)] += .random(in: -5...5, using: &random)
      }
      let others = constraints.errors(other)
      let difference = zip(errors, others).first { abs($0 - $1) > 1e-6 }
      #expect(difference.map { $0 < $1 } ?? true)
    }
  }

  /// Other numbers of the variables lead to other columns, and so on other ways.
  @Test(arguments: [40, 100], UInt64(1)...3)
  func `a tangle has the same errors on any way`(count: Int, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let constraints = Workload.tangle(count, using: &random).constraints
    let errors = constraints.errors(try Self.solve(constraints, count))
    let variables = constraints.flatMap { $0.terms.map(\.variable) }
    let distinct = Set(variables).sorted { $0.index < $1.index }
    let others = Dictionary(
      uniqueKeysWithValues: zip(distinct, distinct.shuffled(using: &random)))
    let renamed = constraints.map { constraint in
      Constraint(
        constraint.terms.map { Term(others[$0.variable] ?? $0.variable, $0.coefficient) },
        constraint.relation, constraint.constant, priority: constraint.priority)
    }
    let found = renamed.errors(try Self.solve(renamed, count))
    for (error, other) in zip(errors, found) { #expect(abs(error - other) < 1e-6 * (1 + error)) }
  }

  private static func solve(_ constraints: [Constraint], _ count: Int) throws -> [Double] {
    var solver = Solver()
    for _ in 0..<count { _ = solver.makeVariable() }
    for constraint in constraints { try solver.add(constraint) }
    return solver.solve().values
  }
}
