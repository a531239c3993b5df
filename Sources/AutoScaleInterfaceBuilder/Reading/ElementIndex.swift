import AutoScaleTrees

/// The elements of a document by id, with the objects made from them.
struct ElementIndex {
  /// The first element with each id.
  private var elements: [String: MarkupElement] = [:]

  /// The views and layout guides with an id.
  private var items: [String: any LayoutItem] = [:]

  /// The first element with an id.
  func element(withID id: String) -> MarkupElement? { elements[id] }

  /// The view or layout guide with an id.
  func item(withID id: String) -> (any LayoutItem)? { items[id] }

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

  /// Makes an item available to constraints, unless an earlier element has its id.
  mutating func add(_ item: any LayoutItem, of element: MarkupElement) {
    guard let id = element["id"], items[id] == nil else { return }
    if let first = elements[id], first.index != element.index { return }
    items[id] = item
  }
}
