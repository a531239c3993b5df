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

  private static func makeSystem(
    _ store: borrowing ConstraintStore, longSearch: Int? = nil
  ) -> System {
    let system = System()
    if let longSearch { system.component.simplex.longSearch = longSearch }
    system.setPreferences([], variableCount: store.variableCount)
    system.solve(store)
    return system
  }

  private static func expectLeast(
    _ system: System, _ constraints: [Constraint], _ variableCount: Int, _ name: String
  ) {
    var values: [Double] = []
    system.writeValues(into: &values, variableCount: variableCount)
    let exact = ExactSolver(constraints, variableCount: variableCount)
    for (error, least) in zip(constraints.errors(values), exact.errors) {
      #expect(abs(error - least.double) < 1e-6, "\(name)")
    }
  }

  @Test(arguments: shapes.indices, UInt64(1)...150)
  func `a search that is taken for long ends at the least errors`(shape: Int, seed: UInt64) throws {
    let random = RandomSystem(seed: seed, Self.shapes[shape].shape)
    let store = Self.makeStore(random.constraints, random.variables.count)
    for longSearch in 0...1 {
      let system = Self.makeSystem(store, longSearch: longSearch)
      guard system.contradictions.isEmpty else { continue }
      Self.expectLeast(
        system, random.constraints, random.variables.count, Self.shapes[shape].name)
    }
  }

  /// Rows of contents in aligned columns that need more or less room than they have, and in some places would
  /// rather have equal widths of columns.
  private static func makeTable(
    _ random: inout SplitMix64
  ) -> (constraints: [Constraint], variableCount: Int) {
    var solver = Solver()
    let columnCount = Int.random(in: 10...40, using: &random)
    let equations = Int.random(in: 0...4, using: &random)
    let edges = (0...columnCount).map { _ in solver.makeVariable() }
    var constraints = [edges[0] == 0, edges[columnCount] <= 30 * Double(columnCount)]
    for column in 0..<columnCount {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let width = solver.makeVariable()
        let content = Double(Int.random(in: 5...50, using: &random))
        let gap = edges[column + 1] - edges[column] - width
        constraints += [
          width >= 0, (width >= content).priority(.high), (width <= content).priority(.low),
          gap >= 8, (gap <= 8).priority(500),
        ]
      }
      if column > 0 && Int.random(in: 0..<4, using: &random) < equations {
        let difference = edges[column + 1] - 2 * edges[column] + edges[column - 1]
        constraints.append((difference == 0).priority(equations % 2 == 0 ? 600 : 150))
      }
    }
    return (constraints.shuffled(using: &random), solver.makeVariable().index)
  }

  @Test(arguments: UInt64(1)...60)
  func `what saves steps changes no error`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (constraints, count) = Self.makeTable(&random)
    let store = Self.makeStore(constraints, count)
    var errors: [[Double]] = []
    for longSearch in [Int.max, 16, 0] {
      let system = Self.makeSystem(store, longSearch: longSearch)
      var values: [Double] = []
      system.writeValues(into: &values, variableCount: count)
      #expect(!system.isApproximate && system.contradictions.isEmpty)
      errors.append(constraints.errors(values))
    }
    for (least, (error, other)) in zip(errors[0], zip(errors[1], errors[2])) {
      #expect(abs(error - least) < 1e-6 * (1 + least))
      #expect(abs(other - least) < 1e-6 * (1 + least))
    }
  }

  /// Steps for each view would take quadratic time, as each of them moves the views after it.
  @Test(arguments: [
    ("centering", 5000, 40), ("squeeze", 1000, 10),
  ])
  func `there are far fewer steps than views`(name: String, count: Int, most: Int) throws {
    let catalog = Workload.growthCatalog + Workload.catalog
    let workload = try #require(catalog.first { $0.name == name }).make(count)
    let system = Self.makeSystem(Self.makeStore(workload.constraints, workload.variableCount))
    #expect(system.component.simplex.stepCount < most)
    #expect(!system.isApproximate)
  }

  @Test func `centres that can have equal distances have them`() throws {
    let workload = Workload.centering(1000)
    let errors = workload.constraints.errors(try WorkloadTests.solve(workload).values)
    let priorities = Set(workload.constraints.map(\.priority)).sorted(by: >)
    #expect(errors[try #require(priorities.firstIndex(of: 150))] < 1e-3)
  }
}
