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
    differing(from: before, to: after).map { change($0, $1, amid: (before, after)) }
      // A value that a side states and that is the default of the other one changes nothing.
      .filter { $0.old ?? $0.missing != $0.new ?? $0.missing }
  }

  /// Returns the properties of the documents that differ, without those that follow from Xcode's version.
  func documentChanges() -> [PropertyChange] {
    changes(from: Self.chosen(old.outline.properties), to: Self.chosen(new.outline.properties))
  }

  /// Returns the properties of a document that Xcode does not write by itself.
  ///
  /// It derives its versions, the features that a reader needs, and the values of the system's colors
  /// and symbols.
  private static func chosen(_ properties: [OutlineProperty]) -> [OutlineProperty] {
    let symbols = Set(
      properties.filter { $0.path.last == "catalog" && $0.value == .attribute("system") }
        .map { $0.path.dropLast() })
    return properties.filter { property in
      let path = property.path
      guard path.count > 1 else {
        return !["toolsVersion", "systemVersion", "version"].contains(path[0])
      }
      switch path[0] {
      case "dependencies": return path[1].hasPrefix("deployment ")
      case "resources":
        return !path[1].hasPrefix("systemColor ") && !symbols.contains(path.prefix(2))
      default: return true
      }
    }
  }

  /// Takes a frame that is only stored out of the comparison, and returns whether it differs.
  mutating func takeStoredFrame(of before: OutlineObject, _ after: OutlineObject) -> Bool {
    ignored.insert(Self.frame)
    return before.properties.first { $0.path == Self.frame }
      != after.properties.first { $0.path == Self.frame }
  }

  private static let frame = ["frame"]

  /// Returns the properties of constraints or connections that differ, without those that state a default.
  func meaning(
    of before: OutlineObject, _ after: OutlineObject
  ) -> [(change: PropertyChange, isMeaning: Bool)] {
    let (old, new) = (Self.stated(before), Self.stated(after))
    return differing(from: old, to: new).map { first, second in
      let path = (second ?? first)?.path ?? []
      return (change(first, second, amid: (old, new)), after.kind.isMeaning(path))
    }
  }

  /// Returns the properties of a constraint or a connection, with the first item stated.
  private static func stated(_ object: OutlineObject) -> [OutlineProperty] {
    var properties = object.properties
    // Xcode omits the first item where it is the owner of the constraint.
    if object.kind == .constraint, object["firstItem"] == nil, let owner = object.parent {
      properties.append(OutlineProperty(path: ["firstItem"], value: .attribute(owner)))
    }
    return properties
  }

  private func differing(
    from before: [OutlineProperty], to after: [OutlineProperty]
  ) -> [(OutlineProperty?, OutlineProperty?)] {
    let (before, after) = (
      before.filter { !DefaultValues.isDefault($0) }, after.filter { !DefaultValues.isDefault($0) }
    )
    let known = Dictionary(before.map { ($0.path, $0) }) { first, _ in first }
    let paths = Set(after.map(\.path))
    let changed = after.map { (known[$0.path], Optional($0)) }
    let gone = before.filter { !paths.contains($0.path) }.map {
      (Optional($0), nil as OutlineProperty?)
    }
    return (changed + gone).filter { before, after in
      // A label is the name of the object, which is compared by itself.
      before != after && !ColorWords.areSame(before?.value, after?.value)
        && !ignored.contains((after ?? before)?.path ?? [])
        && (after ?? before)?.path != ["userLabel"]
    }
  }

  /// Describes a change, amid the properties of both versions.
  private func change(
    _ before: OutlineProperty?, _ after: OutlineProperty?,
    amid all: ([OutlineProperty], [OutlineProperty])
  ) -> PropertyChange {
    let path = (after ?? before)?.path ?? []
    let words = ValueWords(path: path)
    let values = words.distinguished(
      before.map { words.text(of: $0.value, naming: old.names) },
      after.map { words.text(of: $0.value, naming: new.names) }, before?.value, after?.value)
    let names = before == nil ? old.names : new.names
    return PropertyChange(
      name: InspectorWords.name(of: path) { (after == nil ? old : new).names.name(of: $0) },
      path: path, old: values.old, new: values.new,
      missing: Self.value(forAnySize: path, amid: before == nil ? all.0 : all.1, words, names)
        ?? words.missing(besides: (after ?? before)?.value, naming: names),
      affectsLayout: InspectorWords.affectsLayout(path, after?.value ?? before?.value))
  }

  /// Returns the value of a property in size classes without a variation, if the path is one of a
  /// variation.
  private static func value(
    forAnySize path: [String], amid properties: [OutlineProperty], _ words: ValueWords,
    _ names: OutlineNames
  ) -> String? {
    guard DefaultValues.isVariation(path) else { return nil }
    let common = properties.first { $0.path == Array(path.dropFirst()) }
    return common.map { words.text(of: $0.value, naming: names) }
  }
}

extension OutlineObject.Kind {
  /// Returns whether the equation of a constraint, or the sentence about a connection, states a
  /// property.
  func isMeaning(_ path: [String]) -> Bool {
    guard path.count == 1 else { return false }
    return switch self {
    case .constraint:
      [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
        "constant", "priority",
      ].contains(path[0])
    case .connection:
      [
        "destination", "property", "selector", "eventType", "kind", "relationship", "identifier",
      ].contains(path[0])
    default: false
    }
  }
}
