/// The state of a document whose page refreshes itself.
package struct PageNews: Encodable, Equatable, Sendable {
  /// The parts of a page that show the present document, each with those before it.
  package enum Extent: String, Encodable, Sendable {
    /// The pictures; findings are those from before the last change.
    case pictures
    /// The findings.
    case findings
    /// The slider.
    case everything
  }

  /// The version of the written page, if there is one.
  package var version: String?

  /// The parts of the page that show the present document.
  package var extent = Extent.pictures

  /// The reason why the present document could not be shown.
  package var problem: String?

  /// Makes the state of a document without a page.
  package init() {}
}
