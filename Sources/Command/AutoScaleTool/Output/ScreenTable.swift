import AutoScale
import AutoScaleLayoutEngine

/// The differences between screens and conditions: a row for each item, a column for each of them.
struct ScreenTable {
  /// The value of an item on a screen.
  struct Cell {
    /// The columns that name the item.
    let key: [String]

    let text: String

    init(_ key: [String], _ text: String) {
      self.key = key
      self.text = text
    }
  }

  private struct Column {
    let condition: ViewingCondition
    let cells: [[String]: String]
  }

  private var keys: [[String]] = []
  private var known: Set<[String]> = []
  private var columns: [Column] = []

  /// The values of items on screens without one of their own.
  private var otherwise: [[String]: String] = [:]

  /// Adds the values of items in a condition, on its screen or on the document's device.
  mutating func add(_ condition: ViewingCondition, _ cells: [Cell]) {
    for cell in cells where known.insert(cell.key).inserted { keys.append(cell.key) }
    columns.append(
      Column(
        condition: condition,
        cells: Dictionary(cells.map { ($0.key, $0.text) }, uniquingKeysWith: { $1 })))
  }

  /// Sets the value of an item for screens without one of their own.
  mutating func addDefault(_ cell: Cell) { otherwise[cell.key] = cell.text }

  /// Returns the line above the table.
  func heading(of file: String) -> String {
    let screens = Set(columns.map(\.condition.screen)).count
    let counted = screens == 1 ? "one screen" : "\(screens) screens"
    let conditions = Set(columns.map { $0.condition.words(length: .short) }).count
    return "\(file) on \(counted)" + (conditions > 1 ? " in \(conditions) conditions" : "")
  }

  /// Returns the label of a condition: the size of its screen, such as `390×844`, or the name if other
  /// screens have that size; and then what differs from the document as it is.
  func label(of condition: ViewingCondition) -> String {
    let words = condition.words(length: .short)
    guard let screen = condition.screen else {
      return words.isEmpty ? "as in the file" : words.joined(separator: ", ")
    }
    let others = Set(
      columns.compactMap(\.condition.screen)
        .filter { ($0.width, $0.height) == (screen.width, screen.height) })
    let name = others.count > 1 ? screen.name : "\(screen.width.text)×\(screen.height.text)"
    return ([name] + words).joined(separator: ", ")
  }

  /// Writes the rows that differ; screens that agree in all rows share a column.
  func write(on terminal: Terminal) {
    let rows = keys.map { key in columns.map { $0.cells[key] ?? otherwise[key] ?? "–" } }
    let differing = zip(keys, rows).filter { _, cells in Set(cells).count > 1 }
    if differing.isEmpty {
      terminal.print("  nothing differs between these screens")
      return
    }
    let shared = sharedColumns(of: differing.map(\.1))
    let table = FoldedColumns(
      labels: shared.map { label(of: columns[$0[0]].condition) },
      rows: differing.map { key, cells in
        FoldedColumns.Row(key: key, cells: shared.map { cells[$0[0]] })
      })
    table.write(on: terminal)
    for indices in shared {
      let first = label(of: columns[indices[0]].condition)
      let others = indices.dropFirst().map { label(of: columns[$0].condition) }
      guard !others.isEmpty else { continue }
      terminal.printFolded("  like \(first): \(others.joined(separator: ", "))")
    }
  }

  /// Groups the indices of columns with equal cells.
  private func sharedColumns(of rows: [[String]]) -> [[Int]] {
    var shared: [[Int]] = []
    var places: [[String]: Int] = [:]
    for column in columns.indices {
      let cells = rows.map { $0[column] }
      if let place = places[cells] {
        shared[place].append(column)
      } else {
        places[cells] = shared.count
        shared.append([column])
      }
    }
    return shared
  }
}
