import AutoScaleTrees

/// A structure of SwiftUI for a scene, a view or a cell.
final class SwiftUIScreen {
  /// A property of the structure.
  struct Member {
    let name: String
    var documentation: [String] = []
    let declaration: Statement
  }

  let typeName: String
  /// The lines of the comment about the structure.
  var documentation: [String] = []
  /// The parts without code, as lines of the comment.
  var notes: [String] = []
  var names = NameMaker(taken: ReservedNames.keywords.union(["body"]))
  /// The values that the caller keeps.
  private(set) var states: [Member] = []
  /// The properties that the caller may set.
  private(set) var members: [Member] = []
  var body = SwiftUIView(.spacer)
  /// The parts of views that the code leaves out.
  var omitted: [OmittedPart] = []
  /// The types of the views that the caller gives.
  private(set) var slots: [String] = []
  /// The root view of the document.
  let root: ViewNode

  init(typeName: String, root: ViewNode) {
    self.typeName = typeName
    self.root = root
  }

  /// Declares a value that the caller keeps, and returns its name; the document may begin with another one than usual.
  func binding(_ names: [String], _ type: String, _ value: Expression, usual: Expression) -> String
  {
    let name = self.names.name(names)
    let start = value == usual ? [] : ["The document begins with `\(value.flat ?? "")`."]
    states.append(
      .init(
        name: name, documentation: start,
        declaration: .expression(.text("@Binding var \(name): \(type)"))))
    return name
  }

  /// Declares a property that the caller may set, and returns its name.
  func parameter(_ names: [String], _ value: Expression) -> String {
    let name = self.names.name(names)
    members.append(.init(name: name, declaration: .assignment("var \(name)", value)))
    return name
  }

  /// Declares a view that the caller gives, and returns its name.
  func slot(_ names: [String]) -> String {
    let name = self.names.name(names)
    // No type that SwiftUI has, and none of the app: the parameter would hide it.
    let type = name.capitalizedFirst + "Content"
    slots.append(type)
    members.append(.init(name: name, declaration: "@ViewBuilder let \(name): \(type)"))
    return name
  }

  /// Declares an action, or returns the name of the one that a selector has already.
  func action(_ selector: String, documentation: String? = nil) -> String {
    if let known = actions[selector] { return known }
    let word = String(selector.prefix { $0 != ":" }).propertyName ?? "act"
    let name = closure([word, word + "Action"])
    actions[selector] = name
    let isPlain = documentation == nil && selector.prefix { $0 != ":" } == name
    if !isPlain {
      members[members.count - 1].documentation = [documentation ?? "The action `\(selector)`."]
    }
    return name
  }

  /// Declares a closure for a control without an action, and returns its name.
  func closure(_ names: [String]) -> String {
    let name = self.names.name(names)
    members.append(.init(name: name, declaration: "var \(name): @MainActor () -> Void = {}"))
    return name
  }

  private var actions: [String: String] = [:]
}
