import AutoScaleInterfaceBuilder

/// Facts about a merged document that a person should know, one line each.
struct MergeNotes {
  typealias Identity = MergeTree.Identity

  private(set) var lines: [String] = []

  /// Looks for names and constraints that only the changes of both sides together repeat.
  init(_ tree: MergedTree) throws(InterfaceBuilderError) {
    let result = NamedElements(tree.identities, attributes: tree.attributes) {
      tree.merged[$0]?.parent
    }
    let known = [tree.ours, tree.theirs].flatMap { side in
      NamedElements(side.order, attributes: { side[$0]?.attributes ?? [:] }) { side[$0]?.parent }
        .repeated.keys
    }
    let repeated = result.repeated.filter { !known.contains($0.key) }
    if repeated.isEmpty && tree.repeatedAdditions.isEmpty && tree.keptPlaces.isEmpty { return }
    let names = try MergeNames(tree)
    for place in tree.keptPlaces {
      lines.append(
        names.note(
          about: place, "both sides move \(names.owner(of: place)) on the canvas; ours stays"))
    }
    for (name, elements) in repeated.sorted(by: { Self.ids($0.value)[0] < Self.ids($1.value)[0] }) {
      let titles = elements.map(names.title).joined(separator: " and ")
      lines.append(
        names.note(
          about: elements[0],
          "\(titles) have the \(InspectorWords.name(of: [name.attribute])) '\(name.value)'; rename one"
        ))
    }
    for (our, their) in tree.repeatedAdditions {
      let ids = Self.ids([our, their]).joined(separator: " and ")
      lines.append(
        names.note(about: our, "both sides add \(names.title(of: our)), as \(ids); remove one"))
    }
  }

  private static func ids(_ objects: [Identity]) -> [String] { objects.map { $0.objectID ?? "" } }
}

/// The elements of a document by the names under which code finds them.
private struct NamedElements {
  typealias Identity = MergeTree.Identity

  /// A name and the place in which it tells elements apart.
  struct Name: Hashable {
    let attribute, value: String
    let scope: Identity?
  }

  private var elements: [Name: [Identity]] = [:]

  /// Finds controllers by their storyboard ids, and the segues of a scene by their identifiers.
  init(
    _ order: [Identity], attributes: (Identity) -> [String: String],
    parent: (Identity) -> Identity?
  ) {
    for identity in order where identity.isObject {
      let attributes = attributes(identity)
      if let value = attributes["storyboardIdentifier"] {
        let name = Name(attribute: "storyboardIdentifier", value: value, scope: nil)
        elements[name, default: []].append(identity)
      }
      // A segue has a kind, and a constraint has none.
      guard attributes["kind"] != nil, let value = attributes["identifier"] else { continue }
      var scene: Identity? = identity
      while let inside = scene, !inside.steps.contains(where: { $0.hasPrefix("scene[") }) {
        scene = parent(inside)
      }
      elements[Name(attribute: "identifier", value: value, scope: scene), default: []]
        .append(identity)
    }
  }

  /// The names of several elements.
  var repeated: [Name: [Identity]] { elements.filter { $0.value.count > 1 } }
}
