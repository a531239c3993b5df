import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// What a document states about a scene, a view or a cell, of which a class is made.
struct ClassFacts {
  /// A cell that is made many times, so that its class is another one.
  struct Cell {
    let node: ViewNode
    /// The index of the element of the view that makes the cell.
    let owner: Int
  }

  /// A view that is never shown, and to which no outlet leads.
  struct LeftOut {
    let element: MarkupElement
    /// The index of the element of its parent.
    let parent: Int?
  }

  /// The cells of a table that stay the same, with the texts over and under them.
  struct Section {
    var header: Value?
    var footer: Value?
    /// The indices of the elements of the cells, with their heights if these are not the table's.
    var cells: [(element: Int, height: Double?)]
  }

  /// The outermost view.
  let node: ViewNode
  /// The root of the document, for classes that are no cells in others.
  let root: InterfaceRoot?
  /// The views, the outermost one first, each before its subviews.
  var views: [ObjectFacts] = []
  /// The objects that are no views.
  var objects: [ObjectFacts] = []
  var cells: [Cell] = []
  var leftOut: [LeftOut] = []
  /// The sections of a static table; `nil` for another view.
  var sections: [Section]?
  /// The height of the rows for a cell, if it is not its table's.
  var rowHeight: Double?
  var controller: ControllerFacts?
  /// The constraints that no size class installs, and to which no outlet leads.
  var deadConstraints: [MarkupElement] = []
}

extension Reader {
  /// Reads the classes of a root: its own, and those of the cells in it, each after the one that has it.
  mutating func classes(of root: InterfaceRoot) -> [ClassFacts] {
    guard let view = root.view else { return [] }
    var classes = [self.class(of: view, root)]
    var index = 0
    while index < classes.count {
      for cell in classes[index].cells { classes.append(self.class(of: cell.node, nil)) }
      index += 1
    }
    return classes
  }

  private mutating func `class`(of node: ViewNode, _ root: InterfaceRoot?) -> ClassFacts {
    var facts = ClassFacts(node: node, root: root)
    collectViews(under: node, into: &facts)
    for other in root?.otherViews ?? [] where root?.kind == .viewController && other !== node {
      collectViews(under: other, into: &facts)
    }
    readConstraints(of: &facts)
    guard source.target == .uiKit else {
      for index in facts.views.indices {
        guard let node = facts.views[index].node else { continue }
        let isProperty = facts.views[index].place == .property
        facts.views[index].look.settings = NodeRules.settings(
          of: node, in: source, isProperty: isProperty)
      }
      return facts
    }
    let isScene = root?.kind == .viewController
    let controller = isScene ? source.index[root?.identifier] : nil
    facts.objects = objects(
      in: facts.views, controller: controller,
      others: root.map { source.objects(of: $0) } ?? []
    ).map { filled($0, in: facts.views) }
    let known = Set(facts.objects.filter { !$0.isPlain }.map(\.element.index))
    for index in facts.views.indices { fill(&facts.views[index], known) }
    facts.rowHeight = rowHeight(of: node)
    facts.sections = sections(of: facts)
    if let controller { facts.controller = self.controller(controller, of: facts.views) }
    return facts
  }

  private mutating func readConstraints(of facts: inout ClassFacts) {
    for index in facts.views.indices {
      guard let node = facts.views[index].node else { continue }
      let element = facts.views[index].element
      facts.views[index].constraints = constraints(of: node, element)
      guard !source.variants.isEmpty else { continue }
      let known = Set(facts.views[index].constraints.map(\.element.index))
      for element in element.elements(in: "constraints") where !known.contains(element.index) {
        guard source.variants.constraints(at: element.index).allSatisfy({ $0 == nil }) else {
          continue
        }
        takeAll(of: element)
        facts.deadConstraints.append(element)
      }
    }
  }

  /// Collects the views of a tree, each before its subviews.
  private mutating func collectViews(under root: ViewNode, into facts: inout ClassFacts) {
    var indices: [ObjectIdentifier: Int] = [:]
    var pending = [root]
    while let node = pending.popLast() {
      guard let element = document.markup(of: node) else { continue }
      let parent = node === root ? nil : node.parent.flatMap { indices[ObjectIdentifier($0)] }
      let isInstalled = isInstalled(node)
      if !isInstalled, source.target == .nodes || source.index.outlets(to: element).isEmpty {
        takeAll(of: element)
        let parent = parent.map { facts.views[$0].element.index }
        facts.leftOut.append(.init(element: element, parent: parent))
        continue
      }
      if node !== root, isOwnClass(node, element) {
        let owner = node.parent.flatMap { document.markup(of: $0)?.index } ?? element.index
        facts.cells.append(.init(node: node, owner: owner))
        continue
      }
      coverage.visit(owner: element)
      let place =
        parent == nil && facts.views.isEmpty
        ? .root : place(of: node, element, in: parent.map { facts.views[$0] })
      var view = ObjectFacts(
        element: element, kind: .view, node: node, place: place,
        frameworkClass: node.frameworkClass(of: element))
      view.isInstalled = isInstalled
      indices[ObjectIdentifier(node)] = facts.views.count
      facts.views.append(view)
      pending.append(contentsOf: node.children.reversed())
    }
  }

