import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes how the views of a class hold each other.
struct HierarchyWriter {
  let screen: ScreenCode
  let document: InterfaceDocument
  let options: CodeOptions
  private var owners: [ObjectIdentifier: ViewCode] = [:]

  init(screen: ScreenCode, document: InterfaceDocument, options: CodeOptions) {
    self.screen = screen
    self.document = document
    self.options = options
    for view in screen.views { owners[ObjectIdentifier(view.node)] = view }
  }

  /// Writes the statements, in the order of the views.
  mutating func write() {
    for (index, view) in screen.views.enumerated() {
      add(view, at: index)
      writeRegistration(of: view, at: index)
      writeSpacing(of: view, at: index)
    }
    if options.style.isUIKit { writeMasks() }
  }

  private func add(_ view: ViewCode, at index: Int) {
    guard view.place == .property, let node = view.node.parent,
      let parent = owners[ObjectIdentifier(node)]
    else { return }
    let beginning = ViewCode.beginning(parent.expression)
    func say(_ statement: Statement) {
      screen.hierarchy.append(ViewStatement(view: index, statement: statement))
    }
    guard options.style.isUIKit else { return say(.call(beginning + "addChild", [view.name])) }
    let key = view.facts.markup["key"]
    switch node.role {
    case .table:
      if key == "tableHeaderView" || key == "tableFooterView", let key {
        say(.assignment(beginning + key, .line(view.name)))
      } else if !(view.node is TableCellNode) {
        say(.call(beginning + "addSubview", [view.name]))
      }
    case .stack: say(.call(beginning + "addArrangedSubview", [view.name]))
    case .navigationBar, .tabBar, .toolbar:
      view.comments.append("a place in a bar")
      say(.call(beginning + "addSubview", [view.name]))
    default:
      if key == "backgroundView" || key == "accessoryView" || key == "selectedBackgroundView",
        let key
      {
        say(.assignment(beginning + key, .line(view.name)))
      } else if let id = view.node.identifier, node is TableCellNode,
        document.markup(of: node)?["accessoryView"] == id
      {
        say(.assignment(beginning + "accessoryView", .line(view.name)))
      } else {
        say(.call(beginning + "addSubview", [view.name]))
      }
    }
  }

  private func writeRegistration(of view: ViewCode, at index: Int) {
    for (node, name) in view.registered where document.markup(of: node)?["reuseIdentifier"] != nil {
      let kind: String? =
        node is TableCellNode
        ? "forCellReuseIdentifier" : node is CollectionCellNode ? "forCellWithReuseIdentifier" : nil
      let key = document.markup(of: node)?["key"] == "sectionFooterView" ? "Footer" : "Header"
      let arguments =
        kind.map { ["\(name).self", "\($0): \(name).cellIdentifier"] } ?? [
          "\(name).self", "forSupplementaryViewOfKind: UICollectionView.elementKindSection\(key)",
          "withReuseIdentifier: \(name).cellIdentifier",
        ]
      screen.hierarchy.append(
        ViewStatement(view: index, statement: .call(view.dot + "register", arguments)))
    }
  }

  private func writeSpacing(of view: ViewCode, at index: Int) {
    guard let stack = view.node.parent?.role.stack, view.place == .property,
      let owner = owners[ObjectIdentifier(stack)], stack.spacing(after: view.node) != stack.spacing
    else { return }
    let spacing = stack.spacing(after: view.node).length(in: options)
    screen.hierarchy.append(
      ViewStatement(
        view: index,
        statement: .call(owner.dot + "setCustomSpacing", [spacing, "after: \(view.name)"])))
  }

  /// Switches off the autoresizing masks of views that constraints place.
  private func writeMasks() {
    let names = screen.views.enumerated().filter { index, view in
      guard view.place == .property, view.node.translatesAutoresizingMaskIntoConstraints == false,
        let parent = view.node.parent
      else { return false }
      if case .stack = parent.role { return false }
      return true
    }
    guard !names.isEmpty, options.style == .anchors else { return }
    screen.constrainedViews = names.map(\.element.name)
  }
}
