import AutoScaleSourceText

/// One element of an XML file: a name, attributes, children, and the place where it begins.
struct MarkupElement: Sendable {
  let tree: MarkupTree
  let index: Int

  private var record: MarkupTree.Record { tree.records[index] }

  /// The name of the element, such as `constraint`.
  var name: String { record.name }

  /// Where the element's `<` stands.
  var position: SourcePosition { record.position }

  /// The line of the element's `<`, from 1.
  var line: Int { position.line }

  /// The text inside the element, where it is one that holds text, such as `string`.
  var text: String { tree.texts[index] ?? "" }

  /// The value of an attribute, or nil where the element does not have it.
  subscript(attribute: String) -> String? {
    for position in record.attributes where tree.attributes[position].name == attribute {
      return tree.attributes[position].value
    }
    return nil
  }

  /// The names and values of the attributes, sorted by name.
  var attributes: [(name: String, value: String)] {
    tree.attributes[record.attributes].map { ($0.name, $0.value) }.sorted { $0.name < $1.name }
  }

  /// The element around this one, or nil for the outermost.
  var parent: MarkupElement? {
    record.parent.map { MarkupElement(tree: tree, index: $0) }
  }

  /// The index after the last descendant, in the order of the file.
  var end: Int { record.end }

  /// The elements directly inside this one, in document order.
  var children: Children { Children(tree: tree, position: index + 1, end: record.end) }

  /// The first child of a name and, if given, with that value of the attribute `key`.
  func child(_ name: String, key: String? = nil) -> MarkupElement? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The children of an element.
  struct Children: Sequence, IteratorProtocol {
    let tree: MarkupTree
    var position: Int
    let end: Int

    /// Moves on to the next sibling.
    mutating func next() -> MarkupElement? {
      guard position < end else { return nil }
      defer { position = tree.records[position].end }
      return MarkupElement(tree: tree, index: position)
    }
  }
}

extension MarkupElement {
  /// How messages call the element: its name, and its id where it has one.
  var title: String {
    if let id = self["id"] { return "\(name) \(id)" }
    return name
  }
}
