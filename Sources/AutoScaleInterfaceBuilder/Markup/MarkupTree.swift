import AutoScaleSourceText

/// The elements of an XML file, each with its position.
///
/// The elements are in flat arrays in document order, so that files of any depth are built, walked
/// and released without recursion. An element's descendants are the elements after it up to its
/// `end`.
final class MarkupTree: Sendable {
  struct Record: Sendable {
    let name: String
    let parent: Int?
    let position: SourcePosition
    let attributes: Range<Int>
    /// The index after the last descendant.
    var end: Int
  }

  struct Attribute: Sendable {
    let name: String
    let value: String
  }

  let records: [Record]
  let attributes: [Attribute]
  /// The texts of elements that hold text, by index.
  let texts: [Int: String]

  init(records: [Record], attributes: [Attribute], texts: [Int: String]) {
    self.records = records
    self.attributes = attributes
    self.texts = texts
  }

  /// The root element.
  var root: MarkupElement { MarkupElement(tree: self, index: 0) }
}
