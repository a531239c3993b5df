@testable import AutoScaleSolver

/// Compares what a result claims with exact arithmetic.
struct ClaimJudge {
  /// A claim that is wrong.
  enum Mistake: String {
    case conflict = "a conflict of constraints that can hold together"
    case residual = "a required constraint that does not hold"
    case errors = "a solution that is not the best"
    case value = "a value that differs from the only best one"
    case free = "a free variable that has one best value"
    case missed = "a variable that has several best values and is not free"
    case second = "a second solution that is worse than the first"
    case same = "a second solution in which a free variable is the same"
  }

  let system: ClaimedSystem
  private let rows: [Constraint]
  /// The number that differences are compared with at least.
  private var unit: Double { system.kind.scale }

  init(_ system: ClaimedSystem) {
    self.system = system
    rows = system.constraints + system.boundRows
  }

  /// The result of a judgement.
  enum Verdict: Equatable {
    case right
    case approximate
    /// Exactly, the constraints that are kept contradict each other by less than the tolerance.
    case tolerated
    case wrong(Mistake)
  }

  func verdict(on solver: inout Solver) -> Verdict {
    let solution = solver.solve()
    if solution.isApproximate { return .approximate }
    let kept = kept(by: solution)
    if let mistake = conflictMistake(solution) { return .wrong(mistake) }
    if kept.largestRequiredError(solution.values, leavingOut: []) > 1e-6 {
      return .wrong(.residual)
    }
    let exact = ExactSolver(kept, variableCount: system.bounds.count)
    guard exact.errors[0] == .zero else { return .tolerated }
    switch comparison(of: solution.values, with: exact.errors.map(\.double), kept) {
    case .worse: return .wrong(.errors)
    case .better: return .tolerated
    case .same: return verdict(on: solver.ambiguity(), solution, exact, kept)
    }
  }

  private func kept(by solution: Solution) -> [Constraint] {
    let omitted = Set(solution.conflicts.map(\.omitted.index))
    return rows.indices.filter { !omitted.contains($0) }.map { rows[$0] }
  }

  private func conflictMistake(_ solution: Solution) -> Mistake? {
    for conflict in solution.conflicts {
      let bounds = conflict.boundedVariables.map { variable in
        Constraint([Term(variable)], .greaterThanOrEqual, system.bounds[variable.index] ?? 0)
      }
      let members = conflict.members.map(\.constraint) + bounds
      let exact = ExactSolver(members, variableCount: system.bounds.count)
      if exact.errors[0] == .zero { return .conflict }
    }
    return nil
  }

  private enum Comparison { case better, same, worse }

  /// Compares the errors at values with others, at the strongest priority at which they differ.
  private func comparison(
    of values: [Double], with errors: [Double], _ kept: [Constraint]
  ) -> Comparison {
    let levels = Set(kept.map(\.priority)).union([.required]).sorted(by: >)
    for (level, least) in zip(levels, errors).dropFirst() {
      let found = kept.filter { $0.priority == level }.map { $0.preciseError(values) }
      let difference = found.reduce(0) { $0 + $1.error } - least
      if abs(difference) > 1e-6 * (unit + least) {
        return difference < 0 ? .better : .worse
      }
    }
    return .same
  }

  private func verdict(
    on ambiguity: Ambiguity?, _ solution: Solution, _ exact: ExactSolver, _ kept: [Constraint]
  ) -> Verdict {
    let second = ambiguity?.second
    let isApproximate = second?.isApproximate ?? false
    let free = Set(ambiguity?.freeVariables ?? [])
    for index in system.bounds.indices where !isApproximate {
      let variable = Variable(index: index)
      let range = exact.range(of: variable)
      let isFree = free.contains(variable)
      guard let smallest = range.smallest, let largest = range.largest else {
        if isFree { continue }
        return .wrong(.missed)
      }
      let (value, width) = (smallest.double, (largest - smallest).double)
      if isFree && width == 0 { return .wrong(.free) }
      if !isFree && width > 1e-6 * (unit + abs(value)) { return .wrong(.missed) }
      if width == 0 && abs(solution[variable] - value) > 1e-6 * (unit + abs(value)) {
        return .wrong(.value)
      }
    }
    guard let second, !isApproximate else { return isApproximate ? .approximate : .right }
    let errors = exact.errors.map(\.double)
    if kept.largestRequiredError(second.values, leavingOut: []) > 1e-6
      || comparison(of: second.values, with: errors, kept) == .worse
    {
      return .wrong(.second)
    }
    return free.contains { second[$0] == solution[$0] } ? .wrong(.same) : .right
  }
}
