import AutoScaleSolverWorkloads
import Testing

@testable import AutoScaleSolver

@Suite struct ConflictTests {
  @Test func `a conflict says what, where and which constraint was left out`() throws {
    var solver = Solver()
    let left = solver.makeVariable(named: "left")
    let width = try solver.makeVariable(named: "width", atLeast: 0)
    let place = SourceLine(fileID: "App/Login.swift", line: 12)
    var far = (left == 330).named("far")
    far.place = place
    let (farID, insideID) = (
      try solver.add(far), try solver.add(left + width <= 320, fileID: "App/Login.swift", line: 20)
    )
    let solution = solver.solve()
    let conflict = try #require(solution.conflicts.first)
    #expect(solution.conflicts.count == 1)
    #expect(conflict.members.map(\.id) == [farID, insideID])
    #expect(conflict.omitted == insideID)
    #expect(conflict.boundedVariables == [width])
    #expect(
      "\(conflict)" == """
        these required constraints cannot hold together:
          left == 330.0 'far' at App/Login.swift:12
          left + width <= 320.0 at App/Login.swift:20 (left out)
          width >= 0.0 (lower bound)
        """)
    #expect(solution[left] == 330)
  }

  @Test func `the latest activated constraint is left out, not the latest added`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let first = try solver.add(width == 1)
    try solver.add(width == 2)
    try solver.deactivate(first)
    try solver.activate(first)
    let solution = solver.solve()
    #expect(solution.conflicts.map(\.omitted) == [first])
    #expect(solution[width] == 2)
  }

  @Test func `independent conflicts come back one by one`() throws {
    var solver = Solver()
    for _ in 1...20 {
      let width = solver.makeVariable()
      try solver.add(width == 1)
      try solver.add(width == 2)
      let height = solver.makeVariable()
      try solver.add(height >= 10)
      try solver.add(height <= 5)
    }
    let solution = solver.solve()
    #expect(solution.conflicts.count == 40)
    #expect(solution.conflicts.allSatisfy { $0.members.count == 2 })
  }

  @Test func `a constraint comes back when what it contradicts is left out`() throws {
    var solver = Solver()
    let y = solver.makeVariable(named: "y")
    try solver.add(y >= 10)
    let second = try solver.add(-1 * y - y >= 20)
    try solver.add(y + y == 20)
    let solution = solver.solve()
    #expect(solution.conflicts.map(\.omitted) == [second])
    #expect(solution[y] == 10)
  }

  @Test func `many values for one variable are as many conflicts less one`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    for value in 0..<100 { try solver.add(width == Double(value)) }
    let solution = solver.solve()
    #expect(solution.conflicts.count == 99)
    #expect(solution[width] == 0)
  }

  @Test(arguments: [10, 100])
  func `a contradiction at the ends of a chain names the whole chain and no more`(
    depth: Int
  ) throws {
    let workload = Workload.nested(depth)
    var solver = Solver()
    let variables = (0..<workload.variableCount).map { _ in solver.makeVariable() }
    for constraint in workload.constraints { try solver.add(constraint) }
    let last = try solver.add(variables[4 * depth] == -1)
    let solution = solver.solve()
    #expect(solution.conflicts.map(\.omitted) == [last])
    #expect(solution.conflicts.first?.members.count == depth + 2)
    #expect(WorkloadTests.largestDifference(solution.values, workload.expected) < 1e-9)
  }

  /// The root's place and height have nothing to do with it, and all others do.
  @Test(arguments: [10, 200])
  func `the multipliers of what cannot hold name all that keeps it from holding, and no more`(
    count: Int
  ) throws {
    let constraints = Workload.overfull(count).constraints
    let last = constraints.count - 1
    var store = ConstraintStore()
    for _ in 0..<4 * (count + 1) { _ = store.addVariable(name: nil, lowerBound: -.infinity) }
    for (row, constraint) in constraints.enumerated() {
      _ = store.add(
        constraint.terms, constraint.relation, constraint.constant,
        priority: row == last ? .low : .high)
    }
    let system = System()
    system.setPreferences([], variableCount: store.variableCount)
    system.solve(store)
    let found = system.proof(against: Int32(last), store)
    let proof = try #require(found)
    #expect(proof.sorted() == Array(3..<Int32(last)))

    let conflicts = try WorkloadTests.solve(Workload.overfull(count)).conflicts
    #expect(conflicts.map(\.members.count) == [constraints.count - 3])
  }

  @Test func `a redundant constraint is no conflict, however long the chain`() throws {
    let workload = Workload.nested(2000)
    var solver = Solver()
    let variables = (0..<workload.variableCount).map { _ in solver.makeVariable() }
    for constraint in workload.constraints { try solver.add(constraint) }
    for view in stride(from: 0, to: 2000, by: 7) {
      try solver.add(variables[4 * view] == Double(view) / 128)
      try solver.add(3 * variables[4 * view + 2] == 960 - 6 * Double(view) / 128)
    }
    #expect(solver.solve().conflicts.isEmpty)
  }

  @Test func `an aspect ratio stated twice is no conflict`() throws {
    var solver = Solver()
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(width == height * (16.0 / 9))
    try solver.add(height == width * (9.0 / 16))
    try solver.add(width * 9 == height * 16)
    try solver.add((width == 320).priority(.high))
    let solution = solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution[height] == 180)
  }

  @Test func `the latest of a conflict is left out when activations are counted anew`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let first = try solver.add(width == 1)
    try solver.deactivate(first)
    let second = try solver.add(width == 2)
    solver.store.latestActivation = .max
    try solver.activate(first)
    let solution = solver.solve()
    #expect(solution.conflicts.map(\.omitted) == [first])
    #expect(solution.conflicts.first?.members.map(\.id) == [second, first])
    #expect(solver.store.latestActivation == 3)
  }
}
