import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The facts about a scene, a view or a cell, from which a class is made.
struct ClassFacts {
  /// The cells of a table that stay the same, with the texts over and under them.
  struct Section {
    /// The `header` and the `footer`.
    var texts: [String: Expression]
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
  /// The cells that are made many times, so that their classes are other ones.
  var cells: [ViewNode] = []
  /// The views that are never shown, and to which no outlet leads, with the indices of their parents' elements.
  var leftOut: [(element: MarkupElement, parent: Int?)] = []
  /// The constraints that no size class installs, and to which no outlet leads.
  var deadConstraints: [MarkupElement] = []
  /// The sections of a static table; `nil` for another view.
  var sections: [Section]?
  /// The height of the rows for a cell, if it is not its table's.
  var rowHeight: Double?
  var controller: ControllerFacts?
}

extension Reader {
  /// Reads the classes of a root: its own, and those of the cells in it, each after the one that has it.
  func classes(of root: InterfaceRoot) -> [ClassFacts] {
    guard let view = root.view else { return [] }
    var classes = [self.class(of: view, root)]
    var index = 0
    while index < classes.count {
      for cell in classes[index].cells { classes.append(self.class(of: cell, nil)) }
      index += 1
    }
    return classes
  }

  private func `class`(of node: ViewNode, _ root: InterfaceRoot?) -> ClassFacts {
    var facts = ClassFacts(node: node, root: root)
    collectViews(under: node, into: &facts)
    let isScene = root?.kind == .viewController
    // The views beside the root have no other class: their controller shows them.
    for other in root?.otherViews ?? [] where isScene && other !== node {
      collectViews(under: other, into: &facts)
    }
    for index in facts.views.indices { readConstraints(ofView: index, of: &facts) }
    if source.style == .autoscale {
      for index in facts.views.indices {
        facts.views[index].look.settings = NodeSettings.settings(of: facts.views[index], in: source)
      }
      return facts
    }
    let controller = isScene ? source.index[root?.identifier] : nil
    facts.objects = objects(
      in: facts.views, controller: controller, others: root.map(source.objects) ?? [])
    facts.objects = facts.objects.map { filled($0, in: facts.views) }
    // Before the views, whose initializers take some of these objects.
    let objects = Set(facts.objects.filter { !$0.isPlain }.map(\.element.index))
    for index in facts.views.indices { fillView(&facts.views[index], objects) }
    facts.rowHeight = rowHeight(of: node)
    readSections(of: &facts)
    if let controller { facts.controller = self.controller(controller, of: facts.views) }
    return facts
  }

  /// Collects the views of a tree, each before its subviews.
  private func collectViews(under root: ViewNode, into facts: inout ClassFacts) {
    var indices: [ObjectIdentifier: Int] = [:]
    var pending = [root]
    while let node = pending.popLast() {
      guard let element = document.markup(of: node) else { continue }
      let index = node === root ? nil : node.parent.flatMap { indices[ObjectIdentifier($0)] }
      let parent = index.map { facts.views[$0] }
      let isInstalled = isInstalled(node)
      if !isInstalled, source.style == .autoscale || source.index.outlets(to: element).isEmpty {
        takeAll(of: element)
        facts.leftOut.append((element, parent?.element.index))
        continue
      }
      // A prototype is made many times, which no property of this class can hold.
      if node !== root, isOwnClass(node, element) {
        facts.cells.append(node)
        continue
      }
      var view = ObjectFacts(
        element: element, kind: .view, node: node, frameworkClass: node.frameworkClass(of: element))
      view.place = facts.views.isEmpty ? .root : place(of: node, element, in: parent)
      view.isInstalled = isInstalled
      indices[ObjectIdentifier(node)] = facts.views.count
      facts.views.append(view)
      pending.append(contentsOf: node.children.reversed())
    }
  }

