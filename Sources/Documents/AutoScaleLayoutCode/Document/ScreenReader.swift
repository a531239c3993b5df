import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Makes the classes of a document from its facts.
struct ScreenReader {
  let source: DocumentSource
  /// The names of types.
  var typeNames = NameMaker()
  /// The names of the classes of roots.
  private var rootNames: [ObjectIdentifier: String] = [:]
  /// The classes of outermost views by the indices of their elements.
  private var looseTypes: [Int: String] = [:]

  /// Names the classes of roots, so that they can refer to each other.
  init(_ source: DocumentSource, roots: [InterfaceRoot]) {
    self.source = source
    for root in roots {
      guard let view = root.view else { continue }
      let name = typeNames.name(TypeNames(source: source).names(of: root))
      rootNames[ObjectIdentifier(view)] = name
      if root.kind == .view, let element = source.document.markup(of: view) {
        looseTypes[element.index] = name
      }
    }
  }

  /// Makes the classes of a root: its own, and those of the cells in it.
  mutating func screens(of classes: [ClassFacts]) -> [ScreenCode] {
    guard let root = classes.first else { return [] }
    var screens: [ScreenCode] = []
    var names = [rootNames[ObjectIdentifier(root.node)] ?? "View"]
    for (index, facts) in classes.enumerated() {
      let screen = screen(facts, typeName: names[index], &names)
      screens += [screen] + screen.rows
    }
    return screens
  }

  private mutating func screen(
    _ facts: ClassFacts, typeName: String, _ cellNames: inout [String]
  ) -> ScreenCode {
    let screen = makeScreen(facts, typeName: typeName)
    nameViews(of: screen, facts)
    for cell in facts.cells {
      let name = typeNames.name([TypeNames(source: source).name(ofCell: cell)])
      cellNames.append(name)
      screen.registered.append((cell, name))
    }
    for part in facts.leftOut {
      let owner = screen.views.first { $0.index == part.parent }.map { " in \($0.name)" } ?? ""
      screen.omitted.append(
        ("the \(part.element.name)\(owner), which no size class installs", part.element.line))
    }
    guard source.target == .uiKit else {
      screen.documentation += [
        "Nodes have a layout and a look: actions, outlets, accessibility and input traits are left out."
      ]
      HierarchyWriter(screen: screen, source: source).write()
      ConstraintSection(screen: screen, source: source, dead: facts.deadConstraints).write()
      return screen
    }
    screen.rowHeight = facts.rowHeight
    nameObjects(of: screen, facts)
    TableWriter(screen: screen).write(facts)
    fold(screen)
    addPriorities([screen] + screen.rows)
    for screen in [screen] + screen.rows {
      let dead = screen.isRow ? [] : facts.deadConstraints
      HierarchyWriter(screen: screen, source: source).write()
      ConstraintSection(screen: screen, source: source, dead: dead).write()
      VariationWriter(screen: screen, source: source).write()
    }
    var connections = ConnectionWriter(screen: screen, source: source, looseTypes: looseTypes)
    connections.write(root: facts.root)
    if let controller = facts.controller { write(controller, screen) }
    return screen
  }

  private func makeScreen(_ facts: ClassFacts, typeName: String) -> ScreenCode {
    let (node, root) = (facts.node, facts.root)
    let element = source.document.markup(of: node)
    let custom = element.flatMap(source.appClass)
    let isOwnClass = root?.kind != .viewController || custom == typeName
    let base = element.map(node.frameworkClass) ?? "UIView"
    var baseClass = base
    if source.target == .nodes {
      baseClass = String(describing: type(of: node))
    } else if !isOwnClass, let custom {
      baseClass = custom
    }
    let screen = ScreenCode(
      typeName: typeName, baseClass: baseClass, names: NameMaker(taken: ReservedNames.keywords))
    if source.target == .uiKit, !isOwnClass, custom != nil {
      screen.standIns.add(baseClass, superclass: base)
    }
    if baseClass != base, let element, let module = source.module(of: element) {
      screen.imports.insert(module)
    }
    screen.documentation = [documentation(of: node, root: root)]
    screen.sceneID = root?.identifier
    return screen
  }

  private func documentation(of node: ViewNode, root: InterfaceRoot?) -> String {
    let text = source.documentation(of: node, root)
    let outlets = source.document.markup(of: node).map { source.index.outlets(to: $0) } ?? []
    let outlet = outlets.map(\.property).first { !OutletIndex.vagueNames.contains($0) }
    guard root?.kind == .view, let outlet else { return text }
    return "\(text.dropLast()), the outlet `\(outlet)`."
  }

  /// Names the views, each after those around it.
  private func nameViews(of screen: ScreenCode, _ facts: ClassFacts) {
    var names = ViewNames(
      source: source, reserved: ReservedNames.names(inClassFor: facts.views.first?.node))
    var known: [ObjectIdentifier: Property] = [:]
    for view in facts.views {
      guard let node = view.node else { continue }
      let parent = node.parent.flatMap { known[ObjectIdentifier($0)] }
      if parent == nil { names.kindCounts = names.kindCounts(under: node) }
      let property = property(view, parent, names, known, screen)
      known[ObjectIdentifier(node)] = property
      screen.views.append(property)
      screen.add(view.look, of: property)
    }
  }

