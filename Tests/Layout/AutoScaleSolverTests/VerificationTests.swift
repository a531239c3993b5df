import AutoScaleSolverWorkloads
import AutoScaleTestSupport
import Testing

@testable import AutoScaleSolver

@Suite struct VerificationTests {
  // MARK: Ordinary systems

  static func isUncertain(_ constraints: [Constraint], variableCount: Int) throws -> Bool {
    var solver = Solver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    for constraint in constraints { try solver.add(constraint) }
    let solution = solver.solve()
    let ambiguity = solver.ambiguity()
    return solver.accuracy.isUncertain || solution.isApproximate
      || ambiguity?.second.isApproximate ?? false
  }

  @Test(arguments: Workload.catalog.map(\.name), [10, 100])
  func `a user interface needs no second solve`(name: String, count: Int) throws {
    let workload = try WorkloadTests.make(name, count)
    #expect(
      try !Self.isUncertain(workload.constraints, variableCount: workload.variableCount))
  }

  @Test(arguments: Workload.conflictCatalog.map(\.name), [10, 300])
  func `the conflicts of a user interface have proofs`(name: String, count: Int) throws {
    let entry = try #require(Workload.conflictCatalog.first { $0.name == name })
    let workload = entry.make(count)
    #expect(
      try !Self.isUncertain(workload.constraints, variableCount: workload.variableCount))
  }

  @Test(arguments: OracleTests.shapes.indices, UInt64(1)...100)
  func `a random system of ordinary numbers needs no second solve`(
    shape: Int, seed: UInt64
  ) throws {
    let system = RandomSystem(seed: seed, OracleTests.shapes[shape].shape)
    #expect(
      try !Self.isUncertain(system.constraints, variableCount: system.variables.count))
  }

  // MARK: Proofs

  /// x >= 3 and x + y == 4 and y >= 2, for which each row is needed once.
  static func makeContradiction() -> ConstraintStore {
    var store = ConstraintStore()
    let x = Variable(index: store.addVariable(name: nil, lowerBound: 3))
    let y = Variable(index: store.addVariable(name: nil, lowerBound: -.infinity))
    _ = store.add([Term(x), Term(y)], .equal, 4, priority: .required)
    _ = store.add([Term(y, 2)], .greaterThanOrEqual, 4, priority: .required)
    return store
  }

  static let proofs: [([Double], Bool)] = [
    ([1, -1, 0.5], true), ([2, -2, 1], true), ([-1, 1, -0.5], true), ([1, -1, 1], false),
    ([1, -1, -0.5], false), ([1, -1 + 1e-6, 0.5], false), ([0, 0, 0], false),
  ]

  @Test(arguments: proofs)
  func `multipliers prove a contradiction if what they add up to is one`(
    multipliers: [Double], holds: Bool
  ) {
    let store = Self.makeContradiction()
    let proof = FarkasProof(sources: [~0, 0, 1], multipliers: multipliers)
    #expect(proof.holds(store) == holds)
  }

  @Test func `multipliers of a conflict are found`() {
    let store = Self.makeContradiction()
    #expect(FarkasProof(of: .init(sources: [~0, 0, 1], omitted: 1), store) != nil)
    #expect(FarkasProof(of: .init(sources: [0, 1], omitted: 1), store) == nil)
  }
}
