import AutoScaleSolver
import AutoScaleTestSupport

/// A small random system, the same for the same seed.
struct RandomSystem {
  let variables: [Variable]
  let constraints: [Constraint]

  /// What a system is drawn from.
  struct Shape {
    var variables = 1...4
    var constraints = 1...9
    var terms = 1...3
    var relations = Relation.allCases
    var priorities: [Priority] = [.required, 750, 250.5, 250]
    var coefficients: [Double] = [-2, -1, -1, -0.5, 0.5, 1, 1, 1, 2]
    var constants: [Double] = (-12...12).map(Double.init)

    func makeConstraint(
      over variables: [Variable], using random: inout SplitMix64
    ) -> Constraint {
      let terms = (0..<Int.random(in: terms, using: &random)).map { _ in
        Term(
          variables[Int.random(in: variables.indices, using: &random)],
          coefficients[Int.random(in: coefficients.indices, using: &random)])
      }
      return Constraint(
        terms, relations[Int.random(in: relations.indices, using: &random)],
        makeConstant(using: &random),
        priority: priorities[Int.random(in: priorities.indices, using: &random)])
    }

    func makeConstant(using random: inout SplitMix64) -> Double {
      constants[Int.random(in: constants.indices, using: &random)]
    }
  }

  init(seed: UInt64, _ shape: Shape = Shape()) {
    var random = SplitMix64(seed: seed)
    var solver = Solver()
    let count = Int.random(in: shape.variables, using: &random)
    let variables = (0..<count).map { _ in solver.makeVariable() }
    constraints = (0..<Int.random(in: shape.constraints, using: &random)).map { _ in
      shape.makeConstraint(over: variables, using: &random)
    }
    self.variables = variables
  }

  /// A solver with the constraints in an order of their own, or as they were drawn.
  func makeSolver(order: [Int]? = nil) throws -> Solver {
    var solver = Solver()
    for _ in variables { _ = solver.makeVariable() }
    for index in order ?? Array(constraints.indices) { try solver.add(constraints[index]) }
    return solver
  }
}

extension Constraint {
  /// How far values are from satisfying the constraint.
  func error(_ values: [Double]) -> Double {
    let sum = terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.index] }
    return switch relation {
    case .lessThanOrEqual: max(0, sum - constant)
    case .equal: abs(sum - constant)
    case .greaterThanOrEqual: max(0, constant - sum)
    }
  }
}

extension [Constraint] {
  /// The sum of the errors of each level, required first, then by descending priority.
  func errors(_ values: [Double]) -> [Double] {
    Set(map(\.priority)).union([.required]).sorted(by: >).map { level in
      reduce(0) { $0 + ($1.priority == level ? $1.error(values) : 0) }
    }
  }
}
