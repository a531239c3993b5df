import Foundation

/// The elements of three documents, joined where both sides agree.
struct MergedTree {
  typealias Identity = MergeTree.Identity
  typealias Node = MergeTree.Node
  typealias Side = MergeConflict.Side

  /// An element of the result.
  struct Merged {
    /// The document that the markup of the element comes from.
    let side: Side
    /// The parent, or `nil` for the root.
    let parent: Identity?
    /// The attributes of the result, for an element of our side that changes; `nil` removes one.
    var changes: [String: String?] = [:]
    /// Whether the content comes from the other document.
    var takesTheirContent = false
    /// The name of the element, if the other side changes it.
    var name: String?
    /// The values of the other side for attributes in conflict; `nil` for one that it removes.
    var conflicting: [String: String?] = [:]
    var children: [Identity] = []
  }

  /// A conflict about an element, with the elements that have to be chosen.
  struct Conflict: Hashable {
    let kind: MergeConflict.Kind
    let identity: Identity
    var choices: [Identity]
  }

  let base, ours, theirs: MergeTree
  var merged: [Identity: Merged] = [:]
  private(set) var conflicts: [Conflict] = []

  /// The elements to choose between after a conflict.
  var marks: [Identity: Mark] = [:]

  /// The scenes that both sides move on the canvas.
  private(set) var keptPlaces: [Identity] = []

  /// The frames that both sides store.
  private(set) var keptFrames: [Identity] = []

  /// The elements that both sides add under different ids, and that something names.
  var repeatedAdditions: [(ours: Identity, theirs: Identity)] = []

  /// Takes elements that are joined already.
  init(between old: MergeTree, and new: MergeTree, joined merged: [Identity: Merged]) {
    (base, ours, theirs) = (old, old, new)
    self.merged = merged
  }

