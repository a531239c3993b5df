import AutoScale
import AutoScaleTrees

/// The names of the objects of a document.
package struct OutlineNames {
  private let document: InterfaceDocument?
  private var items: [String: any LayoutItem] = [:]
  private var equations: [String: String] = [:]
  private var objects: [String: OutlineObject] = [:]

  /// The first controllers of scenes, by the ids of scenes.
  private var controllers: [String: String] = [:]

  /// Finds the names of a document, if there is one.
  package init(_ outline: DocumentOutline, of document: InterfaceDocument?) {
    self.document = document
    for object in outline.objects {
      objects[object.identifier] = object
      if let parent = object.parent, object.kind == .item, controllers[parent] == nil {
        controllers[parent] = object.identifier
      }
    }
    for node in document?.views.lazy.flatMap(\.subtree) ?? [] {
      if let id = node.identifier, items[id] == nil { items[id] = node }
      for guide in node.guides {
        if let id = guide.identifier, items[id] == nil { items[id] = guide }
      }
    }
    for constraint in document?.views.lazy.flatMap(\.subtree).flatMap(\.constraints) ?? [] {
      guard let id = constraint.identifier else { continue }
      // A constraint has a meaning to a reader, and its id has none.
      equations[id] = stated(constraint).algebra { $0.name(in: document, length: .long) }
    }
  }

  /// Returns the constraint with the constant of all sizes, if size classes have others.
  private func stated(_ constraint: LayoutConstraint) -> LayoutConstraint {
    // The tree has the constant of the document's device, and a comparison is about the file.
    guard let item = constraint.firstItem,
      let object = constraint.identifier.flatMap({ objects[$0] }),
      object.properties.contains(where: { $0.path.count > 1 && $0.path.last == "constant" })
    else { return constraint }
    return LayoutConstraint(
      item, constraint.firstAttribute, constraint.relation, to: constraint.secondItem,
      constraint.secondAttribute, multiplier: constraint.multiplier,
      constant: object["constant"].flatMap { Double(interfaceBuilder: $0) } ?? 0,
      priority: constraint.priority)
  }

  /// Returns whether there is an object with an id.
  package func contains(_ identifier: String) -> Bool { objects[identifier] != nil }

  /// Returns the name of an object, or the meaning of a constraint or a connection.
  package func name(of identifier: String) -> String {
    guard let object = objects[identifier] else { return identifier }
    switch object.kind {
    case .constraint: return equations[identifier] ?? equation(of: object)
    case .connection: return connection(object)
    case .scene:
      return "scene of \(controllers[identifier].map(name) ?? identifier)"
    case .item, .guide:
      if let item = items[identifier] { return item.name(in: document, length: .long) }
      let name = object["userLabel"] ?? object["storyboardIdentifier"] ?? object["customClass"]
      return name ?? object["title"] ?? "\(InspectorWords.words(in: object.element)) \(identifier)"
    }
  }

  /// Returns the class of a view, or the kind of another object.
  package func className(of identifier: String) -> String {
    if let node = items[identifier] as? ViewNode { return node.className }
    guard let object = objects[identifier] else { return "" }
    return object["customClass"] ?? InspectorWords.words(in: object.element)
  }

  /// Returns the equation of a constraint that the document's tree does not have.
  private func equation(of object: OutlineObject) -> String {
    // Xcode omits the first item if it is the view that has the constraint: in 19,349 constraints
    // of real documents.
    let first = (object["firstItem"] ?? object.parent).map(name) ?? "?"
    let relation =
      switch object["relation"] {
      case "greaterThanOrEqual": ">="
      case "lessThanOrEqual": "<="
      default: "="
      }
    var sides = "\(first).\(object["firstAttribute"] ?? "?") \(relation) "
    if let second = object["secondItem"] {
      let factor = object["multiplier"].map { "\($0) * " } ?? ""
      sides += "\(factor)\(name(of: second)).\(object["secondAttribute"] ?? "?")"
      if let constant = object["constant"], constant != "0" { sides += " + \(constant)" }
    } else {
      sides += object["constant"] ?? "0"
    }
    return object["priority"].map { "\(sides) @\($0)" } ?? sides
  }

  /// Returns the meaning of a connection, such as `LoginController.title → Title`.
  private func connection(_ object: OutlineObject) -> String {
    let source = object.parent.map(name) ?? "?"
    let target = object["destination"].map(name) ?? "?"
    switch object.element {
    case "action":
      let event = object["eventType"].map { " on \(InspectorWords.words(in: $0))" } ?? ""
      return "\(source) sends \(object["selector"] ?? "?") to \(target)\(event)"
    case "segue":
      if let role = object["relationship"] { return "\(source).\(role) → \(target)" }
      let kind = object["kind"] ?? "show"
      let label = object["identifier"].map { " “\($0)”" } ?? ""
      let words = Self.segues[kind] ?? InspectorWords.words(in: kind)
      return "\(words) segue\(label) from \(source) to \(target)"
    case "outletCollection":
      return "\(source).\(object["property"] ?? "?")[] → \(target)"
    default: return "\(source).\(object["property"] ?? "?") → \(target)"
    }
  }

  /// The kinds of segues whose words in Xcode differ from those of the file.
  private static let segues = [
    "popoverPresentation": "Present As Popover", "presentation": "Present Modally",
  ]
}
