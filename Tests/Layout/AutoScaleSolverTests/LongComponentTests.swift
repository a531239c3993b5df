import AutoScaleSolverWorkloads
import AutoScaleTestSupport
import Testing

@testable import AutoScaleSolver

/// What keeps a component of many columns from needing as many steps.
@Suite struct LongComponentTests {
  typealias Shape = RandomSystem.Shape

  static let shapes: [(name: String, shape: Shape)] = [
    ("optional", Shape(variables: 3...7, constraints: 6...16, priorities: [750, 500, 250])),
    ("inequalities", Shape(variables: 3...7, constraints: 6...16, relations: [.lessThanOrEqual])),
    ("equations", Shape(variables: 3...7, constraints: 5...12, relations: [.equal, .equal])),
    (
      "ties",
      Shape(
        variables: 4...7, constraints: 8...16, terms: 1...2, priorities: [750, 500, 500],
        coefficients: [-1, 1], constants: [0, 4, 8])
    ),
  ]

  private static func makeStore(_ constraints: [Constraint], _ variableCount: Int)
    -> ConstraintStore
  {
    var store = ConstraintStore()
    for _ in 0..<variableCount { _ = store.addVariable(name: nil, lowerBound: -.infinity) }
    for constraint in constraints {
      _ = store.add(
        constraint.terms, constraint.relation, constraint.constant, priority: constraint.priority)
    }
    return store
  }

  private static func makeSystem(_ store: borrowing ConstraintStore) -> System {
    let system = System()
    system.setPreferences([], variableCount: store.variableCount)
    system.solve(store)
    return system
  }

  @Test(arguments: shapes.indices, UInt64(1)...150)
  func `components of each shape end at the least errors`(shape: Int, seed: UInt64) throws {
    let random = RandomSystem(seed: seed, Self.shapes[shape].shape)
    let system = Self.makeSystem(Self.makeStore(random.constraints, random.variables.count))
    guard system.infeasibleSubsets.isEmpty else { return }
    var values: [Double] = []
    system.writeValues(into: &values, variableCount: random.variables.count)
    let exact = ExactSolver(random.constraints, variableCount: random.variables.count)
    for (error, least) in zip(random.constraints.errors(values), exact.errors) {
      #expect(abs(error - least.double) < 1e-6, "\(Self.shapes[shape].name)")
    }
  }

  /// Steps for each view would take quadratic time, as each of them moves the views after it.
  @Test func `there are far fewer steps than squeezed labels`() throws {
    let workload = Workload.squeeze(1000)
    let system = Self.makeSystem(Self.makeStore(workload.constraints, workload.variableCount))
    #expect(system.component.simplex.stepCount < 10)
    #expect(!system.isApproximate)
  }

  @Test func `centres that can have equal distances have them`() throws {
    let workload = Workload.centering(1000)
    let errors = workload.constraints.errors(try WorkloadTests.solve(workload).values)
    let priorities = Set(workload.constraints.map(\.priority)).sorted(by: >)
    #expect(errors[try #require(priorities.firstIndex(of: 150))] < 1e-3)
  }
}
