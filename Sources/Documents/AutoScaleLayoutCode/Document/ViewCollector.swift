import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Collects the views of a tree into a class.
struct ViewCollector {
  let context: CodeContext
  let screen: ScreenCode
  let root: ViewNode

  /// The nested cells whose classes are still to be made, with the names that they have.
  private(set) var cells: [(node: ViewNode, typeName: String)] = []

  private var viewNames: ViewNames
  private var known: [ObjectIdentifier: ViewCode] = [:]

  private var document: InterfaceDocument { context.document }

  init(context: CodeContext, screen: ScreenCode, root: ViewNode) {
    (self.context, self.screen, self.root) = (context, screen, root)
    viewNames = ViewNames(
      context: context,
      reserved: ReservedNames.names(inClassFor: screen.views.first?.node ?? root))
  }

  /// Collects the views, each before its subviews.
  mutating func collect() {
    viewNames.kindCounts = kindCounts
    var pending = [root]
    while let node = pending.popLast() {
      guard let markup = document.markup(of: node) else { continue }
      let parent = node === root ? nil : node.parent.flatMap { known[ObjectIdentifier($0)] }
      let isInstalled = isInstalled(node)
      if !isInstalled, context.target == .nodes || context.index.outlets(to: markup).isEmpty {
        leaveOut(markup, in: parent)
        continue
      }
      if node !== root, isOwnClass(node, markup) {
        let name = context.typeNames.name([TypeNames(context: context).name(ofCell: node)])
        cells.append((node, name))
        parent?.registered.append((node, name))
        continue
      }
      let view = code(of: node, markup, in: parent)
      view.isInstalled = isInstalled
      known[ObjectIdentifier(node)] = view
      screen.views.append(view)
      pending.append(contentsOf: node.children.reversed())
    }
  }

  /// The number of views of each kind.
  private var kindCounts: [String: Int] {
    var counts: [String: Int] = [:]
    for node in root.subtree {
      guard let markup = document.markup(of: node) else { continue }
      let className = markup["customClass"] ?? node.frameworkClass(of: markup)
      counts[ViewNames.word(of: className, node), default: 0] += 1
    }
    return counts
  }

  /// The names of a view and of the next views around it that have properties.
  private func names(around view: ViewCode) -> [String] {
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
  private func leaveOut(_ markup: MarkupElement, in parent: ViewCode?) {
    context.coverage.expressAll(of: markup)
    let owner = parent.map { " in \($0.name)" } ?? ""
    screen.omitted.append(("the \(markup.name)\(owner), which no size class installs", markup.line))
  }

  private func code(
    of node: ViewNode, _ markup: MarkupElement, in parent: ViewCode?
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
        for: node, markup, className: markup.appClass ?? base,
        parents: parent.map(names) ?? []))
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
  private func isOwnClass(_ node: ViewNode, _ markup: MarkupElement) -> Bool {
    guard context.target == .uiKit else { return false }
    if node is CollectionReusableNode { return node.parent is CollectionNode }
    return node is TableCellNode && markup.parent?.name == "prototypes"
  }
}
