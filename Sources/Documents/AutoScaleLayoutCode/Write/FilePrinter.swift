/// Prints the files of code.
struct FilePrinter {
  let options: CodeOptions

  /// The file of a root: its classes, or the function that makes it.
  func file(_ screens: [ScreenCode], _ container: ContainerCode?) -> LayoutCode.File {
    var lines = imports(screens, container).map { "import \($0)" }
    for screen in screens { lines += [""] + ClassPrinter(screen: screen, options: options).lines() }
    if let container { lines += [""] + self.lines(of: container) }
    let name = screens.first?.typeName ?? container?.name ?? "View"
    return LayoutCode.File(name: name + ".swift", text: lines.joined(separator: "\n") + "\n")
  }

  private func imports(_ screens: [ScreenCode], _ container: ContainerCode?) -> [String] {
    var imports = container?.imports ?? []
    for screen in screens { imports.formUnion(screen.imports) }
    switch options.style {
    case .autoscale: imports = ["AutoScaleTrees"]
    case .anchors, .swiftui: imports.insert("UIKit")
    case .snapkit: imports.formUnion(screens.isEmpty ? ["UIKit"] : ["SnapKit", "UIKit"])
    }
    if options.scalesLengths, options.style.target == .uiKit { imports.insert("AutoScaleUIKit") }
    // UIKit brings Foundation along.
    if options.style.target == .uiKit { imports.remove("Foundation") }
    return imports.sorted()
  }

  private func lines(of code: ContainerCode) -> [String] {
    let parameters = code.parameters.joined(separator: ", ")
    let head = "func make\(code.name)(\(parameters)) -> \(code.className)"
    let names = Dictionary(code.items.map { ($0.index, $0.name) }) { first, _ in first }
    let values = ValueWriter(options: options, objects: names)
    let writer = SettingWriter(values: values)
    let controller = SettingWriter.Owner(dot: "controller.", localName: "controller")
    let items = code.items.flatMap { item in
      [
        .assignment(
          "let \(item.name)", .call(item.className, item.arguments.map(values.argument)))
      ] + writer.statements(item.settings + item.actions, of: .init(item))
    }
    let body =
      writer.statements(code.settings, of: controller) + items
      + writer.statements(code.itemSettings, of: controller)
    let making = values.expression(code.making)
    let statements: [Statement] =
      body.isEmpty
      ? [.expression(making)]
      : [.assignment("let controller", making)] + body + ["return controller"]
    return ClassPrinter.documentation(code.documentation, notes: code.notes, indent: 0)
      + ["@MainActor"] + Declaration.lines(head, indent: 0)
      + statements.flatMap { $0.lines(indent: 2) } + ["}"]
  }
}
