import AutoScaleTestSupport
import Testing

@testable import AutoScaleSolver

/// What means the same has the same errors, in systems too large for another solver to check.
@Suite struct InvarianceTests {
  /// Without the one whose numbers are so small that the least number that counts depends on the unit.
  static let shapes = EditHistoryTests.shapes.filter { $0.name != "near ties" }

  /// A system in other words: with its constraints in another order, with other variables in place of its
  /// own, and with other units for them and for required constraints.
  struct Rewording {
    /// The constraint of the system at each place.
    let order: [Int]
    /// The variable in place of each one, and how many of its units are one of the system's.
    let indices: [Int]
    let units: [Double]
    let constraints: [Constraint]

    init(
      _ system: RandomSystem, isReordered: Bool, largestExponent: Int, _ random: inout SplitMix64
    ) {
      func unit() -> Double {
        Double(
          sign: .plus, exponent: .random(in: -largestExponent...largestExponent, using: &random),
          significand: 1)
      }
      let natural = Array(system.constraints.indices)
      order = isReordered ? natural.shuffled(using: &random) : natural
      indices = system.variables.indices.shuffled(using: &random)
      let units = system.variables.map { _ in unit() }
      let indices = indices
      self.units = units
      constraints = order.map { place in
        let constraint = system.constraints[place]
        let factor = constraint.priority.isRequired ? unit() : 1
        return Constraint(
          constraint.terms.map { term in
            let index = term.variable.index
            return Term(
              system.variables[indices[index]], term.coefficient * factor / units[index])
          }, constraint.relation, constraint.constant * factor, priority: constraint.priority)
      }
    }

    func solve() throws -> (values: [Double], omitted: Set<Int>) {
      var solver = Solver()
      for _ in indices { _ = solver.makeVariable() }
      for constraint in constraints { try solver.add(constraint) }
      let solution = solver.solve()
      let values = indices.indices.map { solution.values[indices[$0]] / units[$0] }
      return (values, Set(solution.conflicts.map { order[$0.omitted.index] }))
    }
  }

  @Test(arguments: shapes.indices, UInt64(1)...25)
  func `no order, names or units change an error`(shape: Int, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let system = RandomSystem(seed: seed, Self.shapes[shape].shape)
    var solver = try system.makeSolver()
    let solution = solver.solve()
    // Which one of a conflict is left out depends on the order.
    let rewording = Rewording(
      system, isReordered: solution.conflicts.isEmpty, largestExponent: 10, &random)
    let (values, omitted) = try rewording.solve()
    #expect(omitted == Set(solution.conflicts.map(\.omitted.index)))
    let kept = OracleTests.kept(system, solution)
    for (error, other) in zip(kept.errors(solution.values), kept.errors(values)) {
      #expect(abs(error - other) < 1e-6 * (1 + error), "\(Self.shapes[shape].name)")
    }
  }

  /// Units of variables that differ by a factor of 2^40 leave what is least where it was.
  @Test(arguments: UInt64(1)...100)
  func `the rational solver agrees in any units`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let shape = RandomSystem.Shape(
      variables: 3...6, constraints: 4...10, priorities: [750, 500, 250])
    let system = RandomSystem(seed: seed, shape)
    let (values, _) = try Rewording(
      system, isReordered: true, largestExponent: 20, &random
    ).solve()
    let exact = ExactSolver(system.constraints, variableCount: system.variables.count)
    for (error, least) in zip(system.constraints.errors(values), exact.errors) {
      #expect(abs(error - least.double) < 1e-6 * (1 + least.double))
    }
  }
}
