import AutoScaleTrees

/// Prints the class of a scene, a view or a cell.
struct ClassPrinter {
  let screen: ScreenCode
  let options: CodeOptions

  private var isUIKit: Bool { options.style.target == .uiKit }
  private var values: ValueWriter { ValueWriter(options: options, objects: screen.expressions) }
  private var settings: SettingWriter { SettingWriter(values: values) }

  private func making(_ property: Property) -> Expression {
    .call(property.className, property.arguments.map(values.argument))
  }

  /// The lines of the class.
  func lines() -> [String] {
    let functions = self.functions()
    var lines = Self.documentation(screen.documentation, notes: screen.notes, indent: 0)
    lines += head()
    var blocks = [constants(), properties(), members()]
    blocks.append(InitializerPrinter(screen: screen, options: options).lines(calling: functions))
    blocks += functions.map(Self.lines)
    lines += blocks.filter { !$0.isEmpty }.joined(separator: [""])
    lines.append("}")
    for name in screen.conformances.sorted() {
      lines += ["", "extension \(screen.typeName): \(name) {}"]
    }
    return lines + TablePrinter(screen: screen, values: values).lines()
  }

  /// The lines of a comment about a declaration, and of the parts that have no code.
  static func documentation(_ texts: [String], notes: [String] = [], indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    // The first sentence is a paragraph.
    var paragraphs = texts.filter { !$0.isEmpty }
    if paragraphs.count > 1 { paragraphs.insert("", at: 1) }
    var lines = paragraphs.flatMap { text in
      text.isEmpty ? [space + "///"] : text.wrapped(indent: indent, mark: "///")
    }
    if !notes.isEmpty {
      if !texts.isEmpty { lines.append(space + "///") }
      lines += notes.flatMap { "- \($0)".wrapped(indent: indent, mark: "///", hanging: 2) }
    }
    return lines
  }

  /// The first lines of the class; a name that is too long has its superclass below it.
  private func head() -> [String] {
    let line = "final class \(screen.typeName): \(screen.baseClass) {"
    if line.count <= Expression.width { return [line] }
    return ["final class \(screen.typeName):", "  \(screen.baseClass)", "{"]
  }

  private func constants() -> [String] {
    guard isUIKit, let root = screen.root, !screen.isRow else { return [] }
    var lines: [String] = []
    if let identifier = root.element["reuseIdentifier"], !identifier.isEmpty {
      lines.append("  static let cellIdentifier = \(identifier.literal)")
    }
    if let height = screen.rowHeight.flatMap({ values.length($0).flat }) {
      lines.append(
        options.scalesLengths
          ? "  static var rowHeight: CGFloat { \(height) }"
          : "  static let rowHeight: CGFloat = \(height)")
    }
    return lines
  }

  private func properties() -> [String] {
    var properties = screen.views.filter { $0.place == .property }
    properties += screen.objects
    return properties.flatMap { property in
      let word = property.isLazy ? "private(set) lazy var" : "let"
      return Self.documentation(property.documentation, indent: 2)
        + Statement.assignment("\(word) \(property.name)", making(property)).lines(indent: 2)
    }
  }

  private func members() -> [String] {
    let table = screen.table.map { [TablePrinter.member(of: $0, values)] } ?? []
    let blocks = (table + screen.members).map { member in
      Self.documentation(member.documentation, indent: 2) + member.declaration.lines(indent: 2)
    }
    // Members with a comment or a body stand apart.
    var lines: [String] = []
    for (index, block) in blocks.enumerated() {
      if index > 0, block.count > 1 || blocks[index - 1].count > 1 { lines.append("") }
      lines += block
    }
    return lines
  }

  /// The lines of a function.
  static func lines(of function: ScreenCode.Function) -> [String] {
    documentation(function.documentation, indent: 2)
      + Declaration.lines(function.head + (function.canThrow ? " throws" : ""), indent: 2)
      + function.body.flatMap { $0.lines(indent: 4) } + ["  }"]
  }
}

extension ClassPrinter {
  /// The statements about a view, given by its index.
  private typealias Entry = (view: Int, statements: [Statement])

