/// A replacement of some bytes of a document's text in UTF-8.
public struct DocumentEdit: Hashable, Sendable {
  /// The bytes that are replaced; empty for an insertion.
  public let range: Range<Int>

  /// The bytes that take their place; empty for a removal.
  public let replacement: [UInt8]

  /// Replaces bytes by others.
  public init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Replaces bytes by a text.
  init(_ range: Range<Int>, _ replacement: String) { self.init(range, [UInt8](replacement.utf8)) }
}

extension DocumentText {
  /// Applies all edits or, where that is not possible, none.
  ///
  /// Insertions at one place come in the order in which they are given.
  ///
  ///     let edited = try text.applying(edits)
  ///     try edited.text.applying(edited.inverse).text.data == text.data  // true
  ///
  /// - Returns: The edited text, and the edits that lead back to this one.
  /// - Throws: ``EditingError`` for edits that overlap or are outside the text, and for an outcome
  ///   that is not well-formed or has no bytes in the document's encoding.
  /// - Complexity: O(*n* + *m* log *m*) in the size of the document and the number of edits.
  public func applying(
    _ edits: [DocumentEdit]
  ) throws(EditingError) -> (text: DocumentText, inverse: [DocumentEdit]) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var inverse: [DocumentEdit] = []
    var position = 0
    for edit in edits.inOrder {
      guard edit.range.lowerBound >= 0, edit.range.upperBound <= bytes.count else {
        throw EditingError(.outside, path: path)
      }
      guard edit.range.lowerBound >= position else {
        throw EditingError(.overlap, path: path, line: line(of: edit.range.lowerBound))
      }
      result += bytes[position..<edit.range.lowerBound]
      let start = result.count
      result += edit.replacement
      inverse.append(DocumentEdit(start..<result.count, Array(bytes[edit.range])))
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return (try withBytes(result), inverse)
  }
}

extension [DocumentEdit] {
  /// The edits in the order of their places, insertions before what is replaced there; insertions at
  /// one place keep their order.
  var inOrder: [DocumentEdit] {
    enumerated().sorted { first, second in
      let (one, other) = (first.element.range, second.element.range)
      return (one.lowerBound, one.upperBound, first.offset)
        < (other.lowerBound, other.upperBound, second.offset)
    }
    .map(\.element)
  }
}
