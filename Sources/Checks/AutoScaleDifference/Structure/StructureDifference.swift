import AutoScaleInterfaceBuilder

/// The objects and properties that differ between two documents.
struct StructureDifference {
  /// The changes in the order of the new document, with removed objects at the end.
  private(set) var objects: [ObjectChange] = []

  /// The changes of the documents themselves.
  private(set) var document: [PropertyChange] = []

  /// The views whose stored frames differ, although constraints decide them.
  private(set) var storedFrames: [String] = []

  private let old: DocumentSide
  private let new: DocumentSide

  /// The objects that changed places among their siblings.
  private var reordered: Set<String> = []

  init(from old: DocumentSide, to new: DocumentSide) {
    (self.old, self.new) = (old, new)
    findOrder()
    for object in new.outline.objects {
      if let before = old.object(object.identifier) {
        compare(before, object)
      } else if !isPlaceholder(object) {
        objects.append(whole(object, in: new, .added))
      }
    }
    for object in old.outline.objects
    where new.object(object.identifier) == nil && !isPlaceholder(object) {
      objects.append(whole(object, in: old, .removed))
    }
    // The properties of a document that is new or deleted would only repeat that.
    if old.document == nil || new.document == nil { return }
    document = PropertyComparison(of: old, new).documentChanges()
  }

  /// Returns whether an object represents one outside a document that is new or deleted as a whole.
  private func isPlaceholder(_ object: OutlineObject) -> Bool {
    object.element == "placeholder" && (old.document == nil || new.document == nil)
  }

  /// Finds the objects that changed places among those that stay in one place.
  private mutating func findOrder() {
    for (room, siblings) in new.siblings {
      guard let before = old.siblings[room] else { continue }
      reordered.formUnion(CommonOrder.moved(siblings, since: before))
    }
  }

  /// Describes an object that only one document has.
  private func whole(
    _ object: OutlineObject, in side: DocumentSide, _ change: ObjectChange.Change
  ) -> ObjectChange {
    let name = side.names.name(of: object.identifier)
    let other = change == .added ? old : new
    var result = ObjectChange(
      identifier: object.identifier, kind: ObjectChange.Kind(object.kind), change: change,
      oldName: change == .removed ? name : nil, newName: change == .added ? name : nil,
      className: side.names.className(of: object.identifier))
    let contents = ObjectContents(in: side, missingIn: other)
    result.isPart = contents.isPart(object)
    if !result.isPart {
      result.position = side.position(of: object)
      if result.kind == .object {
        (result.contents, result.details) = (
          contents.counts(in: object), contents.lines(of: object)
        )
      }
    }
    (result.line, result.related) = (object.place.line, side.related(to: object))
    return result
  }

  /// Describes an object that both documents have, if it differs.
  private mutating func compare(_ before: OutlineObject, _ after: OutlineObject) {
    let id = after.identifier
    var comparison = PropertyComparison(of: old, new)
    var change = ObjectChange(
      identifier: id, kind: ObjectChange.Kind(after.kind), change: .changed,
      oldName: old.names.name(of: id), newName: new.names.name(of: id),
      className: new.names.className(of: id))
    change.line = after.place.line
    change.related = new.related(to: after) + old.related(to: before)
    if after.kind == .constraint || after.kind == .connection {
      let properties = comparison.meaning(of: before, after)
      change.isRenamed = properties.contains(where: \.isMeaning) && change.oldName != change.newName
      change.properties = properties.filter { !change.isRenamed || !$0.isMeaning }.map(\.change)
    } else {
      // Xcode stores such frames again whenever it lays out the canvas.
      let isPlaced = isPlacedByConstraints(before) && isPlacedByConstraints(after)
      if isPlaced, comparison.takeStoredFrame(of: before, after) { storedFrames.append(id) }
      change.isRenamed = before["userLabel"] != after["userLabel"]
      change.properties = comparison.changes(from: before.properties, to: after.properties)
      if before.element != after.element {
        change.properties.insert(
          PropertyChange(
            name: "Kind", old: InspectorWords.words(in: before.element),
            new: InspectorWords.words(in: after.element), affectsLayout: true), at: 0)
      }
    }
    change.move = move(from: before, to: after)
    if change.isRenamed || change.move != nil || !change.properties.isEmpty {
      objects.append(change)
    }
  }

  /// Returns the change of an object's place.
  private func move(from before: OutlineObject, to after: OutlineObject) -> ObjectChange.Move? {
    guard after.kind == .item || after.isOrdered else { return nil }
    let isElsewhere = DocumentSide.room(of: before) != DocumentSide.room(of: after)
    guard isElsewhere || reordered.contains(after.identifier) else { return nil }
    return ObjectChange.Move(old: old.position(of: before), new: new.position(of: after))
  }

  /// Returns whether Xcode computes the frame of an object from constraints.
  private func isPlacedByConstraints(_ object: OutlineObject) -> Bool {
    object["translatesAutoresizingMaskIntoConstraints"] == "NO"
      || PropertyComparison(of: old, new).isDeviceChanged
  }
}

extension ObjectChange.Kind {
  /// The list of an object.
  init(_ kind: OutlineObject.Kind) {
    switch kind {
    case .scene, .item, .guide: self = .object
    case .constraint: self = .constraint
    case .connection: self = .connection
    }
  }
}

/// The longest sequence that two orders share.
enum CommonOrder {
  /// Returns the elements of a list that leave the order of another list.
  ///
  /// The others are a longest common subsequence; an element is in each list at most once.
  ///
  /// - Complexity: O(*n* log *n*) in the elements.
  static func moved(_ new: [String], since old: [String]) -> Set<String> {
    let places = Dictionary(old.enumerated().map { ($1, $0) }) { first, _ in first }
    let common = new.filter { places[$0] != nil }
    let values = common.compactMap { places[$0] }
    // Patience sorting: `tails[n]` ends the lowest ascending sequence of n + 1 values.
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      let rank = rank(of: value) {
        values[tails[$0]]
      } in: {
        tails.count
      }
      previous[index] = rank > 0 ? tails[rank - 1] : nil
      if rank == tails.count { tails.append(index) } else { tails[rank] = index }
    }
    var kept: Set<Int> = []
    var next = tails.last
    while let index = next {
      kept.insert(index)
      next = previous[index]
    }
    return Set(common.indices.filter { !kept.contains($0) }.map { common[$0] })
  }

  /// Returns the number of ascending values that are less than a value.
  private static func rank(
    of value: Int, _ values: (Int) -> Int, in count: () -> Int
  ) -> Int {
    var (low, high) = (0, count())
    while low < high {
      let middle = (low + high) / 2
      if values(middle) < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
