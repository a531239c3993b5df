/// Remembers of each object of a document from which element it was read.
///
/// It keeps the objects alive, so that a new object never passes for one that is gone.
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
