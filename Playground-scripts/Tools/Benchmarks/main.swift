// Measures AutoScale, each figure against a baseline in the same run:
//
//     swift run -c release AutoScaleBenchmarks [--json] [--count N] [PREFIX ...]
//
// A prefix that is the whole name of a benchmark stands for that one alone. With --count, the measured
// work is done N times and nothing is timed, for an instruction counter around the program:
//
//     valgrind --tool=callgrind .build/release/Benchmarks --count 20 layout/flat/50

import Foundation

let all: [Benchmark] =
  numberBenchmarks + walkerBenchmarks + layoutBenchmarks + profileBenchmarks + textBenchmarks
  + SolverBenchmarks.all

var prefixes = Array(CommandLine.arguments.dropFirst())
let isJSON = prefixes.contains("--json")
var count: Int?
if let option = prefixes.firstIndex(of: "--count") {
  count = prefixes.dropFirst(option + 1).first.flatMap { Int($0) }
  if count ?? 0 < 1 { stop("--count needs a number from 1") }
  prefixes.removeSubrange(option..<option + 2)
}
prefixes.removeAll { $0 == "--json" }
if let unknown = prefixes.first(where: { $0.hasPrefix("-") }) {
  stop("unknown option '\(unknown)'; write --json or --count N")
}

let names = Set(all.map(\.name))
let chosen = all.filter { benchmark in
  prefixes.isEmpty
    || prefixes.contains { prefix in
      names.contains(prefix) ? benchmark.name == prefix : benchmark.name.hasPrefix(prefix)
    }
}
if chosen.isEmpty {
  let names = all.map(\.name).joined(separator: "\n  ")
  stop("no name begins with '\(prefixes.joined(separator: "' or '"))'; names are\n  \(names)")
}
for benchmark in chosen {
  if let count {
    benchmark.run(count)
    continue
  }
  let measurement = Measurement(benchmark)
  print(isJSON ? measurement.json : measurement.text)
}

/// Ends the program with a message.
func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(1)
}
