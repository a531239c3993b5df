import AutoScaleSourceText

/// The objects of a document, which together state all that its file states.
///
/// The order of attributes, white space, and the form of numbers are not part of it.
package struct DocumentOutline: Sendable {
  /// The objects in the order of the document, each before those in it.
  package private(set) var objects: [OutlineObject] = []

  /// The properties of the document itself.
  package private(set) var properties: [OutlineProperty] = []

  /// Makes the outline of no document.
  package init() {}

  /// Reads a document.
  ///
  /// - Throws: ``InterfaceBuilderError``, as for the document.
  /// - Complexity: O(*n*) in the size of the file.
  package init(of document: InterfaceDocument) throws(InterfaceBuilderError) {
    let tree = try MarkupReader.tree(of: document.data, path: document.path)
    var reader = OutlineReader(tree, path: document.path)
    (objects, properties) = reader.read()
  }
}

/// Reads the outline of a tree of elements, without recursion.
private struct OutlineReader {
  /// The object around an element, and the path from the object.
  private struct Context {
    var object: Int?
    var path: [String] = []
    /// Whether a property has all that is in the element.
    var isValue = false
  }

  private let tree: MarkupTree
  private let path: String
  private var objects: [OutlineObject] = []
  private var properties: [OutlineProperty] = []
  private var contexts: [Context] = []
  private var identifierCounts: [String: Int] = [:]

  /// The number of children of one name in an element.
  private var nameCounts: [ChildName: Int] = [:]

  private struct ChildName: Hashable {
    let parent: Int
    let name: String
  }

  init(_ tree: MarkupTree, path: String) {
    self.tree = tree
    self.path = path
  }

  mutating func read() -> ([OutlineObject], [OutlineProperty]) {
    for index in tree.records.indices {
      contexts.append(enter(MarkupElement(tree: tree, index: index)))
    }
    return (objects, properties)
  }

  /// Adds an element, and returns the context of its children.
  private mutating func enter(_ element: MarkupElement) -> Context {
    let outer = element.parent.map { contexts[$0.index] } ?? Context()
    // A value is compared as a whole: a color of three numbers is one property.
    if outer.isValue { return outer }
    if let identifier = OutlineMarkup.identifier(of: element) {
      return addObject(element, identifier, in: outer)
    }
    let path = element.parent == nil ? [] : outer.path + [segment(of: element)]
    let isValue = OutlineMarkup.values.contains(element.name)
    if isValue {
      add(OutlineProperty(path: path, value: OutlineMarkup.value(of: element)), to: outer.object)
    } else if let presence = OutlineMarkup.presence(of: element) {
      add(OutlineProperty(path: path, value: presence), to: outer.object)
    } else {
      addAttributes(of: element, at: path, to: outer.object)
    }
    return Context(object: outer.object, path: path, isValue: isValue)
  }

  private mutating func addObject(
    _ element: MarkupElement, _ identifier: String, in outer: Context
  ) -> Context {
    let count = identifierCounts[identifier, default: 0] + 1
    identifierCounts[identifier] = count
    // A merge by lines may leave one id twice, and both objects have to be listed.
    var slot = outer.path
    if let key = element["key"] { slot.append(key) }
    objects.append(
      OutlineObject(
        identifier: count == 1 ? identifier : "\(identifier) \(count)",
        kind: OutlineMarkup.kind(of: element), element: element.name,
        parent: outer.object.map { objects[$0].identifier },
        slot: slot.joined(separator: " "),
        place: SourcePlace(path: path, position: element.position)))
    let object = objects.count - 1
    addAttributes(of: element, at: [], to: object)
    return Context(object: object)
  }

  private mutating func addAttributes(
    of element: MarkupElement, at path: [String], to object: Int?
  ) {
    // They are the identities of objects and of elements in them.
    let identities =
      path.isEmpty ? ["id", "key", "sceneID"] : ["key", OutlineMarkup.identity(of: element)]
    for (name, value) in element.attributes where !identities.contains(name) {
      add(
        OutlineProperty(
          path: path + [name], value: .attribute(OutlineMarkup.normalized(value, of: name))),
        to: object)
    }
  }

  private mutating func add(_ property: OutlineProperty, to object: Int?) {
    if let object {
      objects[object].properties.append(property)
    } else {
      properties.append(property)
    }
  }

  /// Returns the name of an element among its siblings, which does not depend on their order if it
  /// has an identity.
  private mutating func segment(of element: MarkupElement) -> String {
    let name = OutlineMarkup.name(of: element)
    guard let parent = element.parent else { return name }
    let child = ChildName(parent: parent.index, name: name)
    let count = nameCounts[child, default: 0] + 1
    nameCounts[child] = count
    return count == 1 ? name : "\(name) \(count)"
  }
}