  /// The functions in their order: those that the initializer calls, then the others.
  private func functions() -> [ScreenCode.Function] {
    var names = screen.names
    func functions(
      _ base: String, _ entries: [Entry], body: ([Int]) -> [Statement]
    ) -> [ScreenCode.Function] {
      let sized = entries.map { entry in
        FunctionSplitter.Entry(
          view: entry.view,
          lines: entry.statements.reduce(0) { $0 + $1.lines(indent: 6).count })
      }
      return FunctionSplitter.pieces(of: sized, about: splitViews).map { piece in
        let name = names.name([base + piece.suffix])
        return ScreenCode.Function(
          head: "private func \(name)()", name: name, body: body(piece.entries))
      }
    }
    func plain(_ base: String, _ entries: [Entry]) -> [ScreenCode.Function] {
      functions(base, entries) { indices in indices.flatMap { entries[$0].statements } }
    }
    var all = plain(isUIKit ? "addSubviews" : "addNodes", screen.hierarchy.map(Self.entry))
    all += plain("setAppearance", looks())
    if !screen.constrainedViews.isEmpty {
      let name = names.name(["disableAutoresizingMasks"])
      all.append(.init(head: "private func \(name)()", name: name, body: masks))
    }
    let constraints = screen.constraints.map { entry in
      (view: entry.view, statements: [entry.part].activation(""))
    }
    all += functions("activateConstraints", constraints) { indices in
      indices.map { screen.constraints[$0].part }.activation()
    }.map { function in
      var function = function
      function.canThrow = !isUIKit
      return function
    }
    all += plain("addActions", actions())
    return all + SizeClassPrinter(screen: screen, options: options).functions() + screen.functions
      + ControllerPrinter(screen: screen, writer: settings).functions()
  }

  /// The views as the splitter takes them.
  private var splitViews: [FunctionSplitter.View] {
    var indices: [ObjectIdentifier: Int] = [:]
    return screen.views.enumerated().map { index, view in
      if let node = view.node { indices[ObjectIdentifier(node)] = index }
      let words = view.name.split(separator: ".").map { String($0).capitalizedFirst }
      return FunctionSplitter.View(
        parent: view.node?.parent.flatMap { indices[ObjectIdentifier($0)] },
        title: words.joined().shortened, kind: Self.kind(of: view.node))
    }
  }

  /// The kind of a view, in the plural.
  private static func kind(of node: ViewNode?) -> String {
    switch node?.role {
    case .label: "Labels"
    case .button: "Buttons"
    case .textField, .textView, .searchBar: "Fields"
    case .image: "Images"
    case .stack: "Stacks"
    case .tableCell: "Cells"
    case .navigationBar, .toolbar, .tabBar: "Bars"
    case .view, .contentView: "Views"
    default: node is ControlNode ? "Controls" : "OtherViews"
    }
  }

  /// The views, those of repeated ones with the indices of their holders.
  private var withFolded: [(index: Int, view: Property)] {
    let indices = viewIndices
    return screen.views.enumerated().map { ($0, $1) }
      + screen.folded.map { view in (view.holder.flatMap { indices[$0] } ?? 0, view) }
  }

  private var viewIndices: [Int: Int] {
    Dictionary(zip(screen.views.map(\.index), 0...)) { first, _ in first }
  }

  /// The settings of each view, with the notes about it before them.
  private func looks() -> [Entry] {
    let shared =
      isUIKit
      ? SharedLooks(views: screen.views + screen.folded, writer: settings).result() : .init()
    let indices = viewIndices
    let views = withFolded.map { index, view in
      let own = shared.settings[view.index] ?? view.settings
      return (
        view: index,
        statements: view.notes.map { .comment($0) } + settings.statements(own, of: .init(view))
      )
    }
    let objects = screen.objects.flatMap { object in
      object.notes.map { Statement.comment($0) }
        + settings.statements(object.settings, of: .init(object))
    }
    let loops = shared.loops.map { (view: indices[$0.view] ?? 0, statements: [$0.statement]) }
    return (loops + views + [(view: 0, statements: objects)]).filter { !$0.statements.isEmpty }
  }

  private func actions() -> [Entry] {
    let views = withFolded.map { index, view in
      (view: index, statements: settings.statements(view.actions, of: .init(view)))
    }
    let objects = screen.objects.flatMap { settings.statements($0.actions, of: .init($0)) }
    return (views + [(view: 0, statements: objects)]).filter { !$0.statements.isEmpty }
  }

  private static func entry(_ statement: ViewStatement) -> Entry {
    (statement.view, [statement.statement])
  }

  private var masks: [Statement] {
    let names = screen.constrainedViews
    if names.count < 3 { return names.map(HierarchyWriter.switchOff) }
    return [.loop("view", in: .list(names.map { .text($0) }), [HierarchyWriter.switchOff("view")])]
  }
}
