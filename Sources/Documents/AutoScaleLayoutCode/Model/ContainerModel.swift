import AutoScaleInterfaceBuilder

/// A function that makes a controller that shows others.
struct ContainerModel {
  let facts: ContainerFacts
  /// The name of the file without its extension, and the end of the function's name.
  let name: String
  let documentation: String
  /// The parameters, such as `root: UIViewController`.
  private(set) var parameters: [String]
  /// The items of its bars.
  private(set) var items: [Property] = []
  private(set) var actions: [Int: [Setting]] = [:]
  private(set) var expressed = Expressed()

  /// The class of the controller, which the app may have made another one.
  var madeClass: String { facts.appClass ?? facts.kind.className }

  private var looks: [(look: Look, owner: String)] {
    [(facts.look, madeClass)] + items.map { ($0.facts.look, $0.className) }
  }

  var requirements: [AppRequirement] { looks.flatMap { $0.look.requirements(of: $0.owner) } }

  var modules: Set<String> { looks.reduce(into: []) { $0.formUnion($1.look.modules) } }

  init(_ facts: ContainerFacts, in source: DocumentSource, _ typeNames: inout NameMaker) {
    self.facts = facts
    let word = String(facts.kind.className.dropFirst(2))
    name = typeNames.name([TypeNames(source: source).name(ofContainer: facts.root, kind: word)])
    let shown = facts.shown.isEmpty ? "" : ", which shows \(facts.shown.joined(separator: ", "))"
    documentation = "Makes the \(word.spacedWords.lowercased()) of \(source.fileName)\(shown)."
    parameters = facts.kind.parameters
    let names = ObjectNames(source: source, views: [])
    var taken = NameMaker(taken: ["controller"])
    for item in facts.items {
      let property = Property(
        item, name: taken.name(names.candidates(for: item)), className: item.className)
      items.append(property)
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
