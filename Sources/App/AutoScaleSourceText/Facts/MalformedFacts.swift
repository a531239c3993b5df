/// The defects of a table of facts: the line of each, and how to repair it.
package struct MalformedFacts: Error, Hashable {
  /// A defect of a line.
  package enum Reason: Error, Hashable {
    /// A note has no name in front of a colon.
    case noteWithoutName
    /// A column of the header has no name, or holds something unknown.
    case column(String)
    /// A row has more or fewer fields than the header.
    case fieldCount(Int, expected: Int)
    /// A field has more or fewer numbers than its column says.
    case numberCount(Int, expected: Int, column: String)
    /// A word is not a finite number.
    case number(String, column: String)
    /// A field names no versions of the tools.
    case versions(String, column: String)
  }

  /// A malformed line, and the reason.
  package struct Defect: Hashable, Sendable {
    /// The number of the line in the file.
    package let line: Int
    /// The defect.
    package let reason: Reason
  }

  /// The file of the table.
  package let file: String

  /// The defects in the order of the file.
  package let defects: [Defect]
}

extension MalformedFacts: CustomStringConvertible {
  /// A line for each defect, such as `Facts.swift:12: error: 'x' in widths is not a number`.
  package var description: String {
    defects.map { "\(file):\($0.line): error: \($0.reason)" }.joined(separator: "\n")
  }
}

extension MalformedFacts.Reason: CustomStringConvertible {
  /// The defect and the fix.
  package var description: String {
    switch self {
    case .noteWithoutName: "a note needs a name and a colon, such as '# unit: points'"
    case .column(let header):
      "column '\(header)' needs a name, and ':versions', ':?', ':*' or a count after it"
    case .fieldCount(let count, let expected):
      "\(count) fields for \(expected) columns; separate fields by tabs"
    case .numberCount(let count, let expected, let column):
      "\(count) numbers in \(column), which needs \(expected)"
    case .number(let word, let column):
      "'\(word)' in \(column) is not a number; write decimals such as 20.5"
    case .versions(let versions, let column):
      "'\(versions)' in \(column) names no versions; write one such as '..<redesign'"
    }
  }
}
