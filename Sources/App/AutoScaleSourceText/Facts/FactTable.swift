/// A table of measured or published facts, as rows of fields between tabs.
///
/// Notes come first, such as `# unit: 1/1000 em`. The next line names the columns and, after a colon,
/// what their fields hold:
///
/// | column | field |
/// | --- | --- |
/// | `name` | text |
/// | `name:1`, `name:95` | as many numbers, between spaces |
/// | `name:*` | numbers, as many as there are |
/// | `name:?` | a number or nothing |
/// | `name:versions` | versions of the tools, such as `..<redesign`, or nothing for a device |
package struct FactTable: Sendable {
  /// A row, whose fields are found by the names of their columns.
  package struct Row: Sendable {
    fileprivate let columns: [Column]
    fileprivate let fields: [Field]
  }

  /// The notes by name: the unit, the source, the repositories that the numbers rest on, and the script
  /// that fitted them.
  package private(set) var notes: [String: String] = [:]

  /// The rows in their order.
  package private(set) var rows: [Row] = []

  private var columns: [Column] = []

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - text: The table.
  ///   - file: The file of the table, for errors.
  ///   - line: The number of the table's first line in the file.
  /// - Throws: All rows that are malformed.
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String, file: String, line: Int) throws(MalformedFacts) {
    var defects: [MalformedFacts.Defect] = []
    for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      do throws(MalformedFacts.Reason) {
        try read(row)
      } catch {
        defects.append(MalformedFacts.Defect(line: line + index, reason: error))
      }
    }
    if !defects.isEmpty { throw MalformedFacts(file: file, defects: defects) }
  }

  private mutating func read(_ line: Substring) throws(MalformedFacts.Reason) {
    if columns.isEmpty, line.hasPrefix("# ") {
      let note = line.dropFirst(2).split(separator: ":", maxSplits: 1)
      guard note.count == 2 else { throw .noteWithoutName }
      notes[String(note[0])] = note[1].trimmingSpaces
      return
    }
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    if columns.isEmpty {
      columns = try fields.map { field throws(MalformedFacts.Reason) in try Column(field) }
      return
    }
    guard fields.count == columns.count else {
      throw .fieldCount(fields.count, expected: columns.count)
    }
    var row: [Field] = []
    for (column, field) in zip(columns, fields) { row.append(try column.read(field)) }
    rows.append(Row(columns: columns, fields: row))
  }
}

extension FactTable {
  /// Makes a table that is part of the package, and stops with all defects where it is malformed.
  ///
  /// The text begins two lines below the call.
  package static func embedded(_ text: String, file: String = #fileID, line: Int = #line)
    -> FactTable
  {
    do throws(MalformedFacts) {
      return try FactTable(text, file: file, line: line + 2)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

extension FactTable {
  /// Returns the first row whose first column has a text, which some row has.
  package func row(_ key: String) -> Row {
    guard let row = rows.first(where: { $0.text(columns[0].name) == key }) else {
      preconditionFailure("no row of \(key)")
    }
    return row
  }

  /// Returns the numbers of a column in all rows, one after the other.
  package func numbers(_ column: String) -> [Double] { rows.flatMap { $0.numbers(column) } }
}

extension FactTable.Row {
  /// Returns the text of a column.
  package func text(_ column: String) -> String {
    guard case .text(let text) = field(column) else { return "" }
    return text
  }

  /// Returns the numbers of a column.
  package func numbers(_ column: String) -> [Double] {
    guard case .numbers(let numbers) = field(column) else { return [] }
    return numbers
  }

  /// Returns the number of a column, if it has one.
  package func number(_ column: String) -> Double? { numbers(column).first }

  /// Returns whether the row's versions contain a version of the tools; a row without versions is
  /// for devices and for all versions that no later row names.
  package func contains(_ version: ToolsVersion?, in column: String = "versions") -> Bool {
    guard case .versions(let versions) = field(column) else { return false }
    return versions.map { versions in version.map(versions.contains) ?? false } ?? true
  }

  private func field(_ name: String) -> Field {
    guard let index = columns.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("no column \(name); the columns are \(columns.map(\.name))")
    }
    return fields[index]
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " }) }
}
