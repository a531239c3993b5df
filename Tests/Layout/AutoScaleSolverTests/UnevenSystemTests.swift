import AutoScaleSolver
import Testing

/// Systems in which a unit of one variable is worth 10,000 of another, so that no slope is small for
/// all of them.
@Suite struct UnevenSystemTests {
  static let systems: [@Sendable ([Variable]) -> [Constraint]] = [
    { x in
      [
        (10 * x[2] - 9999 * x[1] == 40).priority(750), (-10_000 * x[0] == -18).priority(250),
        (100 * x[2] - 99 * x[1] <= -7).priority(500), (x[1] == 33).priority(750),
        (11_000 * x[2] - x[0] <= -38).priority(750),
      ]
    },
    { x in
      [
        (10_000 * x[2] >= -2).priority(250), (-1 * x[2] <= -15).priority(750),
        (-10_000 * x[1] - 9999 * x[2] >= 9).priority(750),
        (10 * x[2] - 11_000 * x[0] >= -23).priority(750),
        (10_000 * x[2] - 1000 * x[0] - 100 * x[1] >= 14).priority(750),
        (x[1] == 33).priority(750),
      ]
    },
    { x in
      [
        (200 * x[0] - 10 * x[2] <= 6).priority(750),
        (-90 * x[3] - 10_000 * x[0] >= 22).priority(250), (-10_000 * x[0] == -13).priority(500),
        (1000 * x[2] >= 5).priority(500),
        (-1000 * x[0] - x[1] + 10_000 * x[2] <= 39).priority(250),
        (-10 * x[2] - 10_000 * x[3] <= 33).priority(250),
      ]
    },
    // Slopes of 96, 32 and 64 cancel out, and what is left of them in the multipliers is no slope.
    { x in
      [
        (96 * x[0] == 5).priority(750), 2 * x[5] - x[3] + 2 * x[2] >= 11,
        (-1 * x[3] <= 2).priority(250.5), (4 * x[2] + 2 * x[4] <= -7).priority(750),
        x[3] + 2 * x[4] - x[2] == 5, (32 * x[0] <= -4).priority(750),
        (2 * x[5] + x[3] + 32 * x[0] == -12).priority(250),
        -1 * x[2] + 2 * x[5] - x[4] <= -9, (-1 * x[3] + 64 * x[0] <= -5).priority(750),
      ]
    },
  ]

  @Test(arguments: systems.indices)
  func `coefficients of very different size hide no better solution`(index: Int) throws {
    var solver = Solver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    let constraints = Self.systems[index](variables)
    for constraint in constraints { try solver.add(constraint) }
    let exact = ExactSolver(constraints, variableCount: variables.count)
    for (error, least) in zip(constraints.errors(solver.solve().values), exact.errors) {
      #expect(abs(error - least.double) < 1e-9 * (1 + least.double))
    }
  }
}
