/// A set of places from which the first is taken repeatedly, in a few operations each.
///
/// A bit set and not a heap: the places are dense, and a word of 64 of them is skipped in one comparison.
struct PlaceQueue: ~Copyable {
  /// A bit for each place; all words outside of `next..<end` are 0.
  private var words = Buffer<UInt64>()
  private var next = 0
  private var end = 0

  /// Makes room for the places below a count.
  mutating func reserve(_ count: Int) {
    let missing = count / 64 + 1 - words.count
    if missing > 0 { words.append(repeating: 0, count: missing) }
  }

  @inline(__always) mutating func insert(_ place: Int) {
    let word = place / 64
    // An empty queue may start anywhere, so that a few late places do not cost a search from the first one.
    if next == end { (next, end) = (word, word + 1) }
    next = min(next, word)
    end = max(end, word + 1)
    words[word] |= 1 << UInt64(place % 64)
  }

  /// Takes the first place out.
  @inline(__always) mutating func popFirst() -> Int? {
    while next < end {
      let word = words[next]
      if word != 0 {
        words[next] = word & (word - 1)  // without its lowest bit
        return 64 * next + word.trailingZeroBitCount
      }
      next += 1
    }
    return nil
  }
}
