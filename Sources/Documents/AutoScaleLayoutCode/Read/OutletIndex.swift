import AutoScaleInterfaceBuilder

/// The objects of a document by their ids, and the outlets that lead to them.
struct OutletIndex {
  /// The object to which a connection leads.
  enum Destination {
    /// The object that owns the document.
    case owner
    case firstResponder
    case exit
    case object(MarkupElement)
    /// None that the document has.
    case unknown
  }

  /// Whether a navigation bar of the document has large titles.
  private(set) var hasLargeTitles = false
  private var elements: [String: MarkupElement] = [:]
  private var outlets: [String: [MarkupElement]] = [:]

  /// Reads a document.
  ///
  /// - Complexity: O(*n*) in its elements.
  init(of root: MarkupElement) {
    for element in root.subtree {
      // Merged documents may have an id twice; references mean the first, as the reader takes them.
      if let id = element["id"], elements[id] == nil { elements[id] = element }
      if element.name == "navigationBar", element["largeTitles"] == "YES" { hasLargeTitles = true }
      if element.name == "outlet" || element.name == "outletCollection",
        element["property"] != nil, let destination = element["destination"]
      {
        outlets[destination, default: []].append(element)
      }
    }
  }

  /// The element with an id; of several, the first.
  subscript(id: String?) -> MarkupElement? { id.flatMap { elements[$0] } }

  /// The outlets, and members of outlet collections, that lead to an object.
  func outlets(to element: MarkupElement) -> [MarkupElement] {
    element["id"].flatMap { outlets[$0] } ?? []
  }

  /// The names of the outlets for an object that describe it: those of UIKit do not.
  func outletNames(of element: MarkupElement) -> [String] {
    outlets(to: element).filter { $0.name == "outlet" }.compactMap { $0["property"] }
      .filter { !Self.vagueNames.contains($0) }
  }

  func outletName(of element: MarkupElement) -> String? { outletNames(of: element).first }

  static let vagueNames: Set<String> = ["view", "delegate", "dataSource"]

  /// The end of a connection, with its name if it is not in the document.
  func destination(of connection: MarkupElement) -> Destination {
    guard let id = connection["destination"] else { return .unknown }
    // -1 is the id of File's Owner in each xib.
    if id == "-1" { return .owner }
    guard let element = elements[id] else { return .unknown }
    switch element.name {
    case "placeholder":
      return element["placeholderIdentifier"] == "IBFilesOwner" ? .owner : .firstResponder
    case "exit": return .exit
    default: return .object(element)
    }
  }
}
