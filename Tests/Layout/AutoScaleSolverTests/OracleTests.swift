import AutoScaleSolver
import AutoScaleTestSupport
import Testing

@Suite struct OracleTests {
  typealias Shape = RandomSystem.Shape

  static let shapes: [(name: String, shape: Shape)] = [
    ("mixed", Shape()),
    ("optional only", Shape(constraints: 3...12, priorities: [750, 500, 250])),
    ("one level", Shape(variables: 2...5, constraints: 4...12, priorities: [500])),
    ("dense", Shape(variables: 3...5, constraints: 5...10, terms: 3...5)),
    ("inequalities", Shape(relations: [.lessThanOrEqual, .greaterThanOrEqual])),
    ("degenerate", Shape(constraints: 6...14, coefficients: [-1, 1])),
  ]

  /// The constraints of a system without those that a solution left out.
  static func kept(_ system: RandomSystem, _ solution: Solution) -> [Constraint] {
    let omitted = Set(solution.conflicts.map(\.omitted.index))
    return system.constraints.indices.filter { !omitted.contains($0) }.map {
      system.constraints[$0]
    }
  }

  @Test(arguments: shapes.indices, UInt64(1)...60)
  func `every level's error is the least that the levels above allow`(
    shape: Int, seed: UInt64
  ) throws {
    let system = RandomSystem(seed: seed, Self.shapes[shape].shape)
    var solver = try system.makeSolver()
    let solution = solver.solve()
    let kept = Self.kept(system, solution)
    let exact = ExactSolver(kept, variableCount: system.variables.count)
    #expect(exact.errors[0] == .zero)
    for (error, least) in zip(kept.errors(solution.values), exact.errors) {
      #expect(abs(error - least.double) < 1e-6, "\(Self.shapes[shape].name)")
    }
  }

  @Test(arguments: shapes.indices, UInt64(1)...60)
  func `a conflict is reported when and only when required constraints contradict each other`(
    shape: Int, seed: UInt64
  ) throws {
    let system = RandomSystem(seed: seed, Self.shapes[shape].shape)
    var solver = try system.makeSolver()
    let required = system.constraints.filter(\.priority.isRequired)
    let exact = ExactSolver(required, variableCount: system.variables.count)
    #expect(solver.solve().conflicts.isEmpty == (exact.errors[0] == .zero))
  }

  @Test(arguments: UInt64(1)...60)
  func `a conflict is minimal and leaves out its latest member`(seed: UInt64) throws {
    let shape = Shape(constraints: 5...12, priorities: [.required, .required, 500])
    let system = RandomSystem(seed: seed, shape)
    var solver = try system.makeSolver()
    func contradict(_ constraints: [Constraint]) -> Bool {
      ExactSolver(constraints, variableCount: system.variables.count).errors[0] != .zero
    }
    for conflict in solver.solve().conflicts {
      let members = conflict.members.map(\.constraint)
      #expect(contradict(members))
      for index in members.indices {
        var others = members
        others.remove(at: index)
        #expect(!contradict(others))
      }
      #expect(conflict.omitted == conflict.members.last?.id)
    }
  }

  @Test(arguments: UInt64(1)...60)
  func `what is left out contradicts earlier constraints that stay`(seed: UInt64) throws {
    let shape = Shape(
      variables: 2...5, constraints: 6...14, priorities: [.required, .required, 500])
    let system = RandomSystem(seed: seed, shape)
    var solver = try system.makeSolver()
    let omitted = Set(solver.solve().conflicts.map(\.omitted.index))
    for index in omitted {
      let earlier = system.constraints.indices.prefix(index).filter { !omitted.contains($0) }
      let required = (earlier + [index]).map { system.constraints[$0] }.filter(
        \.priority.isRequired)
      let exact = ExactSolver(required, variableCount: system.variables.count)
      #expect(exact.errors[0] != .zero)
    }
  }

  @Test func `where the solution is unique no order of the constraints changes it`() throws {
    var asserted = 0
    for shape in Self.shapes.indices {
      for seed in UInt64(1)...60 { asserted += try expectUniqueValues(shape, seed) }
    }
    #expect(asserted > 1000)
  }

  /// Expects values that are unique to be found in any order of the constraints.
  ///
  /// - Returns: How many values were looked at.
  private func expectUniqueValues(_ shape: Int, _ seed: UInt64) throws -> Int {
    let system = RandomSystem(seed: seed, Self.shapes[shape].shape)
    var solver = try system.makeSolver()
    let solution = solver.solve()
    guard solution.conflicts.isEmpty else { return 0 }
    var asserted = 0
    let exact = ExactSolver(system.constraints, variableCount: system.variables.count)
    var random = SplitMix64(seed: seed)
    for _ in 1...3 {
      let order = system.constraints.indices.shuffled(using: &random)
      var shuffled = try system.makeSolver(order: order)
      let other = shuffled.solve()
      for variable in system.variables {
        let range = exact.range(of: variable)
        guard let smallest = range.smallest, smallest == range.largest else { continue }
        #expect(abs(solution[variable] - smallest.double) < 1e-6, "\(shape), \(seed)")
        #expect(abs(other[variable] - smallest.double) < 1e-6, "\(shape), \(seed)")
        asserted += 1
      }
    }
    return asserted
  }

  /// With two variables some best point is where two lines cross: those of constraints or the axes.
  @Test(arguments: UInt64(1)...60)
  func `no crossing of two constraints is better`(seed: UInt64) throws {
    let shape = Shape(variables: 2...2, constraints: 2...10, priorities: [800, 600, 400])
    let system = RandomSystem(seed: seed, shape)
    var solver = try system.makeSolver()
    let errors = system.constraints.errors(solver.solve().values)
    let lines = system.constraints.map { constraint in
      constraint.terms.reduce(into: (0.0, 0.0, constraint.constant)) {
        if $1.variable.index == 0 { $0.0 += $1.coefficient } else { $0.1 += $1.coefficient }
      }
    }
    for first in lines {
      for second in lines + [(1, 0, 0), (0, 1, 0)] {
        let determinant = first.0 * second.1 - first.1 * second.0
        guard determinant != 0 else { continue }
        let crossing = [
          (first.2 * second.1 - first.1 * second.2) / determinant,
          (first.0 * second.2 - first.2 * second.0) / determinant,
        ]
        let others = system.constraints.errors(crossing)
        let difference = zip(errors, others).first { abs($0 - $1) > 1e-6 }
        #expect((difference.map { $0.0 < $0.1 }) ?? true)
      }
    }
  }
}
