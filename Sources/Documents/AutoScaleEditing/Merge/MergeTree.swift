/// The elements of a document by identities that edits keep.
struct MergeTree {
  typealias Identity = ElementIdentity

  /// An element of one document.
  struct Node {
    /// The index of the element.
    let element: Int
    let name: String
    /// The identity of the parent, or `nil` for the root.
    let parent: Identity?
    /// The attributes as written; empty for an atom.
    let attributes: [String: String]
    /// The text of an element without children, or all markup of an atom without its indentation.
    let content: String
    /// Whether the element is merged as a whole.
    let isAtom: Bool
    fileprivate(set) var children: [Identity] = []

    /// Returns whether two elements state the same, apart from their children.
    func states(as other: Node) -> Bool {
      name == other.name && attributes == other.attributes && content == other.content
    }
  }

  let text: DocumentText
  private(set) var nodes: [Identity: Node] = [:]

  /// The identities in document order.
  private(set) var order: [Identity] = []

  /// The index of the previous sibling of each element that has one.
  private let previousSiblings: [Int: Int]

  /// An id that several elements have, with the index of the second one.
  private(set) var repeatedID: (id: String, element: Int)?

  /// Makes the tree of a document that is not there, from which two others come.
  init(before text: DocumentText) {
    self.text = text
    previousSiblings = [:]
  }

  /// Finds the elements; those with the given identities are atoms, as colors and rectangles are.
  init(_ text: DocumentText, atoms: Set<Identity>) {
    self.text = text
    previousSiblings = text.previousSiblings
    var identities: [Int: Identity] = [:]
    var element = 0
    while element < text.elementCount {
      let parent = text.markup.elements[element].parent.flatMap { identities[$0] }
      let identity = text.identity(of: element, in: parent)
      let isAtom =
        MergeVocabulary.atoms.contains(text.name(of: element)) || atoms.contains(identity)
      let end = text.markup.elements[element].end
      // A path that repeats is in an atom, which holds all of its elements; an id may not repeat.
      if nodes[identity] != nil {
        if identity.isObject, let id = identity.objectID { repeatedID = (id, element) }
        element = end
        continue
      }
      identities[element] = identity
      let node = Node(
        element: element, name: text.name(of: element), parent: parent,
        attributes: isAtom ? [:] : text.attributes(of: element),
        content: isAtom || end == element + 1 ? text.content(of: element, isAtom: isAtom) : "",
        isAtom: isAtom)
      nodes[identity] = node
      order.append(identity)
      if let parent { nodes[parent]?.children.append(identity) }
      element = isAtom ? end : element + 1
    }
  }

  /// Returns the identities of elements that are merged as a whole, because only their place tells
  /// their children apart, or because documents have elements of several names under one key.
  static func atoms(of texts: [DocumentText]) -> Set<Identity> {
    var names: [Identity: String] = [:]
    var atoms: Set<Identity> = []
    for text in texts {
      var identities: [Identity] = []
      var seen: Set<Identity> = []
      for element in 0..<text.elementCount {
        let parent = text.markup.elements[element].parent.map { identities[$0] }
        let identity = text.identity(of: element, in: parent)
        identities.append(identity)
        if identity.isObject { continue }
        let name = text.name(of: element)
        if names.updateValue(name, forKey: identity) ?? name != name { atoms.insert(identity) }
        if !seen.insert(identity).inserted, let parent { atoms.insert(parent) }
      }
    }
    return atoms
  }

  subscript(identity: Identity) -> Node? { nodes[identity] }

  /// Returns the index of the sibling before an element, or `nil` for a first child.
  func previousSibling(of element: Int) -> Int? { previousSiblings[element] }

  /// Returns the text in an element as written, or its markup if it has children or none.
  func writtenText(of identity: Identity) -> String? {
    guard let node = nodes[identity] else { return nil }
    let element = text.markup.elements[node.element]
    let isText = element.end == node.element + 1 && !element.endTag.isEmpty
    return text.string(
      isText ? element.startTag.upperBound..<element.endTag.lowerBound : element.range)
  }

  /// Returns the line of an element's start tag, from 1.
  func line(of identity: Identity) -> Int? {
    nodes[identity].map {
      text.line(of: text.markup.elements[$0.element].startTag.lowerBound)
    }
  }
}

extension DocumentText {
  /// Returns the identity of an element in a parent with an identity.
  fileprivate func identity(of element: Int, in parent: ElementIdentity?) -> ElementIdentity {
    let name = name(of: element)
    // The id of a device is that of a screen size.
    if name != "device", let id = value("id", of: element) { return ElementIdentity(object: id) }
    return parent?.child(step(of: element, named: name)) ?? ElementIdentity(root: name)
  }

  /// Returns the step that tells an element without an object id from its siblings.
  private func step(of element: Int, named name: String) -> String {
    // A property has one value, whatever its element is called.
    if name != "variation", let key = value("key", of: element) { return "[\(key)]" }
    let keys = MergeVocabulary.keys.compactMap { value($0, of: element) }
    return keys.isEmpty ? name : "\(name)[\(keys.joined(separator: " "))]"
  }

  /// The index of the previous sibling of each element that has one.
  fileprivate var previousSiblings: [Int: Int] {
    var last: [Int: Int] = [:]
    var previous: [Int: Int] = [:]
    for (index, element) in markup.elements.enumerated() {
      guard let parent = element.parent else { continue }
      previous[index] = last.updateValue(index, forKey: parent)
    }
    return previous
  }

  /// Returns the attributes of an element as written.
  func attributes(of element: Int) -> [String: String] {
    Dictionary(
      markup.attributes[markup.elements[element].attributes].map {
        (string($0.name), string($0.value))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the text of an element; for an atom all its markup, without indentation and order of
  /// attributes.
  fileprivate func content(of element: Int, isAtom: Bool) -> String {
    let range = markup.elements[element]
    guard isAtom else { return strippedText(range.startTag.upperBound..<range.endTag.lowerBound) }
    let top = element
    return (element..<range.end).map { index in
      let element = markup.elements[index]
      let attributes = attributes(of: index).sorted { $0.key < $1.key }
      let isLeaf = element.end == index + 1
      let end = max(element.startTag.upperBound, element.endTag.lowerBound)
      // The distance to the parent tells how elements are nested, without their end tags.
      return "<\(name(of: index)) \(index == top ? 0 : index - (element.parent ?? index))"
        + attributes.map { " \($0.key)=\"\($0.value)\"" }.joined()
        + (isLeaf ? ">" + strippedText(element.startTag.upperBound..<end) : ">")
    }.joined()
  }

  private func strippedText(_ range: Range<Int>) -> String {
    // Line breaks belong to a checkout, not to the document.
    let text = range.isEmpty ? "" : string(range).replacing("\r\n", with: "\n")
    return text.allSatisfy(\.isWhitespace) ? "" : text
  }
}
