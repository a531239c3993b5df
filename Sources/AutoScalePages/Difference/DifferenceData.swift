import AutoScaleDifference
import Foundation

/// The data of a page of differences.
struct DifferenceData: Encodable {
  /// A document with its scenes that differ.
  struct Document: Encodable {
    let title: String
    let sections: [DifferenceSection]
    let scenes: [Scene]
  }

  /// A scene on several screens.
  struct Scene: Encodable {
    let name: String
    var screens: [Screen] = []
  }

  /// A scene in both versions on one screen.
  struct Screen: Encodable {
    let name: String
    let old, new: Picture?
  }

  /// A picture with the frames of the views that differ.
  struct Picture: Encodable {
    let svg: Int
    let width, height: Double
    let views: [View]
  }

  /// A view that differs, with its frame in the picture.
  struct View: Encodable {
    let id, name: String
    let frame: [Double]
    let isAdded: Bool
  }

  /// The pictures, each once.
  struct Table: Encodable {
    private(set) var pictures: [String] = []
    private var places: [String: Int] = [:]

    /// Returns the place of a picture.
    mutating func place(of svg: String) -> Int {
      if let place = places[svg] { return place }
      places[svg] = pictures.count
      pictures.append(svg)
      return pictures.count - 1
    }
  }

  private(set) var documents: [Document] = []
  var table = Table()

  private enum CodingKeys: CodingKey { case documents, pictures }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(documents, forKey: .documents)
    try container.encode(table.pictures, forKey: .pictures)
  }

  /// Adds a document.
  mutating func add(_ document: DifferencePage.Document, scenes: [Scene]) {
    documents.append(
      Document(
        title: document.title, sections: DifferenceSection.sections(of: document.difference),
        scenes: scenes))
  }

  /// The heading of the page.
  var heading: String {
    switch documents.count {
    case 0: "No difference"
    case 1: documents[0].title
    case let count: "\(count) documents differ"
    }
  }
}
