// Measures walks over views of UIKit's stub: AUTOSCALE_UIKIT=1 swift build -c release --scratch-path
// .build/uikit --product AutoScaleWalkBenchmarks, then AutoScaleWalkBenchmarks [LABELS [REPEATS]].
//
// The stub costs what it costs, so that only differences count. The first walk is that of a new screen,
// the second one finds nothing to do, and the third one has another screen.

#if os(Linux)
  import AutoScaleUIKit
  import UIKit

  @MainActor func screen(ofLabels count: Int) -> UIView {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    var column = UIView(frame: .zero)
    for index in 0..<count {
      if index % 20 == 0 {
        column = UIView(frame: .zero)
        screen.addSubview(column)
      }
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 15)
      column.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: column.topAnchor, constant: 8),
        label.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 16),
        label.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    return screen
  }

  /// The resident memory in bytes, to pages.
  func residentBytes() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
      separator: " ")
    return pages.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * 4096 } ?? 0
  }

  func measure(_ name: String, _ operation: () -> AdaptationReport) {
    let clock = ContinuousClock()
    let bytes = residentBytes()
    var report: AdaptationReport?
    let time = clock.measure { report = operation() }
    let grown = residentBytes() - bytes
    let lengths = max(1, (report?.changed ?? 0) + (report?.unchanged ?? 0))
    print(name, time, "\(grown / lengths) bytes a length,", report.map { "\($0)" } ?? "")
  }

  let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
  let view = screen(ofLabels: count)
  let (narrow, wide) = (
    try ScreenContext(width: 390, height: 844), try ScreenContext(width: 440, height: 956)
  )
  measure("first") { view.adaptScreenWidth(in: narrow) }
  let repeats = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1
  for _ in 0..<repeats { measure("again") { view.adaptScreenWidth(in: narrow) } }
  measure("other") { view.adaptScreenWidth(in: wide) }
#else
  print("The benchmarks are for the stub of UIKit.")
#endif
