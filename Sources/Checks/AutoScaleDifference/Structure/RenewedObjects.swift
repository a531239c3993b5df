import AutoScaleInterfaceBuilder

/// The objects whose ids changed, although they mean the same in the same place.
///
/// Xcode gives an object a new id when it is cut and pasted, and a document that is made anew has new ids.
struct RenewedObjects {
  /// The new ids by the old ones.
  private(set) var identifiers: [String: String] = [:]

  /// The old ids by the new ones.
  private var oldIdentifiers: [String: String] = [:]

  private let old: Side
  private let new: Side

  /// Finds the objects of two documents.
  ///
  /// - Complexity: O(*n*) in the objects, if few have the same place.
  init(from old: DocumentOutline, to new: DocumentOutline) {
    self.old = Side(old, without: new)
    self.new = Side(new, without: old)
    if self.old.own.isEmpty || self.new.own.isEmpty { return }
    // Scenes before views, views before constraints: a pair needs the pairs around it.
    pairScenes()
    pairItems()
    pairReferences()
  }

  private mutating func pair(_ before: Int, _ after: Int) {
    let (first, second) = (old.objects[before].identifier, new.objects[after].identifier)
    identifiers[first] = second
    oldIdentifiers[second] = first
  }

  private func isPaired(_ before: Int) -> Bool {
    identifiers[old.objects[before].identifier] != nil
  }

  /// Pairs scenes with the same controller.
  private mutating func pairScenes() {
    for after in new.own where new.objects[after].kind == .scene {
      let controllers = Set(new.children(of: after).map { new.objects[$0].identifier })
      // Every scene has a first responder, which is a placeholder and identifies none.
      let before = old.own.first { index in
        old.objects[index].kind == .scene && !isPaired(index)
          && old.children(of: index).contains {
            old.objects[$0].kind == .item && old.objects[$0].element != "placeholder"
              && controllers.contains(old.objects[$0].identifier)
          }
      }
      if let before { pair(before, after) }
    }
  }

  /// Pairs views and other objects: those with the same contents, those that state the same, and the only
  /// ones of their place if they state nearly the same.
  private mutating func pairItems() {
    let (old, new) = (old, new)
    var known: Set<Place> = []
    for index in new.own where !new.objects[index].kind.isReference {
      guard let place = place(of: new.objects[index]), known.insert(place).inserted,
        let before = old.places[place]
      else { continue }
      let after = new.places[Place(new.objects[index], in: new.objects[index].parent)] ?? []
      // The surest pairs first, so that no object takes the place of one that is equal.
      pair(before, after) { old.whole[$0] == new.whole[$1] }
      pair(before, after) { old.own(at: $0) == new.own(at: $1) }
      let left = (before.filter { !isPaired($0) }, after.filter { !isPaired(new: $0) })
      if left.0.count == 1, left.1.count == 1 {
        pair(left.0, left.1) { old.own(at: $0).isSimilar(to: new.own(at: $1)) }
      }
    }
  }

  private func isPaired(new after: Int) -> Bool {
    oldIdentifiers[new.objects[after].identifier] != nil
  }

  private mutating func pair(
    _ before: [Int], _ after: [Int], where isSame: (Int, Int) -> Bool
  ) {
    for second in after where !isPaired(new: second) {
      let first = before.first { !isPaired($0) && isSame($0, second) }
      if let first { pair(first, second) }
    }
  }

  /// Pairs constraints and connections that state the same of the same objects, and then constraints that
  /// differ only in their constant.
  private mutating func pairReferences() {
    // Equal constraints first: one with another constant may be a different one.
    pairReferences(ignoring: [])
    pairReferences(ignoring: ["constant"])
  }

