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
    for node in roots { collectViews(of: node, into: screen) }
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
    screen.documentation = documentation(of: node, root: root)
    screen.sceneID = root?.identifier
    return screen
  }

  private func documentation(of node: ViewNode, root: InterfaceRoot?) -> [String] {
    let line = document.element(of: node)?.line ?? 1
    let place = "\(context.fileName), line \(line)"
    guard let root else { return ["A cell of \(place)."] }
    if root.kind == .view {
      let outlets = document.markup(of: node).map { context.index.outlets(to: $0) } ?? []
      let names = outlets.map(\.property).filter { !OutletIndex.vagueNames.contains($0) }
      let outlet = names.first.map { ", the outlet `\($0)`" } ?? ""
      return ["The view of \(place)\(outlet)."]
    }
    return ["The view of \(root.className ?? "a view controller") in \(place)."]
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

  /// Collects the views of a class, each before its subviews.
  private mutating func collectViews(of root: ViewNode, into screen: ScreenCode) {
    var viewNames = ViewNames(
      context: context,
      reserved: ReservedNames.names(inClassFor: screen.views.first?.node ?? root))
    viewNames.kindCounts = kindCounts(in: root)
    var known: [ObjectIdentifier: ViewCode] = [:]
    var pending = [root]
    while let node = pending.popLast() {
      guard let markup = document.markup(of: node) else { continue }
      let parent = node === root ? nil : node.parent.flatMap { known[ObjectIdentifier($0)] }
      let isInstalled = isInstalled(node)
      if !isInstalled, context.target == .nodes || context.index.outlets(to: markup).isEmpty {
        leaveOut(markup, in: parent, screen)
        continue
      }
      if node !== root, ownClass(of: node, markup) {
        let name = context.typeNames.name([TypeNames(context: context).name(ofCell: node)])
        waiting.append((node, name))
        parent?.registered.append((node, name))
        continue
      }
      let parents = parent.map { names(around: $0, known) } ?? []
      let view = code(of: node, markup, in: parent, screen, viewNames, parents)
      view.isInstalled = isInstalled
      known[ObjectIdentifier(node)] = view
      screen.views.append(view)
      pending.append(contentsOf: node.children.reversed())
    }
  }

  /// The number of views of each kind in a tree.
  private func kindCounts(in root: ViewNode) -> [String: Int] {
    var counts: [String: Int] = [:]
    for node in root.subtree {
      guard let markup = document.markup(of: node) else { continue }
      let className = markup["customClass"] ?? node.frameworkClass(of: markup)
      counts[ViewNames.word(of: className, node), default: 0] += 1
    }
    return counts
  }

  /// The names of a view and of the next views around it that have properties.
  private func names(around view: ViewCode, _ known: [ObjectIdentifier: ViewCode]) -> [String] {
    var names: [String] = []
    for node in sequence(first: view.node, next: \.parent).prefix(8) where names.count < 3 {
      guard let view = known[ObjectIdentifier(node)] else { break }
      if view.place == .property { names.append(view.name) }
    }
    return names
  }

  /// Whether some size class installs a view in its parent.
  private func isInstalled(_ node: ViewNode) -> Bool {
    if !document.isLeftOut(node) { return true }
    guard context.target == .uiKit, let id = node.identifier else { return false }
    return context.variants.installations(ofID: id).contains(true)
  }

  /// Leaves out a view that is never shown, and to which no outlet leads.
  private func leaveOut(_ markup: MarkupElement, in parent: ViewCode?, _ screen: ScreenCode) {
    context.coverage.sayAll(of: markup)
    let owner = parent.map { " in \($0.name)" } ?? ""
    screen.unsaid.append(("the \(markup.name)\(owner), which no size class installs", markup.line))
  }

  private func code(
    of node: ViewNode, _ markup: MarkupElement, in parent: ViewCode?, _ screen: ScreenCode,
    _ viewNames: ViewNames, _ parents: [String]
  ) -> ViewCode {
    let facts = context.coverage.facts(ofOwner: markup)
    if parent == nil, screen.views.isEmpty {
      facts.skip("customClass", "customModule")
      let view = ViewCode(
        node, facts: facts, place: .root, name: screen.typeName.startingSmall,
        className: screen.typeName)
      if screen.baseClass != view.frameworkClass { screen.importModule(of: facts) }
      return view
    }
    if context.target == .uiKit, let parent, let place = part(node, markup, of: parent) {
      let name = parent.place == .root ? "contentView" : parent.name + ".contentView"
      return ViewCode(node, facts: facts, place: place, name: name, className: "UIView")
    }
    let base = node.frameworkClass(of: markup)
    let name = screen.names.name(
      viewNames.candidates(
        for: node, markup, className: markup.appClass ?? base, parents: parents))
    let isUIKit = context.target == .uiKit
    let custom = isUIKit ? screen.appClass(of: facts, superclass: base, in: context) : nil
    let view = ViewCode(
      node, facts: facts, place: .property, name: name, className: custom ?? base)
    guard isUIKit else { return view }
    if let module = FrameworkClass(base)?.module { screen.imports.insert(module) }
    view.documentation = screen.documentation(ofOutletsTo: markup, named: name, in: context)
    return view
  }

  /// The place of a view that UIKit makes with its owner.
  private func part(
    _ node: ViewNode, _ markup: MarkupElement, of parent: ViewCode
  ) -> ViewCode.Place? {
    let beginning = ViewCode.beginning(parent.expression)
    if markup["key"] == "contentView" { return .part(beginning + "contentView") }
    guard parent.node is ContentViewNode, let id = node.identifier,
      let cell = parent.facts.markup.parent, cell.name == "tableViewCell",
      let property = ["textLabel", "detailTextLabel", "imageView"].first(where: { cell[$0] == id })
    else { return nil }
    return .part(String(parent.expression.dropLast(11)) + property, isOptional: true)
  }

  /// Whether a view in another one is a class of its own: a cell that is made many times.
  private func ownClass(of node: ViewNode, _ markup: MarkupElement) -> Bool {
    guard context.target == .uiKit else { return false }
    if node is CollectionReusableNode { return node.parent is CollectionNode }
    return node is TableCellNode && markup.parent?.name == "prototypes"
  }
}
