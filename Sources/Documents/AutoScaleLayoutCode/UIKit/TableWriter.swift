import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the static cells of a table, which is the root of its class, as sections of a data source.
struct TableWriter {
  let context: CodeContext
  let screen: ScreenCode

  func write() {
    guard let root = screen.root, let node = root.node as? TableNode else { return }
    let sections = root.facts.child("sections")?.children("tableViewSection") ?? []
    let cells = screen.views.filter { $0.node is TableCellNode && $0.node.parent === node }
    guard !cells.isEmpty else { return }
    var table = StaticTable()
    for section in sections {
      let list = section.markup.child("cells")?.index
      let own = cells.filter { $0.facts.markup.parent?.index == list }
      table.sections.append(
        .init(
          header: context.text("headerTitle", in: section),
          footer: context.text("footerTitle", in: section),
          cells: own.map(\.name), heights: own.map { height(of: $0, in: root) }))
    }
    screen.table = table
    let member = TablePrinter.member(of: table)
    screen.members.append(member)
    root.actions.append(.assignment("dataSource", "self"))
  }

  /// The height of a cell, if it is another one than that of the table's rows.
  private func height(of cell: ViewCode, in table: ViewCode) -> Expression? {
    guard let height = cell.facts["rowHeight"].flatMap(Double.init), height > 0,
      height != table.facts["rowHeight"].flatMap(Double.init)
    else { return nil }
    return context.length(height)
  }
}
