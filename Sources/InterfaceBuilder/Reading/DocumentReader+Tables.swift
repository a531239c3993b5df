import ViewTree

extension DocumentReader {
  /// Reads how tables are made up, once all their cells are known.
  func readTables() {
    for (node, element) in tables {
      tablesByNode[ObjectIdentifier(node)] = table(of: node, from: element)
    }
  }

  private func table(of node: TableNode, from element: MarkupElement) -> InterfaceTable {
    func view(_ key: String) -> ViewNode? {
      node.children.first { origins.element(of: $0)?["key"] == key }
    }
    var table = InterfaceTable(
      style: choice("style", of: element, as: InterfaceTable.Style.self) ?? .plain,
      rowHeight: height("rowHeight", of: element),
      sectionHeaderHeight: height("sectionHeaderHeight", of: element),
      sectionFooterHeight: height("sectionFooterHeight", of: element),
      headerView: view("tableHeaderView"), footerView: view("tableFooterView"))
    var rows = rowsByList(of: node, rowHeight: table.rowHeight)
    for list in element.children where list.name == "prototypes" {
      table.prototypes += rows.removeValue(forKey: list.index) ?? []
    }
    for section in element.child("sections")?.sections ?? [] {
      let lists = section.children.filter { $0.name == "cells" }
      table.sections.append(
        InterfaceTable.Section(
          headerTitle: string("headerTitle", of: section),
          footerTitle: string("footerTitle", of: section),
          rows: lists.flatMap { rows.removeValue(forKey: $0.index) ?? [] }))
    }
    return table
  }

  /// The cells of a table by the index of the element that lists them.
  private func rowsByList(of node: TableNode, rowHeight: Double?) -> [Int: [InterfaceTable.Row]] {
    var rows: [Int: [InterfaceTable.Row]] = [:]
    for case let cell as TableCellNode in node.children {
      guard let element = origins.element(of: cell), let list = element.parent else { continue }
      let own = height("rowHeight", of: element)
      rows[list.index, default: []].append(InterfaceTable.Row(cell: cell, height: own ?? rowHeight))
    }
    return rows
  }

  /// A height; nil where it is absent or negative, which stands for "automatic".
  private func height(_ attribute: String, of element: MarkupElement) -> Double? {
    number(attribute, of: element).flatMap { $0 < 0 ? nil : $0 }
  }
}

extension MarkupElement {
  fileprivate var sections: [MarkupElement] { children.filter { $0.name == "tableViewSection" } }
}
