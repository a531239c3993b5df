import AutoScaleSolver
import AutoScaleTestSupport
import Testing

/// Systems whose equations are nearly alike, or follow from each other but for rounding errors.
@Suite struct UnordinaryNumbersTests {
  static func makeSolver(_ count: Int) -> (solver: Solver, variables: [Variable]) {
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    return (solver, variables)
  }

  /// The largest error of a constraint that was kept, relative to its largest number.
  static func largestError(_ constraints: [Constraint], _ solution: Solution) -> Double {
    let omitted = Set(solution.conflicts.map(\.omitted.index))
    return constraints.enumerated().reduce(0) { largest, entry in
      let (index, constraint) = entry
      guard constraint.priority.isRequired && !omitted.contains(index) else { return largest }
      let sizes = constraint.terms.map { abs($0.coefficient * solution[$0.variable]) }
      let size = sizes.reduce(max(0.01, abs(constraint.constant)), max)
      return max(largest, constraint.error(solution.values) / size)
    }
  }

  @Test func `equations that nearly follow from others are solved, and their freedom is found`()
    throws
  {
    var (solver, x) = Self.makeSolver(6)
    let constraints = [
      0.75 * x[3] - 0.25 * x[1] + x[5] + x[2] == 1,
      x[5] - 2 * x[2] + 0.5 * x[0] == 0,
      x[2] + 3.000003 * x[3] - x[1] == 0,
      3 * x[3] - x[1] + 1.5 * x[5] == 0,
      3 * x[3] - x[1] + x[4] == 0,
      -2.000002 * x[2] + 0.5 * x[0] == 0,
      1.5 * x[3] - 0.5 * x[1] + x[4] == 0,
    ]
    for constraint in constraints { try solver.add(constraint) }
    let solution = solver.solve()
    #expect(Self.largestError(constraints, solution) <= 1e-6)
    let second = solver.ambiguity()?.second ?? solution
    #expect(Self.largestError(constraints, second) <= 1e-6)
  }

  @Test func `an equation whose coefficients cancel out divides nothing`() throws {
    var (solver, x) = Self.makeSolver(3)
    let constraints = [
      x[0] - x[1] == 10, 0.99999999 * x[2] - 0.99999999 * x[0] == 39,
      x[1] - 2.00000002 * x[2] == -96, x[0] - 1.00000001 * x[1] == 10,
    ]
    for constraint in constraints { try solver.add(constraint) }
    let solution = solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(Self.largestError(constraints, solution) <= 1e-6)
    #expect(abs(solution[x[2]] - 47) < 1e-4)
  }

  @Test(arguments: [1e-7, 1e-8, 1e-9, 1e-10, 1e-11, 1e-13, 0])
  func `an equation stated twice takes nothing from an optional one`(difference: Double) throws {
    var (solver, x) = Self.makeSolver(3)
    try solver.add(x[0] + x[1] + x[2] == 300)
    let optional = (x[1] - 2 * x[2] == 100).priority(999)
    try solver.add(optional)
    try solver.add(x[0] + (1 + difference) * x[1] + x[2] == 300)
    let solution = solver.solve()
    // What differs by more is another equation, which leaves only the 300 to one variable.
    if difference <= 1e-8 {
      #expect(optional.error(solution.values) < 1e-6)
    }
    #expect(solution.conflicts.isEmpty)
  }

  @Test func `what rounding leaves of a slope is none`() throws {
    var (solver, x) = Self.makeSolver(5)
    try solver.setLowerBound(-36, of: x[3])
    let last = (-10 * x[4] == 125).priority(250)
    for constraint in [
      -27.0428 * x[1] + 0.01 * x[2] + 0.1 * x[0] == 1159.8301551766867,
      -0.1 * x[3] <= 0, 12.268 * x[1] == -527.5224933900773, 0.1 * x[4] - 1.12853 * x[0] == 32,
      0.4 * x[2] >= -5, (-100 * x[2] - 0.02 * x[3] == 0).priority(750), last,
    ] {
      try solver.add(constraint)
    }
    let values = solver.solve().values
    #expect(last.error(values) < 1e-6)
  }

  @Test(arguments: [1, 1e-3, 1e-6, 1e-7, 1e6])
  func `two values for a variable are a conflict, however small`(unit: Double) throws {
    var (solver, x) = Self.makeSolver(2)
    try solver.add(x[0] == unit)
    try solver.add(x[0] == 3 * unit)
    try solver.add(x[1] >= 2 * unit)
    try solver.add(x[1] <= unit)
    let conflicts = solver.solve().conflicts
    #expect(conflicts.count == 2)
  }

