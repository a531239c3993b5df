import AutoScaleTrees

/// Prints the class of a scene, a view or a cell.
struct ClassPrinter {
  /// The longest body of a function, in lines.
  static let longestBody = 50

  let screen: ScreenCode
  let options: CodeOptions

  /// The lines of the class.
  func lines() -> [String] {
    let functions = self.functions()
    var lines = screen.comment.flatMap {
      $0.isEmpty ? ["///"] : $0.wrapped(indent: 0, mark: "///")
    }
    lines += screen.notes.isEmpty ? [] : ["///"]
    lines += screen.notes.flatMap { $0.comment.wrapped(indent: 0, mark: "///") }
    lines.append("final class \(screen.typeName): \(screen.baseClass) {")
    let blocks = [properties(), members(), initializer(functions)] + functions.map(lines(of:))
    lines += blocks.filter { !$0.isEmpty }.joined(separator: [""])
    return lines + ["}"]
  }

  private func properties() -> [String] {
    var lines: [String] = []
    if options.style.isUIKit, let root = screen.root,
      let identifier = root.facts.markup["reuseIdentifier"]
    {
      lines += ["  static let cellIdentifier = \(identifier.literal)", ""]
    }
    for view in screen.views where view.place == .property {
      lines += Statement.assignment("let \(view.name)", view.making).lines(indent: 2)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private func members() -> [String] {
    let blocks = screen.members.map { member in
      member.comment.flatMap { $0.wrapped(indent: 2, mark: "///") }
        + member.declaration.lines(indent: 2)
    }
    return Array(blocks.joined(separator: [""]))
  }

  private func lines(of function: ScreenCode.Function) -> [String] {
    ["  private func \(function.name)()\(function.canThrow ? " throws" : "") {"]
      + function.body.flatMap { $0.lines(indent: 4) } + ["  }"]
  }
}

extension ClassPrinter {
  private func initializer(_ functions: [ScreenCode.Function]) -> [String] {
    let calls = functions.map { "    \($0.canThrow ? "try " : "")\($0.name)()" }
    guard options.style.isUIKit else {
      let mark = functions.contains(where: \.canThrow) ? " throws" : ""
      return ["  init()\(mark) {", "    super.init(\(screen.typeName.lowercasedFirst.literal))"]
        + calls + ["  }"]
    }
    let (head, body) = superInitializer()
    return ["  \(head) {", "    \(body)"] + calls
      + [
        "  }", "", "  @available(*, unavailable)", "  required init?(coder: NSCoder) {",
        "    fatalError(\"init(coder:) is not available: this view is made in code\")", "  }",
      ]
  }

  /// The initializer of a class and its call of the superclass's.
  private func superInitializer() -> (head: String, body: String) {
    guard let root = screen.root, screen.customClasses[screen.baseClass] == nil else {
      return ("override init(frame: CGRect)", "super.init(frame: frame)")
    }
    switch root.node.role {
    case .tableCell:
      let style = root.arguments.first { $0.hasPrefix("style: ") }?.dropFirst(7)
      return (
        "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
        "super.init(style: \(style.map(String.init) ?? ".default"), reuseIdentifier: reuseIdentifier)"
      )
    case .table(let table):
      return ("init()", "super.init(frame: .zero, style: .\(table.style.rawValue))")
    case .collection:
      return (
        "init()", "super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
      )
    case .visualEffect:
      return ("init()", "super.init(\(root.arguments.first ?? "effect: nil"))")
    default: return ("override init(frame: CGRect)", "super.init(frame: frame)")
    }
  }

  /// The functions in their order: hierarchy, look, constraints, actions.
  private func functions() -> [ScreenCode.Function] {
    let look = screen.views.enumerated().flatMap { index, view in
      view.notes.map { ViewStatement(view: index, statement: .comment($0)) }
        + view.statements.map { ViewStatement(view: index, statement: $0) }
    }
    let actions = screen.views.enumerated().flatMap { index, view in
      view.actions.map { ViewStatement(view: index, statement: $0) }
    }
    let splitter = FunctionSplitter(screen: screen)
    return splitter.functions(
      screen.hierarchy, name: options.style.isUIKit ? "addSubviews" : "addNodes")
      + splitter.functions(look, name: "setAppearance")
      + splitter.constraintFunctions(options.style)
      + splitter.functions(actions, name: "addActions")
  }
}
