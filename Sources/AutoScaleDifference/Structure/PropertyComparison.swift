import AutoScaleInterfaceBuilder

/// Compares the properties of two objects.
struct PropertyComparison {
  private let old: DocumentSide
  private let new: DocumentSide

  /// The properties that are not compared.
  private var ignored: Set<[String]> = []

  init(of old: DocumentSide, _ new: DocumentSide) { (self.old, self.new) = (old, new) }

  /// Whether the two documents are drawn on different devices.
  var isDeviceChanged: Bool {
    device(of: old) != device(of: new)
  }

  private func device(of side: DocumentSide) -> [OutlineProperty] {
    side.outline.properties.filter { $0.path.first == "device" }
  }

  /// Returns the properties that differ, in the order of the new file, with missing ones at the end.
  func changes(
    from before: [OutlineProperty], to after: [OutlineProperty]
  ) -> [PropertyChange] {
    differing(from: before, to: after).map { change($0, $1) }
  }

  /// Takes the frame out of the comparison if it is only stored, and returns whether it differs.
  mutating func takeFrame(
    of before: OutlineObject, _ after: OutlineObject, isStored: Bool
  ) -> Bool {
    guard isStored else { return false }
    ignored.insert(Self.frame)
    return before.properties.first { $0.path == Self.frame }
      != after.properties.first { $0.path == Self.frame }
  }

  private static let frame = ["frame"]

  /// Returns the properties of constraints or connections that differ, without those that state a default.
  func meaning(
    of before: OutlineObject, _ after: OutlineObject
  ) -> [(change: PropertyChange, isMeaning: Bool)] {
    differing(from: Self.stated(before), to: Self.stated(after)).map { before, after in
      let name = (after ?? before)?.path.first ?? ""
      return (change(before, after), Self.meanings.contains(name))
    }
  }

  /// The attributes that equations and sentences state.
  private static let meanings: Set<String> = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "constant", "priority", "destination", "property", "selector", "eventType", "kind",
    "relationship", "identifier",
  ]

  /// The properties of a constraint or a connection with the first item stated, and no defaults.
  private static func stated(_ object: OutlineObject) -> [OutlineProperty] {
    guard object.kind == .constraint else { return object.properties }
    var properties = object.properties.filter { !defaults.contains($0) }
    if object["firstItem"] == nil, let owner = object.parent {
      properties.append(OutlineProperty(path: ["firstItem"], value: .attribute(owner)))
    }
    return properties
  }

  private static let defaults: Set<OutlineProperty> = [
    OutlineProperty(path: ["relation"], value: .attribute("equal")),
    OutlineProperty(path: ["multiplier"], value: .attribute("1")),
    OutlineProperty(path: ["constant"], value: .attribute("0")),
    OutlineProperty(path: ["priority"], value: .attribute("1000")),
  ]

  private func differing(
    from before: [OutlineProperty], to after: [OutlineProperty]
  ) -> [(OutlineProperty?, OutlineProperty?)] {
    let known = Dictionary(before.map { ($0.path, $0) }) { first, _ in first }
    let paths = Set(after.map(\.path))
    let changed = after.map { (known[$0.path], Optional($0)) }
    let gone = before.filter { !paths.contains($0.path) }.map {
      (Optional($0), nil as OutlineProperty?)
    }
    return (changed + gone).filter { before, after in
      before != after && !ignored.contains((after ?? before)?.path ?? [])
        && (after ?? before)?.path != ["userLabel"]
    }
  }

  private func change(_ before: OutlineProperty?, _ after: OutlineProperty?) -> PropertyChange {
    let path = (after ?? before)?.path ?? []
    let words = ValueWords(path: path)
    let values = words.distinguished(
      before.map { words.text(of: $0.value, naming: old.names) },
      after.map { words.text(of: $0.value, naming: new.names) }, before?.value, after?.value)
    return PropertyChange(
      name: InspectorWords.name(of: path), old: values.old, new: values.new,
      affectsLayout: InspectorWords.affectsLayout(path, after?.value ?? before?.value))
  }
}
