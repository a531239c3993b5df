import AutoScaleTrees

/// Writes how the views of a class hold each other.
struct HierarchyWriter {
  /// Four views are the least for which a loop has fewer lines.
  static let longestList = 4

  let model: ClassModel
  let source: DocumentSource
  /// The statements, each with the index of the parent.
  private(set) var statements: [(view: Int, statement: Statement)] = []
  /// The views that constraints place and whose autoresizing masks no loop switches off.
  private(set) var constrained: [String] = []

  init(_ model: ClassModel, in source: DocumentSource) {
    (self.model, self.source) = (model, source)
    if source.options.style == .anchors {
      constrained = model.views.filter { view in
        view.place == .property && view.node.map(source.isPlacedByConstraints) ?? false
      }.map(\.name)
    }
    let places = model.views.places
    let constrained = Set(constrained)
    for (index, parent) in model.views.enumerated() {
      let children = (parent.node?.children ?? []).compactMap { places[ObjectIdentifier($0)] }
        .map { model.views[$0] }.filter { $0.place == .property && $0.facts.isInstalled }
      if source.style == .autoscale {
        for child in children { call(parent, "addChild", ["_": .text(child.name)], index) }
      } else {
        add(children, to: parent, at: index, constrained)
        register(at: index)
      }
      addSpacings(of: children, in: parent, at: index)
    }
  }

  private mutating func call(
    _ parent: Property, _ function: String, _ arguments: Arguments, _ index: Int
  ) {
    let dot = Property.beginning(parent.expression)
    statements.append((index, .call(dot + function, arguments)))
  }

  private mutating func add(
    _ children: [Property], to parent: Property, at index: Int, _ constrained: Set<String>
  ) {
    var function = "addSubview"
    switch parent.node?.role {
    case .stack: function = "addArrangedSubview"
    // Bars have items, and show the views of these.
    case .navigationBar, .tabBar, .toolbar: return
    default: break
    }
    let dot = Property.beginning(parent.expression)
    var names: [String] = []
    for child in children {
      // A data source hands out the static cells of a table.
      if child.node is TableCellNode, parent.node is TableNode { continue }
      if let key = Self.key(of: child, in: parent) {
        statements.append((index, .assignment(dot + key, .text(child.name))))
      } else {
        names.append(child.name)
      }
    }
    guard names.count >= Self.longestList else {
      for name in names { call(parent, function, ["_": .text(name)], index) }
      return
    }
    // A parent may be a property of that name.
    let word = dot.hasPrefix("view.") ? "subview" : "view"
    var body: [Statement] = [.call(dot + function, ["_": .text(word)])]
    if source.options.style == .anchors, names.allSatisfy(constrained.contains) {
      body.insert(Self.switchOff(word), at: 0)
      self.constrained.removeAll { names.contains($0) }
    }
    statements.append((index, .loop(word, in: .names(names), body)))
  }

  /// The statement that switches off the autoresizing mask of a view.
  static func switchOff(_ name: String) -> Statement {
    .assignment("\(name).translatesAutoresizingMaskIntoConstraints", "false")
  }

  /// The property of a parent that holds a view, or `nil` for a subview.
  private static func key(of view: Property, in parent: Property) -> String? {
    if let key = view.element["key"], keys.contains(key) { return key }
    guard let id = view.node?.identifier,
      parent.node is TableCellNode || parent.node is ContentViewNode
    else { return nil }
    let cell = parent.node is TableCellNode ? parent.element : parent.element.parent
    return cell?["accessoryView"] == id ? "accessoryView" : nil
  }

  private static let keys = Set(
    words: """
      tableHeaderView tableFooterView backgroundView selectedBackgroundView
      multipleSelectionBackgroundView accessoryView editingAccessoryView leftView rightView
      inputView inputAccessoryView refreshControl maskView
      """)

  /// Registers the cells that a view makes when it is asked for one.
  private mutating func register(at index: Int) {
    let view = model.views[index]
    for (node, name) in model.cells where node.parent === view.node {
      let element = source.document.markup(of: node)
      // Without an identifier nothing can ask for the cell.
      guard let identifier = element?["reuseIdentifier"], !identifier.isEmpty else { continue }
      let value = Expression.text("\(name).cellIdentifier")
      let key = element?["key"] == "sectionFooterView" ? "Footer" : "Header"
      let arguments: Arguments =
        switch node.role {
        case .tableCell: ["forCellReuseIdentifier": value]
        case .collectionCell: ["forCellWithReuseIdentifier": value]
        default:
          [
            "forSupplementaryViewOfKind": .text("UICollectionView.elementKindSection\(key)"),
            "withReuseIdentifier": value,
          ]
        }
      statements.append((index, .call(view.dot + "register", ["_": "\(name).self"] + arguments)))
    }
  }

  private mutating func addSpacings(of children: [Property], in parent: Property, at index: Int) {
    guard let stack = parent.node?.role.stack else { return }
    for child in children {
      guard let node = child.node, stack.spacing(after: node) != stack.spacing else { continue }
      let length = source.options.length(stack.spacing(after: node))
      call(
        parent, "setCustomSpacing", ["_": length, "after": .text(child.name)], index)
    }
  }
}