  /// Whether some size class installs a view in its parent.
  private func isInstalled(_ node: ViewNode) -> Bool {
    if !document.isLeftOut(node) { return true }
    guard source.style.isUIKit, let id = node.identifier else { return false }
    return source.variants.installations(ofID: id).contains(true)
  }

  /// Whether a view in another one is a class of its own: a cell that is made many times.
  private func isOwnClass(_ node: ViewNode, _ element: MarkupElement) -> Bool {
    guard source.style.isUIKit else { return false }
    if node is CollectionReusableNode { return node.parent is CollectionNode }
    return node is TableCellNode && element.parent?.name == "prototypes"
  }

  /// The place of a view, which UIKit may make with its owner.
  private func place(
    of node: ViewNode, _ element: MarkupElement, in parent: ObjectFacts?
  ) -> ObjectFacts.Place {
    guard source.style.isUIKit, let parent else { return .property }
    // UIKit makes the content view of a cell, and the property cannot be set.
    if element["key"] == "contentView" { return .part("contentView") }
    guard parent.node is ContentViewNode, let id = node.identifier,
      let cell = parent.element.parent, cell.name == "tableViewCell"
    else { return .property }
    // A standard cell makes these three; its attributes name them by the ids of views.
    let part = ["textLabel", "detailTextLabel", "imageView"].first { cell[$0] == id }
    return part.map { .part($0, isOptional: true) } ?? .property
  }

  private func readConstraints(ofView index: Int, of facts: inout ClassFacts) {
    guard let node = facts.views[index].node else { return }
    let view = facts.views[index].element
    let constraints = constraints(of: node, in: view)
    facts.views[index].constraints = constraints
    // Without variations the tree has each constraint that is installed.
    guard !source.variants.isEmpty else { return }
    let known = Set(constraints.map(\.element.index))
    for element in view.elements(in: "constraints") where !known.contains(element.index) {
      guard source.variants.constraints(at: element.index).allSatisfy({ $0 == nil }) else {
        continue
      }
      takeAll(of: element)
      facts.deadConstraints.append(element)
    }
  }

  private func fillView(_ view: inout ObjectFacts, _ objects: Set<Int>) {
    guard let node = view.node else { return }
    var reader = object(view.element)
    reader.readView(node, of: view, objects)
    reader.readVariations(of: node)
    switch view.place {
    case .root: reader.skip("customClass", "customModule")
    case .property:
      view.appClass = reader.appClass(superclass: view.frameworkClass)
      if let module = ViewNode.modules[view.frameworkClass] { reader.look.modules.insert(module) }
    case .part: break
    }
    view.look = reader.look
  }

  /// The height of a cell, if it is another one than that of the table's rows.
  private func rowHeight(of cell: ViewNode) -> Double? {
    func height(_ node: ViewNode?) -> Double? {
      node.flatMap { document.markup(of: $0)?["rowHeight"] }.flatMap(Double.init)
    }
    // -1 is Xcode's word for an automatic height.
    guard cell is TableCellNode, let own = height(cell), own > 0, own != height(cell.parent) else {
      return nil
    }
    return own
  }

  /// Reads the static cells of a table, which is the root of its class.
  private func readSections(of facts: inout ClassFacts) {
    guard facts.node is TableNode, let table = facts.views.first?.element else { return }
    let cells = facts.views.filter { [node = facts.node] in
      $0.node is TableCellNode && $0.node?.parent === node
    }
    let sections = table.child("sections").map { part($0).children("tableViewSection") } ?? []
    let read = sections.map { section in
      let list = section.element.child("cells")?.index
      let own = cells.filter { $0.element.parent?.index == list }
      return ClassFacts.Section(
        texts: ["header", "footer"].compactMap { word in
          section.shown(word + "Title").map { (word, $0) }
        }.byKey(),
        cells: own.map { ($0.element.index, $0.node.flatMap(rowHeight)) })
    }
    if !cells.isEmpty { facts.sections = read }
  }
}
