import AutoScaleTrees

/// A structure of SwiftUI for a scene, a view or a cell.
final class SwiftUIScreen {
  let typeName: String
  /// The lines of the comment about the structure.
  var documentation: [String] = []
  /// The parts without code, as lines of the comment.
  var notes: [String] = []
  /// The values that the caller keeps.
  private(set) var states: [(name: String, declaration: Declaration)] = []
  private var names = NameMaker(taken: ReservedNames.keywords.union(["body"]))
  /// The properties that the caller may set.
  private var members: [Declaration] = []
  /// The types of the views that the caller gives.
  private var slots: [String] = []
  private var actions: [String: String] = [:]

  init(typeName: String) { self.typeName = typeName }

  /// Declares a value that the caller keeps, and returns its binding; the document may begin with another one than usual.
  func binding(
    _ names: [String], _ type: String, _ value: Expression, usual: Expression
  ) -> Expression {
    let name = self.names.name(names)
    let start = value == usual ? [] : ["The document begins with `\(value.flat ?? "")`."]
    states.append((name, .property("@Binding var \(name): \(type)", start)))
    return .text("$" + name)
  }

  /// Declares a property that the caller may set, and returns its name.
  func parameter(_ names: [String], _ value: Expression) -> String {
    let name = self.names.name(names)
    members.append(.property(.assignment("var \(name)", value)))
    return name
  }

  /// Declares a view that the caller gives, and returns its name.
  func slot(_ names: [String]) -> String {
    let name = self.names.name(names)
    // No type that SwiftUI has, and none of the app: the parameter would hide it.
    let type = name.capitalizedFirst + "Content"
    slots.append(type)
    members.append(.property("@ViewBuilder let \(name): \(type)"))
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
    members.append(.property("var \(name): @MainActor () -> Void = {}"))
    return name
  }

  /// The file of the structure: state first, then the properties that the caller may set, and its view.
  func file(_ view: SwiftUIView, _ options: CodeOptions) -> SourceFile {
    let body = view.statement(scales: options.scalesLengths)
    let types = slots.map { "\($0): View" }.joined(separator: ", ")
    let name = typeName + (types.isEmpty ? "" : "<\(types)>")
    var type = Declaration.type(
      "struct \(name): View",
      [states.map(\.declaration) + members, [.property(.block("var body: some View {", [body]))]])
    (type.documentation, type.notes) = (documentation, notes)
    let lines = type.lines(indent: "")
    var imports: Set = ["SwiftUI"]
    if options.scalesLengths { imports.insert("AutoScaleSwiftUI") }
    // An empty image is one of UIKit.
    for (word, module) in [
      ("ConstraintLayout", "AutoScaleConstraintLayout"), ("UIImage(", "UIKit"),
    ]
    where lines.contains(where: { $0.contains(word) }) { imports.insert(module) }
    return SourceFile(name: typeName, imports: imports, declarations: [type])
  }
}
