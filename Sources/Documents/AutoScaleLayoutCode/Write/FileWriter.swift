import AutoScaleTrees

/// Writes the files of code.
struct FileWriter {
  let source: DocumentSource
  /// The comments about parts without code.
  let notes: [OmittedParts.Place: [String]]

  private var options: CodeOptions { source.options }

  /// The file of a root: its classes, or the function that makes it.
  func file(_ root: RootModel) -> SourceFile {
    let declarations =
      root.classes.flatMap { ClassWriter($0, in: source, notes).declarations() }
      + [root.container.map(function)].compactMap(\.self)
    let name = root.classes.first?.typeName ?? root.container?.name ?? "View"
    return SourceFile(name: name, imports: imports(root), declarations: declarations)
  }

  private func imports(_ root: RootModel) -> Set<String> {
    if options.style == .autoscale { return ["AutoScaleTrees"] }
    var imports = root.container?.modules ?? []
    for model in root.classes { imports.formUnion(model.modules) }
    imports.insert("UIKit")
    // A container alone has no constraints.
    if options.style == .snapkit, !root.classes.isEmpty { imports.insert("SnapKit") }
    if options.scalesLengths { imports.insert("AutoScaleUIKit") }
    // UIKit brings Foundation along.
    return imports.subtracting(["Foundation"])
  }

  private func function(_ model: ContainerModel) -> Declaration {
    let settings = SettingWriter(objects: model.items.map { ($0.index, $0.name) }.byKey())
    let controller = SettingWriter.Owner(dot: "controller.", localName: "controller")
    let items = model.items.flatMap { item in
      [.assignment("let \(item.name)", settings.making(item.className, item.arguments))]
        + settings.statements(
          item.settings + (model.actions[item.index] ?? []), of: .init(item))
    }
    let body =
      settings.statements(model.facts.look.settings, of: controller) + items
      + settings.statements(model.facts.itemSettings, of: controller)
    let object = settings.making(model.madeClass, model.facts.look.arguments)
    var function = Declaration.function(
      "func make\(model.name)(\(model.parameters.joined(separator: ", "))) -> \(model.facts.kind.className)",
      [model.documentation],
      body.isEmpty
        ? [.expression(object)]
        : [.assignment("let controller", object)] + body + ["return controller"])
    // A function outside of a class does not inherit the actor of UIKit.
    (function.notes, function.attributes) = (notes[.init(name: model.name)] ?? [], ["@MainActor"])
    return function
  }
}