  /// Whether some size class installs a view in its parent.
  private func isInstalled(_ node: ViewNode) -> Bool {
    if !document.isLeftOut(node) { return true }
    guard source.target == .uiKit, let id = node.identifier else { return false }
    return source.variants.installations(ofID: id).contains(true)
  }

  /// Whether a view in another one is a class of its own: a cell that is made many times.
  private func isOwnClass(_ node: ViewNode, _ element: MarkupElement) -> Bool {
    guard source.target == .uiKit else { return false }
    if node is CollectionReusableNode { return node.parent is CollectionNode }
    return node is TableCellNode && element.parent?.name == "prototypes"
  }

  /// The place of a view, which UIKit may make with its owner.
  private func place(
    of node: ViewNode, _ element: MarkupElement, in parent: ObjectFacts?
  ) -> ObjectFacts.Place {
    guard source.target == .uiKit, let parent else { return .property }
    if element["key"] == "contentView" { return .contentView }
    let parts = ["textLabel", "detailTextLabel", "imageView"]
    guard parent.node is ContentViewNode, let id = node.identifier,
      let cell = parent.element.parent, cell.name == "tableViewCell",
      let part = parts.first(where: { cell[$0] == id })
    else { return .property }
    return .cellPart(part)
  }

  /// Reads the class of the app and the look of an object.
  mutating func filled(_ object: ObjectFacts, in views: [ObjectFacts]) -> ObjectFacts {
    var object = object
    coverage.visit(owner: object.element)
    let look = look(of: object, in: views)
    object.look = look
    object.appClass = appClass(
      of: object.element, superclass: object.frameworkClass, into: &object.look)
    let isMaker =
      object.kind == .layout && object.appClass == nil
      && object.frameworkClass == "UICollectionViewFlowLayout" || object.kind == .webConfiguration
    object.isPlain =
      isMaker && object.look.settings.isEmpty
      && source.index.outlets(to: object.element).isEmpty
    return object
  }

  private mutating func fill(_ view: inout ObjectFacts, _ objects: Set<Int>) {
    guard let node = view.node else { return }
    let element = view.element
    view.look = look(
      of: ViewScope(
        node: node, element: element, place: view.place, frameworkClass: view.frameworkClass,
        objects: objects))
    view.look.variations = variations(of: node, element)
    switch view.place {
    case .root:
      for name in ["customClass", "customModule"] { coverage.take(name, of: element) }
    case .property:
      view.appClass = appClass(of: element, superclass: view.frameworkClass, into: &view.look)
      if let module = FrameworkClass(view.frameworkClass)?.module {
        view.look.modules.insert(module)
      }
    case .contentView, .cellPart: break
    }
  }

  private func rowHeight(of node: ViewNode) -> Double? {
    guard node is TableCellNode, let element = document.markup(of: node) else { return nil }
    let table = node.parent.flatMap { document.markup(of: $0) }
    return rowHeight(of: element, in: table)
  }

  /// The height of a cell, if it is another one than that of the table's rows.
  private func rowHeight(of cell: MarkupElement, in table: MarkupElement?) -> Double? {
    func height(_ element: MarkupElement?) -> Double? {
      element?["rowHeight"].flatMap(Double.init)
    }
    guard let own = height(cell), own > 0, own != height(table) else { return nil }
    return own
  }

  /// Reads the static cells of a table, which is the root of its class.
  private mutating func sections(of facts: ClassFacts) -> [ClassFacts.Section]? {
    guard facts.node is TableNode, let table = facts.views.first?.element else { return nil }
    let sections =
      child("sections", of: table).map { children("tableViewSection", of: $0) } ?? []
    let cells = facts.views.filter { $0.node is TableCellNode && $0.node?.parent === facts.node }
    guard !cells.isEmpty else { return nil }
    return sections.map { section in
      let own = section.child("cells")?.index
      return ClassFacts.Section(
        header: text("headerTitle", of: section), footer: text("footerTitle", of: section),
        cells: cells.filter { $0.element.parent?.index == own }
          .map { ($0.element.index, rowHeight(of: $0.element, in: table)) })
    }
  }
}
