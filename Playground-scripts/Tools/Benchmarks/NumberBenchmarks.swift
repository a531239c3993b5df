import AutoScale

/// What one `auto()` costs, over an array of a million values.
let numberBenchmarks: [Benchmark] = [
  Benchmark(name: "auto/current", baseline: "bare arithmetic") {
    ScreenContext.processWide = narrow
    let values = designValues
    return .init(
      measured: { values.reduce(0) { $0 + $1.auto() } },
      baseline: { bareSum(of: values) },
      operations: values.count, baselineOperations: values.count)
  },
  Benchmark(name: "auto/task-local", baseline: "bare arithmetic") {
    let values = designValues
    return .init(
      measured: { ScreenContext.with(narrow) { values.reduce(0) { $0 + $1.auto() } } },
      baseline: { bareSum(of: values) },
      operations: values.count, baselineOperations: values.count)
  },
  Benchmark(name: "auto/string-round-trip", baseline: "auto/current") {
    ScreenContext.processWide = narrow
    let values = Array(designValues.prefix(100_000))
    return .init(
      measured: { values.reduce(0) { $0 + (Double("\($1)") ?? 0) * 320 / 375 } },
      baseline: { values.reduce(0) { $0 + $1.auto() } },
      operations: values.count, baselineOperations: values.count)
  },
  Benchmark(name: "auto/elsewhere", baseline: "bare arithmetic") {
    // An override that is alive in another task makes every number look for its own.
    ScreenContext.processWide = narrow
    let values = designValues
    let override = LivingOverride()
    return .init(
      measured: { withExtendedLifetime(override) { values.reduce(0) { $0 + $1.auto() } } },
      baseline: { bareSum(of: values) },
      operations: values.count, baselineOperations: values.count)
  },
]

private let narrow = Screen.nearest(width: 320, height: 568).context()

private var designValues: [Double] { (0..<1_000_000).map { Double($0 % 4000) / 4 } }

/// The least that scaling can cost: one multiplication and one division a value.
private func bareSum(of values: [Double]) -> Double {
  let width = narrow.width
  let reference = narrow.rule.referenceWidth
  return values.reduce(0) { $0 + $1 * width / reference }
}

/// A task that keeps an override alive until this object goes.
private final class LivingOverride: Sendable {
  private let task: Task<Void, Never>

  init() {
    let stream = AsyncStream<Void> { _ in }
    task = ScreenContext.with(narrow) { Task { for await _ in stream {} } }
  }

  deinit { task.cancel() }
}
