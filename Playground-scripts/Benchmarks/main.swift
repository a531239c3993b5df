// Measures AutoScale, each figure against a baseline in the same run:
//
//     swift run -c release Benchmarks [--json] [PREFIX ...]

import Foundation

let all: [Benchmark] =
  numberBenchmarks + walkerBenchmarks + layoutBenchmarks + profileBenchmarks + textBenchmarks
  + SolverBenchmarks.all

let arguments = CommandLine.arguments.dropFirst()
let isJSON = arguments.contains("--json")
let prefixes = arguments.filter { !$0.hasPrefix("--") }

let chosen = all.filter { benchmark in
  prefixes.isEmpty || prefixes.contains { benchmark.name.hasPrefix($0) }
}
if chosen.isEmpty {
  let names = all.map(\.name).joined(separator: "\n  ")
  FileHandle.standardError.write(
    Data(
      "no name begins with '\(prefixes.joined(separator: "' or '"))'; names are\n  \(names)\n".utf8)
  )
  exit(1)
}
for benchmark in chosen {
  let measurement = Measurement(benchmark)
  print(isJSON ? measurement.json : measurement.text)
}
