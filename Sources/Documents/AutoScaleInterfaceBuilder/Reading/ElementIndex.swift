import AutoScaleTrees

/// The elements of a document, by id and by the objects made from them.
///
/// It retains the objects, so that a new object is never mistaken for a deallocated one.
struct ElementIndex {
  private struct Origin {
    let object: AnyObject
    let element: MarkupElement
  }

  /// The first element with each id.
  private var elements: [String: MarkupElement] = [:]

  /// The views and layout guides with an id.
  private var items: [String: any LayoutItem] = [:]

  /// The constraints with an id.
  private var constraints: [String: LayoutConstraint] = [:]

  /// The views and constraints with their elements.
  private var origins: [ObjectIdentifier: Origin] = [:]

  /// Returns the first element with an id.
  func element(withID id: String) -> MarkupElement? { elements[id] }

  /// Returns the view or layout guide with an id.
  func item(withID id: String) -> (any LayoutItem)? { items[id] }

  /// Returns the constraint or view with an id.
  func object(withID id: String) -> AnyObject? { constraints[id] ?? items[id] as? ViewNode }

  /// Returns the element of a view or a constraint.
  func element(of object: AnyObject) -> MarkupElement? {
    origins[ObjectIdentifier(object)]?.element
  }

  /// Registers the id of an element, or returns the earlier element that has it.
  mutating func add(_ element: MarkupElement) -> (id: String, earlier: MarkupElement)? {
    // Their ids are names of devices and layouts.
    guard let id = element["id"], !["device", "adaptation"].contains(element.name) else {
      return nil
    }
    if let earlier = elements[id] { return (id, earlier) }
    elements[id] = element
    return nil
  }

  /// Registers a view.
  mutating func add(_ node: ViewNode, of element: MarkupElement) {
    origins[ObjectIdentifier(node)] = Origin(object: node, element: element)
    addItem(node, of: element)
  }

  /// Registers a constraint.
  mutating func add(_ constraint: LayoutConstraint, of element: MarkupElement) {
    origins[ObjectIdentifier(constraint)] = Origin(object: constraint, element: element)
    if let id = element["id"] { constraints[id] = constraint }
  }

  /// Makes a view or a layout guide available to constraints, unless an earlier element has its id.
  mutating func addItem(_ item: any LayoutItem, of element: MarkupElement) {
    guard let id = element["id"], items[id] == nil else { return }
    if let first = elements[id], first.index != element.index { return }
    items[id] = item
  }
}
