/// A replacement of a byte range in the UTF-8 text of a document.
public struct DocumentEdit: Hashable, Sendable {
  /// The replaced bytes; empty for an insertion.
  public let range: Range<Int>

  /// The new bytes; empty for a removal.
  public let replacement: [UInt8]

  /// Makes an edit that replaces bytes with other bytes.
  public init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Makes an edit that replaces bytes with a text.
  init(_ range: Range<Int>, _ replacement: String) { self.init(range, [UInt8](replacement.utf8)) }
}

extension DocumentText {
  /// Applies all edits or none.
  ///
  /// Insertions at one offset keep the given order.
  ///
  ///     let edited = try text.applying(edits)
  ///     try edited.text.applying(edited.inverse).text.data == text.data  // true
  ///
  /// - Returns: The edited text, and the edits that restore this one.
  /// - Throws: ``EditingError`` if edits overlap or exceed the text, or if the result is not
  ///   well-formed or cannot be encoded.
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
      // In order of offsets, an edit that starts before the end of the last one overlaps it.
      guard edit.range.lowerBound >= position else {
        throw EditingError(.overlap, path: path, line: line(of: edit.range.lowerBound))
      }
      result += bytes[position..<edit.range.lowerBound]
      let start = result.count
      result += edit.replacement
      // The inverse refers to the result, whose offsets earlier edits have shifted.
      inverse.append(DocumentEdit(start..<result.count, Array(bytes[edit.range])))
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return (try withBytes(result), inverse)
  }
}

extension [DocumentEdit] {
  /// The edits in the order of their offsets; insertions come before replacements at the same
  /// offset and keep their order.
  var inOrder: [DocumentEdit] {
    // `sorted` does not promise to be stable, so the given order is part of the key.
    enumerated().sorted { first, second in
      let (one, other) = (first.element.range, second.element.range)
      return (one.lowerBound, one.upperBound, first.offset)
        < (other.lowerBound, other.upperBound, second.offset)
    }
    .map(\.element)
  }
}
