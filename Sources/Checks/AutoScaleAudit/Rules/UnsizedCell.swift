import AutoScale
import AutoScaleTrees

/// Finds cells that cannot find their height.
struct UnsizedCell: AuditRule {
  let about = AuditRuleDescription(
    id: .unsizedCell,
    summary: "A cell of automatic height cannot size itself.",
    proves:
      "The table leaves the height of the row to the cell, and no constraints lead from the top "
      + "of its content through its views to the bottom, so that it is as high as an empty cell.",
    limits:
      "Code may set the height of rows. Cells outside tables are excluded, because their tables "
      + "are unknown.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument { Self.example(without: "bottom") }

  /// Returns a text in a cell of automatic height, without the constraint to an edge.
  static func example(without omitted: String?) -> ExampleDocument {
    var example = ExampleDocument()
    let rect = #"<rect key="frame" x="0" y="0" width="375" height="88"/>"#
    example.add(
      .table, "List", x: 0, y: 20, width: 375, height: 88, without: ["width"],
      attributes: #"rowHeight="-1""#,
      content: """
        <prototypes><tableViewCell id="cell" userLabel="cell">\(rect)
        <tableViewCellContentView key="contentView" id="content">\(rect)
        <subviews><label id="Text" userLabel="Text" text="Text" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="33.5" width="32" height="20.5"/></label></subviews>
        </tableViewCellContentView></tableViewCell></prototypes>
        """)
    example.constrain("screen", "trailing", to: "List")
    for attribute in ["leading", "top"] {
      example.constrain("Text", attribute, to: "content", plus: 16)
    }
    if omitted == nil { example.constrain("content", "bottom", to: "Text", plus: 16) }
    return example
  }

  var isAboutConstraintsAlone: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    let cells = tree.nodes.indices.filter { tree.subject.sizesItself(tree.nodes[$0]) }
    guard !cells.isEmpty else { return [] }
    var chains = LengthChains(layout, along: .vertical)
    return cells.compactMap { position in
      guard
        let content = tree.nodes[position].children.lazy.compactMap(tree.list.position)
          .first(where: { tree.list.parent(of: $0) == position }),
        chains.touchesEdges(of: content), !chains.joinsEdges(of: content)
      else { return nil }
      return Observation(
        node: tree.nodes[position],
        message:
          "\(tree.name(of: position)) cannot size itself: no constraints lead from the top of "
          + "its content to the bottom")
    }
  }
}

extension AuditSubject {
  /// Returns whether a view is a cell of a table whose rows have the heights of their contents.
  fileprivate func sizesItself(_ node: ViewNode) -> Bool {
    // The class of a cell may compute its height.
    guard let document, node.role.tableCell != nil, node.customClass == nil,
      case .table(let table) = node.parent?.role, let known = document.table(of: table),
      let row = (known.prototypes + known.sections.flatMap(\.rows)).first(where: {
        $0.cell === node
      })
    else { return false }
    return row.height == nil
  }
}
