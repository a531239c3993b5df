import Foundation

/// One point of each curve, in milliseconds.
struct CurveRow {
  let count: Int
  let byHand, flat, nested: Double

  var text: String {
    String(format: "%5d  %8.4f  %8.4f  %8.4f", count, byHand, flat, nested)
  }
}

extension Double {
  var text: String { String(format: "%.2f", self) }
}

/// The curves as a picture: views to the right, milliseconds upwards.
struct CurvePlot {
  let rows: [CurveRow]

  private let width = 640.0
  private let height = 400.0
  private let margin = 48.0
  private var largestTime: Double { rows.map { max($0.flat, $0.nested) }.max() ?? 1 }
  private var largestCount: Double { Double(rows.last?.count ?? 1) }

  var svg: String {
    let curves: [(String, String, (CurveRow) -> Double)] = [
      ("frames by hand", "#777777", \.byHand), ("constraints, flat", "#0a66c2", \.flat),
      ("constraints, nested", "#c2410c", \.nested),
    ]
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(width))" height="\(Int(height))" \
      font-family="sans-serif" font-size="12">
      """,
      #"<rect width="100%" height="100%" fill="white"/>"#, axis,
    ]
    for (index, (name, color, value)) in curves.enumerated() {
      let points = rows.map { point(Double($0.count), value($0)) }.joined(separator: " ")
      lines.append(
        #"<polyline fill="none" stroke="\#(color)" stroke-width="2" points="\#(points)"/>"#)
      let y = margin + 16 * Double(index)
      lines.append(#"<text x="\#(margin + 12)" y="\#(y)" fill="\#(color)">\#(name)</text>"#)
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
