// The curve that made Auto Layout's reputation: how long a layout takes for 1 to 500 views, by hand,
// with constraints side by side, and with constraints view in view. A straight line is good.
//
//     swift run -c release AutoScaleLayoutCurve [PLOT.svg]

import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Foundation

let counts = [1] + Array(stride(from: 25, through: 500, by: 25))
let context = Screen.phones[0].context()
let frame = 1000.0 / 60

let rows = counts.map { count in
  CurveRow(
    count: count,
    byHand: milliseconds(CurveTrees.byHand(count)),
    flat: milliseconds(CurveTrees.flat(count)),
    nested: milliseconds(CurveTrees.nested(count)))
}

print("views   by hand      flat    nested   (milliseconds; a frame has \(frame.text))")
for row in rows { print(row.text) }

if let path = CommandLine.arguments.dropFirst().first {
  do {
    try Data(CurvePlot(rows: rows).svg.utf8).write(to: URL(filePath: path), options: .atomic)
  } catch {
    FileHandle.standardError.write(Data("\(path): \(error.localizedDescription)\n".utf8))
    exit(1)
  }
}

/// The least time that one layout takes among several, so that other processes don't count.
func milliseconds(_ layout: () -> Void) -> Double {
  let times = (0..<15).map { _ in ContinuousClock().measure(layout) / .milliseconds(1) }
  return times.min() ?? 0
}
