import AutoScaleSourceText

/// An object of a document with its properties as the file states them.
package struct OutlineObject: Sendable {
  /// The kinds of objects, which differ in their identity.
  package enum Kind: Hashable, Sendable {
    /// A scene of a storyboard.
    case scene
    /// A view, a controller, a gesture recognizer or another object with a place in the tree.
    case item
    /// A guide, which belongs to its view.
    case guide
    /// A constraint, whose place has no meaning.
    case constraint
    /// An outlet, an action or a segue.
    case connection
  }

  /// The object id, with a number if an earlier object has the same one.
  package let identifier: String

  /// The kind of the object.
  package let kind: Kind

  /// The name of the element, such as `label`.
  package let element: String

  /// The id of the nearest object around it, if there is one.
  package let parent: String?

  /// The path of elements from the parent, such as `subviews`.
  package let slot: String

  /// The start of the element.
  package let place: SourcePlace

  /// The properties in the order of the file.
  package internal(set) var properties: [OutlineProperty] = []

  /// Whether the order among the objects of a slot has a meaning.
  package var isOrdered: Bool {
    switch kind {
    case .scene, .guide, .constraint: false
    case .item: true
    case .connection: element == "outletCollection" || self["relationship"] == "viewControllers"
    }
  }

  /// Returns the value of an attribute, if it is stated.
  package subscript(attribute: String) -> String? {
    for property in properties where property.path == [attribute] {
      if case .attribute(let text) = property.value { return text }
    }
    return nil
  }
}

/// A stated property: an attribute, or an element that is one value, such as a color.
package struct OutlineProperty: Hashable, Sendable {
  /// The value of a property.
  package enum Value: Hashable, Sendable {
    /// The text of an attribute.
    case attribute(String)
    /// The element of a value, with its attributes by name but for its key, and its text.
    case element(String, [String: String], text: String)
    /// An element of this name that states nothing but that it is there.
    case presence(String)
  }

  /// The names of the elements around it in its object, and its own name, such as `fontDescription`.
  package let path: [String]

  /// The value; numbers that are equal have the same text.
  package let value: Value

  /// Makes a property.
  package init(path: [String], value: Value) {
    (self.path, self.value) = (path, value)
  }
}
