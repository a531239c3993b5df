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
    let statements: [Statement] =
      code.statements.isEmpty
      ? [.expression(code.making)]
      : [.assignment("let controller", code.making)] + code.statements + ["return controller"]
    return ClassPrinter.documentation(code.documentation, notes: code.notes, indent: 0)
      + ["@MainActor"] + Declaration.lines(head, indent: 0)
      + statements.flatMap { $0.lines(indent: 2) } + ["}"]
  }
}
