extension ProfileCatalog {
  /// A view in a container.
  package struct Key: Hashable, Sendable {
    package let container: String
    package let id: String

    /// Combines few words in place of many bytes: a look-up is little more than this.
    package func hash(into hasher: inout Hasher) {
      Self.combine(id, into: &hasher)
      Self.combine(container, into: &hasher)
    }

    private static func combine(_ text: String, into hasher: inout Hasher) {
      let word = text.utf8.withContiguousStorageIfAvailable(digest(ofASCII:))
      if case .some(.some(let word)) = word {
        hasher.combine(word)
      } else {
        combineSlowly(text, into: &hasher)
      }
    }

    /// The same for text that is not ASCII or not in one piece.
    @inline(never)
    private static func combineSlowly(_ text: String, into hasher: inout Hasher) {
      var text = text
      if let word = text.withUTF8(digest(ofASCII:)) {
        hasher.combine(word)
      } else {
        hasher.combine(text)
      }
    }

    /// A word that stands for ASCII bytes; nil for others, of which several may be equal as text.
    ///
    /// Source: the multiplication and shift of G. Fowler, L. C. Noll and K.-P. Vo's FNV-1a, a word
    /// at a time.
    private static func digest(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
      let words = UnsafeRawBufferPointer(bytes)
      var digest = UInt64(truncatingIfNeeded: words.count) ^ 0xCBF2_9CE4_8422_2325
      var seen: UInt64 = 0
      func mix(_ word: UInt64) {
        seen |= word
        digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
        digest ^= digest >> 32
      }
      var offset = 0
      // Invariant: whole words are loaded while eight bytes are left, single bytes behind them.
      while offset + 8 <= words.count {
        mix(words.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < words.count {
        rest = rest << 8 | UInt64(words[offset])
        offset += 1
      }
      mix(rest)
      return seen & 0x8080_8080_8080_8080 == 0 ? digest : nil
    }
  }
}
