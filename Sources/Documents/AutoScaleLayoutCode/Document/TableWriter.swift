import AutoScaleInterfaceBuilder

/// Makes the static cells of a table, which is the root of its class, sections of a data source.
struct TableWriter {
  let screen: ScreenCode

  func write(_ facts: ClassFacts) {
    guard let root = screen.root, let sections = facts.sections else { return }
    let names = screen.expressions
    let table = StaticTable(
      sections: sections.map { section in
        .init(
          header: section.header, footer: section.footer,
          cells: section.cells.map { names[$0.element] ?? "" },
          heights: section.cells.map(\.height))
      })
    screen.table = table
    screen.act(root.index, .set("dataSource", .code("self")))
  }
}
