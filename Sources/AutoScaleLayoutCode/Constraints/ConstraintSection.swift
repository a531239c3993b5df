import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the constraints of a class, view by view.
struct ConstraintSection {
  /// A constraint with the view or guide that it begins with.
  private struct Entry {
    let constraint: LayoutConstraint
    let plain: PlainConstraint
    let index: Int
  }

  let screen: ScreenCode
  let document: InterfaceDocument
  let options: CodeOptions
  private let indices: [ObjectIdentifier: Int]

  /// The outermost view that holds each view while the class is made.
  private var tops: [ObjectIdentifier: ViewNode] = [:]

  init(screen: ScreenCode, document: InterfaceDocument, options: CodeOptions) {
    self.screen = screen
    self.document = document
    self.options = options
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, view) in screen.views.enumerated() { indices[ObjectIdentifier(view.node)] = index }
    self.indices = indices
    for view in screen.views { tops[ObjectIdentifier(view.node)] = top(of: view.node) }
  }

  /// Writes the statements, those of a view together.
  func write() {
    let entries = screen.views.flatMap { $0.node.constraints }.compactMap(entry)
      .enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
      .map(\.element)
    if options.style == .anchors { writeAnchors(entries) } else { writeChains(entries) }
  }

  private func entry(_ constraint: LayoutConstraint) -> Entry? {
    if constraint.isPlaceholder { return nil }
    guard let plain = PlainConstraint(constraint) else { return nil }
    guard let node = plain.first.item.layoutNode, let index = indices[ObjectIdentifier(node)] else {
      note(constraint)
      return nil
    }
    if let second = plain.second?.item.layoutNode, top(of: second) !== top(of: node) {
      note(constraint)
      return nil
    }
    return Entry(constraint: constraint, plain: plain, index: index)
  }

  /// The outermost view that holds a view while the class is made; static rows come into a table later.
  private func top(of node: ViewNode) -> ViewNode? {
    guard options.style.isUIKit else { return screen.root?.node }
    // A view comes after its superview, whose answer is known then.
    for node in sequence(first: node, next: \.parent) {
      if let known = tops[ObjectIdentifier(node)] { return known }
      if node === screen.root?.node || node is TableCellNode { return node }
    }
    return nil
  }

  private func expression(_ node: ViewNode) -> String? {
    indices[ObjectIdentifier(node)].map { screen.views[$0].expression }
  }

  private func note(_ constraint: LayoutConstraint) {
    note("the constraint of \(constraint.firstAttribute.rawValue)", constraint)
  }

  private func note(_ part: String, _ constraint: LayoutConstraint) {
    screen.unsaid.append((part, document.place(of: constraint)?.position?.line ?? 1))
  }

  /// Notes the outlets of constraints in nodes, which have no property for them.
  private func noteOutlets(of entries: some Sequence<Entry>) {
    guard !options.style.isUIKit else { return }
    for entry in entries {
      guard let outlet = document.outletName(of: entry.constraint) else { continue }
      note("the outlet \(outlet) of a constraint", entry.constraint)
    }
  }

  private func writeChains(_ entries: [Entry]) {
    let writer = ChainWriter(options: options, expression: expression)
    var start = entries.startIndex
    while start < entries.endIndex {
      let item = entries[start].plain.first.item
      let end = entries[start...].firstIndex { $0.plain.first.item !== item } ?? entries.endIndex
      let group = entries[start..<end]
      for entry in group where !writer.canSay(entry.plain) { note(entry.constraint) }
      noteOutlets(of: group)
      if let statement = writer.statement(for: group.map(\.plain)) {
        screen.constraints.append(ViewStatement(view: entries[start].index, statement: statement))
      }
      start = end
    }
  }

  private func writeAnchors(_ entries: [Entry]) {
    let writer = AnchorWriter(options: options, expression: expression)
    var names = NameMaker(
      taken: Set(screen.views.map(\.name)).union(ReservedNames.properties))
    for entry in entries {
      guard let statement = writer.statement(for: entry.plain) else {
        note(entry.constraint)
        continue
      }
      let outlet = document.outletName(of: entry.constraint).flatMap { $0.isIdentifier ? $0 : nil }
      let identifier = document.userIdentifier(of: entry.constraint)
      guard outlet != nil || identifier != nil || entry.plain.priority != .required else {
        screen.constraints.append(ViewStatement(view: entry.index, statement: statement))
        continue
      }
      let view = screen.views[entry.index]
      let own =
        (view.place == .root ? "own" : view.name.replacing(".", with: "").lowercasedFirst)
        + entry.plain.first.attribute.rawValue.capitalizedFirst
      let name = names.name([outlet, own].compactMap { $0 })
      if outlet == nil {
        screen.constraints.append(
          ViewStatement(view: entry.index, statement: .assignment("let \(name)", statement)))
      } else {
        screen.members.append(
          ScreenCode.Member(
            name: name, comment: [], declaration: .assignment("lazy var \(name)", statement)))
      }
      if entry.plain.priority != .required {
        let value = UIKitWriter.priority(entry.plain.priority)
        screen.constraints.append(
          ViewStatement(view: entry.index, statement: .line("\(name).priority = \(value)")))
      }
      if let identifier {
        screen.constraints.append(
          ViewStatement(
            view: entry.index, statement: .line("\(name).identifier = \(identifier.literal)")))
      }
      screen.constraints.append(ViewStatement(view: entry.index, statement: .line(name)))
    }
  }
}
