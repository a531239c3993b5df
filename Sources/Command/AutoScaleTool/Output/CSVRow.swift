/// A row of comma-separated values.
///
/// Source: RFC 4180, Common Format and MIME Type for Comma-Separated Values.
struct CSVRow {
  /// The row, without a line break.
  let text: String

  /// Joins values; one with a comma, a quotation mark or a line break is quoted.
  init(_ values: [String]) {
    text = values.map { value in
      value.contains { ",\"".contains($0) || $0.isNewline }
        ? "\"\(value.replacing("\"", with: "\"\""))\"" : value
    }.joined(separator: ",")
  }
}
