import AutoScaleSolver
import AutoScaleTestSupport
import Testing

@Suite struct AmbiguityTests {
  @Test(arguments: OracleTests.shapes.indices, UInt64(1)...40)
  func `exactly the variables with several best values are free`(
    shape: Int, seed: UInt64
  ) throws {
    let system = RandomSystem(seed: seed, OracleTests.shapes[shape].shape)
    var solver = try system.makeSolver()
    let kept = OracleTests.kept(system, solver.solve())
    let exact = ExactSolver(kept, variableCount: system.variables.count)
    let free = system.variables.filter {
      let range = exact.range(of: $0)
      return range.smallest == nil || range.smallest != range.largest
    }
    let ambiguity = solver.ambiguity()
    #expect(ambiguity?.freeVariables ?? [] == free)
    guard let ambiguity else { return }
    for solution in [ambiguity.first, ambiguity.second] {
      let errors = kept.errors(solution.values)
      #expect(zip(errors, exact.errors).allSatisfy { abs($0 - $1.double) < 1e-6 })
    }
    for variable in free {
      #expect(abs(ambiguity.first[variable] - ambiguity.second[variable]) > 1e-7)
    }
  }

  @Test func `a system without constraints is ambiguous in all variables`() {
    var solver = Solver()
    let variables = [solver.makeVariable(), solver.makeVariable()]
    let ambiguity = solver.ambiguity()
    #expect(ambiguity?.freeVariables == variables)
  }

  @Test(arguments: [0, 1e8, -1e12])
  func `large values are free too`(bound: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x >= bound)
    try solver.add(y == x + 1)
    let found = solver.ambiguity()
    let ambiguity = try #require(found)
    #expect(ambiguity.freeVariables == [x, y])
    #expect(ambiguity.second[x] >= bound && ambiguity.second[x] != ambiguity.first[x])
    #expect(ambiguity.second[y] == ambiguity.second[x] + 1)
  }

  @Test(arguments: [0, 1e8, 1e12])
  func `large values that depend on each other are free too`(bound: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y >= bound)
    let found = solver.ambiguity()
    let ambiguity = try #require(found)
    #expect(ambiguity.freeVariables == [x, y])
    #expect(ambiguity.second[x] + ambiguity.second[y] >= bound.nextDown)
  }

  @Test func `optional constraints of one priority that pull apart leave a variable free`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add((width == 100).priority(500))
    try solver.add((width == 200).priority(500))
    let found = solver.ambiguity()
    let ambiguity = try #require(found)
    #expect(ambiguity.freeVariables == [width])
    #expect((100...200).contains(ambiguity.first[width]))
    #expect((100...200).contains(ambiguity.second[width]))
    try solver.add((width == 170).priority(499))
    let none = solver.ambiguity()
    #expect(none == nil)
    #expect(solver.solve()[width] == 170)
  }
}
