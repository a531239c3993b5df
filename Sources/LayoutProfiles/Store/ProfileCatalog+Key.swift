extension ProfileCatalog {
  /// A view in a container.
  package struct Key: Hashable, Sendable {
    package let container: String
    package let id: String

    /// A word that few other keys share; equal keys have the same where their text is native.
    var digest: UInt64 { Self.mix(id, into: Self.mix(container, into: 0xCBF2_9CE4_8422_2325)) }

    private static func mix(_ text: String, into digest: UInt64) -> UInt64 {
      let fast = text.utf8.withContiguousStorageIfAvailable { mix(ascii: $0, into: digest) }
      if case .some(.some(let word)) = fast { return word }
      // Text that is not ASCII is equal in several spellings; its hash value knows them all.
      return digest ^ UInt64(truncatingIfNeeded: text.hashValue)
    }

    /// Mixes ASCII bytes into a digest; nil for others.
    ///
    /// Source: the multiplication and shift of G. Fowler, L. C. Noll and K.-P. Vo's FNV-1a, a word
    /// at a time.
    private static func mix(
      ascii bytes: UnsafeBufferPointer<UInt8>, into digest: UInt64
    ) -> UInt64? {
      let words = UnsafeRawBufferPointer(bytes)
      var digest = digest ^ UInt64(truncatingIfNeeded: words.count)
      var seen: UInt64 = 0
      func mix(_ word: UInt64) {
        seen |= word
        digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
        digest ^= digest >> 32
      }
      // Invariant: each load ends at or before the end. None overlaps another, because a short
      // text was stored a moment ago, and a load across two stores waits for both.
      var offset = 0
      func next<Word: FixedWidthInteger & BitwiseCopyable>(_: Word.Type) -> UInt64 {
        defer { offset += MemoryLayout<Word>.size }
        return UInt64(words.loadUnaligned(fromByteOffset: offset, as: Word.self))
      }
      while offset + 8 <= words.count { mix(next(UInt64.self)) }
      var rest: UInt64 = 0
      if words.count & 4 != 0 { rest = next(UInt32.self) }
      if words.count & 2 != 0 { rest = rest << 16 | next(UInt16.self) }
      if words.count & 1 != 0 { rest = rest << 8 | next(UInt8.self) }
      mix(rest)
      return seen & 0x8080_8080_8080_8080 == 0 ? digest : nil
    }
  }
}
