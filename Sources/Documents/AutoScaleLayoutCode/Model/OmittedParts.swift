import AutoScaleInterfaceBuilder

/// The classes of a root, and the function of one that shows other controllers.
struct RootModel {
  var classes: [ClassModel]
  var container: ContainerModel?
}

/// Finds the parts of a document without code, and notes them in the classes and properties that they belong to.
struct OmittedParts {
  let source: DocumentSource
  /// The parts that were read.
  let coverage: Coverage
  private(set) var roots: [RootModel]
  private var parts: [OmittedPart] = []

  /// Finds the parts; with the object ids of chosen roots those in other scenes are left out.
  init(in source: DocumentSource, _ coverage: Coverage, of roots: [RootModel], _ ids: Set<String>?)
  {
    (self.source, self.roots) = (source, roots)
    var coverage = coverage
    for root in roots {
      for expressed in root.classes.map(\.expressed)
        + [root.container?.expressed].compactMap(\.self)
      { coverage.add(constraints: expressed.constraints, wholes: expressed.wholes) }
    }
    self.coverage = coverage
    if source.style.isUIKit { findUnread(ids) }
    for root in roots.indices {
      for index in roots[root].classes.indices {
        for (name, line) in roots[root].classes[index].omitted {
          self.roots[root].classes[index].notes.append(add(name, at: line))
        }
      }
    }
  }

  /// The parts in file order.
  var sorted: [OmittedPart] { parts.sorted { ($0.line, $0.part) < ($1.line, $1.part) } }

  /// Adds a part, and returns the comment about it.
  private mutating func add(_ name: String, at line: Int) -> String {
    let part = source.omitted(name, at: line)
    parts.append(part)
    return part.comment
  }

  private mutating func findUnread(_ ids: Set<String>?) {
    var owners: [Int: (root: Int, class: Int, name: String)] = [:]
    for root in roots.indices {
      for (index, model) in roots[root].classes.enumerated() {
        for property in model.properties { owners[property.index] = (root, index, property.name) }
      }
    }
    // A scene that was not chosen has no code, and so omits nothing.
    for list in lists where ids.map({ list.hasObject(in: $0) }) ?? true {
      let scene = place(ofSceneIn: list)
      for element in list.children {
        for found in coverage.unread(under: element) {
          // A note belongs above the statement about its owner, or else to the class.
          let owner = found.owner.flatMap { owners[$0] }
          let note = add(
            "the \(found.name) of \(owner?.name ?? element.ownerName)", at: found.line)
          if let owner, let index = found.owner,
            roots[owner.root].classes[owner.class].root?.index != index
          {
            roots[owner.root].classes[owner.class].partNotes[index, default: []].append(note)
          } else if let place = owner.map({ (root: $0.root, class: $0.class) }) ?? scene {
            roots[place.root].classes[place.class].notes.append(note)
          } else if let root = roots.firstIndex(where: { $0.container?.identifier == element["id"] }
          ) {
            roots[root].container?.notes.append(note)
          }
        }
      }
    }
  }

  /// The first class for an object in a list.
  private func place(ofSceneIn list: MarkupElement) -> (root: Int, class: Int)? {
    for root in roots.indices {
      let index = roots[root].classes.firstIndex {
        $0.sceneID.map { list.hasObject(in: [$0]) } ?? false
      }
      if let index { return (root, index) }
    }
    return nil
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
