/// Lines over the widths of screens.
struct Chart {
  let title: String
  let widths: ClosedRange<Double>
  let factors: ClosedRange<Double>

  private static let area = (x: 64.0, y: 24.0, width: 480.0, height: 300.0)
  private static let colors = ["#007aff", "#34c759", "#ff9500", "#af52de", "#ff2d55", "#8e8e93"]

  /// Draws a line for each function, and its name beside its end.
  func svg(of lines: [(name: String, factor: (Double) throws -> Double)]) throws -> String {
    var parts = grid()
    let ends = try lines.map { try $0.factor(widths.upperBound) }
    let labels = Self.separated(ends.map(y), by: 20)
    for (index, line) in lines.enumerated() {
      let points = try stride(from: widths.lowerBound, through: widths.upperBound, by: 1).map {
        "\(text(x($0))),\(text(y(try line.factor($0))))"
      }
      let color = Self.colors[index % Self.colors.count]
      parts.append(
        """
        <polyline points="\(points.joined(separator: " "))" fill="none" stroke="\(color)" \
        stroke-width="2.5" stroke-linejoin="round"/>
        <text x="\(text(Self.area.x + Self.area.width + 12))" y="\(text(labels[index] + 5))" \
        font-size="15" fill="\(color)">\(line.name.escaped)</text>
        """)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="880" height="376" viewBox="0 0 880 376" role="img" \
      aria-label="\(title.escaped)" font-family="-apple-system, Inter, 'Helvetica Neue', Arial, sans-serif">
      <rect width="100%" height="100%" fill="#f5f5f7"/>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  /// The lines of tens of factors and of common widths, with their numbers.
  private func grid() -> [String] {
    let area = Self.area
    let rows = stride(from: factors.lowerBound, through: factors.upperBound + 1e-9, by: 0.1).map {
      Self.gridLine(
        "M\(text(area.x)) \(text(y($0)))H\(text(area.x + area.width))", (area.x - 12, y($0) + 5),
        "end", "\(($0 * 10).rounded() / 10)")
    }
    let columns = [320.0, 375, 390, 402, 414, 440].filter(widths.contains).map {
      Self.gridLine(
        "M\(text(x($0))) \(text(area.y))V\(text(area.y + area.height))",
        (x($0), area.y + area.height + 22), "middle", text($0))
    }
    let name =
      """
      <text x="\(text(area.x + area.width / 2))" y="\(text(area.y + area.height + 44))" font-size="13" \
      text-anchor="middle" fill="#555555">width of the phone in points, and the factor at the left</text>
      """
    return rows + columns + [name]
  }

  private static func gridLine(
    _ path: String, _ place: (x: Double, y: Double), _ anchor: String, _ label: String
  ) -> String {
    """
    <path d="\(path)" stroke="#d1d1d6"/>
    <text x="\(text(place.x))" y="\(text(place.y))" font-size="13" text-anchor="\(anchor)" \
    fill="#555555">\(label)</text>
    """
  }

  private func x(_ width: Double) -> Double {
    Self.area.x + Self.area.width * (width - widths.lowerBound)
      / (widths.upperBound - widths.lowerBound)
  }

  private func y(_ factor: Double) -> Double {
    Self.area.y + Self.area.height * (factors.upperBound - factor)
      / (factors.upperBound - factors.lowerBound)
  }

  /// Moves places down until they keep a distance.
  private static func separated(_ places: [Double], by distance: Double) -> [Double] {
    var result = places
    var last = -Double.infinity
    for index in places.indices.sorted(by: { places[$0] < places[$1] }) {
      result[index] = max(places[index], last + distance)
      last = result[index]
    }
    return result
  }
}
