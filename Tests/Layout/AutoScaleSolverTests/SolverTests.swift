import AutoScaleSolver
import Testing

@Suite struct SolverTests {
  /// Each relation with a number on the left, and the same constraint with the number on the right.
  static let mirrored: [(left: Constraint, right: Constraint)] = {
    let x = Variable(index: 0)
    let sum = x + Variable(index: 1) - 3
    return [
      (100 == x, x == 100), (0 <= x, x >= 0), (0.5 >= x, x <= 0.5), (-100 == sum, sum == -100),
      (0 <= sum, sum >= 0), (320 >= 2 * sum, 2 * sum <= 320),
    ]
  }()

  @Test(arguments: mirrored)
  func `a number may be on either side of a relation`(_ pair: (left: Constraint, right: Constraint))
  {
    #expect(pair.left == pair.right)
  }

  @Test func `a stronger level wins over any number of weaker constraints`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    for _ in 1...50 { try solver.add((width == 0).priority(500)) }
    try solver.add((width == 100).priority(500.5))
    #expect(solver.solve()[width] == 100)
  }

  @Test func `inside a level the sum of the errors is least`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    for target in [10.0, 20, 90] { try solver.add((width == target).priority(500)) }
    #expect(solver.solve()[width] == 20)
  }

  @Test func `a lower bound holds without being a constraint`() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = try solver.makeVariable(atLeast: 0)
    try solver.add(left + width == 100)
    try solver.add((left == 130).priority(.high))
    #expect(solver.solve()[width] == 0)
    try solver.setLowerBound(-50, of: width)
    #expect(solver.solve()[width] == -30)
    try solver.setLowerBound(nil, of: width)
    try solver.add((width <= -70).priority(.required))
    #expect(solver.solve()[width] == -70)
  }

  @Test func `a constraint that is off has no effect until it is on again`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let wide = try solver.add((width == 200).priority(600))
    try solver.add((width == 100).priority(500))
    try solver.deactivate(wide)
    #expect(solver.solve()[width] == 100)
    try solver.setConstant(300, of: wide)
    #expect(solver.solve()[width] == 100)
    try solver.activate(wide)
    #expect(solver.solve()[width] == 300)
    try solver.remove(wide)
    #expect(solver.solve()[width] == 100)
  }

  @Test func `a removed constraint's place goes to others, its handle to none`() throws {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    var last = try solver.add(width == 1)
    for round in 1...200 {
      try solver.remove(last)
      let terms = (0...round % 5).map { _ in Term(left, 0) }
      last = try solver.add(terms + [Term(width)], .equal, Double(round))
    }
    let solution = solver.solve()
    #expect(solution[width] == 200)
    #expect(last.index == 0)
    try solver.remove(last)
    #expect(throws: SolverError.self) { try solver.remove(last) }
    #expect(throws: SolverError.self) { try solver.setConstant(1, of: last) }
    #expect(throws: SolverError.self) { try solver.activate(last) }
  }

  @Test func `a solver that was emptied is as good as new`() throws {
    var solver = Solver()
    let old = solver.makeVariable()
    let exact = try solver.add((old == 10).priority(251))
    try solver.edit(old, to: 7)
    solver.solve()
    solver.removeAll()
    #expect(throws: SolverError.self) { try solver.setConstant(1, of: exact) }
    #expect(throws: SolverError.self) { try solver.add(old == 1) }
    let width = solver.makeVariable()
    #expect(solver.solve()[width] == 0)
    try solver.add((width == 20).priority(250))
    #expect(throws: SolverError.self) { try solver.setConstant(1, of: exact) }
    #expect(solver.solve().values == [20])
  }

  @Test func `a constraint comes back as it was added`() throws {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    let constraint = Constraint(
      [Term(left), Term(width, -0.5)], .greaterThanOrEqual, 8, priority: 250.5, name: "gap",
      place: SourceLine(fileID: "Module/File.swift", line: 3))
    let id = try solver.add(constraint)
    #expect(try solver.constraint(id) == constraint)
  }

  @Test func `terms of one variable add up, and a variable on both sides cancels out`() throws {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(width + width == 30)
    try solver.add(left + width == left + 15)
    let solution = solver.solve()
    #expect(solution[width] == 15)
    #expect(solution.conflicts.isEmpty)
  }

  @Test(arguments: Relation.allCases, [Priority.required, .low])
  func `a coefficient of 0 says nothing about its variable`(
    relation: Relation, priority: Priority
  ) throws {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add((0 * left == 0).priority(priority))
    try solver.add([Term(left, 0), Term(width)], relation, 15, priority: priority)
    try solver.add((width == 15).priority(.low))
    let solution = solver.solve()
    #expect(solution.values == [0, 15])
    #expect(solution.conflicts.isEmpty)
  }

  @Test func `operators bring both sides into one form`() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let gap = 4.0
    let constraint: Constraint = 2 * (y - x) / 4 + gap >= -(x + 1) - 2
    #expect(constraint.terms == [Term(y, 0.5), Term(x, -0.5), Term(x, 1)])
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == -7)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (inout Solver, Variable) throws -> Void
  }

  static let refusals = [
    Refusal(
      testDescription: "Module/File.swift:3: 'gap': nan is not finite; "
        + "use numbers that are neither NaN nor infinite"
    ) { solver, x in
      let place = SourceLine(fileID: "Module/File.swift", line: 3)
      try solver.add(Constraint([Term(x, .nan)], .equal, 0, name: "gap", place: place))
    },
    Refusal(testDescription: "inf is not finite; use numbers that are neither NaN nor infinite") {
      solver, x in try solver.add([Term(x)], .equal, .infinity)
    },
    Refusal(testDescription: "-inf is not finite; use numbers that are neither NaN nor infinite") {
      solver, x in try solver.edit(x, to: -.infinity)
    },
    Refusal(
      testDescription: "'width': nan is not finite; "
        + "use numbers that are neither NaN nor infinite"
    ) { solver, _ in
      _ = try solver.makeVariable(named: "width", atLeast: .nan)
    },
    Refusal(
      testDescription: "variable 7 is not of this solver; "
        + "use variables that its makeVariable returned"
    ) { solver, _ in
      var other = Solver()
      for _ in 0..<7 { _ = other.makeVariable() }
      try solver.add([Term(other.makeVariable())], .equal, 0)
    },
    Refusal(
      testDescription: "constraint 1 is not in this solver; "
        + "it was removed or belongs to another one"
    ) { solver, x in
      let id = try solver.add([Term(x)], .equal, 0)
      try solver.remove(id)
      _ = try solver.constraint(id)
    },
  ]

  @Test(arguments: refusals)
  func `what cannot be solved is refused and changes nothing`(_ refusal: Refusal) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let exact = try solver.add(x == 5)
    try solver.remove(exact)
    try solver.add((x == 6).priority(.high))
    #expect {
      try refusal.make(&solver, x)
    } throws: {
      "\($0)" == refusal.testDescription
    }
    #expect(solver.solve()[x] == 6)
  }

  @Test func `a priority is from 1 to 1000`() {
    for number: Float in [0, 0.5, -1, 1000.5, .nan, .infinity] {
      #expect(Priority(rawValue: number) == nil)
    }
    #expect(Priority(rawValue: 1)?.isRequired == false)
    #expect(Priority(rawValue: 1000) == .required)
  }
}
