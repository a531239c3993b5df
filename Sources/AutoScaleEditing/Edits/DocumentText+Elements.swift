extension DocumentText {
  /// Removes the element with an object id, and elements outside it that name it or an object in it.
  ///
  /// - Throws: ``EditingError`` for an id that no element has.
  /// - Complexity: O(*n*) in the size of the document.
  package func removing(elementWithID id: String) throws(EditingError) -> DocumentText {
    let element = try element(withID: id)
    let end = markup.elements[element].end
    let ids = Set((element..<end).compactMap { value("id", of: $0) })
    var editor = DocumentEditor(self)
    editor.remove(element: element)
    let names = ["firstItem", "secondItem", "destination", "reference"]
    for other in 0..<elementCount where other < element || other >= end {
      let isReference = names.contains { value($0, of: other).map(ids.contains) ?? false }
      if isReference { editor.remove(element: other) }
    }
    return try applying(editor.edits).text
  }

  /// Adds an element after the last child of a list in the element with an object id.
  ///
  /// - Throws: ``EditingError`` for an id that no element has, and for one without such a list.
  /// - Complexity: O(*n*) in the size of the document.
  package func adding(
    _ markup: String, to list: String, ofElementWithID id: String
  ) throws(EditingError) -> DocumentText {
    let last = try lastChild(of: list, inElementWithID: id)
    var editor = DocumentEditor(self)
    editor.insert([markup], after: last)
    return try applying(editor.edits).text
  }

  /// Moves the element with an object id behind its last sibling.
  ///
  /// - Throws: ``EditingError`` for an id that no element has.
  /// - Complexity: O(*n*) in the size of the document.
  package func movingToEnd(elementWithID id: String) throws(EditingError) -> DocumentText {
    let element = try element(withID: id)
    guard let parent = markup.elements[element].parent,
      let last = children(of: parent).last, last != element
    else { return self }
    var editor = DocumentEditor(self)
    editor.remove(element: element)
    editor.insert([string(markup.elements[element].range)], after: last)
    return try applying(editor.edits).text
  }

  private func lastChild(
    of list: String, inElementWithID id: String
  ) throws(EditingError) -> Int {
    let element = try element(withID: id)
    guard let last = child(list, of: element).flatMap({ children(of: $0).last }) else {
      throw EditingError(.inapplicable("\(id) has no \(list)"), path: path)
    }
    return last
  }

  private func element(withID id: String) throws(EditingError) -> Int {
    let found = (0..<elementCount).first {
      name(of: $0) != "device" && value("id", of: $0) == id
    }
    guard let found else {
      throw EditingError(.inapplicable("no element has the id \(id)"), path: path)
    }
    return found
  }

  /// The elements with an object id: their names, ids, attributes, and the ids around them.
  package var identifiedElements: [IdentifiedElement] {
    (0..<elementCount).compactMap { element in
      guard name(of: element) != "device", let id = value("id", of: element) else { return nil }
      var parents: [Int] = []
      while let parent = markup.elements[parents.last ?? element].parent { parents.append(parent) }
      return IdentifiedElement(
        id: id, name: name(of: element), list: parents.first.map(name) ?? "",
        attributes: attributes(of: element), around: parents.compactMap { value("id", of: $0) },
        lists: children(of: element).filter { !children(of: $0).isEmpty }.map(name))
    }
  }

  /// An element with an object id.
  package struct IdentifiedElement: Sendable {
    /// The object id, and the names of the element and of its parent.
    package let id, name, list: String
    /// The attributes as written.
    package let attributes: [String: String]
    /// The ids of the elements around it, from the inside.
    package let around: [String]
    /// The names of its children that have children.
    package let lists: [String]
  }
}
