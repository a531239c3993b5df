import AutoScaleSolver
import AutoScaleTestSupport
import Testing

@Suite struct RobustnessTests {
  @Test(arguments: [2.0, 0.5, -1, 1e-3])
  func `a long chain of factors is solved`(factor: Double) throws {
    var solver = Solver()
    let length = factor > 1 ? 1000 : 3000  // 2^1024 is infinite
    let variables = (0..<length).map { _ in solver.makeVariable() }
    for (previous, next) in zip(variables, variables.dropFirst()) {
      try solver.add(next == factor * previous)
    }
    try solver.add(variables[0] == 1)
    let solution = solver.solve()
    #expect(solution[variables[0]] == 1)
    #expect(solution[variables[40]] == (0..<40).reduce(1) { value, _ in value * factor })
  }

  @Test func `a deep chain needs no deep stack`() throws {
    var solver = Solver()
    let variables = (0..<20_000).map { _ in solver.makeVariable() }
    for index in 1..<variables.count {
      try solver.add([Term(variables[index]), Term(variables[index - 1], -1)], .equal, 1)
    }
    try solver.add([Term(variables[10_000])], .equal, 0)
    let solution = solver.solve()
    #expect(solution[variables[0]] == -10_000)
    #expect(solution[variables[19_999]] == 9_999)
  }

  @Test func `a row of very many terms is solved`() throws {
    var solver = Solver()
    let variables = (0..<800).map { _ in solver.makeVariable() }
    try solver.add(variables.map { Term($0) }, .equal, 800)
    for (left, right) in zip(variables, variables.dropFirst()) {
      try solver.add([Term(left), Term(right, -1)], .equal, 0)
    }
    let solution = solver.solve()
    #expect(variables.allSatisfy { abs(solution[$0] - 1) < 1e-9 })
  }

  @Test func `every priority can be a level of its own`() throws {
    var solver = Solver()
    let variables = (0..<200).map { _ in solver.makeVariable() }
    for (index, variable) in variables.enumerated() {
      let priority = try #require(Priority(rawValue: 1 + Float(index) * 4.5))
      try solver.add((variable == Double(index)).priority(priority))
      if index > 0 { try solver.add(variable >= variables[index - 1] + 0.5) }
    }
    let solution = solver.solve()
    #expect(variables.indices.allSatisfy { abs(solution[variables[$0]] - Double($0)) < 1e-9 })
  }

  @Test(arguments: UInt64(1)...30)
  func `numbers of very different size neither trap nor hang`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var solver = Solver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    let sizes = [1e-300, 1e-150, 1e-9, 1, 1e9, 1e150, 1e300]
    func number() -> Double {
      sizes[Int.random(in: 0..<7, using: &random)] * .random(in: -2...2, using: &random)
    }
    for _ in 1...12 {
      let terms = (0..<3).map { _ in
        Term(variables[Int.random(in: 0..<6, using: &random)], number())
      }
      try solver.add(
        terms, Relation.allCases[Int.random(in: 0..<3, using: &random)], number(),
        priority: [.required, .high, .low][Int.random(in: 0..<3, using: &random)])
    }
    #expect(solver.solve().values.count == 6)
  }
}
