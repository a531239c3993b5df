import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Tables, which are lists of their cells.
extension SwiftUIReader {
  /// Reads a table as a list: of its static cells in their sections, or of rows that the caller gives.
  ///
  /// The cells that the caller's rows show are structures of their own.
  func readList(_ table: TableNode, _ unit: inout LeafReader) {
    let facts = unit.facts
    passOverDataSource(of: facts)
    var ends: [Expression] = [".listRowInsets(EdgeInsets())"]
    if facts.word("separatorStyle") == "none" { ends.append(".listRowSeparator(.hidden)") }
    func row(_ node: ViewNode) -> Statement? {
      self.row(node, in: table)?.looking(ends).statement(scales: scales)
    }
    var parts: [(index: Int, node: ViewNode)] = []
    for node in children(of: table) {
      guard let element = context.document.markup(of: node) else { continue }
      if element.parent?.name == "prototypes" {
        let height = facts["rowHeight"].flatMap(Double.init).flatMap { $0 > 0 ? $0 : nil }
        prototypes.append((node, height.map { [.vertical: $0] } ?? [:]))
      } else {
        parts.append((element.parent?.name == "cells" ? element.parent?.index ?? 0 : 0, node))
      }
    }
    // The views over and under the rows are no cells.
    let around = parts.filter { !($0.node is TableCellNode) }.map(\.node)
    var rows = around.filter { isHeader($0) }.compactMap(row)
    for section in facts.child("sections")?.children("tableViewSection") ?? [] {
      let list = section.element.child("cells")?.index
      let cells = parts.filter { $0.index == list }.compactMap { row($0.node) }
      rows.append(Self.section(cells, section.shown("headerTitle"), section.shown("footerTitle")))
    }
    if facts.element.child("sections") == nil {
      rows.append(
        .expression(
          .text(screen.slot(names(of: table).map { $0 == "tableView" ? "rows" : $0 }))))
    }
    rows += around.filter { !isHeader($0) }.compactMap(row)
    var looks: [Expression] = [.call(".listStyle", texts: ["." + table.style.rawValue])]
    // A list draws the system's background over any other.
    if unit.showsFrame { looks.append(".scrollContentBackground(.hidden)") }
    unit.view = .block("List", rows).looking(looks + scrollLooks(facts))
    unit.finish()
  }

  /// Passes over the data source of a view, which has its rows or items itself.
  func passOverDataSource(of facts: Reader) {
    for outlet in facts.element.elements(in: "connections") where outlet["property"] == "dataSource"
    {
      context.takeAll(of: outlet)
    }
  }

  private func isHeader(_ node: ViewNode) -> Bool {
    context.document.markup(of: node)?["key"] == "tableHeaderView"
  }

  private static func section(
    _ rows: [Statement], _ header: Expression?, _ footer: Expression?
  ) -> Statement {
    guard let footer else {
      return .block(header?.flat.map { "Section(\($0)) {" } ?? "Section {", rows)
    }
    let texts = [("header", header), ("footer", footer)].compactMap { name, text in
      text.map {
        Statement.Block(head: "} \(name): {", body: [.expression(.call("Text", ["_": $0]))])
      }
    }
    return .blocks([.init(head: "Section {", body: rows)] + texts)
  }

  /// A row, whose content has the edges that it has in UIKit.
  private func row(_ node: ViewNode, in table: TableNode) -> SwiftUIView? {
    let content =
      node is TableCellNode ? node.children.first { $0 is ContentViewNode } ?? node : node
    guard let facts = facts(of: content) else { return nil }
    var view: SwiftUIView
    if isContainer(content) {
      facts.skipKnown(of: ["root"] + type(of: content).classNames)
      view = looking(
        facts, of: content, around: container(content, isScreen: false), isScreen: false)
    } else if let unit = unit(of: content, sized: [.horizontal, .vertical]) {
      view = unit.view
    } else {
      view = .leaf("EmptyView()")
    }
    if let cell = node as? TableCellNode, let facts = self.facts(of: cell) {
      facts.skipKnown(of: ["UIView", "root"])
      // -1 is Xcode's word for an automatic height.
      let heights = [facts["rowHeight"], context.document.markup(of: table)?["rowHeight"]]
      if let height = heights.lazy.compactMap({ $0.flatMap(Double.init) }).first, height > 0 {
        view = view.framed([.vertical: height])
      }
      view = looking(facts, of: cell, around: view, isScreen: false)
      let reader = LeafReader(reader: self, facts: facts, node: cell)
      if let action = reader.statedAction {
        view = view.looking([.call(".onTapGesture", ["perform": .text(action)])])
      }
    }
    return view
  }
}
