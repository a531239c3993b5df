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

  /// Moves the element with an object id after its last sibling.
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

  /// Moves the element with an object id to the end of a list in another one, and removes some
  /// constraints outside it.
  ///
  /// - Throws: ``EditingError`` for an id that no element has, and for one without such a list.
  /// - Complexity: O(*n*) in the size of the document.
  package func moving(
    elementWithID id: String, to list: String, ofElementWithID parent: String,
    without constraints: Set<String> = []
  ) throws(EditingError) -> DocumentText {
    let element = try element(withID: id)
    let last = try lastChild(of: list, inElementWithID: parent)
    var editor = DocumentEditor(self)
    editor.remove(element: element)
    editor.insert([string(markup.elements[element].range)], after: last)
    remove(constraints, outside: element, with: &editor)
    return try applying(editor.edits).text
  }

  /// Puts a new view around the element with an object id, and removes some constraints outside it.
  ///
  /// - Throws: ``EditingError`` for an id that no element has.
  /// - Complexity: O(*n*) in the size of the document.
  package func embedding(
    elementWithID id: String, inViewWithID outer: String, without constraints: Set<String> = []
  ) throws(EditingError) -> DocumentText {
    let element = try element(withID: id)
    let markup = string(self.markup.elements[element].range)
    var editor = DocumentEditor(self)
    editor.insert(
      [
        "<view contentMode=\"scaleToFill\" id=\"\(outer)\">", "<subviews>", markup, "</subviews>",
        "</view>",
      ], before: element)
    editor.remove(element: element)
    remove(constraints, outside: element, with: &editor)
    return try applying(editor.edits).text
  }

  private func remove(
    _ constraints: Set<String>, outside element: Int, with editor: inout DocumentEditor
  ) {
    let end = markup.elements[element].end
    for other in 0..<elementCount
    where (other < element || other >= end) && name(of: other) == "constraint" {
      if value("id", of: other).map(constraints.contains) ?? false { editor.remove(element: other) }
    }
  }

  /// Gives a view a child with a key, in place of the one that it has.
  ///
  /// - Throws: ``EditingError`` for an id that no element has.
  /// - Complexity: O(*n*) in the size of the document.
  package func settingChild(
    keyed key: String, to markup: String, ofElementWithID id: String
  ) throws(EditingError) -> DocumentText {
    let element = try element(withID: id)
    var editor = DocumentEditor(self)
    if let child = children(of: element).first(where: { value("key", of: $0) == key }) {
      editor.insert([markup], before: child)
      editor.remove(element: child)
    } else {
      editor.insert(markup, asFirstIn: element)
    }
    return try applying(editor.edits).text
  }

  /// Removes the views and constraints in the elements with some object ids.
  ///
  /// - Throws: ``EditingError`` for a result that is not well-formed.
  /// - Complexity: O(*n*) in the size of the document.
  package func removingContents(
    ofElementsWithIDs ids: Set<String>
  ) throws(EditingError) -> DocumentText {
    let lists = ["subviews", "constraints", "prototypes", "sections", "cells"]
    var editor = DocumentEditor(self)
    var element = 0
    while element < elementCount {
      guard let id = value("id", of: element), ids.contains(id), name(of: element) != "device"
      else {
        element += 1
        continue
      }
      // The other children describe the element itself: its frame, mask and colors stay.
      for child in children(of: element) where lists.contains(name(of: child)) {
        editor.remove(element: child)
      }
      element = markup.elements[element].end
    }
    return try applying(editor.edits).text
  }

  /// Gives objects other ids, also where elements name them.
  ///
  /// - Throws: ``EditingError`` for a document that cannot be encoded.
  /// - Complexity: O(*n*) in the size of the document.
  package func renaming(_ identifiers: [String: String]) throws(EditingError) -> DocumentText {
    let edits = markup.attributes.compactMap { attribute -> DocumentEdit? in
      let (name, id) = (string(attribute.name), string(attribute.value))
      // Scenes have their ids in an attribute of another name.
      guard let renewed = identifiers[id],
        ["id", "sceneID"].contains(name) || ObjectReference.isReference(name, to: id)
      else { return nil }
      return DocumentEdit(attribute.value, renewed.escapedForXML.replacing("'", with: "&apos;"))
    }
    return try applying(edits).text
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
      // The id of a device names a screen size, and any object may have the same one.
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
