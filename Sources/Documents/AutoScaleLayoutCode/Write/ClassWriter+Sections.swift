/// The data source of a table with static cells.
extension ClassWriter {
  /// The words for the parts of a section: its cells, and the texts that some section has.
  private func parts(of sections: [ClassFacts.Section]) -> [String] {
    ["header", "cells", "footer"].filter { word in
      word == "cells" || sections.contains { $0.texts[word] != nil }
    }
  }

  /// The property with the sections.
  func sections(_ sections: [ClassFacts.Section]) -> Declaration {
    let parts = parts(of: sections)
    let rows = sections.map { section -> Expression in
      let cells = Expression.names(section.cells.map { name(of: $0.element) })
      if parts.count == 1 { return cells }
      return .call(
        "", Arguments(parts.map { ($0, $0 == "cells" ? cells : section.texts[$0] ?? .missing) }))
    }
    let words = parts.map { $0 + ($0 == "cells" ? ": [UITableViewCell]" : ": String?") }
    let type = words.count == 1 ? "[UITableViewCell]" : "(\(words.joined(separator: ", ")))"
    return .property(
      .assignment("private lazy var sections: [\(type)]", .column(rows)),
      ["The sections of the table, with cells that stay."])
  }

  private func name(of cell: Int) -> String { settings.objects[cell] ?? "" }

  /// The extension that hands out the cells, and the one with the heights of rows that have their own.
  var sectionDeclarations: [Declaration] {
    guard let sections = model.facts.sections else { return [] }
    let parts = parts(of: sections)
    // Without texts a section is only its list of cells.
    let cells = parts.count == 1 ? "" : ".cells"
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
    for word in parts where word != "cells" {
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
