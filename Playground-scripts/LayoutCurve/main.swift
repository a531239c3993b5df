// The curve of the primer's chart: how long a layout of 1 to 35 views takes, by frames that a program
// sets, and by constraints that are independent, flat or nested. A straight line is good.
//
//     swift run -c release AutoScaleLayoutCurve [PLOT.svg]

import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Foundation

let context = Screen.phones[0].context()
let curves = Curve.all
let rows = (1...35).map { count in
  CurveRow(count: count, times: curves.map { milliseconds($0.layout(count)) })
}

print("views" + curves.map { $0.name.padded(to: 13) }.joined() + "   (milliseconds)")
for row in rows { print(row.text) }

let room = curves.map { Room(of: $0, measuredBy: milliseconds) }
print("\nviews in a frame of \(CurveRow.frame.text) ms")
print("here " + room.map { $0.text.padded(to: 13) }.joined())
print("published: 50 by frames, 6 by Auto Layout, 12 by nested Auto Layout")

if let path = CommandLine.arguments.dropFirst().first {
  do {
    try Data(CurvePlot(curves: curves, rows: rows).svg.utf8)
      .write(to: URL(filePath: path), options: .atomic)
  } catch {
    FileHandle.standardError.write(Data("\(path): \(error.localizedDescription)\n".utf8))
    exit(1)
  }
}

/// The least time of one layout among several, so that other processes do not count.
func milliseconds(_ layout: () -> Void) -> Double {
  let times = (0..<15).map { _ in ContinuousClock().measure(layout) / .milliseconds(1) }
  return times.min() ?? 0
}
