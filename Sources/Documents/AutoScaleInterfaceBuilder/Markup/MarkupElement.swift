import AutoScaleSourceText

/// One element of an XML file: its name, attributes, children, and position.
package struct MarkupElement: Sendable {
  let tree: MarkupTree
  package let index: Int

  private var record: MarkupTree.Record { tree.records[index] }

  /// The name of the element, such as `constraint`.
  package var name: String { record.name }

  /// The position of the element's `<`.
  package var position: SourcePosition { record.position }

  /// The line of the element's `<`, from 1.
  package var line: Int { position.line }

  /// The text inside the element, if its kind holds text, as `string` does.
  package var text: String { tree.texts[index] ?? "" }

  /// The value of an attribute, or `nil` if it is absent.
  package subscript(attribute: String) -> String? {
    // A search, since elements have few attributes.
    for position in record.attributes where tree.attributes[position].name == attribute {
      return tree.attributes[position].value
    }
    return nil
  }

  /// Returns the number in an attribute, or `nil` if it is absent or not finite.
  func length(_ attribute: String) -> Double? {
    self[attribute].flatMap { Double(interfaceBuilder: $0) }
  }

  /// The names and values of the attributes, sorted by name.
  package var attributes: [(name: String, value: String)] {
    tree.attributes[record.attributes].map { ($0.name, $0.value) }.sorted { $0.name < $1.name }
  }

  /// The parent element, or `nil` for the root.
  package var parent: MarkupElement? {
    record.parent.map { MarkupElement(tree: tree, index: $0) }
  }

  /// The index after the last descendant, in file order.
  var end: Int { record.end }

  /// The children of this element, in document order.
  package var children: Children { Children(tree: tree, position: index + 1, end: record.end) }

  /// The element and its descendants, in file order.
  package var subtree: some Sequence<MarkupElement> {
    (index..<end).lazy.map { MarkupElement(tree: tree, index: $0) }
  }

  /// Returns the first child of a name and, if given, with that value of the attribute `key`.
  package func child(_ name: String, key: String? = nil) -> MarkupElement? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The children of an element.
  package struct Children: Sequence, IteratorProtocol {
    let tree: MarkupTree
    var position: Int
    let end: Int

    /// Moves on to the next sibling.
    package mutating func next() -> MarkupElement? {
      guard position < end else { return nil }
      // The next sibling is after all descendants, which are not visited.
      defer { position = tree.records[position].end }
      return MarkupElement(tree: tree, index: position)
    }
  }
}

extension MarkupElement {
  /// The name of the element in messages, with its id if it has one.
  var title: String {
    if let id = self["id"] { return "\(name) \(id)" }
    return name
  }

  /// The title, and for an element without an id that of the object around it.
  var ownedTitle: String {
    if self["id"] != nil { return title }
    let owner = sequence(first: self, next: \.parent).first { $0["id"] != nil }
    return owner.map { "\(name) of \($0.title)" } ?? name
  }
}

/// The elements of an XML file, each with its position.
///
/// The elements are in flat arrays in document order, so that files of any depth are built, walked
/// and released without recursion. An element's descendants are the elements after it up to its
/// `end`.
final class MarkupTree: Sendable {
  struct Record: Sendable {
    let name: String
    let parent: Int?
    let position: SourcePosition
    let attributes: Range<Int>
    /// The index after the last descendant.
    var end: Int
  }

  struct Attribute: Sendable {
    let name: String
    let value: String
  }

  let records: [Record]
  let attributes: [Attribute]
  /// The texts of elements that hold text, by index.
  let texts: [Int: String]

  init(records: [Record], attributes: [Attribute], texts: [Int: String]) {
    self.records = records
    self.attributes = attributes
    self.texts = texts
  }

  /// The root element.
  var root: MarkupElement { MarkupElement(tree: self, index: 0) }
}
