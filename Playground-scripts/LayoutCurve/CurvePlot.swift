import Foundation

/// One point of each curve, in milliseconds.
struct CurveRow {
  /// The time of a frame at 60 frames a second, in milliseconds.
  static let frame = 1000.0 / 60

  let count: Int
  let times: [Double]

  var text: String {
    "\(count)".padded(to: 5) + times.map { String(format: "%13.4f", $0) }.joined()
  }
}

extension Double {
  var text: String { String(format: "%.2f", self) }
}

extension String {
  /// The text, right-aligned in a column.
  func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

/// The curves as a picture: views to the right, milliseconds upwards.
struct CurvePlot {
  let curves: [Curve]
  let rows: [CurveRow]

  private let width = 640.0
  private let height = 400.0
  private let margin = 48.0
  private var largestTime: Double { rows.flatMap(\.times).max() ?? 1 }
  private var largestCount: Double { Double(rows.last?.count ?? 1) }

  var svg: String {
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(width))" height="\(Int(height))" \
      font-family="sans-serif" font-size="12">
      """,
      #"<rect width="100%" height="100%" fill="white"/>"#, axis,
    ]
    for (index, curve) in curves.enumerated() {
      let points = rows.map { point(Double($0.count), $0.times[index]) }.joined(separator: " ")
      let y = margin + 16 * Double(index)
      lines += [
        """
        <polyline fill="none" stroke="\(curve.color)" stroke-width="2" points="\(points)"/>
        """,
        #"<text x="\#(margin + 12)" y="\#(y)" fill="\#(curve.color)">\#(curve.name)</text>"#,
      ]
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private var axis: String {
    let (left, bottom) = (margin, height - margin)
    return """
      <path d="M\(left) \(margin / 2)V\(bottom)H\(width - margin / 2)" fill="none" stroke="black"/>
      <text x="\(left)" y="\(bottom + 20)">1 view</text>
      <text x="\(width - margin * 2)" y="\(bottom + 20)">\(Int(largestCount)) views</text>
      <text x="4" y="\(margin / 2 + 4)">\(largestTime.text) ms</text>
      """
  }

  private func point(_ count: Double, _ time: Double) -> String {
    let x = margin + (width - margin * 1.5) * count / largestCount
    let y = height - margin - (height - margin * 1.5) * time / largestTime
    return "\(x.text),\(y.text)"
  }
}
