/// The state of a document whose page refreshes itself.
package struct PageNews: Encodable, Equatable, Sendable {
  /// The version of the written page, if there is one.
  package var version: String?

  /// Whether the page has everything, or pictures alone.
  package var isComplete = false

  /// The reason why the present document could not be shown.
  package var problem: String?

  /// Makes the state of a document without a page.
  package init() {}
}
