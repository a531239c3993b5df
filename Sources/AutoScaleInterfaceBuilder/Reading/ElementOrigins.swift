/// Maps each object of a document to its element.
///
/// It retains the objects, so that a new object is never mistaken for a deallocated one.
struct ElementOrigins {
  private struct Entry {
    let object: AnyObject
    let element: MarkupElement
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func remember(_ object: AnyObject, from element: MarkupElement) {
    entries[ObjectIdentifier(object)] = Entry(object: object, element: element)
  }

  func element(of object: AnyObject) -> MarkupElement? {
    entries[ObjectIdentifier(object)]?.element
  }
}
