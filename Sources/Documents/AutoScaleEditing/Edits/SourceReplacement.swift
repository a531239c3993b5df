import AutoScaleSourceText

/// An edit in terms of lines and columns, as editors and continuous integration count them.
package struct SourceReplacement: Hashable, Sendable {
  /// The position of the first replaced character, in lines and Unicode code points from 1.
  package let start: SourcePosition

  /// The position after the last replaced character.
  package let end: SourcePosition

  /// The text that takes their place.
  package let text: String
}

extension EditedDocument {
  /// The edits as replacements in the original, in the order of their places.
  ///
  /// - Complexity: O(*n*) in the size of the document, for each edit.
  package var replacements: [SourceReplacement] {
    edits.map { edit in
      SourceReplacement(
        start: original.position(of: edit.range.lowerBound),
        end: original.position(of: edit.range.upperBound),
        text: String(decoding: edit.replacement, as: UTF8.self))
    }
  }
}

extension DocumentText {
  /// Returns the line and the column of a byte; a byte order mark counts as no column.
  fileprivate func position(of byte: Int) -> SourcePosition {
    let lineStart = bytes[..<byte].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let text = String(decoding: bytes[lineStart..<byte], as: UTF8.self)
    let mark: Unicode.Scalar = "\u{FEFF}"
    return SourcePosition(
      line: line(of: byte), column: text.unicodeScalars.count { $0 != mark } + 1)
  }
}
