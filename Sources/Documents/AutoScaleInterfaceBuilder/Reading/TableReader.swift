import AutoScaleTrees

/// Reads the structure of tables and the accessory views of cells, once all views are known.
struct TableReader {
  private(set) var tables: [ObjectIdentifier: InterfaceTable] = [:]
  private let index: ElementIndex

  /// Reads all tables of a document.
  init(_ trees: BuiltTrees, reader: inout ElementReader) {
    index = trees.index
    for (node, element) in trees.tables {
      tables[ObjectIdentifier(node)] = table(of: node, from: element, &reader)
    }
    connectAccessories(of: trees)
  }

  private func table(
    of node: TableNode, from element: MarkupElement, _ reader: inout ElementReader
  ) -> InterfaceTable {
    func view(_ key: String) -> ViewNode? {
      node.children.first { index.element(of: $0)?["key"] == key }
    }
    var table = InterfaceTable(
      style: node.style,
      rowHeight: reader.height("rowHeight", of: element),
      sectionHeaderHeight: reader.height("sectionHeaderHeight", of: element),
      sectionFooterHeight: reader.height("sectionFooterHeight", of: element),
      headerView: view("tableHeaderView"), footerView: view("tableFooterView"))
    (node.rowHeight, node.sectionHeaderHeight) = (table.rowHeight, table.sectionHeaderHeight)
    node.sectionFooterHeight = table.sectionFooterHeight
    var rows = rowsByList(of: node, rowHeight: table.rowHeight, &reader)
    for list in element.children where list.name == "prototypes" {
      table.prototypes += rows.removeValue(forKey: list.index) ?? []
    }
    for section in element.child("sections")?.sections ?? [] {
      let lists = section.children.filter { $0.name == "cells" }
      let read = InterfaceTable.Section(
        headerTitle: reader.string("headerTitle", of: section),
        footerTitle: reader.string("footerTitle", of: section),
        rows: lists.flatMap { rows.removeValue(forKey: $0.index) ?? [] })
      // A picture of a cell draws the titles above and below it.
      read.rows.first?.cell.sectionHeaderTitle = read.headerTitle
      read.rows.last?.cell.sectionFooterTitle = read.footerTitle
      table.sections.append(read)
    }
    return table
  }

  /// Returns the cells of a table by the index of the element that lists them.
  private func rowsByList(
    of node: TableNode, rowHeight: Double?, _ reader: inout ElementReader
  ) -> [Int: [InterfaceTable.Row]] {
    var rows: [Int: [InterfaceTable.Row]] = [:]
    for child in node.children {
      guard case .tableCell(let cell) = child.role, let element = index.element(of: cell),
        let list = element.parent
      else { continue }
      let own = reader.height("rowHeight", of: element)
      cell.rowHeight = own
      rows[list.index, default: []].append(InterfaceTable.Row(cell: cell, height: own ?? rowHeight))
    }
    return rows
  }

  /// Sets the accessory views of cells, which outlets connect with views outside the cells.
  ///
  /// - Complexity: O(*n*) in the views.
  private func connectAccessories(of trees: BuiltTrees) {
    let views = trees.roots.flatMap(\.views)
    let loose = trees.roots.filter { $0.kind == .view }.compactMap(\.view)
    // Accessory views are objects at the top level, and few documents have any.
    guard !loose.isEmpty else { return }
    for node in views.lazy.flatMap(\.subtree) {
      guard case .tableCell(let cell) = node.role,
        let id = index.element(of: cell)?.accessoryID
      else { continue }
      cell.accessoryView = loose.first { $0.identifier == id }
    }
  }
}

extension ElementReader {
  /// Returns a height, or `nil` if it is absent or negative, which means "automatic".
  fileprivate mutating func height(_ attribute: String, of element: MarkupElement) -> Double? {
    number(attribute, of: element).flatMap { $0 < 0 ? nil : $0 }
  }
}

extension MarkupElement {
  fileprivate var sections: [MarkupElement] { children.filter { $0.name == "tableViewSection" } }

  /// The id of the view that the outlet `accessoryView` names, if there is one.
  fileprivate var accessoryID: String? {
    child("connections")?.children.first {
      $0.name == "outlet" && $0["property"] == "accessoryView"
    }?["destination"]
  }
}
