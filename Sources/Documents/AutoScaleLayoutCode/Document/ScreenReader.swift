import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Reads the scenes, views and cells of a document into classes.
struct ScreenReader {
  let context: CodeContext
  /// The nested cells whose classes are still to be made, with the names that they have.
  private var waiting: [(node: ViewNode, typeName: String)] = []

  /// The names of the classes of roots.
  private var typeNames: [ObjectIdentifier: String] = [:]

  /// Names the classes of roots, so that they can refer to each other.
  init(_ context: CodeContext, roots: [InterfaceRoot]) {
    self.context = context
    for root in roots {
      guard let view = root.view else { continue }
      let name = context.typeNames.name(TypeNames(context: context).names(of: root))
      typeNames[ObjectIdentifier(view)] = name
      if root.kind == .view, let element = context.document.markup(of: view) {
        context.looseTypes[element.index] = name
      }
    }
  }

  private var document: InterfaceDocument { context.document }
  private var options: CodeOptions { context.options }

  /// Makes the classes of a root: its own, and those of the cells in it.
  mutating func screens(of root: InterfaceRoot) -> [ScreenCode] {
    guard let view = root.view else { return [] }
    var screens = [
      screen(of: view, typeName: typeNames[ObjectIdentifier(view)] ?? "View", root: root)
    ]
    screens += screens[0].rows
    while !waiting.isEmpty {
      let (node, name) = waiting.removeFirst()
      let cell = screen(of: node, typeName: name, root: nil)
      screens += [cell] + cell.rows
    }
    return screens
  }

  private mutating func screen(
    of node: ViewNode, typeName: String, root: InterfaceRoot?
  ) -> ScreenCode {
    let screen = makeScreen(of: node, typeName: typeName, root: root)
    let roots =
      [node] + (root?.otherViews ?? []).filter { root?.kind == .viewController && $0 !== node }
    for node in roots {
      var collector = ViewCollector(context: context, screen: screen, root: node)
      collector.collect()
      waiting += collector.cells
    }
    guard context.target == .uiKit else {
      screen.documentation += [
        "Nodes have a layout and a look: actions, outlets, accessibility and input traits are left out."
      ]
      for view in screen.views { NodeWriter(context: context).write(view) }
      HierarchyWriter(screen: screen, context: context).write()
      ConstraintSection(screen: screen, context: context).write()
      return screen
    }
    screen.rowHeight = rowHeight(of: node)
    let controller = root?.kind == .viewController ? context.index[root?.identifier] : nil
    ObjectReader(context: context, screen: screen)
      .read(controller: controller, objects: root.map { context.objects(of: $0) } ?? [])
    writeParts(of: screen)
    TableWriter(context: context, screen: screen).write()
    RepeatedGroups(context: context, screen: screen).fold()
    PriorityWriter(screens: [screen] + screen.rows).write()
    for screen in [screen] + screen.rows {
      HierarchyWriter(screen: screen, context: context).write()
      ConstraintSection(screen: screen, context: context).write()
      VariationWriter(screen: screen, context: context).write()
    }
    var connections = ConnectionWriter(screen: screen, context: context)
    connections.write(root: root)
    if let controller { ControllerWriter(context: context, screen: screen).write(controller) }
    for screen in [screen] + screen.rows { SharedLooks(screen: screen).write() }
    return screen
  }

  /// Writes the statements about the views and the objects of a class.
  private func writeParts(of screen: ScreenCode) {
    let writer = UIKitWriter(context: context, screen: screen)
    for object in screen.objects {
      switch object.kind {
      case .gestureRecognizer: GestureWriter.write(object, in: context)
      case .barButtonItem, .tabBarItem, .navigationItem:
        BarItemWriter(context: context, screen: screen).write(object)
      case .layout: LayoutWriter(context: context).write(object)
      case .webConfiguration: LayoutWriter(context: context).writeWeb(object)
      case .custom: RuntimeAttributeWriter(context: context, screen: screen).write(object)
      }
    }
    let isPlain: (ObjectCode) -> Bool = { object in
      object.kind == .layout && object.statements.isEmpty
        && object.className == "UICollectionViewFlowLayout"
        || object.kind == .webConfiguration && object.statements.isEmpty
    }
    screen.objects.removeAll {
      isPlain($0) && context.index.outlets(to: $0.facts.markup).isEmpty
    }
    for view in screen.views { writer.write(view) }
  }
}

extension ScreenReader {
  private func makeScreen(
    of node: ViewNode, typeName: String, root: InterfaceRoot?
  ) -> ScreenCode {
    let element = document.markup(of: node)
    let custom = element?.appClass
    let isOwnClass =
      root?.kind != .viewController || custom.map { options.typePrefix + $0 } == typeName
    let base = element.map(node.frameworkClass)
    var baseClass = base ?? "UIView"
    if context.target == .nodes {
      baseClass = String(describing: type(of: node))
    } else if !isOwnClass, let custom {
      baseClass = options.typePrefix + custom
    }
    let screen = ScreenCode(
      typeName: typeName, baseClass: baseClass, names: NameMaker(taken: ReservedNames.keywords))
    if context.target == .uiKit, !isOwnClass, custom != nil {
      screen.standIns.add(baseClass, superclass: base ?? "UIView")
    }
    screen.documentation = [documentation(of: node, root: root)]
    screen.sceneID = root?.identifier
    return screen
  }

  private func documentation(of node: ViewNode, root: InterfaceRoot?) -> String {
    let text = context.documentation(of: node, root)
    let outlets = document.markup(of: node).map { context.index.outlets(to: $0) } ?? []
    let outlet = outlets.map(\.property).first { !OutletIndex.vagueNames.contains($0) }
    guard root?.kind == .view, let outlet else { return text }
    return "\(text.dropLast()), the outlet `\(outlet)`."
  }

  /// The height of the rows for a cell, if it is another one than that of its table.
  private func rowHeight(of node: ViewNode) -> String? {
    guard node is TableCellNode, let element = document.markup(of: node),
      let height = element["rowHeight"].flatMap(Double.init), height > 0
    else { return nil }
    let table = node.parent.flatMap { document.markup(of: $0) }
    if table?["rowHeight"].flatMap(Double.init) == height { return nil }
    return context.length(height).flat
  }
}
