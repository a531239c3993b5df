import AutoScaleInterfaceBuilder

/// The classes of a root, and the function of one that shows other controllers.
struct RootModel {
  var classes: [ClassModel]
  var container: ContainerModel?
}

/// The parts of a document without code, and the notes about them where they belong.
struct OmittedParts {
  /// A class or a function by its name, and one of its properties by the index of its element.
  struct Place: Hashable {
    let name: String
    var property: Int?
  }

  private let source: DocumentSource
  private var parts: [OmittedPart] = []
  /// The comments about parts.
  private(set) var notes: [Place: [String]] = [:]

  /// Finds the parts; with the object ids of chosen roots those in other scenes are left out.
  init(in source: DocumentSource, _ coverage: Coverage, of roots: [RootModel], _ ids: Set<String>?)
  {
    self.source = source
    var coverage = coverage
    let containers = roots.compactMap(\.container)
    let classes = roots.flatMap(\.classes)
    for expressed in classes.map(\.expressed) + containers.map(\.expressed) {
      coverage.add(constraints: expressed.constraints, wholes: expressed.wholes)
    }
    if source.style.isUIKit { findUnread(in: coverage, of: classes, containers, ids) }
    for model in classes {
      for (name, line) in model.omitted { add(name, at: line, to: Place(name: model.typeName)) }
    }
  }

  /// The parts in file order.
  var sorted: [OmittedPart] { parts.sorted { ($0.line, $0.part) < ($1.line, $1.part) } }

  private mutating func add(_ name: String, at line: Int, to place: Place?) {
    let part = source.omitted(name, at: line)
    parts.append(part)
    if let place { notes[place, default: []].append(part.comment) }
  }

  private mutating func findUnread(
    in coverage: Coverage, of classes: [ClassModel], _ containers: [ContainerModel],
    _ ids: Set<String>?
  ) {
    var owners: [Int: (place: Place, name: String)] = [:]
    for model in classes {
      for property in model.properties {
        // A note belongs above the statement about its owner, or else to the class.
        let index = property.place == .root ? nil : property.index
        owners[property.index] = (Place(name: model.typeName, property: index), property.name)
      }
    }
    // A scene that was not chosen has no code, and so omits nothing.
    for list in lists where ids.map({ list.hasObject(in: $0) }) ?? true {
      let scene = classes.first { model in
        model.facts.root?.identifier.map { list.hasObject(in: [$0]) } ?? false
      }?.typeName
      for element in list.children {
        let outer =
          scene ?? containers.first { $0.facts.root.identifier == element["id"] }?.name
        for found in coverage.unread(under: element) {
          let owner = found.owner.flatMap { owners[$0] }
          add(
            "the \(found.name) of \(owner?.name ?? element.ownerName)", at: found.line,
            to: owner?.place ?? outer.map { Place(name: $0) })
        }
      }
    }
  }

  /// The lists of outermost objects: one for each scene, or one for a document of views.
  private var lists: [MarkupElement] {
    let root = source.document.markup
    guard let scenes = root.child("scenes") else { return root.child("objects").map { [$0] } ?? [] }
    return scenes.children.compactMap { $0.child("objects") }
  }
}

extension MarkupElement {
  /// Whether one of the elements in this one has one of the object ids.
  fileprivate func hasObject(in ids: Set<String>) -> Bool {
    children.contains { $0["id"].map(ids.contains) ?? false }
  }

  /// The name of an outermost object in messages.
  fileprivate var ownerName: String {
    if name == "placeholder" { return "the owner of the document" }
    return self["customClass"] ?? self["userLabel"] ?? "the \(name)"
  }
}
