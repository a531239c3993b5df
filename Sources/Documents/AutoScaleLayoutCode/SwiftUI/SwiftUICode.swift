import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The code of a document in SwiftUI, with the parts that it leaves out.
struct SwiftUICode {
  private(set) var files: [SourceFile] = []
  private(set) var omitted: [OmittedPart] = []

  /// Writes the code of some roots of a document.
  init(_ context: Reader, roots: [InterfaceRoot]) {
    var typeNames = NameMaker()
    for root in roots {
      guard let view = root.view else {
        // A controller without a view shows others.
        guard root.kind == .viewController, let element = context.index[root.identifier] else {
          continue
        }
        context.takeAll(of: element)
        let part = "the \(element.name) \(root.className ?? "")".trimmed
        omitted.append(context.source.omitted(part, at: element.line))
        continue
      }
      let types = TypeNames(source: context.source)
      let names = types.names(of: root).map(SwiftUINames.typeName)
      let reader = SwiftUIReader(context, typeName: typeNames.name(names), in: view)
      let body = reader.body(of: root)
      var cells: [(reader: SwiftUIReader, body: SwiftUIView)] = []
      for cell in reader.prototypes {
        let name = typeNames.name([SwiftUINames.typeName(types.name(ofCell: cell.node))])
        let reader = SwiftUIReader(context, typeName: name, in: cell.node)
        cells.append((reader, reader.body(of: nil, framed: cell.lengths)))
      }
      // What a cell reads is read of the root that has it.
      reader.leaveOutRest(of: root)
      let isCell = root.kind == .view && view is TableCellNode
      add(reader, body, isCell ? nil : root)
      for cell in cells { add(cell.reader, cell.body, nil) }
    }
    omitted.sort { ($0.line, $0.part) < ($1.line, $1.part) }
  }

  private mutating func add(_ reader: SwiftUIReader, _ body: SwiftUIView, _ root: InterfaceRoot?) {
    omitted += reader.omitted
    let screen = reader.screen
    screen.notes = reader.omitted.sorted { $0.line < $1.line }.map(\.comment)
    screen.documentation = reader.context.source.documentation(
      of: reader.view, root, named: screen.typeName)
    files.append(screen.file(body, reader.context.options))
  }
}

/// Roots.
extension SwiftUIReader {
  /// Reads the view of a root, or of a cell with some lengths.
  fileprivate func body(
    of root: InterfaceRoot?, framed lengths: [LayoutAxis: Double] = [:]
  ) -> SwiftUIView {
    let isScreen = root.map(isScreen) ?? false
    // Bars and the cell around the content are read in any case.
    let controller = root?.kind == .viewController ? context.index[root?.identifier] : nil
    let navigation = controller.map(navigationLooks) ?? []
    // A list draws the rest of a cell.
    let content =
      view is TableCellNode ? view.children.first { $0 is ContentViewNode } ?? view : view
    var body = body(of: content, isScreen: isScreen).framed(lengths)
    if content !== view, let facts = facts(of: view) {
      facts.skipKnown(of: ["UIView", "root"])
      body = looking(facts, of: view, around: body, isScreen: isScreen)
    }
    return body.looking(navigation)
  }

  private func body(of content: ViewNode, isScreen: Bool) -> SwiftUIView {
    guard let facts = facts(of: content) else { return .leaf("Spacer()") }
    facts.skipKnown(of: ["UIView", "root"])
    // A view of the app around others is theirs, and what it draws itself is left out.
    if let custom = facts["customClass"] {
      facts.skip("customClass", "customModule")
      if isScreen { leaveOut(content, "what its class \(custom) draws") }
    }
    guard
      isContainer(content) || content is CollectionReusableNode
        || type(of: content) == ViewNode.self
    else {
      return unit(of: content, sized: [.horizontal, .vertical])?.view ?? .leaf("EmptyView()")
    }
    if case .scroll = content.role, let unit = unit(of: content, sized: []) { return unit.view }
    facts.skipKnown(of: type(of: content).classNames)
    // A container gets its size from SwiftUI; only a fixed length becomes a frame.
    for facts in constraints.constraints(of: content) where !facts.plain.isFixedLength {
      leaveOut(content, "a constraint of its \(facts.plain.first.attribute)")
    }
    let body = container(content, isScreen: isScreen)
    return looking(facts, of: content, around: body, isScreen: isScreen)
  }

  func looking(
    _ facts: Reader, of node: ViewNode, around body: SwiftUIView, isScreen: Bool
  ) -> SwiftUIView {
    var look = LeafReader(reader: self, facts: facts, node: node)
    // SwiftUI's windows have the background of the system by themselves.
    if isScreen, facts.peekedColor("backgroundColor") == .system("systemBackground") {
      look.drawsBackground = false
    }
    return body.looking(look.decoration() + look.looks())
  }

  /// Whether a root fills a screen: that of a controller.
  private func isScreen(_ root: InterfaceRoot) -> Bool {
    if root.kind == .viewController { return true }
    return context.document.viewOfOwner === view && view.frame.width >= 320
      && view.frame.height >= 480
  }
}

/// Parts that no reader took.
extension SwiftUIReader {
  /// Names all that belongs to a root and has no code.
  ///
  /// - Complexity: O(*n*) in the elements of the root.
  fileprivate func leaveOutRest(of root: InterfaceRoot) {
    let owners = view.subtree.compactMap { node in
      context.document.markup(of: node).map { ($0.index, node) }
    }.byKey()
    let isController = root.kind == .viewController
    let element =
      isController ? context.index[root.identifier] : context.document.markup(of: view)
    guard let element else { return }
    if isController {
      context.part(element).skip(
        "customClass", "customModule", "autoresizesArchivedViewToFullSize")
    }
    // Before the parts are sorted, as an outlet of a view would be among them.
    passOverOutlets(in: element, owners)
    for part in context.coverage.unread(under: element) {
      let owner = part.owner.flatMap { owners[$0] }.map(description)
      let place = owner ?? (part.name == part.element ? nil : "the \(part.element)")
      leaveOut("the \(part.name)" + (place.map { " of \($0)" } ?? ""), at: part.line)
    }
    // The objects that are no part of the view: recognizers, and views that code shows.
    let roots = Set(context.document.roots.compactMap { context.index[$0.identifier]?.index })
    for object in context.source.objects(of: root)
    where object.name != "placeholder" && object.name != "exit" && !roots.contains(object.index) {
      let name = object["userLabel"] ?? object["customClass"] ?? ""
      leaveOut("the \(object.name) \(name)".trimmed, at: object.line)
    }
  }

  /// Passes over the outlets of views, which SwiftUI's views do not need.
  private func passOverOutlets(in element: MarkupElement, _ owners: [Int: ViewNode]) {
    for element in element.subtree where ["outlet", "outletCollection"].contains(element.name) {
      if case .object(let view) = context.index.destination(of: element),
        owners[view.index] != nil, !["delegate", "dataSource"].contains(element["property"])
      {
        context.takeAll(of: element)
      }
    }
  }
}
