/// A set of places from which the first is taken again and again, in a few operations each.
struct PlaceQueue: ~Copyable {
  /// A bit for each place; all are 0 outside of `next..<end`.
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
    if next == end { (next, end) = (word, word + 1) }
    next = min(next, word)
    end = max(end, word + 1)
    words[word] |= 1 << UInt64(place % 64)
  }

  /// Inserts all places of a range, for which there is room.
  mutating func insertAll(_ places: Range<Int>) {
    guard let first = places.first, let last = places.last else { return }
    insert(first)
    insert(last)
    for word in first / 64...last / 64 {
      let start = max(first, 64 * word) % 64
      let end = min(last, 64 * word + 63) % 64
      words[word] |= .max << UInt64(start) & .max >> UInt64(63 - end)
    }
  }

  /// Takes the first place out, if it is before a limit.
  @inline(__always) mutating func popFirst(before limit: Int = .max) -> Int? {
    while next < end {
      let word = words[next]
      if word != 0 {
        let place = 64 * next + word.trailingZeroBitCount
        guard place < limit else { return nil }
        words[next] = word & (word - 1)
        return place
      }
      next += 1
    }
    return nil
  }
}
