import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import AutoScaleTrees

/// Reads the scenes, views and cells of a document into classes.
struct ScreenReader {
  let document: InterfaceDocument
  let options: CodeOptions
  private(set) var unsaid: [UnsaidPart] = []
  private var typeNames = NameMaker()
  /// The nested cells whose classes are still to be made, with the names that they have.
  private var waiting: [(node: ViewNode, typeName: String)] = []

  init(_ document: InterfaceDocument, options: CodeOptions) {
    self.document = document
    self.options = options
  }

  /// Makes the classes of a root: its own, and those of the cells in it.
  mutating func screens(of root: InterfaceRoot) -> [ScreenCode] {
    guard let view = root.view else { return [] }
    let names = TypeNames(document: document, prefix: options.typePrefix)
    let typeName = typeNames.name(names.names(of: root))
    var screens = [screen(of: view, typeName: typeName, root: root)]
    while !waiting.isEmpty {
      let (node, name) = waiting.removeFirst()
      screens.append(screen(of: node, typeName: name, root: nil))
    }
    return screens
  }

  private mutating func screen(
    of node: ViewNode, typeName: String, root: InterfaceRoot?
  ) -> ScreenCode {
    let isOwnClass =
      root?.kind != .viewController || node.customClass.map { options.typePrefix + $0 } == typeName
    let base = baseClass(of: node, isOwnClass: isOwnClass)
    let screen = ScreenCode(typeName: typeName, baseClass: base.name)
    if base.isCustom { screen.customClasses[base.name] = node.uiKitClassName }
    screen.comment = comment(of: node, root: root)
    if !options.style.isUIKit {
      screen.comment += [
        "",
        "Nodes have a layout and a look: actions, outlets, accessibility and input traits are left out.",
      ]
    }
    collectViews(of: node, into: screen)
    var hierarchy = HierarchyWriter(screen: screen, document: document, options: options)
    hierarchy.write()
    for view in screen.views { write(view) }
    ConstraintSection(screen: screen, document: document, options: options).write()
    if options.style.isUIKit {
      var connections = ConnectionWriter(screen: screen, document: document)
      connections.write(controllerID: root?.kind == .viewController ? root?.identifier : nil)
    }
    noteUnsaid(of: screen)
    return screen
  }

  private func write(_ view: ViewCode) {
    if options.style.isUIKit {
      UIKitWriter(document: document, options: options).write(view)
    } else {
      NodeWriter(document: document, options: options).write(view)
    }
  }

  private func baseClass(of node: ViewNode, isOwnClass: Bool) -> (name: String, isCustom: Bool) {
    guard options.style.isUIKit else { return (String(describing: type(of: node)), false) }
    guard !isOwnClass, let name = node.customClass, name.isIdentifier else {
      return (node.uiKitClassName, false)
    }
    return (options.typePrefix + name, true)
  }

  private func comment(of node: ViewNode, root: InterfaceRoot?) -> [String] {
    let file = document.path.split(separator: "/").last.map(String.init) ?? document.path
    let line = document.element(of: node)?.line ?? 1
    guard let root else { return ["A cell of \(file), line \(line)."] }
    if root.kind == .view { return ["The view of \(file), line \(line)."] }
    return ["The view of \(root.className ?? "a view controller") in \(file), line \(line)."]
  }
}

extension ScreenReader {
  /// Collects the views of a class, each before its subviews.
  private mutating func collectViews(of root: ViewNode, into screen: ScreenCode) {
    var names = NameMaker(taken: ReservedNames.keywords)
    let viewNames = ViewNames(
      document: document, reserved: ReservedNames.names(inClassFor: root))
    var known: [ObjectIdentifier: ViewCode] = [:]
    var pending = [root]
    while let node = pending.popLast() {
      guard let markup = document.markup(of: node), document.isInstalled(node) else { continue }
      let parent = node === root ? nil : node.parent.flatMap { known[ObjectIdentifier($0)] }
      if node !== root, ownClass(of: node) {
        let name = typeNames.name([
          TypeNames(document: document, prefix: options.typePrefix).name(ofCell: node)
        ])
        waiting.append((node, name))
        parent?.registered.append((node, name))
        continue
      }
      let view = code(of: node, markup, in: parent, screen, viewNames, &names)
      known[ObjectIdentifier(node)] = view
      screen.views.append(view)
      pending.append(contentsOf: node.children.reversed())
    }
  }

  private func code(
    of node: ViewNode, _ markup: MarkupElement, in parent: ViewCode?, _ screen: ScreenCode,
    _ viewNames: ViewNames, _ names: inout NameMaker
  ) -> ViewCode {
    let facts = ElementFacts(markup)
    guard let parent else {
      return ViewCode(
        node, facts: facts, place: .root, name: screen.typeName.lowercasedFirst,
        className: screen.typeName)
    }
    if options.style.isUIKit, let place = part(node, markup, of: parent) {
      let name = parent.place == .root ? "contentView" : parent.name + ".contentView"
      return ViewCode(node, facts: facts, place: place, name: name, className: "UIView")
    }
    let base = node.uiKitClassName
    let custom = node.customClass.flatMap { $0.isIdentifier ? $0 : nil }
    let parentName = parent.place == .property ? parent.name : nil
    let name = names.name(
      viewNames.candidates(for: node, className: custom ?? base, parent: parentName))
    let className = custom.map { options.typePrefix + $0 } ?? base
    if custom != nil, options.style.isUIKit { screen.customClasses[className] = base }
    return ViewCode(node, facts: facts, place: .property, name: name, className: className)
  }

  /// The place of a view that UIKit makes with its owner.
  private func part(
    _ node: ViewNode, _ markup: MarkupElement, of parent: ViewCode
  ) -> ViewCode.Place? {
    let beginning = ViewCode.beginning(parent.expression)
    if markup["key"] == "contentView" { return .part(beginning + "contentView") }
    guard document.isPlacedByCell(node), let id = node.identifier,
      let cell = sequence(first: markup, next: \.parent).first(where: { $0.name == "tableViewCell" }
      ),
      let property = ["textLabel", "detailTextLabel", "imageView"].first(where: { cell[$0] == id })
    else { return nil }
    let owner =
      parent.expression.hasSuffix("contentView")
      ? String(parent.expression.dropLast(11)) : beginning
    return .part(owner + property, isOptional: true)
  }

  /// Whether a view in another one is a class of its own: a cell that is made many times.
  private func ownClass(of node: ViewNode) -> Bool {
    guard options.style.isUIKit else { return false }
    if node is CollectionReusableNode { return node.parent is CollectionNode }
    guard node is TableCellNode, let list = document.markup(of: node)?.parent else { return false }
    return list.name == "prototypes"
  }

  private mutating func noteUnsaid(of screen: ScreenCode) {
    for view in screen.views {
      let owner = view.place == .root ? screen.typeName : view.name
      var parts = view.comments.map { ($0, view.facts.markup.line) }
      if options.style.isUIKit { parts += view.facts.unsaid.map { ($0.name, $0.line) } }
      let notes = parts.map { name, line in
        UnsaidPart(
          path: document.path, line: line,
          part: name.hasPrefix("the ") || name.hasPrefix("a ")
            ? "\(name) (\(owner))" : "the \(name) of \(owner)")
      }
      unsaid += notes
      view.notes = notes.map(\.comment)
    }
    screen.notes = screen.unsaid.map {
      UnsaidPart(path: document.path, line: $0.line, part: $0.part)
    }
    unsaid += screen.notes
  }
}

extension ViewNode {
  /// The class of UIKit for the node's role.
  var uiKitClassName: String { Swift.type(of: self).className }
}
