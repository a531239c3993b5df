import Foundation

/// The result of one benchmark: medians per operation.
struct Measurement {
  let name: String
  let medianNanoseconds: Double
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
    medianNanoseconds = Self.median(measured)
    self.baseline = benchmark.baseline
    ratio = medianNanoseconds / Self.median(baseline)
    blackHole(kept)
  }

  /// One JSON object, without a line break.
  var json: String {
    """
    {"name": "\(name)", "median_ns": \(medianNanoseconds), \
    "baseline": "\(baseline)", "ratio": \(ratio)}
    """
  }

  /// One line for people.
  var text: String {
    String(format: "%@: %.3f ns, %.3f times %@", name, medianNanoseconds, ratio, baseline)
  }

  private static func nanoseconds(_ work: Benchmark.Work, _ kept: inout Double) -> Double {
    let elapsed = ContinuousClock().measure { kept += work() }.components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}

/// Uses a value in a way that the optimiser cannot see through.
@inline(never)
func blackHole<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
