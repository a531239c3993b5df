import AutoScaleInterfaceBuilder

/// A document in words, line by line, for tools that compare texts.
///
/// A view follows its superview with its properties, constraints and connections, the latter two in
/// alphabetical order. Stored frames of views with constraints are left out.
package struct DocumentWords {
  /// The lines.
  package let lines: [String]

  /// Describes a document.
  ///
  /// - Throws: ``/AutoScaleInterfaceBuilder/InterfaceBuilderError`` if the document cannot be read again.
  /// - Complexity: O(*n* log *n*) in the objects.
  package init(of document: InterfaceDocument) throws(InterfaceBuilderError) {
    let side = try DocumentSide(document)
    var writer = DocumentWordWriter(side)
    lines = writer.write()
  }
}

/// Writes the objects of a document, without recursion.
private struct DocumentWordWriter {
  private let side: DocumentSide
  private let children: [String?: [OutlineObject]]
  private var lines: [String] = []

  init(_ side: DocumentSide) {
    self.side = side
    children = Dictionary(grouping: side.outline.objects, by: \.parent)
  }

  mutating func write() -> [String] {
    lines = properties(side.outline.properties, indent: "")
    // Not recursive, so that no depth of a document overflows the stack.
    var pending = items(of: nil).reversed().map { ($0, 0) }
    while let (object, depth) = pending.popLast() {
      write(object, indent: String(repeating: "  ", count: depth))
      pending += items(of: object.identifier).reversed().map { ($0, depth + 1) }
    }
    return lines
  }

  private func items(of parent: String?) -> [OutlineObject] {
    (children[parent] ?? []).filter { $0.kind == .item || $0.kind == .scene }
  }

  private mutating func write(_ object: OutlineObject, indent: String) {
    let id = object.identifier
    let (name, type) = (side.names.name(of: id), side.names.className(of: id))
    lines.append(indent + (name.contains(type) ? name : "\(name) (\(type))"))
    lines += properties(stated(object), indent: indent + "    ")
    for kind in [OutlineObject.Kind.constraint, .connection] {
      let meanings = (children[id] ?? []).filter { $0.kind == kind }.map { other in
        indent + "    " + side.names.name(of: other.identifier) + others(of: other)
      }
      // Xcode sorts constraints by ids, which say nothing; sorted by their words, diffs stay small.
      lines += meanings.sorted()
    }
  }

  /// Returns the properties of a constraint or a connection that its meaning does not state.
  private func others(of object: OutlineObject) -> String {
    let others = object.properties.filter {
      !object.kind.isMeaning($0.path) && !DefaultValues.isDefault($0)
    }
    return others.isEmpty ? "" : ": " + properties(others, indent: "").joined(separator: "; ")
  }

  /// Returns the properties of an object without its name and a frame that constraints decide.
  private func stated(_ object: OutlineObject) -> [OutlineProperty] {
    let hasConstraints = object["translatesAutoresizingMaskIntoConstraints"] == "NO"
    return object.properties.filter { property in
      property.path != ["userLabel"] && !(hasConstraints && property.path == ["frame"])
    }
  }

  private func properties(_ properties: [OutlineProperty], indent: String) -> [String] {
    properties.map { property in
      let value = ValueWords(path: property.path).text(of: property.value, naming: side.names)
      return "\(indent)\(InspectorWords.name(of: property.path, naming: side.names.name)): \(value)"
    }
  }
}
