/// Finds the line and column of an offset in a UTF-8 text.
///
/// A line ends with a line feed, a carriage return, or both in this order. A leading byte order
/// mark is not counted.
package struct LineIndex: Sendable {
  private let bytes: [UInt8]

  /// The beginning of the text, after a byte order mark.
  private let start: Int

  /// The positions of the bytes whose offsets are multiples of the stride.
  private let marks: [SourcePosition]

  /// Small, so that a position is found quickly even in a line of megabytes.
  private static let stride = 128

  /// Makes the index of a text.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8]) {
    var marks: [SourcePosition] = []
    marks.reserveCapacity(bytes.count / Self.stride + 1)
    var position = SourcePosition.start
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if start > 0 { position.column -= 1 }
    marks.append(position)
    var offset = 0
    while bytes.count - offset >= Self.stride {
      position = Self.position(at: offset + Self.stride, after: offset, at: position, in: bytes)
      offset += Self.stride
      marks.append(position)
    }
    self.bytes = bytes
    self.marks = marks
  }

  /// Returns the position of an offset in bytes; offsets beyond the end have the position of the
  /// end.
  ///
  /// - Complexity: O(1).
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, start), bytes.count)
    let mark = offset / Self.stride
    return Self.position(at: offset, after: mark * Self.stride, at: marks[mark], in: bytes)
  }

  /// Returns the position of an offset, counted from that of an earlier one.
  private static func position(
    at end: Int, after start: Int, at position: SourcePosition, in bytes: [UInt8]
  ) -> SourcePosition {
    var (line, column) = (position.line, position.column)
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if byte > 0x0D {
        if byte & 0xC0 != 0x80 { column += 1 }  // others continue a character
      } else if byte == 0x0A
        || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)
      {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }
}
