import AutoScaleSolver
import AutoScaleSolverWorkloads

/// Measures the solver over the systems of `AutoScaleSolverWorkloads`.
///
/// `solver/WORKLOAD/N` builds the system in an empty solver, solves it and reads every variable;
/// `solver/WORKLOAD-shuffled/N` does so with the constraints in random order. For a system with an
/// edit the figure is one step of it: a new value, a solve, a variable read.
enum SolverBenchmarks {
  static let sizes = [10, 50, 100, 500, 1000, 5000, 10000]

  /// Numbers of variables of the systems that are no layouts.
  static let denseSizes = [25, 50, 100]

  /// Numbers of views that show how the time grows where everything depends on everything.
  static let growthSizes = [100, 1000, 10000]

  static let all: [Benchmark] = layouts + dense + growing

  private static let layouts: [Benchmark] = Workload.catalog.flatMap { name, make in
    sizes.flatMap { size in
      name.hasSuffix("-edit") ? [edit(name, size, make)] : cold(name, size, make)
    }
  }

  private static let dense: [Benchmark] = Workload.denseCatalog.flatMap { name, make in
    denseSizes.flatMap { size in cold(name, size, make) }
  }

  private static let growing: [Benchmark] =
    (Workload.growthCatalog + Workload.conflictCatalog).flatMap { name, make in
      growthSizes.map { size in cold(name, size) { make(size) } }
    }

  /// What systems without a closed form are compared with.
  private static func baseline(_ name: String) -> String {
    let hasClosedForm = name != "squeeze" && Workload.catalog.contains { $0.name == name }
    return "the closed form of \(hasClosedForm ? "the same frames" : "as many flat views")"
  }

  /// A first solve, with the constraints in natural and in random order.
  private static func cold(
    _ name: String, _ size: Int, _ make: @escaping @Sendable (Int) -> Workload
  ) -> [Benchmark] {
    [
      cold(name, size) { make(size) },
      cold(name, size, order: "-shuffled") { shuffle(make(size)) },
    ]
  }

  private static func cold(
    _ name: String, _ size: Int, order: String = "", _ make: @escaping @Sendable () -> Workload
  ) -> Benchmark {
    Benchmark(name: "solver/\(name)\(order)/\(size)", baseline: baseline(name)) {
      let workload = FlatWorkload(make())
      var solver = Solver()
      return Benchmark.Pair(
        measured: {
          build(workload, in: &solver)
          return solver.solve().values.reduce(0, +)
        },
        baseline: { Workload.closedFormSum(name, size) })
    }
  }

  private static func edit(
    _ name: String, _ size: Int, _ make: @escaping @Sendable (Int) -> Workload
  ) -> Benchmark {
    Benchmark(name: "solver/\(name)/\(size)", baseline: baseline(name)) {
      let workload = FlatWorkload(make(size))
      var solver = Solver()
      build(workload, in: &solver)
      var step = 0
      // There and back, as the steps in one direction take longer than those in the other one.
      let steps = 200
      return Benchmark.Pair(
        measured: {
          var sum = 0.0
          for _ in 0..<steps {
            step += 1
            // A point a step over 100 points, as a dragged edge goes.
            let width = 320 + Double(abs((step + 100) % 200 - 100))
            drive(&solver, workload, to: width)
            sum += solver.solve().values[workload.variableCount - 2]
          }
          return sum
        },
        baseline: { Workload.closedFormSum(name, size) }, operations: steps)
    }
  }

  private static func build(_ workload: FlatWorkload, in solver: inout Solver) {
    solver.removeAll()
    for _ in 0..<workload.variableCount { _ = solver.makeVariable() }
    // One array for the terms of all constraints, as a program does that makes many of them.
    var terms: [Term] = []
    var next = 0
    for row in workload.rows {
      terms.removeAll(keepingCapacity: true)
      while next < row.termEnd {
        terms.append(workload.terms[next])
        next += 1
      }
      do {
        try solver.add(terms, row.relation, row.constant, priority: row.priority)
      } catch {
        preconditionFailure("the solver refused a constraint of a workload: \(error)")
      }
    }
  }

  private static func drive(_ solver: inout Solver, _ workload: FlatWorkload, to width: Double) {
    guard let edited = workload.edited else { return }
    do {
      try solver.edit(edited, to: width)
    } catch {
      preconditionFailure("the solver refused an edit of a workload: \(error)")
    }
  }

  /// A workload without an array for each constraint, so that reading it costs next to nothing.
  private struct FlatWorkload {
    struct Row {
      var termEnd: Int
      var relation: Relation
      var constant: Double
      var priority: Priority
    }

    let variableCount: Int
    let edited: Variable?
    let terms: [Term]
    let rows: [Row]

    init(_ workload: Workload) {
      variableCount = workload.variableCount
      edited = workload.edited
      terms = workload.constraints.flatMap(\.terms)
      var end = 0
      rows = workload.constraints.map {
        end += $0.terms.count
        return Row(
          termEnd: end, relation: $0.relation, constant: $0.constant, priority: $0.priority)
      }
    }
  }

  /// Puts the constraints into the same random order in each run.
  private static func shuffle(_ workload: Workload) -> Workload {
    var random = LinearCongruentialGenerator(state: 1)
    return workload.shuffled(using: &random)
  }
}
