/// The identity of an element that edits keep: its object id, or its path from the nearest object around it.
struct ElementIdentity: Hashable {
  /// The root element of a document.
  static let document = ElementIdentity(root: "document")

  /// The list of colors and images that the document uses.
  static let resources = document.child("resources")

  /// The list of capabilities that Xcode needs to read the document.
  static let dependencies = document.child("dependencies")

  /// The id of the object that the element is, or that is nearest around it.
  let objectID: String?

  /// Whether the element is the place of a scene or a view on the canvas.
  var isCanvasLocation: Bool { path.hasSuffix("/[canvasLocation]") }

  /// The steps from the object, or from the root, with a slash before each but the root.
  private let path: String

  /// Makes the identity of an object.
  init(object id: String) { (objectID, path) = (id, "") }

  /// Makes the identity of a root element without an id.
  init(root name: String) { (objectID, path) = (nil, name) }

  private init(objectID: String?, path: String) { (self.objectID, self.path) = (objectID, path) }

  /// Returns the identity of a child without an id: `[key]` for a property, or else its name.
  func child(_ step: String) -> ElementIdentity {
    ElementIdentity(objectID: objectID, path: "\(path)/\(step)")
  }

  /// Whether the identity is an object id, and not a path below one.
  var isObject: Bool { objectID != nil && path.isEmpty }

  /// Whether the element is the stored frame of a view.
  var isFrame: Bool { path.hasSuffix("/[frame]") }

  /// The steps from the object, or from the root, whose name is the first step.
  var steps: [Substring] { path.split(separator: "/") }

  /// Returns whether the element is another one or below it; objects below it have identities of
  /// their own.
  func isWithin(_ other: ElementIdentity) -> Bool {
    objectID == other.objectID && (path == other.path || path.hasPrefix(other.path + "/"))
  }

  /// Returns the key of a property that the element is of its parent, or `nil` if it is no
  /// property.
  func key(in parent: ElementIdentity) -> String? {
    guard isWithin(parent), path.hasSuffix("]") else { return nil }
    let step = path.dropFirst(parent.path.count + 1)
    return step.hasPrefix("[") ? String(step.dropFirst().dropLast()) : nil
  }
}