  private mutating func pairReferences(ignoring name: [String]) {
    for index in new.own where new.objects[index].kind.isReference && !isPaired(new: index) {
      guard let place = place(of: new.objects[index]), let before = old.places[place] else {
        continue
      }
      let stated = new.own(at: index).without(name)
      let first = before.first {
        !isPaired($0) && old.own(at: $0).without(name).renaming(identifiers) == stated
      }
      if let first { pair(first, index) }
    }
  }

  /// Returns the place of a new object with the old id of the object around it, if that has one.
  private func place(of object: OutlineObject) -> Place? {
    guard let parent = object.parent else { return Place(object, in: nil) }
    if let renewed = oldIdentifiers[parent] { return Place(object, in: renewed) }
    return new.isCommon(parent) ? Place(object, in: parent) : nil
  }
}

extension RenewedObjects {
  /// A place for objects of one kind of element.
  fileprivate struct Place: Hashable {
    let parent: String?
    let slot, element: String

    init(_ object: OutlineObject, in parent: String?) {
      (self.parent, slot, element) = (parent, object.slot, object.element)
    }
  }

  /// All that an object states but for its id and its stored frame.
  fileprivate struct Meaning: Hashable {
    var properties: Set<OutlineProperty>

    init(_ object: OutlineObject) {
      // A frame follows from constraints, and a paste moves the view.
      properties = Set(object.properties.filter { $0.path != ["frame"] })
    }

    /// Returns whether at least half of all properties are the same.
    func isSimilar(to other: Meaning) -> Bool {
      let all = properties.union(other.properties).count
      return 2 * properties.intersection(other.properties).count >= all
    }

    /// Returns the same without a property.
    func without(_ path: [String]) -> Meaning {
      var result = self
      result.properties = properties.filter { $0.path != path }
      return result
    }

    /// Returns the same with other ids of the objects that it names.
    func renaming(_ identifiers: [String: String]) -> Meaning {
      var result = self
      result.properties = Set(
        properties.map { property in
          guard case .attribute(let text) = property.value, let id = identifiers[text] else {
            return property
          }
          return OutlineProperty(path: property.path, value: .attribute(id))
        })
      return result
    }
  }

  /// One of the documents.
  fileprivate struct Side {
    let objects: [OutlineObject]

    /// The indices of the objects that the other document does not have.
    let own: [Int]

    /// The own objects by their places.
    let places: [Place: [Int]]

    /// The meanings of objects with all that is in them, as hashes.
    let whole: [Int]

    private let common: Set<String>
    private let children: [Int: [Int]]

    init(_ outline: DocumentOutline, without other: DocumentOutline) {
      objects = outline.objects
      let others = Set(other.objects.map(\.identifier))
      common = others.intersection(objects.map(\.identifier))
      own = objects.indices.filter { !others.contains(outline.objects[$0].identifier) }
      places = Dictionary(grouping: own) {
        Place(outline.objects[$0], in: outline.objects[$0].parent)
      }
      let indices = Dictionary(objects.enumerated().map { ($1.identifier, $0) }) { first, _ in first
      }
      let children = Dictionary(grouping: objects.indices) { index in
        outline.objects[index].parent.flatMap { indices[$0] } ?? -1
      }
      self.children = children
      var whole = [Int](repeating: 0, count: objects.count)
      // From the end, since objects come before those in them.
      for index in objects.indices.reversed() where !objects[index].kind.isReference {
        var hasher = Hasher()
        hasher.combine(objects[index].element)
        hasher.combine(Meaning(objects[index]))
        for child in children[index] ?? [] where !objects[child].kind.isReference {
          hasher.combine(whole[child])
        }
        whole[index] = hasher.finalize()
      }
      self.whole = whole
    }

    func children(of index: Int) -> [Int] { children[index] ?? [] }

    func isCommon(_ identifier: String) -> Bool { common.contains(identifier) }

    func own(at index: Int) -> Meaning { Meaning(objects[index]) }
  }
}

extension OutlineObject.Kind {
  /// Whether an object of this kind says something about other objects.
  var isReference: Bool { self == .constraint || self == .connection }
}
