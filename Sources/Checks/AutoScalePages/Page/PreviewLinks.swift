/// The links of a page to the index and to the documents before and after it.
///
///     PreviewLinks(from: "Login", previous: nil, next: "Menu").next  // "Menu.html"
public struct PreviewLinks: Hashable, Sendable, Encodable {
  /// The reference of the index.
  public let index: String

  /// The reference of the page before.
  public let previous: String?

  /// The reference of the page after.
  public let next: String?

  /// Makes the links between pages by their paths relative to the index, without suffix.
  public init(from name: String, previous: String?, next: String?) {
    // A page in a folder is as many steps below the index as its name has slashes.
    let base = String(repeating: "../", count: name.count { $0 == "/" })
    func reference(_ name: String) -> String { base + (name + ".html").asURIReference }
    index = reference("index")
    self.previous = previous.map(reference)
    self.next = next.map(reference)
  }
}