  @Test func `a value beyond the largest number is a number in an approximate result`() throws {
    var (solver, x) = Self.makeSolver(4)
    try solver.add(-1 * x[0] + 1.00000001 * x[1] + 0.999999 * x[2] + 1e12 * x[3] == 0)
    try solver.add(1000 * x[3] == -1e300)
    try solver.add(1.00000001 * x[0] + 1.00000001 * x[1] + x[3] + x[3] <= 0)
    let solution = solver.solve()
    #expect(solution.values.allSatisfy { !$0.isNaN })
    #expect(solution.isApproximate)
  }

  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    var coefficients: [Double] = [-2, -1, -0.5, 0.5, 1, 2, 3]
    var differences: [Double] = [0]
    var units: [Double] = [1]
    var testDescription: String { name }
  }

  static let kinds = [
    Kind(name: "nearly alike", differences: [0, 1e-6, -1e-7, 1e-8, 1e-9, -1e-10, 1e-12, 1e-13]),
    Kind(name: "ratios to 1e6", units: [1e-3, 1, 1e3]),
    Kind(name: "ratios to 1e12", differences: [0, 1e-9], units: [1e-6, 1, 1e6]),
  ]

  /// Combinations of a few rows, which are singular but for small differences.
  static func makeConstraints(
    _ kind: Kind, _ variables: [Variable], _ random: inout SplitMix64
  ) -> [Constraint] {
    func pick(_ list: [Double]) -> Double { list.randomElement(using: &random) ?? 1 }
    var rows: [[Double]] = (0..<Int.random(in: 2...4, using: &random)).map { _ in
      variables.map { _ in Bool.random(using: &random) ? pick(kind.coefficients) : 0 }
    }
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      let (first, second) = (rows[0], rows[rows.count - 1])
      let factor = pick(kind.coefficients)
      rows.append(
        zip(first, second).map { ($0 + factor * $1) * (1 + pick(kind.differences)) })
      rows.shuffle(using: &random)
    }
    return rows.map { row in
      let unit = pick(kind.units)
      return Constraint(
        zip(variables, row).filter { $0.1 != 0 }.map { Term($0.0, $0.1 * unit) },
        [.equal, .equal, .equal, .lessThanOrEqual].randomElement(using: &random) ?? .equal,
        pick([0, 0, 0, 1, 39, -96, 300]) * unit,
        priority: [.required, .required, .required, 750].randomElement(using: &random) ?? .low)
    }
  }

  /// A few constraints whose coefficients are powers of two from 2^-300 to 2^300.
  private static func makeWideSolver(_ random: inout SplitMix64) throws -> Solver {
    var (solver, x) = makeSolver(Int.random(in: 2...5, using: &random))
    func number() -> Double {
      let sign = Bool.random(using: &random) ? FloatingPointSign.plus : .minus
      return Double(sign: sign, exponent: .random(in: -300...300, using: &random), significand: 1)
    }
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let terms = (0..<2).map { _ in Term(x.randomElement(using: &random) ?? x[0], number()) }
      let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      try solver.add(
        Constraint(
          terms, relations.randomElement(using: &random) ?? .equal, number(),
          priority: Bool.random(using: &random) ? .required : 500))
    }
    return solver
  }

  @Test func `a value that no Double holds is marked, and is in no second solution`() throws {
    for seed in UInt64(1)...6000 {
      var random = SplitMix64(seed: seed)
      var solver = try Self.makeWideSolver(&random)
      let solution = solver.solve()
      let isFinite = solution.values.allSatisfy(\.isFinite)
      #expect(isFinite || solution.isApproximate, "seed \(seed)")
      let second = solver.ambiguity()?.second ?? solution
      #expect(second.values.allSatisfy(\.isFinite) || !isFinite, "seed \(seed)")
    }
  }

  @Test(arguments: kinds, UInt64(1)...150)
  func `what is kept holds, or the result says that it is approximate`(
    kind: Kind, seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    var (solver, variables) = Self.makeSolver(Int.random(in: 3...9, using: &random))
    let constraints = Self.makeConstraints(kind, variables, &random)
    for constraint in constraints { try solver.add(constraint) }
    let solution = solver.solve()
    #expect(solution.values.allSatisfy { $0.isFinite })
    if !solution.isApproximate { #expect(Self.largestError(constraints, solution) <= 1e-6) }
    if let ambiguity = solver.ambiguity() {
      #expect(ambiguity.second.values.allSatisfy { $0.isFinite })
    }
  }
}
