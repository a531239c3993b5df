/// Remembers from which element each object of a document was read.
///
/// It keeps the objects alive, so that a new object never passes for one that is gone.
final class ElementOrigins {
  private var entries: [ObjectIdentifier: (object: AnyObject, element: MarkupElement)] = [:]

  func remember(_ object: AnyObject, from element: MarkupElement) {
    entries[ObjectIdentifier(object)] = (object, element)
  }

  func element(of object: AnyObject) -> MarkupElement? {
    entries[ObjectIdentifier(object)]?.element
  }
}
