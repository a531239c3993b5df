import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleSolver

/// Claims about systems that rounding errors can decide agree with exact arithmetic, or the result says that it is
/// approximate.
@Suite struct ClaimTests {
  /// How many systems of each kind are solved: 20, unless `AUTOSCALE_CLAIMS` names another number.
  static let count =
    ProcessInfo.processInfo.environment["AUTOSCALE_CLAIMS"].flatMap { UInt64($0) } ?? 20

  @Test(arguments: ClaimedSystem.Kind.allCases)
  func `no claim is wrong, before an edit and after it`(kind: ClaimedSystem.Kind) throws {
    var approximate: UInt64 = 0
    for seed in 1...Self.count {
      let system = ClaimedSystem(kind, seed: seed)
      var solver = try system.makeSolver()
      var verdicts = [ClaimJudge(system).verdict(on: &solver)]
      if let edited = system.edited, let edit = system.edit {
        try solver.setConstant(edit.constant, of: solver.id(of: edit.index))
        verdicts.append(ClaimJudge(edited).verdict(on: &solver))
      }
      for verdict in verdicts {
        if case .wrong(let mistake) = verdict {
          Issue.record("\(kind) \(seed): \(mistake.rawValue)")
        }
        if verdict == .approximate { approximate += 1 }
      }
    }
    // Calling every result approximate would be right, too.
    #expect(approximate <= Self.count / 4)
  }

  @Test func `differences of a billionth decide`() throws {
    var (solver, x) = WideSystemTests.makeSolver(2)
    try solver.add((x[1] - x[0] == 0).priority(750))
    try solver.add((x[1] - 1.000000001 * x[0] == 100).priority(750))
    let solution = solver.solve()
    #expect(!solution.isApproximate && abs(solution[x[0]] / -1e11 - 1) < 1e-6)
    #expect(solver.ambiguity() == nil)
  }

  @Test func `a tiny number that replaces 0 counts`() throws {
    var (solver, x) = WideSystemTests.makeSolver(1)
    let most = try solver.add((x[0] <= 0).priority(250))
    try solver.add(x[0] >= 0)
    #expect(solver.ambiguity() == nil)
    try solver.setConstant(7e-9, of: most)
    #expect(solver.ambiguity()?.freeVariables == x)
  }
}
