/// Solves the roots that no row contains.
struct SingleRoots: ~Copyable {
  var line = Line()
  /// The roots with a required kink that seems violated.
  private(set) var violated = Buffer<Int32>()

  /// Solves all of them, and lists those with a required kink that seems violated.
  mutating func solve(
    _ components: borrowing Components, _ reduction: borrowing Reduction,
    _ preferences: borrowing Buffer<Double>, into values: inout Buffer<Double>
  ) {
    violated.clear()
    if reduction.kinks.isEmpty { return }
    for root in 0..<values.count
    where components.componentOfRoot[unchecked: root] < 0 && !reduction.range(of: root).isEmpty {
      if !solve(root, reduction, preferences, into: &values) { violated.append(Int32(root)) }
    }
  }

  /// Takes the best value of a root that is nearest to its preference; returns false if a required kink seems
  /// violated there.
  @inline(__always)
  mutating func solve(
    _ root: Int, _ reduction: borrowing Reduction, _ preferences: borrowing Buffer<Double>,
    into values: inout Buffer<Double>
  ) -> Bool {
    let range = reduction.range(of: root)
    let value = line.optimum(of: reduction.kinks, in: range).nearest(to: preferences[root])
    values[root] = value
    return !range.contains { index in
      reduction.kinks[unchecked: index].level == 0
        && reduction.kinks[unchecked: index].isViolated(at: value)
    }
  }
}
