import AutoScaleTrees

/// Prints the initializers of a class.
struct InitializerPrinter {
  let screen: ScreenCode
  let options: CodeOptions

  /// The lines of the initializers, which call the functions that have a name for it.
  func lines(calling functions: [ScreenCode.Function]) -> [String] {
    let calls = functions.compactMap { function in
      function.name.map { "    \(function.canThrow ? "try " : "")\($0)()" }
    }
    guard options.style.target == .uiKit else {
      let mark = functions.contains(where: \.canThrow) ? " throws" : ""
      return [
        "  init()\(mark) {", "    super.init(\(screen.typeName.startingSmall.literal))",
      ] + calls + ["  }"]
    }
    let (head, body) = superInitializer()
    let lines =
      Declaration.lines(head, indent: 2)
      + body.lines(indent: 4) + calls
      + parameterStatements.flatMap { $0.lines(indent: 4) }
    return lines + [
      "  }", "", "  @available(*, unavailable)", "  required init?(coder: NSCoder) {",
      "    fatalError(\"init(coder:) is not available: this view is made in code\")", "  }",
    ]
  }

  private var values: ValueWriter { ValueWriter(options: options) }

  /// The statements that use the parameters.
  private var parameterStatements: [Statement] {
    screen.parameterSettings.flatMap { view, setting in
      var owner = SettingWriter.Owner(view)
      // A parameter may have the name of the object's own property.
      if view.place == .root { owner.dot = "self." }
      return SettingWriter(values: values).statements(setting, of: owner)
    }
  }

  /// The initializer of a class and its call of the superclass's.
  private func superInitializer() -> (head: String, body: Expression) {
    let parameters = screen.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let own = "init(\(parameters))"
    guard let root = screen.root else { return (own, "super.init(frame: .zero)") }
    switch root.node?.role {
    case .tableCell:
      let style =
        root.arguments.first { $0.label == "style" }.map { values.expression($0.value) }
        ?? ".default"
      let name: Expression = screen.parameters.isEmpty ? "reuseIdentifier" : "nil"
      let head =
        screen.parameters.isEmpty
        ? "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)" : own
      return (head, .call("super.init", [.init("style", style), .init("reuseIdentifier", name)]))
    case .table(let table):
      return (
        own,
        .call(
          "super.init",
          [.init("frame", ".zero"), .init("style", .text(".\(table.style.rawValue)"))])
      )
    case .collection:
      return (
        own,
        .call(
          "super.init",
          [
            .init("frame", ".zero"),
            .init("collectionViewLayout", "UICollectionViewFlowLayout()"),
          ])
      )
    case .visualEffect: return (own, .call("super.init", root.arguments.map(values.argument)))
    default:
      if screen.parameters.isEmpty {
        return ("override init(frame: CGRect)", "super.init(frame: frame)")
      }
      return (own, "super.init(frame: .zero)")
    }
  }
}
