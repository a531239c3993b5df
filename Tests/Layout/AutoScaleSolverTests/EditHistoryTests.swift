import AutoScaleSolver
import AutoScaleSolverWorkloads
import AutoScaleTestSupport
import Testing

/// What a solver gives after any history is what one gives that starts with the present constraints.
@Suite struct EditHistoryTests {
  typealias Shape = RandomSystem.Shape

  /// Systems in which most breakpoints meet others, or only nearly so, in which numbers are no round
  /// ones, and in which one component has many variables.
  static let shapes: [(name: String, shape: Shape)] =
    OracleTests.shapes + [
      (
        "ties",
        Shape(
          variables: 5...8, constraints: 10...20, terms: 2...3, priorities: [1000, 750, 500, 250],
          coefficients: [-1, 1], constants: [-8, -4, 0, 0, 4, 8])
      ),
      (
        "optional ties",
        Shape(
          variables: 6...12, constraints: 15...30, terms: 1...3, priorities: [750, 750, 500, 250],
          coefficients: [-1, 1], constants: [0, 4, 8])
      ),
      (
        "large",
        Shape(
          variables: 30...40, constraints: 50...80, terms: 1...3, priorities: [900, 750, 500, 250],
          constants: [-20, -10, 0, 0, 10, 20])
      ),
      (
        "near ties",
        Shape(
          variables: 4...12, constraints: 10...30, priorities: [1000, 750, 500, 250],
          coefficients: [-1, 0.5, 1, 2], constants: [0, 1e-10, 7e-10, 2e-9, 5, 5 + 4e-10, 10])
      ),
      (
        "no round numbers",
        Shape(
          variables: 4...14, constraints: 12...40, terms: 1...4, priorities: [999, 750, 500, 250],
          coefficients: [-3, -1, -0.3, 0.1, 1, 7.3], constants: [-171.6, -3.7, 0, 8.4, 90.1, 310.7])
      ),
      (
        "uneven",
        Shape(
          variables: 4...10, constraints: 8...24, priorities: [750, 500, 250],
          coefficients: [-1000, -100, -10, -1, 1, 10, 100, 1000])
      ),
    ]

  /// What a solution leaves out, as text, as the handles of two solvers differ.
  static func omissions(_ solution: Solution, _ solver: Solver) throws -> [String] {
    try solution.conflicts.map { conflict in
      let constraint = try solver.constraint(conflict.omitted)
      return "\(constraint.terms) \(constraint.relation) \(constraint.constant)"
    }
    .sorted()
  }

  /// Expects the same rows to be left out, the same errors, and the same values where they are unique.
  static func expectFreshSolution(_ system: inout EditedSystem, _ name: String) throws {
    let solution = system.solver.solve()
    var fresh = try system.makeFreshSolver()
    let first = fresh.solve()
    #expect(
      try omissions(solution, system.solver) == omissions(first, fresh), "\(name)")
    guard first.conflicts.isEmpty else { return }
    let (errors, least) = (
      system.constraints.errors(solution.values), system.constraints.errors(first.values)
    )
    #expect(zip(errors, least).allSatisfy { abs($0 - $1) < 1e-6 }, "\(name)")
    let free = Set(fresh.ambiguity()?.freeVariables ?? [])
    for variable in system.variables where !free.contains(variable) {
      #expect(abs(solution[variable] - first[variable]) < 1e-6, "\(name)")
    }
  }

  @Test(arguments: shapes.indices, UInt64(1)...8)
  func `edits in any order equal a fresh solve`(shape: Int, seed: UInt64) throws {
    var system = try EditedSystem(seed: seed, Self.shapes[shape].shape)
    for _ in 1...30 {
      try system.change()
      try Self.expectFreshSolution(&system, Self.shapes[shape].name)
    }
  }

  /// Whatever the unit of the rows, the solution after an edit is as good as a first one.
  @Test(arguments: [1, 1e-6, 1e-10], UInt64(1)...20)
  func `edits of rows in any unit equal a fresh solve`(unit: Double, seed: UInt64) throws {
    var shape = Shape(
      variables: 4...8, constraints: 8...20, priorities: [750, 500, 250],
      constants: (-12...12).map { unit * Double($0) })
    shape.coefficients = shape.coefficients.map { unit * $0 }
    var system = try EditedSystem(seed: seed, shape)
    for _ in 1...15 {
      try system.changeNumbers()
      let values = system.solver.solve().values
      var fresh = try system.makeFreshSolver()
      let least = system.constraints.errors(fresh.solve().values)
      for (error, least) in zip(system.constraints.errors(values), least) {
        #expect(abs(error - least) < 1e-6 * unit)
      }
    }
  }

  @Test func `after any edits every level's error is the least there is`() throws {
    var asserted = 0
    for shape in OracleTests.shapes.indices {
      for seed in UInt64(1)...20 { asserted += try expectLeastErrors(shape, seed) }
    }
    #expect(asserted > 100)
  }

  /// Expects the errors after edits of a random system to be the least there are.
  ///
  /// - Returns: After how many edits nothing was in conflict, so that all errors were compared.
  private func expectLeastErrors(_ shape: Int, _ seed: UInt64) throws -> Int {
    var asserted = 0
    var system = try EditedSystem(seed: seed, OracleTests.shapes[shape].shape)
    for _ in 1...8 {
      for _ in 1...3 { try system.change() }
      let solution = system.solver.solve()
      guard solution.conflicts.isEmpty else { continue }
      let constraints = system.constraints
      let exact = ExactSolver(constraints, variableCount: system.variables.count)
      for (error, least) in zip(constraints.errors(solution.values), exact.errors) {
        #expect(abs(error - least.double) < 1e-6, "\(OracleTests.shapes[shape].name), \(seed)")
      }
      asserted += 1
    }
    return asserted
  }

  @Test(arguments: shapes.indices, UInt64(1)...6)
  func `numbers near the largest leave nothing behind`(shape: Int, seed: UInt64) throws {
    var system = try EditedSystem(seed: seed, Self.shapes[shape].shape)
    let constants = system.shape.constants
    system.shape.constants += [1e308, -1e308, .greatestFiniteMagnitude, 1e-308]
    for _ in 1...20 {
      try system.change()
      system.solver.solve()
    }
    system.shape.constants = constants
    try system.changeNumbers()
    try Self.expectFreshSolution(&system, Self.shapes[shape].name)
  }

  @Test(arguments: [20, 90], UInt64(1)...4)
  func `a form that is dragged about has the frames of its closed form`(
    count: Int, seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let workload = Workload.form(count, isEdited: true)
    let edited = try #require(workload.edited)
    var solver = Solver()
    for _ in 0..<workload.variableCount { _ = solver.makeVariable() }
    for constraint in workload.constraints { try solver.add(constraint) }
    var width = 320.0
    for _ in 1...60 {
      // Mostly small steps to and fro, over many widths at which labels begin to be cut; sometimes far.
      width += Double(Int.random(in: -6...6, using: &random)) / 2
      if Int.random(in: 0..<8, using: &random) == 0 {
        width = .random(in: 170...500, using: &random)
      }
      width = max(170, width)
      try solver.edit(edited, to: width)
      let expected = Workload.form(count, width: width).expected
      #expect(WorkloadTests.largestDifference(solver.solve().values, expected) < 1e-6)
    }
  }
}
