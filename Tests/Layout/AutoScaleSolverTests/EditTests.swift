import AutoScaleSolver
import AutoScaleSolverWorkloads
import AutoScaleTestSupport
import Testing

@Suite struct EditTests {
  @Test(arguments: OracleTests.shapes.indices, UInt64(1)...40)
  func `after changes of constants every level's error is that of a first solve`(
    shape: Int, seed: UInt64
  ) throws {
    let system = RandomSystem(seed: seed, OracleTests.shapes[shape].shape)
    var random = SplitMix64(seed: seed)
    var constraints = system.constraints
    var solver = Solver()
    for _ in system.variables { _ = solver.makeVariable() }
    let ids = try constraints.map { try solver.add($0) }
    solver.solve()
    for _ in 1...12 {
      let index = Int.random(in: constraints.indices, using: &random)
      let constant = Double(Int.random(in: -12...12, using: &random))
      constraints[index].constant = constant
      try solver.setConstant(constant, of: ids[index])
      let solution = solver.solve()
      var fresh = Solver()
      for _ in system.variables { _ = fresh.makeVariable() }
      for constraint in constraints { try fresh.add(constraint) }
      let first = fresh.solve()
      #expect(solution.conflicts.map(\.omitted.index) == first.conflicts.map(\.omitted.index))
      let omitted = Set(first.conflicts.map(\.omitted.index))
      let kept = constraints.indices.filter { !omitted.contains($0) }.map { constraints[$0] }
      let (errors, least) = (kept.errors(solution.values), kept.errors(first.values))
      #expect(zip(errors, least).allSatisfy { abs($0 - $1) < 1e-6 })
    }
  }

  @Test(arguments: ["flat-edit", "form-edit"], [10, 60])
  func `an edited width gives the solution of its closed form at every step`(
    name: String, count: Int
  ) throws {
    let workload = try WorkloadTests.make(name, count)
    let edited = try #require(workload.edited)
    var solver = Solver()
    for _ in 0..<workload.variableCount { _ = solver.makeVariable() }
    for constraint in workload.constraints { try solver.add(constraint) }
    for width in Array(stride(from: 320.0, to: 420, by: 7)) + [300, 299.5, 240, 900, 320] {
      try solver.edit(edited, to: width)
      let expected =
        name == "flat-edit"
        ? Workload.flat(count, width: width).expected : Workload.form(count, width: width).expected
      #expect(WorkloadTests.largestDifference(solver.solve().values, expected) < 1e-6)
    }
  }

  @Test func `many steps of an edit add up no rounding errors`() throws {
    let workload = Workload.form(300, isEdited: true)
    let edited = try #require(workload.edited)
    var solver = Solver()
    for _ in 0..<workload.variableCount { _ = solver.makeVariable() }
    for constraint in workload.constraints { try solver.add(constraint) }
    for width in [Array(320...420), Array(320..<420).reversed()].joined() {
      try solver.edit(edited, to: Double(width))
      let expected = Workload.form(300, width: Double(width)).expected
      #expect(WorkloadTests.largestDifference(solver.solve().values, expected) < 1e-11)
    }
  }

  @Test func `an edit that ends leaves the variable to the other constraints`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add((width == 100).priority(.low))
    try solver.edit(width, to: 320)
    #expect(solver.solve()[width] == 320)
    solver.endEditing(width)
    #expect(solver.solve()[width] == 100)
  }

  private func omitted(in solver: inout Solver) throws -> Constraint.ID {
    let solution = solver.solve()
    return try #require(solution.conflicts.first).omitted
  }

  @Test func `the constraint of an edit can be removed like any other`() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(x == 1)
    try solver.edit(x, to: 2, priority: .required)
    try solver.remove(try omitted(in: &solver))
    let first = try solver.add(y == 10)
    solver.endEditing(x)
    let second = try solver.add(z == 20)
    #expect(first != second)
    #expect(solver.solve().values == [1, 10, 20])
    try solver.edit(x, to: 3, priority: .required)
    try solver.remove(try omitted(in: &solver))
    try solver.edit(x, to: 4, priority: .required)
    #expect(solver.solve().conflicts.count == 1)
  }

  @Test func `an edit at the priority of content does not move what is stronger`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add((width >= 340).priority(751))
    try solver.edit(width, to: 320, priority: 750)
    #expect(solver.solve()[width] == 340)
  }

  @Test func `a changed constant can start a conflict and end it`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(width <= 100)
    let minimum = try solver.add(width >= 50)
    #expect(solver.solve().conflicts.isEmpty)
    try solver.setConstant(150, of: minimum)
    #expect(solver.solve().conflicts.map(\.omitted) == [minimum])
    try solver.setConstant(60, of: minimum)
    #expect(solver.solve().conflicts.isEmpty)
  }

  @Test func `a variable that nothing determines keeps its value`() throws {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    #expect(solver.solve()[width] == 0)
    let exact = try solver.add(width == 70)
    #expect(solver.solve()[width] == 70)
    try solver.remove(exact)
    try solver.add(left == 10)
    #expect(solver.solve()[width] == 70)
    try solver.add(width >= 80)
    #expect(solver.solve()[width] == 80)
  }

  @Test func `a copy and its original do not see each other's changes`() throws {
    var original = Solver()
    let width = original.makeVariable()
    let exact = try original.add((width == 10).priority(.high))
    original.solve()
    var copy = original
    try copy.setConstant(20, of: exact)
    #expect(copy.solve()[width] == 20)
    #expect(original.solve()[width] == 10)
    try original.setConstant(30, of: exact)
    #expect(copy.solve()[width] == 20)
    #expect(original.solve()[width] == 30)
  }

  @Test func `a copy has all that its original has, and what either adds is its own`() throws {
    var original = Solver()
    let first = original.makeVariable(named: "first")
    let second = try original.makeVariable(named: "second", atLeast: 5)
    let removed = try original.add((first == 1).priority(.low).named("removed"))
    let kept = try original.add((first - second == 2).priority(.high).named("kept"))
    try original.remove(removed)
    var copy = original
    try original.add(second == 10)
    let third = copy.makeVariable(named: "third")
    let added = try copy.add(third - second == 7)
    try copy.setLowerBound(6, of: second)
    #expect(original.variableCount == 2)
    #expect(original.solve().values == [12, 10])
    #expect(copy.solve().values == [8, 6, 13])
    #expect(try copy.constraint(kept) == original.constraint(kept))
    #expect(copy.name(of: second) == "second")
    #expect(throws: SolverError.self) {
      try copy.constraint(removed)
    }
    #expect(try original.constraint(added) != copy.constraint(added))
  }
}
