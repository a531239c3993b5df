/// The data source of a table with static cells.
extension ClassWriter {
  /// The property with the sections.
  func sections(_ sections: [ClassFacts.Section]) -> Declaration {
    let (hasHeaders, hasFooters) = (
      sections.contains { $0.header != nil }, sections.contains { $0.footer != nil }
    )
    let rows = sections.map { section -> Expression in
      let cells = Expression.names(section.cells.map { name(of: $0.element) })
      guard hasHeaders || hasFooters else { return cells }
      return .call(
        "",
        [
          "header": hasHeaders ? section.header ?? "nil" : nil, "cells": cells,
          "footer": hasFooters ? section.footer ?? "nil" : nil,
        ])
    }
    let words =
      (hasHeaders ? ["header: String?"] : []) + ["cells: [UITableViewCell]"]
      + (hasFooters ? ["footer: String?"] : [])
    let type = words.count == 1 ? "[UITableViewCell]" : "(\(words.joined(separator: ", ")))"
    return .property(
      .assignment("private lazy var sections: [\(type)]", .column(rows)),
      ["The sections of the table, with cells that stay."])
  }

  private func name(of cell: Int) -> String { settings.objects[cell] ?? "" }

  /// The extension that hands out the cells, and the one with the heights of rows that have their own.
  var sectionDeclarations: [Declaration] {
    guard let sections = model.sections else { return [] }
    let headers = sections.contains { $0.header != nil } ? ["header"] : []
    let footers = sections.contains { $0.footer != nil } ? ["footer"] : []
    // Without texts a section is only its list of cells.
    let cells = headers.isEmpty && footers.isEmpty ? "" : ".cells"
    let table = "func tableView(_ tableView: UITableView"
    var functions: [Declaration] = [
      .function("func numberOfSections(in tableView: UITableView) -> Int", [], ["sections.count"]),
      .function(
        "\(table), numberOfRowsInSection section: Int) -> Int", [],
        ["sections[section]\(cells).count"]),
      .function(
        "\(table), cellForRowAt indexPath: IndexPath) -> UITableViewCell", [],
        ["sections[indexPath.section]\(cells)[indexPath.row]"]),
    ]
    for word in headers + footers {
      functions.append(
        .function(
          "\(table), titleFor\(word.capitalizedFirst)InSection section: Int) -> String?", [],
          ["sections[section].\(word)"]))
    }
    let source = Declaration.type(
      "extension \(model.typeName): UITableViewDataSource", functions.map { [$0] })
    // Heights are asked of the delegate, which the class is not.
    let rows = sections.flatMap(\.cells).filter { $0.height != nil }
    guard !rows.isEmpty else { return [source] }
    let cases = rows.groups(by: \.height).map { height, rows in
      Statement.Block(
        head: "case \(rows.map { name(of: $0.element) }.joined(separator: ", ")):",
        body: [.expression(options.length(height ?? 0))])
    }
    let choice = Statement.cases(
      "switch sections[indexPath.section]\(cells)[indexPath.row] {",
      cases + [.init(head: "default:", body: ["rowHeight"])])
    let heights = Declaration.function(
      "func height(ofRowAt indexPath: IndexPath) -> CGFloat",
      ["Returns the height of a row, for the delegate's `tableView(_:heightForRowAt:)`."], [choice])
    return [source, .type("extension \(model.typeName)", [[heights]])]
  }
}
