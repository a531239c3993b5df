import AutoScaleInterfaceBuilder

/// One of the two documents of a difference, which may be missing.
struct DocumentSide {
  let document: InterfaceDocument?
  let outline: DocumentOutline
  let names: OutlineNames

  /// The indices of objects by id.
  let indices: [String: Int]

  /// The ordered objects of each place, by id.
  let siblings: [Room: [String]]

  /// The objects whose order has a meaning, in one slot of a parent.
  struct Room: Hashable {
    let parent: String?
    let slot: String
  }

  init(_ document: InterfaceDocument?) throws(InterfaceBuilderError) {
    self.document = document
    outline = if let document { try DocumentOutline(of: document) } else { DocumentOutline() }
    names = OutlineNames(outline, of: document)
    indices = Dictionary(outline.objects.enumerated().map { ($1.identifier, $0) }) { $1 }
    siblings = Dictionary(grouping: outline.objects.filter(\.isOrdered), by: Self.room)
      .mapValues { $0.map(\.identifier) }
  }

  /// Returns an object by its id.
  func object(_ identifier: String) -> OutlineObject? {
    indices[identifier].map { outline.objects[$0] }
  }

  /// Returns the ids of the views that a constraint or a connection is about.
  func related(to object: OutlineObject) -> [String] {
    let names: [String?]
    switch object.kind {
    case .constraint: names = [object["firstItem"] ?? object.parent, object["secondItem"]]
    case .connection: names = [object.parent, object["destination"]]
    default: names = []
    }
    return names.compactMap(\.self).map { name in
      self.object(name).flatMap { $0.kind == .guide ? $0.parent : nil } ?? name
    }
  }

  /// Returns the place of an object.
  static func room(of object: OutlineObject) -> Room {
    // A collection of outlets has an order of its own.
    let isCollection = object.element == "outletCollection"
    let slot = isCollection ? "\(object.slot) \(object["property"] ?? "")" : object.slot
    return Room(parent: object.parent, slot: slot)
  }

  /// Returns the place of an object in words, such as `in Form, after Title`.
  func position(of object: OutlineObject) -> String {
    let room = Self.room(of: object)
    let parent = object.parent.map { "in \(names.name(of: $0))" } ?? "at the top level"
    // File's Owner and other placeholders are in no view.
    let siblings = (siblings[room] ?? []).filter { self.object($0)?.element != "placeholder" }
    guard object.isOrdered, siblings.count > 1,
      let index = siblings.firstIndex(of: object.identifier)
    else { return parent }
    return index == 0
      ? "\(parent), first" : "\(parent), after \(names.name(of: siblings[index - 1]))"
  }
}
