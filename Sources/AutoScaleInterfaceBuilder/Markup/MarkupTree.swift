import AutoScaleSourceText

/// The elements of an XML file, each with the place where it begins.
///
/// The elements stand in flat arrays in document order, so that a file of any depth is built,
/// walked and released without recursion. An element's descendants are the elements from the one
/// after it up to its `end`.
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
  /// The text of the elements that hold text, by index.
  let texts: [Int: String]

  init(records: [Record], attributes: [Attribute], texts: [Int: String]) {
    self.records = records
    self.attributes = attributes
    self.texts = texts
  }

  /// The outermost element.
  var root: MarkupElement { MarkupElement(tree: self, index: 0) }
}
