import AutoScaleTestSupport
import Testing

@testable import AutoScaleSolver

/// Systems whose coefficients and constants differ by many decades: what a result claims is right, or the result
/// says that it is approximate.
@Suite struct WideSystemTests {
  @Test(.enabled(if: WideSystem.isPresent), arguments: 0..<33)
  func `claims that once were wrong are right, or the result is approximate`(index: Int) throws {
    let system = try WideSystem.all()[index]
    var (solver, constraints) = try system.makeSolver()
    let solution = solver.solve()
    let ambiguity = solver.ambiguity()
    guard !solution.isApproximate else { return }
    let omitted = Set(solution.conflicts.map(\.omitted.index))
    #expect(constraints.largestRequiredError(solution.values, leavingOut: omitted) <= 1e-6)
    let free = Set(ambiguity?.freeVariables.map { Double($0.index) } ?? [])
    switch system.claim {
    case "iisfeasible": #expect(solution.conflicts.isEmpty)
    case "worse":
      let errors = constraints.optionalErrors(solution.values)
      for (error, least) in zip(errors, system.numbers) { #expect(error < least + 1e-6) }
    case "ambextra":
      let kept = constraints.indices.filter { !omitted.contains($0) }.map { constraints[$0] }
      let exact = ExactSolver(kept, variableCount: system.variables)
      for index in free.intersection(system.firstNumbers) {
        let range = exact.range(of: Variable(index: Int(index)))
        #expect(range.smallest == nil || range.smallest != range.largest)
      }
    case "ambmissed": #expect(free.isSuperset(of: system.firstNumbers))
    default: break
    }
    guard let second = ambiguity?.second, !second.isApproximate else { return }
    #expect(constraints.largestRequiredError(second.values, leavingOut: omitted) <= 1e-6)
    let errors = zip(
      constraints.optionalErrors(second.values), constraints.optionalErrors(solution.values))
    for (error, first) in errors { #expect(error < first + 1e-6 * (1 + first)) }
  }

  @Test(.enabled(if: WideSystem.isPresent))
  func `most of the wide systems have exact results`() throws {
    let approximate = try WideSystem.all().filter { system in
      var solver = try system.makeSolver().solver
      return solver.solve().isApproximate
    }
    // In these even the exact optimum, rounded to 53 bits, has errors that count.
    #expect(approximate.count <= 5)
  }

  static func makeSolver(_ count: Int) -> (solver: Solver, x: [Variable]) {
    var solver = Solver()
    let x = (0..<count).map { _ in solver.makeVariable() }
    return (solver, x)
  }

  @Test func `two large numbers that differ by little are two`() throws {
    var (solver, x) = Self.makeSolver(2)
    try solver.add((x[0] >= 7e11 + 18).priority(750))
    try solver.add((x[0] - x[1] <= 7e11).priority(500))
    try solver.add(x[1] <= 17)
    let solution = solver.solve()
    #expect(solution.values == [7e11 + 18, 17] && !solution.isApproximate)
    #expect(solver.ambiguity() == nil)
  }

  @Test func `a bound holds beside coefficients that are a million times larger`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = try solver.makeVariable(atLeast: 32)
    let z = try solver.makeVariable(atLeast: 0)
    try solver.add(1e6 * x - 1e-6 * y == 1e6)
    try solver.add(-1 * x + 1e-12 * y - 1e-12 * z <= -1)
    try solver.add((z == 0).priority(750))
    let solution = solver.solve()
    #expect(solution[y] >= 32 && solution[z] >= 0)
    #expect(solution.conflicts.isEmpty && !solution.isApproximate)
  }

  @Test func `differences between tiny numbers count`() throws {
    var (solver, x) = Self.makeSolver(2)
    try solver.add((x[0] == 5e-8).priority(750))
    try solver.add((x[0] == 3e-8).priority(500))
    try solver.add((x[1] - x[0] == 1e-8).priority(250))
    let solution = solver.solve()
    #expect(abs(solution[x[0]] - 5e-8) < 1e-20 && abs(solution[x[1]] - 6e-8) < 1e-20)
    #expect(solver.ambiguity() == nil)
  }

  @Test func `a sum that all but cancels out still decides`() throws {
    var (solver, x) = Self.makeSolver(2)
    try solver.add(x[0] + x[1] == 100)
    try solver.add(x[0] + (1 + 1e-9) * x[1] <= 100)
    try solver.add((x[1] >= 50).priority(750))
    try solver.add(1e6 * x[1] <= 2e6)
    let solution = solver.solve()
    #expect(solution.conflicts.isEmpty && solution.values == [100, 0])
  }

  @Test func `a constraint that can hold conflicts with nothing, whatever its size`() throws {
    var solver = Solver()
    let x = try solver.makeVariable(atLeast: -30)
    let y = solver.makeVariable()
    try solver.add(0.0368178476100647 * y - 1274.737932243621 * x >= 34416.77610837804)
    try solver.add(-1e-6 * y + 1e6 * x >= -3.5e7)
    #expect(solver.solve().conflicts.isEmpty)
  }

  @Test func `what is left out, is not what a change leaves out later`() throws {
    var (solver, x) = Self.makeSolver(2)
    let first = try solver.add(1e6 * x[0] - 1e-6 * x[1] == 0)
    try solver.add(x[1] == 1e12)
    let second = try solver.add(x[0] == 2)
    #expect(solver.solve().conflicts.map(\.omitted) == [second])
    try solver.setConstant(1e6, of: first)
    #expect(solver.solve().conflicts.isEmpty)
  }
}

extension WideSystem {
  /// The first number of each pair in the detail.
  fileprivate var firstNumbers: [Double] {
    detail.split(separator: "(").compactMap { pair in
      pair.split(separator: ",").first.flatMap { Double($0) }
    }
  }
}
