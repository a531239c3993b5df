/// Prints the data source of a table with static cells.
struct TablePrinter {
  let screen: ScreenCode
  let values: ValueWriter

  /// The property with the sections.
  static func member(of table: StaticTable, _ values: ValueWriter) -> ScreenCode.Member {
    let hasHeaders = table.sections.contains { $0.header != nil }
    let hasFooters = table.sections.contains { $0.footer != nil }
    let rows = table.sections.map { section -> Expression in
      let cells = Expression.list(section.cells.map { .text($0) })
      var arguments: [Expression.Argument] = []
      if hasHeaders {
        arguments.append(.init("header", section.header.map(values.expression) ?? "nil"))
      }
      arguments.append(.init("cells", cells))
      if hasFooters {
        arguments.append(.init("footer", section.footer.map(values.expression) ?? "nil"))
      }
      return arguments.count == 1 ? cells : .call("", arguments)
    }
    let words = [
      hasHeaders ? "header: String?" : nil, "cells: [UITableViewCell]",
      hasFooters ? "footer: String?" : nil,
    ].compactMap { $0 }
    let type = words.count == 1 ? "[UITableViewCell]" : "(\(words.joined(separator: ", ")))"
    return .init(
      name: "sections", documentation: ["The sections of the table, with cells that stay."],
      declaration: .assignment("private lazy var sections: [\(type)]", .column(rows)))
  }

  /// The extension that hands out the cells.
  func lines() -> [String] {
    guard let table = screen.table else { return [] }
    let hasHeaders = table.sections.contains { $0.header != nil }
    let hasFooters = table.sections.contains { $0.footer != nil }
    let cells = hasHeaders || hasFooters ? ".cells" : ""
    var functions: [(head: String, body: [String])] = [
      ("func numberOfSections(in tableView: UITableView) -> Int", ["sections.count"]),
      (
        "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int",
        ["sections[section]\(cells).count"]
      ),
      (
        "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell",
        ["sections[indexPath.section]\(cells)[indexPath.row]"]
      ),
    ]
    for (isPresent, word) in [(hasHeaders, "header"), (hasFooters, "footer")] where isPresent {
      functions.append(
        (
          "func tableView(_ tableView: UITableView, titleFor\(word.capitalizedFirst)InSection section: Int) -> String?",
          ["sections[section].\(word)"]
        ))
    }
    let blocks = functions.map { function in
      signature(function.head) + function.body.map { "    " + $0 } + ["  }"]
    }
    let extensionLines =
      ["", "extension \(screen.typeName): UITableViewDataSource {"]
      + blocks.joined(separator: [""]) + ["}"]
    return extensionLines + heights(of: table, cells)
  }

  /// A head whose result goes into the next line if it does not fit.
  private func signature(_ head: String) -> [String] {
    if head.count + 4 <= Expression.width { return ["  \(head) {"] }
    guard let arrow = head.firstRange(of: " -> ") else { return ["  \(head) {"] }
    return ["  \(head[..<arrow.lowerBound])", "    -> \(head[arrow.upperBound...])", "  {"]
  }

  /// The function with the heights of rows that have their own.
  private func heights(of table: StaticTable, _ cells: String) -> [String] {
    let rows = table.sections.flatMap { zip($0.cells, $0.heights) }.filter { $0.1 != nil }
    guard !rows.isEmpty else { return [] }
    let cases = rows.groups(by: \.1).flatMap { height, rows in
      caseLines(rows.map(\.0), height.flatMap { values.length($0).flat } ?? "")
    }
    return [
      "", "extension \(screen.typeName) {",
      "  /// Returns the height of a row, for the delegate's `tableView(_:heightForRowAt:)`.",
      "  func height(ofRowAt indexPath: IndexPath) -> CGFloat {",
      "    switch sections[indexPath.section]\(cells)[indexPath.row] {",
    ] + cases + ["    default: rowHeight", "    }", "  }", "}"]
  }

  private func caseLines(_ cells: [String], _ height: String) -> [String] {
    let line = "    case \(cells.joined(separator: ", ")): \(height)"
    if line.count <= Expression.width { return [line] }
    var lines: [String] = []
    for (index, cell) in cells.enumerated() {
      let text = cell + (index == cells.count - 1 ? ":" : ",")
      if let last = lines.last, last.count + 1 + text.count <= Expression.width {
        lines[lines.count - 1] = last + " " + text
      } else {
        lines.append((index == 0 ? "    case " : "      ") + text)
      }
    }
    return lines + ["      \(height)"]
  }
}
