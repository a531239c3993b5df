/// A table of many columns, which a narrow terminal shows as several tables, one below the other.
struct FoldedColumns {
  /// The words at the left of a row, and its cells.
  struct Row {
    let key: [String]
    let cells: [String]
  }

  let labels: [String]
  let rows: [Row]

  /// Writes the table, or as many of its columns at a time as fit.
  func write(on terminal: Terminal) {
    guard let width = terminal.width else { return write(labels.indices, on: terminal) }
    let keys = TextTable(rows: rows.map(\.key)).width
    // Long keys would leave room for few columns: they get lines of their own.
    let isStacked = keys > width / 2
    let room = width - 2 - (isStacked ? 2 : keys)
    var start = 0
    while start < labels.count {
      var (end, used) = (start, 0)
      while end < labels.count, end == start || used + 2 + self.width(of: end) <= room {
        used += 2 + self.width(of: end)
        end += 1
      }
      if start > 0 { terminal.print("") }
      if isStacked { stack(start..<end, on: terminal) } else { write(start..<end, on: terminal) }
      start = end
    }
  }

  /// Returns the width of a column whose label is folded.
  private func width(of column: Int) -> Int {
    let words = labels[column].split(separator: " ").map(\.count)
    return (words + rows.map { $0.cells[column].count }).max() ?? 0
  }

  private func write(_ columns: Range<Int>, on terminal: Terminal) {
    let count = rows.first?.key.count ?? 0
    var table = TextTable(rightAligned: Set(count..<count + columns.count))
    table.rows = [Array(repeating: "", count: count) + labels[columns]]
    table.rows += rows.map { $0.key + $0.cells[columns] }
    terminal.printHeaded(table, indent: "  ")
  }

  /// Writes each key in a line above its cells.
  private func stack(_ columns: Range<Int>, on terminal: Terminal) {
    var table = TextTable(rightAligned: Set(0..<columns.count))
    table.rows = [Array(labels[columns])] + rows.map { Array($0.cells[columns]) }
    let lines = table.lines(within: terminal.width.map { $0 - 4 })
    let heading = lines.count - rows.count
    for line in lines.prefix(heading) { terminal.print("    " + terminal.styled(line, .bold)) }
    for (row, line) in zip(rows, lines.dropFirst(heading)) {
      let key = row.key.filter { !$0.isEmpty }.joined(separator: "  ")
      terminal.printFolded("  " + key)
      terminal.print("    " + line)
    }
  }
}
