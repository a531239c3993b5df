/// Rows of cells in aligned columns, two spaces apart.
struct TextTable {
  var rows: [[String]] = []

  /// The right-aligned columns, such as numbers.
  var rightAligned: Set<Int> = []

  /// The rows as text, without trailing spaces.
  var lines: [String] {
    let widths = columnWidths
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return rightAligned.contains(column) ? space + cell : cell + space
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private var columnWidths: [Int] {
    rows.reduce(into: []) { widths, row in
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
  }
}
