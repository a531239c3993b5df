import AutoScaleSolver
import AutoScaleTestSupport
import Testing

/// Variables that one equation alone decides on leave the system before the simplex.
@Suite struct FreeColumnTests {
  /// A stack of views, each below the one before, some of whose heights depend on each other, and the
  /// handles of the constraints whose constants may change.
  struct Stack {
    private(set) var constraints: [Constraint] = []
    let tops: [Variable]
    let heights: [Variable]
    let difference: Variable

    init(count: Int) {
      var solver = Solver()
      let (tops, heights) = (
        (0..<count).map { _ in solver.makeVariable() },
        (0..<count).map { _ in solver.makeVariable() }
      )
      (self.tops, self.heights) = (tops, heights)
      difference = solver.makeVariable()
      constraints = [tops[0] == 20]
      for index in 1..<count {
        constraints.append(tops[index] == tops[index - 1] + heights[index - 1] + 8)
      }
      for (index, height) in heights.enumerated() {
        constraints.append((height >= 10 + Double(index)).priority(750))
        constraints.append((height <= 10 + Double(index)).priority(250))
      }
      // Two components of two heights each, a height of its own, and what follows from all of them.
      constraints.append((heights[0] + heights[1] >= 50).priority(500))
      constraints.append(heights[2] + 2 * heights[3] >= 90)
      constraints.append(
        difference == heights[0] - heights[2] + 3 * heights[4] + tops[count - 1])
    }

    func makeSolver() throws -> (solver: Solver, handles: [Constraint.ID]) {
      var solver = Solver()
      for _ in tops + heights + [difference] { _ = solver.makeVariable() }
      let handles = try constraints.map { try solver.add($0) }
      return (solver, handles)
    }

    /// The equations that leave the system.
    var equations: [Constraint] { Array(constraints[1..<tops.count]) + constraints.suffix(1) }

    /// The heights with the sizes that their contents ask for.
    var contents: [(height: Variable, (least: Double, most: Double))] {
      heights.indices.map { index in
        let first = tops.count + 2 * index
        return (heights[index], (constraints[first].constant, constraints[first + 1].constant))
      }
    }

    mutating func setConstant(_ constant: Double, of index: Int) {
      constraints[index].constant = constant
    }
  }

  @Test func `each edge of a stack follows from the heights above it`() throws {
    let stack = Stack(count: 6)
    var (solver, _) = try stack.makeSolver()
    let solution = solver.solve()
    for index in 1..<6 {
      let expected = solution[stack.tops[index - 1]] + solution[stack.heights[index - 1]] + 8
      #expect(abs(solution[stack.tops[index]] - expected) < 1e-9)
    }
    #expect(solution[stack.heights[4]] == 14 && solution[stack.heights[5]] == 15)
    // What the two heights add up to is known, so no edge below them is free.
    #expect(
      solver.ambiguity()?.freeVariables
        == [stack.tops[1], stack.heights[0], stack.heights[1], stack.difference])
  }

  @Test(arguments: UInt64(1)...40)
  func `after changes of any constants edges follow from the heights above them`(seed: UInt64)
    throws
  {
    var random = SplitMix64(seed: seed)
    var stack = Stack(count: 6)
    var (solver, handles) = try stack.makeSolver()
    solver.solve()
    for _ in 0..<30 {
      for _ in 0...Int.random(in: 0...1, using: &random) {
        let index = Int.random(in: 1..<handles.count, using: &random)
        let constant = Double.random(in: 0...100, using: &random)
        stack.setConstant(constant, of: index)
        try solver.setConstant(constant, of: handles[index])
      }
      let values = solver.solve().values
      for constraint in stack.equations {
        let sum = constraint.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.index] }
        #expect(abs(sum - constraint.constant) < 1e-8)
      }
      for (height, content) in stack.contents.suffix(2) {
        let value = values[height.index]
        #expect(value >= content.least - 1e-9 && value <= max(content.least, content.most) + 1e-9)
      }
    }
  }

  @Test func `of several free variables of an equation the last follows from the others`() throws {
    var solver = Solver()
    let variables = (0..<3).map { _ in solver.makeVariable() }
    try solver.add(variables[0] - variables[1] + variables[2] == 10)
    #expect(solver.solve().values == [0, 0, 10])
    #expect(solver.ambiguity()?.freeVariables == variables)
  }

  @Test func `a variable is free if those that it follows from are, though they move alike`() throws
  {
    var solver = Solver()
    let (left, right, gap) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    for side in [left, right] {
      try solver.add(side >= 0)
      try solver.add(side <= 10)
    }
    try solver.add(gap == right - left)
    #expect(solver.ambiguity()?.freeVariables == [left, right, gap])
    try solver.add(right == left + 3)
    #expect(solver.ambiguity()?.freeVariables == [left, right])
  }

  @Test func `an equation that others contradict is left to them`() throws {
    var solver = Solver()
    let variables = (0..<3).map { _ in solver.makeVariable() }
    let sum = variables[0] + variables[1] + variables[2]
    try solver.add(sum == 10)
    let late = try solver.add(sum == 20)
    #expect(solver.solve().conflicts.map(\.omitted) == [late])
    try solver.remove(late)
    try solver.add((sum == 30).priority(500))
    let solution = solver.solve()
    #expect(solution.conflicts.isEmpty && abs(solution.values.reduce(0, +) - 10) < 1e-9)
  }

  @Test func `a small coefficient does not decide on its equation`() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add((x == 1).priority(500))
    try solver.add((y == 1).priority(500))
    try solver.add(x + y + 1e-300 * z == 1e10)
    let solution = solver.solve()
    #expect(solution.values.allSatisfy { $0.isFinite })
    #expect(abs(solution[x] + solution[y] - 1e10) < 1)
  }
}
