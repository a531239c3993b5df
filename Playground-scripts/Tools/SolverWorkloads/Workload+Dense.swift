import AutoScaleSolver

/// Systems such as no layout has, in which nearly everything depends on everything.
extension Workload {
  /// These systems by name; each takes the number of variables.
  public static let denseCatalog: [(name: String, make: @Sendable (Int) -> Workload)] = [
    ("all-pairs", { allPairs($0) }),
    (
      "tangle",
      { count in
        var random = LinearCongruentialGenerator(state: 1)
        return tangle(count, using: &random)
      }
    ),
  ]

  /// Numbers with a given sum, and an optional proportion between each two of them: O(n²) constraints
  /// that nearly all follow from others.
  ///
  /// Source: the layouts of the terminal library Ratatui, which ask for such proportions.
  public static func allPairs(_ count: Int) -> Workload {
    var system = Workload(variableCount: count)
    let numbers = (0..<count).map { Summand(index: $0) }
    system.add(numbers, relation: .equal, to: Double(count * (count + 1) / 2))
    for (first, left) in numbers.enumerated() {
      system.add(left, relation: .greaterThanOrEqual, to: 0)
      for (second, right) in numbers.enumerated() where second > first {
        system.add(
          Double(second + 1) * left, Double(-first - 1) * right, relation: .equal, to: 0,
          priority: .low)
      }
    }
    system.expect((0..<count).map { Double($0 + 1) })
    return system
  }

  /// Random optional constraints, three for each variable, of three levels.
  public static func tangle(
    _ count: Int, using random: inout some RandomNumberGenerator
  ) -> Workload {
    var system = Workload(variableCount: count)
    for _ in 0..<3 * count {
      let summands = (0..<3).map { _ in
        Summand(
          index: Int.random(in: 0..<count, using: &random),
          coefficient: [-1, 1, 1, 0.5][Int.random(in: 0..<4, using: &random)])
      }
      system.add(
        summands, relation: Relation.allCases[Int.random(in: 0..<3, using: &random)],
        to: Double(Int.random(in: 0...300, using: &random)),
        priority: [750, 500, 250][Int.random(in: 0..<3, using: &random)])
    }
    system.expectNothing()
    return system
  }
}
