import AutoScaleTrees

/// The elements of a document by their ids, and what became of them.
struct ElementIndex {
  /// The first element with each id.
  private var elements: [String: MarkupElement] = [:]

  /// The views and layout guides with an id.
  private var items: [String: any LayoutItem] = [:]

  /// The first element with an id.
  func element(withID id: String) -> MarkupElement? { elements[id] }

  /// The view or layout guide with an id.
  func item(withID id: String) -> (any LayoutItem)? { items[id] }

  /// Notes the id of an element, unless an earlier element has it, which is returned.
  mutating func add(_ element: MarkupElement) -> (id: String, earlier: MarkupElement)? {
    // The ids of these are names of devices and layouts.
    guard let id = element["id"], !["device", "adaptation"].contains(element.name) else {
      return nil
    }
    if let earlier = elements[id] { return (id, earlier) }
    elements[id] = element
    return nil
  }

  /// Makes an item known to constraints, unless an earlier element has its id.
  mutating func add(_ item: any LayoutItem, of element: MarkupElement) {
    guard let id = element["id"], items[id] == nil else { return }
    if let first = elements[id], first.index != element.index { return }
    items[id] = item
  }
}
