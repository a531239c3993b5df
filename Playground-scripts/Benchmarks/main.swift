// Measures AutoScale, each figure against a baseline in the same run:
//
//     swift run -c release Benchmarks [--json] [PREFIX]

import Foundation

let all: [Benchmark] =
  numberBenchmarks + walkerBenchmarks + layoutBenchmarks + profileBenchmarks + textBenchmarks
  + SolverBenchmarks.all

let arguments = CommandLine.arguments.dropFirst()
let isJSON = arguments.contains("--json")
let prefix = arguments.first { !$0.hasPrefix("--") } ?? ""

let chosen = all.filter { $0.name.hasPrefix(prefix) }
if chosen.isEmpty {
  let names = all.map(\.name).joined(separator: "\n  ")
  FileHandle.standardError.write(
    Data("no name begins with '\(prefix)'; names are\n  \(names)\n".utf8))
  exit(1)
}
for benchmark in chosen {
  let measurement = Measurement(benchmark)
  print(isJSON ? measurement.json : measurement.text)
}
