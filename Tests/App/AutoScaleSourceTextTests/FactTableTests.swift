import Testing

@testable import AutoScaleSourceText

@Suite struct FactTableTests {
  private static func table(_ lines: String...) throws -> FactTable {
    try FactTable(lines.joined(separator: "\n"), file: "Facts.swift", line: 10)
  }

  @Test func `fields are found by the names of their columns`() throws {
    let table = try Self.table(
      "# unit: points", "name\twidth:1\tgap:?\tall:*\tversions:versions",
      "a\t20.5\t\t1 2 3\t", "b\t-1\t4\t\t..<iOS13Controls")
    #expect(table.notes == ["unit": "points"])
    #expect(table.row("b").number("width") == -1)
    #expect(table.rows.map { $0.number("gap") } == [nil, 4])
    #expect(table.numbers("all") == [1, 2, 3])
    #expect(table.rows.map { $0.contains(nil) } == [true, false])
    #expect(table.row("b").contains(ToolsVersion(rawValue: 14_799)))
    #expect(!table.row("b").contains(.iOS13Controls))
  }

  struct Defect: Sendable, CustomTestStringConvertible {
    let lines: [String]
    let message: String
    var testDescription: String { message }
  }

  static let defects = [
    Defect(
      lines: ["# points", "a"],
      message: "Facts.swift:10: error: a note needs a name and a colon, such as '# unit: points'"),
    Defect(
      lines: ["a\tb:x"],
      message:
        "Facts.swift:10: error: column 'b:x' needs a name, and ':versions', ':?', ':*' or a count after it"
    ),
    Defect(
      lines: ["a\tb:1", "x\t1", "y 2"],
      message: "Facts.swift:12: error: 1 fields for 2 columns; separate fields by tabs"),
    Defect(
      lines: ["a\tb:2", "x\t1"],
      message: "Facts.swift:11: error: 1 numbers in b, which needs 2"),
    Defect(
      lines: ["a:1", "1,5", "2", "nan"],
      message: """
        Facts.swift:11: error: '1,5' in a is not a number; write decimals such as 20.5
        Facts.swift:13: error: 'nan' in a is not a number; write decimals such as 20.5
        """),
    Defect(
      lines: ["a:versions", "redesign..<cellMargins"],
      message:
        "Facts.swift:11: error: 'redesign..<cellMargins' in a names no versions; write one such as '..<redesign'"
    ),
  ]

  @Test(arguments: defects)
  func `a malformed row is named with its file and line`(_ defect: Defect) {
    let error = #expect(throws: MalformedFacts.self) {
      try FactTable(defect.lines.joined(separator: "\n"), file: "Facts.swift", line: 10)
    }
    #expect(error?.description == defect.message)
  }
}
