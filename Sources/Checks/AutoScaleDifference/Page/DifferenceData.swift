import Foundation

/// The data of a page of differences.
struct DifferenceData: Encodable {
  /// A document with its scenes that differ.
  struct Document: Encodable {
    let title: String
    let sections: [DifferenceSection]
    /// The views with an outline, always or while the pointer is on their entry of the list.
    let views: [View]
    let scenes: [Scene]
  }

  /// A view that an entry of the list is about.
  struct View: Encodable {
    let id, name: String
    /// How the view differs, or `nil` for a view that only its entry of the list outlines.
    let mark: Mark?
  }

  /// The ways in which a view differs.
  enum Mark: String, Encodable {
    case added, removed, changed
  }

  /// A scene on several screens.
  struct Scene: Encodable {
    let name: String
    let screens: [Screen]
  }

  /// A scene in both versions on one screen.
  struct Screen: Encodable {
    let name: String
    let old, new: Picture?
  }

  /// A picture with the frames of views.
  struct Picture: Encodable {
    /// The place in the table of pictures.
    let place: Int
    let width, height: Double
  }

  private(set) var documents: [Document] = []
  var table = PictureTable()

  private enum CodingKeys: CodingKey { case documents, elements, lists, pictures }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(documents, forKey: .documents)
    try container.encode(table.elements, forKey: .elements)
    try container.encode(table.lists, forKey: .lists)
    try container.encode(table.pictures, forKey: .pictures)
  }

  /// Adds a document.
  mutating func add(_ document: Document) { documents.append(document) }

  /// The heading of the page.
  var heading: String {
    switch documents.count {
    case 0: "No difference"
    case 1: documents[0].title
    case let count: "\(count) documents differ"
    }
  }
}
