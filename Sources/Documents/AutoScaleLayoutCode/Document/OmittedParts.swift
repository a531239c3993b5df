import AutoScaleInterfaceBuilder

/// Finds the parts of a document without code, and tells the classes and properties that they belong to.
struct OmittedParts {
  /// The classes of a root, and the function of one that shows other controllers.
  typealias Code = (screens: [ScreenCode], container: ContainerCode?)

  let source: DocumentSource
  /// The parts that were read, and those that the classes express.
  let coverage: Coverage

  /// The parts without code in file order, which are noted in the code too.
  ///
  /// With the object ids of chosen roots those in other scenes are left out.
  func collect(in code: inout [Code], of ids: Set<String>?) -> [OmittedPart] {
    let screens = code.flatMap(\.screens)
    var parts = source.target == .uiKit ? unread(screens, &code, ids) : []
    for screen in screens {
      for (name, line) in screen.omitted {
        let part = part(name, at: line)
        parts.append(part)
        screen.notes.append(part.comment)
      }
    }
    return parts.sorted { ($0.line, $0.part) < ($1.line, $1.part) }
  }

  private func part(_ name: String, at line: Int) -> OmittedPart {
    OmittedPart(path: source.document.path, line: line, part: name)
  }

  /// The parts that no writer has expressed.
  private func unread(
    _ screens: [ScreenCode], _ code: inout [Code], _ ids: Set<String>?
  ) -> [OmittedPart] {
    var owners: [Int: (screen: ScreenCode, property: Property)] = [:]
    for screen in screens {
      for property in screen.properties { owners[property.index] = (screen, property) }
    }
    var parts: [OmittedPart] = []
    for list in lists where ids.map({ list.hasObject(in: $0) }) ?? true {
      let scene = screens.first { screen in screen.sceneID.map { list.hasObject(in: [$0]) } ?? false
      }
      for element in list.children {
        for found in coverage.unread(under: element) {
          let owner = found.owner.flatMap { owners[$0] }
          let name = owner?.property.name ?? element.ownerName
          let part = part("the \(found.name) of \(name)", at: found.line)
          parts.append(part)
          if let owner, owner.property.place != .root {
            owner.screen.update(owner.property.index) { $0.notes.append(part.comment) }
          } else if let screen = owner?.screen ?? scene {
            screen.notes.append(part.comment)
          } else if let index = code.firstIndex(where: { $0.container?.identifier == element["id"] }
          ) {
            code[index].container?.notes.append(part.comment)
          }
        }
      }
    }
    return parts
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
