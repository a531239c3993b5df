import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// What it costs to measure a text, against looking at its characters once.
let textBenchmarks: [Benchmark] =
  [20, 1_000, 100_000].flatMap { length in
    [
      textBenchmark("text/latin/\(length)", "The quick brown fox jumps. ", length),
      textBenchmark("text/mixed/\(length)", "Grüße aus 東京、カフェで🎉 “ok” … ", length),
      textBenchmark("text/again/\(length)", "The quick brown fox jumps. ", length, again: true),
    ]
  }

/// Measures a passage, repeated up to a length in characters, wrapped at 343 points: for the first time,
/// or again and again at widths that change.
private func textBenchmark(
  _ name: String, _ passage: String, _ length: Int, again: Bool = false
) -> Benchmark {
  Benchmark(name: name, baseline: "characters one by one") {
    let text = String(String(repeating: passage, count: length / passage.count + 1).prefix(length))
    let (kept, context) = (SystemTextMeasurer(), Screen.phones[0].context())
    var width = 343.0
    return .init(
      measured: {
        if again { width = width == 343 ? 342 : 343 }
        let measurer = again ? kept : SystemTextMeasurer()
        return measurer.measure(text, font: .system(17), width: width, lines: 0, in: context)
          .size.height
      },
      baseline: { text.reduce(into: 0.0) { sum, character in sum += character == " " ? 1 : 2 } },
      operations: length, baselineOperations: length)
  }
}
