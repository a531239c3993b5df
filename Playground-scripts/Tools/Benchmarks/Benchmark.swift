/// A figure to measure, and the baseline that it is measured against in the same run.
struct Benchmark: Sendable {
  /// One timed piece of work; what it returns is kept, so that nothing is optimised away.
  typealias Work = () -> Double

  /// The two pieces of work, and how many operations one call of each does.
  struct Pair {
    let measured: Work
    let baseline: Work
    var operations = 1
    var baselineOperations = 1
  }

  /// The name, such as `auto/current`; a run is chosen by the beginning of it.
  let name: String

  /// What the figure is compared with, in words.
  let baseline: String

  /// Makes inputs and returns the work; called only for benchmarks that run.
  let prepare: @Sendable () -> Pair

  /// Does the measured work a number of times, and times nothing.
  func run(_ count: Int) {
    let pair = prepare()
    blackHole((0..<count).reduce(0) { sum, _ in sum + pair.measured() })
  }
}
