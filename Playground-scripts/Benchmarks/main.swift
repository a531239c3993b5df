// Measures AutoScale, each figure against a baseline in the same run:
//
//     swift run -c release Benchmarks [--json] [PREFIX]

let all: [Benchmark] =
  numberBenchmarks + walkerBenchmarks + layoutBenchmarks + profileBenchmarks + textBenchmarks
  + SolverBenchmarks.all

let arguments = CommandLine.arguments.dropFirst()
let isJSON = arguments.contains("--json")
let prefix = arguments.first { !$0.hasPrefix("--") } ?? ""

for benchmark in all where benchmark.name.hasPrefix(prefix) {
  let measurement = Measurement(benchmark)
  print(isJSON ? measurement.json : measurement.text)
}
