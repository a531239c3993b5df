/// Remembers of each object of a document from which element it was read, and its outlet's name.
///
/// It keeps the objects alive, so that a new object never passes for one that is gone.
final class ElementOrigins {
  private struct Entry {
    let object: AnyObject
    let element: MarkupElement
    var outletName: String?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func remember(_ object: AnyObject, from element: MarkupElement) {
    entries[ObjectIdentifier(object)] = Entry(object: object, element: element)
  }

  func element(of object: AnyObject) -> MarkupElement? {
    entries[ObjectIdentifier(object)]?.element
  }

  /// Gives an object the name of an outlet, unless it has one.
  func name(_ object: AnyObject, _ outletName: String) {
    let id = ObjectIdentifier(object)
    if entries[id]?.outletName == nil { entries[id]?.outletName = outletName }
  }

  func outletName(of object: AnyObject) -> String? {
    entries[ObjectIdentifier(object)]?.outletName
  }
}
