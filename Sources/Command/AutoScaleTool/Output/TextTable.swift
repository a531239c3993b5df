/// Rows of cells in aligned columns, two spaces apart.
struct TextTable {
  var rows: [[String]] = []

  /// The right-aligned columns, such as numbers.
  var rightAligned: Set<Int> = []

  /// The rows as text, without trailing spaces; cells of several words are folded to fit a width.
  func lines(within limit: Int? = nil) -> [String] {
    let widths = columnWidths(within: limit)
    return rows.flatMap { row -> [String] in
      let cells = row.enumerated().map { $1.folded(to: widths[$0]) }
      return (0..<(cells.map(\.count).max() ?? 0)).map { line in
        let parts = cells.enumerated().map { column, cell in
          let text = line < cell.count ? cell[line] : ""
          let space = String(repeating: " ", count: max(0, widths[column] - text.count))
          return rightAligned.contains(column) ? space + text : text + space
        }
        return parts.joined(separator: "  ").withoutSpacesAtEnd
      }
    }
  }

  /// The number of characters of the widest line without a limit.
  var width: Int { Self.total(columnWidths(within: nil)) }

  private static func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + 2 * max(0, widths.count - 1)
  }

  private func columnWidths(within limit: Int?) -> [Int] {
    var widths = maximum { $0.count }
    guard let limit, Self.total(widths) > limit else { return widths }
    // A column is at least as wide as its longest word.
    let least = maximum { $0.split(separator: " ").map(\.count).max() ?? 0 }
    while Self.total(widths) > limit {
      let wide = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = wide.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
    }
    return widths
  }

  /// Returns the largest of a measure of each column's cells.
  private func maximum(_ measure: (String) -> Int) -> [Int] {
    rows.reduce(into: []) { widths, row in
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], measure(cell))
      }
    }
  }
}

extension String {
  /// The text without the spaces at its end.
  ///
  /// It looks at bytes: characters took a third of the time of `autoscale value 16`.
  fileprivate var withoutSpacesAtEnd: String {
    let last = utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return String(self[..<(last.map(utf8.index(after:)) ?? startIndex)])
  }

  /// Returns the parts of a line, broken at spaces; a word that is longer than the width stays whole.
  ///
  /// - Parameters:
  ///   - width: The largest number of characters, or `nil` for any.
  ///   - indent: The number of spaces before each part but the first.
  /// - Returns: At least one part.
  func folded(to width: Int?, indent: Int = 0) -> [String] {
    guard let width, count > width else { return [self] }
    var lines: [String] = []
    // Spaces at the start of a line are its own indent.
    var line = String(prefix { $0 == " " })
    var isEmpty = true
    for word in split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isEmpty) = (String(repeating: " ", count: indent), true)
      }
      line += isEmpty ? String(word) : " " + word
      isEmpty = false
    }
    return lines + [line]
  }
}
