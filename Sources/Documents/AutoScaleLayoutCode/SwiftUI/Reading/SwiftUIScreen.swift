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
  /// The state of the view itself.
  private(set) var states: [Member] = []
  /// The properties that the caller may set.
  private(set) var members: [Member] = []
  var body = SwiftUIView(.spacer)
  /// The hidden views that the code leaves out.
  var hidden: [ViewNode] = []
  /// The root view of the document.
  let root: ViewNode

  init(typeName: String, root: ViewNode) {
    self.typeName = typeName
    self.root = root
  }

  /// Declares state, and returns its name.
  func state(_ names: [String], _ value: Expression) -> String {
    let name = self.names.name(names)
    states.append(
      .init(name: name, declaration: .assignment("@State private var \(name)", value)))
    return name
  }

  /// Declares a property that the caller may set, and returns its name.
  func parameter(_ names: [String], _ value: Expression) -> String {
    let name = self.names.name(names)
    members.append(.init(name: name, declaration: .assignment("var \(name)", value)))
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
