import AutoScaleInterfaceBuilder

/// The names of elements in messages about a merge, as a comparison of documents has them.
struct MergeNames {
  typealias Identity = MergeTree.Identity

  private let tree: MergedTree
  private let ours, theirs: OutlineNames

  /// Reads the names of both sides.
  init(_ tree: MergedTree) throws(InterfaceBuilderError) {
    self.tree = tree
    ours = try Self.names(in: tree.ours.text)
    theirs = try Self.names(in: tree.theirs.text)
  }

  private static func names(in text: DocumentText) throws(InterfaceBuilderError) -> OutlineNames {
    let document = try text.document()
    return OutlineNames(try DocumentOutline(of: document), of: document)
  }

  /// Returns a conflict with its names and places.
  func conflict(_ conflict: MergedTree.Conflict) -> MergeConflict {
    let identity = conflict.identity
    return MergeConflict(
      path: tree.ours.text.path, id: id(around: identity), element: title(of: identity),
      line: line(of: identity), theirLine: tree.theirs.line(of: identity), kind: conflict.kind,
      names: Dictionary(ids(in: conflict.kind).map { ($0, name(of: $0)) }) { first, _ in first })
  }

  private func ids(in kind: MergeConflict.Kind) -> [String] {
    switch kind {
    case .reference(_, let id, _), .scope(_, let id, _): [id]
    case .contradiction(let ids): ids
    default: []
    }
  }

  /// Returns a line that begins with the place of an element.
  func note(about identity: Identity, _ text: String) -> String {
    let place = line(of: identity).map { "\(tree.ours.text.path):\($0)" } ?? tree.ours.text.path
    return "\(place): note: \(text)"
  }

  /// Returns the name of an object, or the equation of a constraint.
  func name(of id: String) -> String { names(with: id).name(of: id) }

  private func names(with id: String) -> OutlineNames { ours.contains(id) ? ours : theirs }

  /// Returns the object or the scene that an element is a property of, in words.
  func owner(of identity: Identity) -> String {
    if let id = identity.objectID { return title(of: Identity(object: id)) }
    return controller(ofSceneAround: identity).map { "the scene of \(title(of: $0))" }
      ?? title(of: identity)
  }

  /// Returns the controller of the scene that an element outside all objects is in.
  private func controller(ofSceneAround identity: Identity) -> Identity? {
    // A scene by itself has no name, and its id says nothing to people.
    for side in [tree.ours, tree.theirs] {
      guard
        let scene = sequence(first: identity, next: { side[$0]?.parent })
          .first(where: { side[$0]?.name == "scene" })
      else { continue }
      let controller = side.order.first { object in
        object.isObject && side[object]?.attributes["sceneMemberID"] == "viewController"
          && sequence(first: object) { side[$0]?.parent }.contains(scene)
      }
      if let controller { return controller }
    }
    return nil
  }

  /// Returns the element in words: its name and class, or its property of the object around it.
  func title(of identity: Identity) -> String {
    let steps = identity.steps
    guard let id = identity.objectID else {
      if let controller = controller(ofSceneAround: identity) {
        return "the scene of \(title(of: controller))"
      }
      return Self.words(steps.count > 1 ? steps.dropFirst() : steps[...])
    }
    let (name, type) = (name(of: id), names(with: id).className(of: id))
    let isEquation = ["Constraint", "Outlet", "Action", "Segue"].contains(type)
    let title = isEquation || name.contains(type) ? name : "\(name) (\(type))"
    return steps.isEmpty ? title : "\(Self.words(steps[...])) of \(title)"
  }

  /// Returns the property at a path such as `[normal]/[titleColor]` in words.
  private static func words(_ path: ArraySlice<Substring>) -> String {
    InspectorWords.name(
      of: path.map { part in
        let pieces = part.split(separator: "[", maxSplits: 1).map(String.init)
        return pieces.map { $0.hasSuffix("]") ? String($0.dropLast()) : $0 }.joined(separator: " ")
      })
  }

  /// Returns the line of an element of our side, or of the nearest one around it.
  private func line(of identity: Identity) -> Int? {
    around(identity).lazy.compactMap(tree.ours.line).first
  }

  /// Returns the object id of an element, or of the nearest one around it.
  private func id(around identity: Identity) -> String? {
    around(identity).lazy.compactMap(\.objectID).first
  }

  /// Returns an element and those around it, from the inside.
  private func around(_ identity: Identity) -> [Identity] {
    Array(sequence(first: identity) { tree.node($0)?.parent })
  }
}