  private func property(
    _ view: ObjectFacts, _ parent: Property?, _ names: ViewNames,
    _ known: [ObjectIdentifier: Property], _ screen: ScreenCode
  ) -> Property {
    func part(_ place: Property.Place) -> Property {
      let name = parent?.place == .root ? "contentView" : "\(parent?.name ?? "").contentView"
      return Property(view, place: place, name: name, className: "UIView")
    }
    let owner = parent?.expression ?? ""
    switch view.place {
    case .root:
      return Property(
        view, place: .root, name: screen.typeName.startingSmall, className: screen.typeName)
    case .contentView: return part(.part(Property.beginning(owner) + "contentView"))
    case .cellPart(let name):
      return part(.part(owner.dropLast("contentView".count) + name, isOptional: true))
    case .property:
      let className = view.element.appClass ?? view.frameworkClass
      let around = parent.map { self.names(around: $0, known) } ?? []
      let name = screen.names.name(
        names.candidates(for: view, className: className, parents: around))
      let isNode = source.target == .nodes
      var property = Property(
        view, name: name,
        className: isNode
          ? String(describing: type(of: view.node ?? ViewNode())) : view.className)
      if isNode { property.arguments = [.init(nil, .literal(name))] }
      if !isNode { property.documentation = outletNote(of: view.element, named: name) }
      return property
    }
  }

  /// The names of a view and of the next views around it that have properties.
  private func names(around view: Property, _ known: [ObjectIdentifier: Property]) -> [String] {
    var names: [String] = []
    guard let node = view.node else { return [] }
    for node in sequence(first: node, next: \.parent).prefix(8) where names.count < 3 {
      guard let view = known[ObjectIdentifier(node)] else { break }
      if view.place == .property { names.append(view.name) }
    }
    return names
  }

  /// The comment that names the outlet of an object whose property has another name.
  private func outletNote(of element: MarkupElement, named name: String) -> [String] {
    let outlets = source.index.outlets(to: element).filter {
      !$0.isCollection && !OutletIndex.vagueNames.contains($0.property) && $0.property != name
    }
    let names = outlets.map(\.property).filter { $0.propertyName == name }
    return names.first.map { ["The outlet `\($0)`."] } ?? []
  }

  private func nameObjects(of screen: ScreenCode, _ facts: ClassFacts) {
    let names = ObjectNames(source: source, views: screen.views)
    for object in facts.objects {
      var property = Property(
        object, name: screen.names.name(names.candidates(for: object)),
        className: object.className)
      property.documentation = outletNote(of: object.element, named: property.name)
      screen.add(object.look, of: property)
      if !object.isPlain { screen.objects.append(property) }
    }
    let outlets = OutletWriter(screen: screen, source: source, looseTypes: looseTypes)
    for index in screen.objects.indices {
      screen.objects[index].settings = screen.objects[index].settings.compactMap(outlets.resolved)
    }
  }

  private mutating func fold(_ screen: ScreenCode) {
    var groups = RepeatedViews(screen.views, of: screen.typeName, in: source)
    groups.fold(&screen.names, &typeNames)
    (screen.views, screen.folded) = (groups.views, groups.folded)
    screen.expressed.wholes.formUnion(groups.constraints)
    screen.rows = groups.rows.map { row in
      let code = ScreenCode(
        typeName: row.typeName, baseClass: row.baseClass, names: row.names)
      code.isRow = true
      code.documentation = [row.documentation]
      code.views = row.views
      code.parameters = row.parameters
      code.parameterSettings = row.parameterSettings
      return code
    }
  }

  private func addPriorities(_ screens: [ScreenCode]) {
    var views = screens.flatMap(\.views)
    HuggingPriorities.add(to: &views)
    for screen in screens {
      screen.views = Array(views.prefix(screen.views.count))
      views.removeFirst(screen.views.count)
    }
  }

  private func write(_ controller: ControllerFacts, _ screen: ScreenCode) {
    screen.controller.early = controller.early.settings
    screen.controller.late = controller.late.compactMap { setting in
      OutletWriter(screen: screen, source: source, looseTypes: looseTypes).resolved(setting)
    }
    screen.controller.className = controller.neededClass
    // Without this switch a scroll view keeps clear of bars where it scrolls alone.
    if !controller.adjustsScrollViewInsets {
      screen.documentation.append("Its controller does not adjust the insets of scroll views.")
    }
    let object = ObjectFacts(
      element: controller.element, kind: .custom,
      frameworkClass: controller.neededClass ?? "UIViewController")
    screen.add(
      controller.early,
      of: Property(object, name: "controller", className: object.frameworkClass))
    for view in screen.views
    where view.element["key"] == "refreshControl" && view.node?.parent == nil {
      let setting = Setting.set("refreshControl", .object(view.index))
      if let root = screen.root, root.node?.role.scrollView != nil {
        screen.update(root.index) { $0.settings.append(setting) }
      } else {
        screen.controller.late.append(setting)
      }
    }
    if !screen.controller.early.isEmpty || !screen.controller.late.isEmpty {
      screen.controller.className = screen.controller.className ?? "UIViewController"
    }
  }
}

extension ScreenCode {
  /// Records what the look of an object needs besides statements.
  func add(_ look: Look, of property: Property) {
    imports.formUnion(look.modules)
    for (name, superclass) in look.appClasses { standIns.add(name, superclass: superclass) }
    var owner = property.className
    if property.place == .root {
      let isOwn = property.element.appClass != nil && baseClass == property.facts.frameworkClass
      owner = isOwn ? typeName : baseClass
    }
    for (name, type) in look.appProperties { standIns.add(name, type: type, to: owner) }
  }
}
