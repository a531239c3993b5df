import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes how the views of a class hold each other.
struct HierarchyWriter {
  /// The least number of subviews that are added in a loop.
  private static let longestList = 4

  let screen: ScreenCode
  let source: DocumentSource
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The views that constraints place.
  private var constrained: Set<String> = []

  init(screen: ScreenCode, source: DocumentSource) {
    self.screen = screen
    self.source = source
    for (index, view) in screen.views.enumerated() {
      if let node = view.node { indices[ObjectIdentifier(node)] = index }
    }
    guard source.target == .uiKit, source.options.style == .anchors else { return }
    screen.constrainedViews = screen.views.filter(isConstrained).map(\.name)
    constrained = Set(screen.constrainedViews)
  }

  /// Writes the statements, those of a parent together.
  func write() {
    let isUIKit = source.target == .uiKit
    for (index, parent) in screen.views.enumerated() {
      let children = (parent.node?.children ?? []).compactMap { indices[ObjectIdentifier($0)] }
        .map { screen.views[$0] }.filter { $0.place == .property && $0.facts.isInstalled }
      guard isUIKit else {
        for child in children {
          write(.call(parent.beginning + "addChild", [.init(nil, .text(child.name))]), of: index)
        }
        writeSpacings(of: children, in: parent, at: index)
        continue
      }
      add(children, to: parent, at: index)
      writeRegistrations(of: parent, at: index)
      writeSpacings(of: children, in: parent, at: index)
    }
  }

  private func write(_ statement: Statement, of index: Int) {
    screen.hierarchy.append(ViewStatement(view: index, statement: statement))
  }

  private func add(_ children: [Property], to parent: Property, at index: Int) {
    var function = "addSubview"
    switch parent.node?.role {
    case .stack: function = "addArrangedSubview"
    case .navigationBar, .tabBar, .toolbar: return
    default: break
    }
    var names: [String] = []
    for child in children {
      if child.node is TableCellNode, parent.node is TableNode { continue }
      if let key = key(of: child, in: parent) {
        write(.assignment(parent.beginning + key, .text(child.name)), of: index)
      } else {
        names.append(child.name)
      }
    }
    guard names.count >= Self.longestList else {
      for name in names {
        write(.call(parent.beginning + function, [.init(nil, .text(name))]), of: index)
      }
      return
    }
    // A parent may be a property of that name.
    let word = parent.beginning.hasPrefix("view.") ? "subview" : "view"
    var body: [Statement] = [.call(parent.beginning + function, [.init(nil, .text(word))])]
    if source.options.style == .anchors, names.allSatisfy(constrained.contains) {
      body.insert(Self.switchOff(word), at: 0)
      screen.constrainedViews.removeAll { names.contains($0) }
    }
    write(.loop(word, in: .list(names.map { .text($0) }), body), of: index)
  }

  /// The statement that switches off the autoresizing mask of a view.
  static func switchOff(_ name: String) -> Statement {
    .assignment("\(name).translatesAutoresizingMaskIntoConstraints", "false")
  }

  /// The property of a parent that holds a view, or `nil` for a subview.
  private func key(of view: Property, in parent: Property) -> String? {
    let key = view.element["key"]
    if let key, Self.keys.contains(key) { return key }
    guard let id = view.node?.identifier,
      parent.node is TableCellNode || parent.node is ContentViewNode
    else { return nil }
    let cell = parent.node is TableCellNode ? parent.element : parent.element.parent
    return cell?["accessoryView"] == id ? "accessoryView" : nil
  }

  private static let keys: Set<String> = [
    "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView", "leftView",
    "rightView", "inputView", "inputAccessoryView", "refreshControl", "maskView",
  ]

  private func writeRegistrations(of view: Property, at index: Int) {
    for (node, name) in screen.registered where node.parent === view.node {
      let element = source.document.markup(of: node)
      guard let identifier = element?["reuseIdentifier"], !identifier.isEmpty else { continue }
      let kind: String? =
        node is TableCellNode
        ? "forCellReuseIdentifier" : node is CollectionCellNode ? "forCellWithReuseIdentifier" : nil
      let key = element?["key"] == "sectionFooterView" ? "Footer" : "Header"
      let value = Expression.text("\(name).cellIdentifier")
      let arguments: [Expression.Argument] =
        kind.map { [.init(nil, .text("\(name).self")), .init($0, value)] } ?? [
          .init(nil, .text("\(name).self")),
          .init(
            "forSupplementaryViewOfKind",
            .text("UICollectionView.elementKindSection\(key)")),
          .init("withReuseIdentifier", value),
        ]
      write(.call(view.dot + "register", arguments), of: index)
    }
  }

  private func writeSpacings(of children: [Property], in parent: Property, at index: Int) {
    guard let stack = parent.node?.role.stack else { return }
    for child in children {
      guard let node = child.node, stack.spacing(after: node) != stack.spacing else { continue }
      write(
        .call(
          parent.beginning + "setCustomSpacing",
          [
            .init(nil, ValueWriter(options: source.options).length(stack.spacing(after: node))),
            .init("after", .text(child.name)),
          ]), of: index)
    }
  }

  private func isConstrained(_ view: Property) -> Bool {
    view.place == .property && view.node.map(source.isPlacedByConstraints) ?? false
  }
}

extension Property {
  /// The beginning of an expression about a part of the view, where that part is not a property itself.
  fileprivate var beginning: String { Self.beginning(expression) }
}
