/// The width of a glyph after the one before it, and its behavior at line breaks.
struct GlyphAdvance {
  /// In points.
  let width: Double
  let breaking: Glyph.Breaking
}

extension String {
  /// Passes the glyphs of the text to a closure, one after the other, until it returns false.
  ///
  /// Two ASCII characters form one `Character` only in a Windows newline. An ASCII character before
  /// another one is therefore read as a byte, in a tenth of the time.
  ///
  /// Source: Unicode Standard Annex 29, Grapheme Cluster Boundary Rules.
  @inline(__always)
  func forEachGlyph(_ body: (Glyph) -> Bool) {
    var text = self
    // A text that came from Foundation may not be in one piece of UTF-8.
    text.makeContiguousUTF8()
    _ = text.utf8.withContiguousStorageIfAvailable { bytes in
      var offset = 0
      while offset < bytes.count {
        if bytes.isGlyph(at: offset) {
          guard body(Glyph(ascii: bytes[offset])) else { return }
          offset += 1
        } else {
          let character = text[text.utf8.index(text.startIndex, offsetBy: offset)]
          guard body(Glyph(character)) else { return }
          offset += character.utf8.count
        }
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether an ASCII character begins and ends at an offset, where a character begins.
  fileprivate func isGlyph(at offset: Int) -> Bool {
    let code = self[offset]
    guard code < 0x80 else { return false }
    guard offset + 1 < count else { return true }
    let next = self[offset + 1]
    // A scalar after an ASCII character may be a mark that joins it.
    return next < 0x80 && !(code == 13 && next == 10)
  }
}
