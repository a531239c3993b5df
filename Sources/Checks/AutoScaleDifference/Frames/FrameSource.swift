import AutoScaleEditing
import AutoScaleInterfaceBuilder

/// A difference from which changes of frames may follow.
struct FrameSource {
  /// The keys of the objects that have to change together, as ``DocumentVersions`` has them.
  var keys: Set<String>

  /// The object ids of the views and constraints, the most telling ones first.
  var identifiers: [String]

  /// The difference in words, such as `Title.top = screen.top + 24 is removed`.
  var words: String

  /// The new state in a few words, such as `Title`.
  var name: String

  /// The ids of the outermost views around the objects, or `nil` if they are in none, so that any view
  /// may follow.
  var roots: Set<String>?
}

/// The sources of changes of frames in a difference.
struct FrameSources {
  /// The sources in the order of the differences, those of the document last.
  private(set) var all: [FrameSource] = []

  private let old, new: DocumentSide
  private let outermost: Set<String>

  /// Finds the sources among objects that differ.
  ///
  /// Objects that are added, removed or moved in the tree are one source with the constraints on them.
  ///
  /// - Parameters:
  ///   - objects: The objects that differ.
  ///   - document: The properties of the document that differ.
  ///   - keys: The keys of everything that differs.
  ///   - old: The old document.
  ///   - new: The new document.
  init(
    _ objects: [ObjectChange], document: [PropertyChange], keys: Set<String>,
    from old: DocumentSide, to new: DocumentSide
  ) {
    (self.old, self.new) = (old, new)
    outermost = Set(
      [old, new].flatMap { $0.document?.views ?? [] }.compactMap(\.identifier))
    var groups = SourceGroups()
    for change in objects where affectsLayout(change) {
      groups.add(change.identifier, with: companions(of: change))
    }
    let changes = Dictionary(objects.map { ($0.identifier, $0) }) { first, _ in first }
    all = groups.all.compactMap { source(of: $0.compactMap { changes[$0] }) }
    addDocument(document, keys)
  }

  /// Returns whether frames may follow from a change.
  private func affectsLayout(_ change: ObjectChange) -> Bool {
    switch change.kind {
    case .connection:
      // An embedded or presented scene has the size that its segue gives it.
      (new.object(change.identifier) ?? old.object(change.identifier))?.element == "segue"
    case .constraint:
      change.change != .changed || change.isRenamed
        || change.properties.contains(where: \.affectsLayout)
    case .object:
      change.change != .changed || change.move != nil
        || change.properties.contains(where: \.affectsLayout)
    }
  }

  /// Returns the objects that change together with one: those around it, and the items of a
  /// constraint, if they are added, removed or moved.
  private func companions(of change: ObjectChange) -> [String] {
    // A property of a view can change without its constraints.
    if change.kind == .object, change.change == .changed, change.move == nil { return [] }
    return [(old, new), (new, old)].flatMap { side, other -> [String] in
      guard let object = side.object(change.identifier) else { return [] }
      let names = [object.parent, object["firstItem"], object["secondItem"]].compactMap(\.self)
      return names.filter { name in
        guard let before = side.object(name), let after = other.object(name) else {
          return side.object(name) != nil
        }
        return before.parent != after.parent
      }
    }
  }

  private func source(of changes: [ObjectChange]) -> FrameSource? {
    let structural = changes.filter { isStructural($0) && !$0.isPart }
    let told = structural.isEmpty ? Array(changes.prefix(1)) : structural
    let others = changes.filter { change in !told.contains { $0.identifier == change.identifier } }
    if told.isEmpty { return nil }
    return FrameSource(
      keys: Set(changes.map(\.identifier)), identifiers: (told + others).map(\.identifier),
      words: told.map(\.frameWords).joined(separator: ", and "),
      name: told.map(\.nameAmongOthers).joined(separator: ", "), roots: roots(of: changes))
  }

  /// Returns whether a change adds, removes or moves a view or a controller.
  private func isStructural(_ change: ObjectChange) -> Bool {
    guard change.kind == .object, change.change != .changed || change.move != nil else {
      return false
    }
    return (new.object(change.identifier) ?? old.object(change.identifier))?.kind != .guide
  }

  /// Returns the outermost views around objects, or `nil` if one of them is in none.
  private func roots(of changes: [ObjectChange]) -> Set<String>? {
    var roots: Set<String> = []
    for change in changes {
      let found = [old, new].compactMap { side in
        sequence(first: change.identifier) { side.object($0)?.parent }.first(
          where: outermost.contains)
      }
      // A scene or a controller is in no view, so any frame may follow from it.
      if found.isEmpty { return nil }
      roots.formUnion(found)
    }
    return roots
  }

  /// Adds the differences outside objects.
  private mutating func addDocument(_ changes: [PropertyChange], _ keys: Set<String>) {
    for key in keys.sorted() {
      let (title, words): (String, [PropertyChange]) =
        switch key {
        case DocumentVersions.document:
          ("the document", changes.filter { !["device", "resources"].contains($0.path.first) })
        case DocumentVersions.device: ("the device", changes.filter { $0.path.first == "device" })
        case let key where key.hasPrefix("resources/image["):
          ("the image \(key.dropFirst(16).dropLast())", [])
        default: ("", [])
        }
      if title.isEmpty { continue }
      // The version of Xcode is not listed as a change, so a change without words is this one.
      let other = key == DocumentVersions.document ? "the version of Xcode" : "\(title) is changed"
      all.append(
        FrameSource(
          keys: [key], identifiers: [],
          words: words.isEmpty ? other : words.map(\.description).joined(separator: ", and "),
          name: title, roots: nil))
    }
  }
}

/// Ids that are joined step by step.
private struct SourceGroups {
  private var members: [[String]] = []
  private var places: [String: Int] = [:]

  /// The groups in the order of their first ids.
  var all: [[String]] { members.filter { !$0.isEmpty } }

  mutating func add(_ id: String, with others: [String]) {
    let place = place(of: id)
    for other in others { join(self.place(of: other), into: place) }
  }

  private mutating func place(of id: String) -> Int {
    if let place = places[id] { return place }
    places[id] = members.count
    members.append([id])
    return members.count - 1
  }

  private mutating func join(_ other: Int, into place: Int) {
    if other == place { return }
    for id in members[other] { places[id] = place }
    members[place] += members[other]
    members[other] = []
  }
}

extension ObjectChange {
  /// The words for the change among others: its new state if there is one.
  fileprivate var nameAmongOthers: String {
    change == .changed && move == nil ? name : frameWords
  }

  /// The change in words.
  fileprivate var frameWords: String {
    if kind == .constraint, isRenamed { return "\(oldName ?? "?") is now \(name)" }
    return "\(name) is \(change == .changed && move != nil ? "moved" : change.rawValue)"
  }
}
