import ConstraintSolver
import TestSupport
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

  /// Random optional constraints over a hundred variables, all in one component.
  static func tangle(_ seed: UInt64, variables count: Int, constraints: Int) throws -> (
    Solver, [Constraint]
  ) {
    var random = SplitMix64(seed: seed)
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var added: [Constraint] = []
    let priorities: [Priority] = [750, 500, 250]
    for _ in 0..<constraints {
      let terms = (0..<3).map { _ in
        Term(
          variables[Int.random(in: 0..<count, using: &random)],
          [-1, 1, 1, 0.5][Int.random(in: 0..<4, using: &random)])
      }
      let constraint = Constraint(
        terms, Relation.allCases[Int.random(in: 0..<3, using: &random)],
        Double(Int.random(in: 0...300, using: &random)),
        priority: priorities[Int.random(in: 0..<3, using: &random)])
      try solver.add(constraint)
      added.append(constraint)
    }
    return (solver, added)
  }

  @Test(arguments: UInt64(1)...3)
  func `a tangle of optional constraints ends where no small step is better`(seed: UInt64) throws {
    var (solver, constraints) = try Self.tangle(seed, variables: 40, constraints: 120)
    let values = solver.solve().values
    let errors = constraints.errors(values)
    var random = SplitMix64(seed: seed)
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

  @Test(arguments: UInt64(0)...2)
  func `proportions between all pairs are solved in any order`(seed: UInt64) throws {
    var solver = Solver()
    let variables = (0..<25).map { _ in solver.makeVariable() }
    var constraints = [Constraint(variables.map { Term($0) }, .equal, 325)]
    for (first, left) in variables.enumerated() {
      constraints.append(left >= 0)
      for (second, right) in variables.enumerated() where second > first {
        let proportion: Constraint = Double(second + 1) * left == Double(first + 1) * right
        constraints.append(proportion.priority(.low))
      }
    }
    if seed > 0 {
      var random = SplitMix64(seed: seed)
      constraints.shuffle(using: &random)
    }
    for constraint in constraints { try solver.add(constraint) }
    let solution = solver.solve()
    for (index, variable) in variables.enumerated() {
      #expect(abs(solution[variable] - Double(index + 1)) < 1e-6)
    }
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
