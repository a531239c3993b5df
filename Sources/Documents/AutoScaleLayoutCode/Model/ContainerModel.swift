import AutoScaleInterfaceBuilder

/// A function that makes a controller that shows others.
struct ContainerModel {
  /// The name of the file without its extension, and the end of the function's name.
  let name: String
  /// The class of the controller, and that of the app, which may be another one.
  let className, madeClass: String
  let facts: ContainerFacts
  let documentation: String
  /// The parameters, such as `root: UIViewController`.
  private(set) var parameters: [String]
  /// The items of its bars.
  private(set) var items: [Property] = []
  private(set) var actions: [Int: [Setting]] = [:]
  private(set) var expressed = Expressed()
  private(set) var requirements: [AppRequirement]
  private(set) var modules: Set<String>

  init(_ facts: ContainerFacts, in source: DocumentSource, _ typeNames: inout NameMaker) {
    self.facts = facts
    let word = String(facts.kind.className.dropFirst(2))
    name = typeNames.name([TypeNames(source: source).name(ofContainer: facts.root, kind: word)])
    className = facts.kind.className
    madeClass = facts.appClass ?? className
    let shown = facts.shown.isEmpty ? "" : ", which shows \(facts.shown.joined(separator: ", "))"
    documentation = "Makes the \(word.spacedWords.lowercased()) of \(source.fileName)\(shown)."
    parameters = facts.kind.parameters
    requirements = facts.look.requirements(of: madeClass)
    modules = facts.look.modules
    let names = ObjectNames(source: source, views: [])
    var taken = NameMaker(taken: ["controller"])
    for item in facts.items {
      let property = Property(
        item, name: taken.name(names.candidates(for: item)), className: item.className)
      items.append(property)
      requirements += item.look.requirements(of: item.className)
      modules.formUnion(item.look.modules)
      act(property)
    }
  }

  /// Lets a parameter of the function act for an item.
  private mutating func act(_ item: Property) {
    let connection = item.element.child("connections")?.child("action")
    guard let connection, let selector = connection["selector"],
      let name = String(selector.prefix { $0 != ":" }).propertyName
    else { return }
    expressed.wholes.insert(connection.index)
    let parameter = "\(name): @escaping (UIBarButtonItem) -> Void"
    // Two items may have one action.
    if !parameters.contains(parameter) { parameters.append(parameter) }
    let arguments =
      item.facts.look.actionArguments + [
        "_": .closure("[unowned \(item.name)] _ in", ["\(name)(\(item.name))"])
      ]
    actions[item.index] = [.set("primaryAction", .call("UIAction", arguments))]
  }
}
