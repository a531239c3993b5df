import AutoScaleInterfaceBuilder

/// Makes the functions for controllers of a storyboard that show others.
struct ContainerWriter {
  let source: DocumentSource
  let facts: ContainerFacts
  /// What the function uses of its app.
  private let screen = ScreenCode(
    typeName: "", baseClass: "", names: NameMaker(taken: ["controller"]))

  init(_ facts: ContainerFacts, in source: DocumentSource) {
    (self.facts, self.source) = (facts, source)
  }

  /// Whether a root is a controller that shows others.
  static func isContainer(_ root: InterfaceRoot, _ source: DocumentSource) -> Bool {
    root.view == nil
      && source.index[root.identifier].map { ContainerFacts.kinds[$0.name] != nil } ?? false
  }

  func code(_ typeNames: inout NameMaker) -> ContainerCode {
    let kind = facts.kind
    let name = typeNames.name([
      TypeNames(source: source).name(ofContainer: facts.root, kind: kind.word)
    ])
    var code = ContainerCode(
      identifier: facts.root.identifier, name: name, className: kind.className,
      making: .made(facts.appClass ?? kind.className, facts.look.arguments))
    code.documentation = [documentation]
    code.parameters = kind.parameters
    code.settings = facts.look.settings
    code.itemSettings = facts.itemSettings
    let object = ObjectFacts(
      element: facts.element, kind: .custom, frameworkClass: kind.className)
    screen.add(
      facts.look,
      of: Property(
        object, name: "controller", className: facts.appClass ?? kind.className))
    let names = ObjectNames(source: source, views: [])
    for item in facts.items {
      var property = Property(
        item, name: screen.names.name(names.candidates(for: item)), className: item.className)
      screen.add(item.look, of: property)
      act(&property, &code)
      code.items.append(property)
    }
    code.imports = screen.imports
    code.standIns = screen.standIns
    return code
  }

  private var documentation: String {
    let words = facts.kind.word.spacedWords.lowercased()
    let end = facts.shown.isEmpty ? "" : ", which shows \(facts.shown.joined(separator: ", "))"
    return "Makes the \(words) of \(source.fileName), line \(facts.element.line)\(end)."
  }

  /// Lets a parameter of the function act for an item.
  private func act(_ item: inout Property, _ code: inout ContainerCode) {
    let connection = item.element.child("connections")?.child("action")
    guard let connection, let selector = connection["selector"],
      let name = String(selector.prefix { $0 != ":" }).propertyName
    else { return }
    code.expressed.wholes.insert(connection.index)
    let parameter = "\(name): @escaping (Any?) -> Void"
    if !code.parameters.contains(parameter) { code.parameters.append(parameter) }
    let arguments = item.facts.look.actionArguments + [.init(nil, .closure(.parameter(name)))]
    item.actions.append(.set("primaryAction", .made("UIAction", arguments)))
  }
}
