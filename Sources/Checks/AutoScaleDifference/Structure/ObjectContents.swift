import AutoScaleInterfaceBuilder

/// The contents of objects that only one of two documents has.
struct ObjectContents {
  private let side: DocumentSide
  private let other: DocumentSide

  init(in side: DocumentSide, missingIn other: DocumentSide) {
    (self.side, self.other) = (side, other)
  }

  /// Returns whether an object is in another one that only this document has.
  ///
  /// A constraint is a part only if all its items are such objects too.
  func isPart(_ object: OutlineObject) -> Bool {
    guard let parent = object.parent, isOwn(parent) else { return false }
    return object.kind != .constraint
      || [object["firstItem"], object["secondItem"]].compactMap(\.self).allSatisfy(isOwn)
  }

  private func isOwn(_ identifier: String) -> Bool { !other.names.contains(identifier) }

  /// Counts the objects in one that are its parts.
  func counts(in object: OutlineObject) -> [ObjectChange.Kind: Int] {
    parts(of: object).reduce(into: [:]) { counts, part in
      counts[ObjectChange.Kind(part.object.kind), default: 0] += 1
    }
  }

  /// Describes an object's properties and its parts.
  func lines(of object: OutlineObject) -> [String] {
    let own = words(of: object)
    let parts = parts(of: object).filter { part in
      part.object.kind != .guide && part.object.element != "placeholder"
    }
    return (own.isEmpty ? [] : [own])
      + parts.map { String(repeating: "  ", count: $0.depth) + title(of: $0.object) }
  }

  /// Returns the parts of an object in the order of the document, with their depth in it, from 0.
  private func parts(of object: OutlineObject) -> [(object: OutlineObject, depth: Int)] {
    guard let start = side.indices[object.identifier] else { return [] }
    var depths = [object.identifier: 0]
    var parts: [(OutlineObject, Int)] = []
    for next in side.outline.objects[(start + 1)...] {
      // Objects are in document order, so the contents end at the first object outside.
      guard let depth = next.parent.flatMap({ depths[$0] }) else { break }
      // An object that moves into another one keeps its own contents.
      depths[next.identifier] = depth + 1
      if isOwn(next.identifier), isPart(next) { parts.append((next, depth)) }
    }
    return parts
  }

  private func title(of object: OutlineObject) -> String {
    let (name, type) = (
      side.names.name(of: object.identifier), side.names.className(of: object.identifier)
    )
    guard object.kind == .item || object.kind == .scene else { return name }
    let words = words(of: object)
    return (name.contains(type) ? name : "\(name) (\(type))") + (words.isEmpty ? "" : ": \(words)")
  }

  /// Returns the properties that describe an object.
  private func words(of object: OutlineObject) -> String {
    let hasConstraints = object["translatesAutoresizingMaskIntoConstraints"] == "NO"
    return object.properties.filter { property in
      guard let name = property.path.last, !DefaultValues.isDefault(property) else { return false }
      // A `nil` element says that a property is unset.
      if case .element("nil", _, _) = property.value { return false }
      if hasConstraints, ["frame", "autoresizingMask"].contains(name) { return false }
      return !Self.implied.contains(name) && !UsualValues.contain(property, of: object.element)
    }.map { property in
      let value = ValueWords(path: property.path).text(of: property.value, naming: side.names)
      return
        "\(InspectorWords.name(of: property.path, naming: side.names.name)) \(ValueWords.cut(value))"
    }.joined(separator: "; ")
  }

  /// The properties that follow from the name and the place of an object, or from other properties.
  private static let implied: Set<String> = [
    "ambiguous", "customClass", "customModule", "customModuleProvider", "fixedFrame", "misplaced",
    "opaque", "placeholderIdentifier", "sceneMemberID", "simulatedMetricsContainer",
    "translatesAutoresizingMaskIntoConstraints", "userLabel",
  ]
}