  init(base: MergeTree, ours: MergeTree, theirs: MergeTree) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    let identities = identities
    for identity in identities where isKept(identity) {
      if case .element(let parent) = place(of: identity) { join(identity, in: parent) }
    }
    // Before lists: an addition that goes may leave its list empty.
    joinEqualAdditions(identities)
    removeEmptyLists(identities)
    // After both: resources are kept for names that the joined elements use.
    keepUsedResources()
    requireParents(identities)
    // Parents are complete only now; the rules look at the joined tree.
    arrangeChildren()
    requireRules()
  }

  /// Adds a conflict that was found in the result.
  mutating func add(_ conflict: Conflict) { conflicts.append(conflict) }

  /// Adds a conflict about an element; without other choices it is the element that has to be chosen.
  mutating func add(
    _ kind: MergeConflict.Kind, about identity: Identity, choices: [Identity]? = nil
  ) {
    let conflict = Conflict(kind: kind, identity: identity, choices: choices ?? [identity])
    if !conflicts.contains(conflict) { conflicts.append(conflict) }
  }

  func tree(_ side: Side) -> MergeTree { side == .ours ? ours : theirs }

  /// Returns an element of our side, or else of the other one or of the base.
  func node(_ identity: Identity) -> Node? {
    ours[identity] ?? theirs[identity] ?? base[identity]
  }

  // MARK: Presence

  /// Returns whether an element is in the result; a removal of something changed is a conflict.
  private mutating func isKept(_ identity: Identity) -> Bool {
    switch (base[identity], ours[identity], theirs[identity]) {
    case (_, .some, .some), (nil, _, _): return true
    case (_, nil, nil): return false
    case (.some(let old), .some(let new), nil):
      return isKept(identity, old, new, removedBy: .theirs)
    case (.some(let old), nil, .some(let new)):
      return isKept(identity, old, new, removedBy: .ours)
    }
  }

  private mutating func isKept(
    _ identity: Identity, _ old: Node, _ new: Node, removedBy side: Side
  ) -> Bool {
    // Xcode sets marks on its own when it saves a document.
    let isChanged = !new.states(as: old) && !Self.differByMarksAlone(old, new)
    if !isChanged && (new.parent == old.parent || !identity.isObject) { return false }
    // The stored frame goes with its view; another size of it is no reason to keep the view.
    if identity.isFrame { return false }
    // Neither list is a designer's: a capability that is left does no harm, and unused resources go later.
    if identity.isWithin(.dependencies) || identity.isWithin(.resources) { return true }
    add(.removal(by: side), about: owner(of: identity))
    return true
  }

  private static func differByMarksAlone(_ old: Node, _ new: Node) -> Bool {
    let names = Set(old.attributes.keys).union(new.attributes.keys)
    return old.name == new.name && old.content == new.content
      && names.subtracting(MergeVocabulary.marks).allSatisfy {
        old.attributes[$0] == new.attributes[$0]
      }
  }

  /// Returns the view whose removal removes an element: the topmost one around it that the same
  /// side removes.
  func owner(of identity: Identity) -> Identity {
    let (present, absent) = ours[identity] == nil ? (theirs, ours) : (ours, theirs)
    var (owner, next) = (identity, identity)
    while let parent = present[next]?.parent, absent[parent] == nil, base[parent] != nil {
      next = parent
      if parent.isObject { owner = parent }
    }
    return owner
  }

  // MARK: Parents

  /// The place of an element in the result.
  private enum Place {
    /// A child of an element, or the root.
    case element(Identity?)
    /// The sides move the element to different parents.
    case conflicting
  }

  private mutating func place(of identity: Identity) -> Place {
    guard let our = ours[identity] else { return .element(theirs[identity]?.parent) }
    guard let their = theirs[identity] else { return .element(our.parent) }
    if our.parent == their.parent { return .element(our.parent) }
    // The side that moved the element wins over the one that left it in place.
    if let old = base[identity] {
      if old.parent == their.parent { return .element(our.parent) }
      if old.parent == our.parent { return .element(their.parent) }
    }
    // Without a base nobody moved it: both sides made an object, or copied one, with the same id.
    add(base[identity] == nil && identity.isObject ? .repeatedID : .place, about: identity)
    return .conflicting
  }

  /// Removes lists that a side removes and that the other one does not fill, and keeps the others.
  private mutating func removeEmptyLists(_ identities: [Identity]) {
    // From the inside, so that kept lists keep the lists around them.
    for identity in identities.reversed() {
      guard let parent = merged[identity]?.parent, merged[parent] == nil,
        let node = ours[parent] ?? theirs[parent], node.attributes.isEmpty, !node.isAtom
      else { continue }
      merged[parent] = Merged(side: ours[parent] == nil ? .theirs : .ours, parent: node.parent)
    }
  }

  private mutating func keepUsedResources() {
    // One side may remove an image that a new view of the other side names.
    let resources = base.order.filter {
      base[$0]?.parent == .resources && merged[$0] == nil
        && (ours[$0] != nil || theirs[$0] != nil)
    }
    guard !resources.isEmpty else { return }
    let used = usedNames
    for resource in resources {
      guard let node = ours[resource] ?? theirs[resource] else { continue }
      let tree = ours[resource] == nil ? theirs : ours
      guard let name = tree.text.value("name", of: node.element), used.contains(name) else {
        continue
      }
      for identity in tree.order where identity.isWithin(resource) {
        merged[identity] = Merged(
          side: ours[resource] == nil ? .theirs : .ours, parent: tree[identity]?.parent)
      }
      if merged[.resources] == nil {
        merged[.resources] = Merged(
          side: ours[.resources] == nil ? .theirs : .ours, parent: .document)
      }
    }
  }

  /// The values of all attributes outside the resources.
  private var usedNames: Set<String> {
    var names: Set<String> = []
    for (identity, element) in merged where !identity.isWithin(.resources) {
      let tree = tree(element.takesTheirContent ? .theirs : element.side)
      guard let node = tree[identity] else { continue }
      let end = node.isAtom ? tree.text.markup.elements[node.element].end : node.element + 1
      for index in node.element..<end { names.formUnion(tree.text.attributes(of: index).values) }
      names.formUnion(element.changes.values.compactMap(\.self))
    }
    return names
  }

  /// Requires a parent in the result for every element.
  private mutating func requireParents(_ identities: [Identity]) {
    for identity in identities {
      guard let parent = merged[identity]?.parent, merged[parent] == nil else { continue }
      if identity.isFrame || conflicts.contains(where: { [.place, .repeatedID].contains($0.kind) })
      {
        continue
      }
      let side: Side = ours[parent] == nil ? .ours : .theirs
      add(.removal(by: side), about: owner(of: parent))
    }
  }

  // MARK: Properties

  private mutating func join(_ identity: Identity, in parent: Identity?) {
    guard let our = ours[identity] else {
      merged[identity] = Merged(side: .theirs, parent: parent)
      return
    }
    merged[identity] = Merged(side: .ours, parent: parent)
    guard let their = theirs[identity] else { return }
    let old = base[identity]
    if !our.isAtom, our.name != their.name, their.name != old?.name {
      if our.name == old?.name {
        merged[identity]?.name = their.name
      } else {
        add(.property("class", ours: our.name, theirs: their.name), about: identity)
      }
    }
    joinContents(of: identity, old, our, their)
    joinAttributes(of: identity, old, our, their)
  }

  private mutating func joinContents(
    of identity: Identity, _ old: Node?, _ our: Node, _ their: Node
  ) {
    if our.content == their.content || old?.content == their.content { return }
    // A frame that constraints decide is laid out again, and the newer Xcode's device stays.
    if old.map({ $0.content == our.content }) ?? our.content.isEmpty {
      merged[identity]?.takesTheirContent = true
    } else if identity.isFrame, isPlacedByConstraints(identity) {
      keptFrames.append(identity)
    } else if our.name == "device" {
      let isNewer = theirsIsNewer
      merged[identity]?.takesTheirContent = isNewer
    } else {
      add(.property("", ours: our.content, theirs: their.content), about: identity)
    }
  }

  private mutating func joinAttributes(
    of identity: Identity, _ old: Node?, _ our: Node, _ their: Node
  ) {
    if identity.isCanvasLocation {
      joinPlaces(of: identity, old, our, their)
      return
    }
    let names = Set(our.attributes.keys).union(their.attributes.keys)
      .union(old.map { Set($0.attributes.keys) } ?? [])
    let groups = Dictionary(grouping: names) { MergeVocabulary.group(of: $0, in: our.name) }
    for (group, members) in groups.sorted(by: { $0.key < $1.key }) {
      let (before, here, there) = (
        members.map { old?.attributes[$0] }, members.map { our.attributes[$0] },
        members.map { their.attributes[$0] }
      )
      // Both sides may have made an element without a base, each with other attributes.
      let (isOurs, isTheirs) =
        old == nil
        ? (there.allSatisfy { $0 == nil }, here.allSatisfy { $0 == nil })
        : (there == before, here == before)
      if here == there || isOurs { continue }
      let changes = zip(members, there).filter { our.attributes[$0] != $1 }
      if isTheirs || isNewerVersion(there[0], than: here[0], of: group) {
        for (name, value) in changes { merged[identity]?.changes.updateValue(value, forKey: name) }
      } else if !MergeVocabulary.versions.contains(group) {
        for (name, value) in changes {
          merged[identity]?.conflicting.updateValue(value, forKey: name)
        }
        add(.property(group, ours: Self.text(here), theirs: Self.text(there)), about: identity)
      }
    }
  }

  /// Joins two places of a scene on the canvas, which only people see: ours stays where both sides move it.
  private mutating func joinPlaces(
    of identity: Identity, _ old: Node?, _ our: Node, _ their: Node
  ) {
    if their.attributes == our.attributes || their.attributes == old?.attributes { return }
    guard our.attributes == old?.attributes else { return keptPlaces.append(identity) }
    for (name, value) in their.attributes {
      merged[identity]?.changes.updateValue(value, forKey: name)
    }
  }

  private func isNewerVersion(_ their: String?, than our: String?, of attribute: String) -> Bool {
    // The older version gives way without a conflict, whichever side has it.
    MergeVocabulary.versions.contains(attribute) && their?.isNewer(than: our ?? "") ?? false
  }

  /// Returns the values of a group of attributes, or `nil` without any.
  private static func text(_ values: [String?]) -> String? {
    let values = values.compactMap(\.self)
    return values.isEmpty ? nil : values.joined(separator: " ")
  }

  /// Whether a newer Xcode wrote the document of the other side.
  private var theirsIsNewer: Bool {
    let versions = [ours, theirs].map { $0[.document]?.attributes["toolsVersion"] ?? "" }
    return versions[1].isNewer(than: versions[0])
  }

  /// Returns whether constraints, or the parent, say where the view of a frame is.
  private func isPlacedByConstraints(_ frame: Identity) -> Bool {
    guard let view = ours[frame]?.parent, let node = ours[view] else { return false }
    if node.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO" { return true }
    guard let list = node.parent, let parent = ours[list] else { return false }
    if parent.name == "objects" { return false }
    return parent.name != "subviews" || parent.parent.flatMap { ours[$0] }?.name == "stackView"
  }
}

extension String {
  /// Returns whether a version such as `13.3` is newer than another one.
  fileprivate func isNewer(than other: String) -> Bool {
    compare(other, options: .numeric) == .orderedDescending
  }
}
