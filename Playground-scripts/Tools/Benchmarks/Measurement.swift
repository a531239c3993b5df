import Foundation

/// The result of one benchmark: times per operation.
struct Measurement {
  let name: String
  let medianNanoseconds: Double
  /// What 99 of 100 repetitions stayed below: the slow steps of a drag, not the usual one.
  let p99Nanoseconds: Double
  let baseline: String
  let ratio: Double

  /// Times both sides of a benchmark, alternating, until each has run long enough to be stable.
  init(_ benchmark: Benchmark) {
    let pair = benchmark.prepare()
    var kept = pair.measured() + pair.baseline()  // warms caches and allocators
    var measured: [Double] = []
    var baseline: [Double] = []
    let start = ContinuousClock.now
    while measured.count < 5 || (measured.count < 101 && start.duration(to: .now) < .seconds(2)) {
      measured.append(Self.nanoseconds(pair.measured, &kept) / Double(pair.operations))
      baseline.append(Self.nanoseconds(pair.baseline, &kept) / Double(pair.baselineOperations))
    }
    name = benchmark.name
    medianNanoseconds = Self.quantile(0.5, of: measured)
    p99Nanoseconds = Self.quantile(0.99, of: measured)
    self.baseline = benchmark.baseline
    ratio = medianNanoseconds / Self.quantile(0.5, of: baseline)
    blackHole(kept)
  }

  /// One JSON object, without a line break.
  var json: String {
    """
    {"name": "\(name)", "median_ns": \(medianNanoseconds), "p99_ns": \(p99Nanoseconds), \
    "baseline": "\(baseline)", "ratio": \(ratio)}
    """
  }

  /// One line for people.
  var text: String {
    String(
      format: "%@: %.3f ns, 99 %% below %.3f ns, %.3f times %@", name, medianNanoseconds,
      p99Nanoseconds, ratio, baseline)
  }

  private static func nanoseconds(_ work: Benchmark.Work, _ kept: inout Double) -> Double {
    ContinuousClock().measure { kept += work() } / .nanoseconds(1)
  }

  private static func quantile(_ share: Double, of values: [Double]) -> Double {
    values.sorted()[Int(Double(values.count) * share)]
  }
}

/// Uses a value in a way that the optimiser cannot see through.
@inline(never)
func blackHole<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
