/// The table `kern`: distances between pairs of glyphs.
struct KernTable: Sendable {
  /// A list of pairs in ascending order.
  private struct Pairs {
    let table: FontTable
    let start, count: Int

    func distance(between first: Int, and second: Int) -> Int? {
      let key = first << 16 | second
      let pair = table.firstRecord(
        of: count, whereLastKey: { table.uint32(at: start + 6 * $0) }, reaches: key)
      guard let pair, table.uint32(at: start + 6 * pair) == key else { return nil }
      return table.int16(at: start + 6 * pair + 4)
    }
  }

  private var lists: [Pairs] = []

  /// Reads the lists of horizontal pairs in the format of Microsoft or Apple, if there are any.
  init?(_ table: FontTable) {
    let isApple = table.uint32(at: 0) == 0x0001_0000
    guard let count = isApple ? table.uint32(at: 4) : table.uint16(at: 2) else { return nil }
    var start = isApple ? 8 : 4
    for _ in 0..<min(count, table.count / 6) {
      guard let length = isApple ? table.uint32(at: start) : table.uint16(at: start + 2),
        let coverage = table.uint16(at: start + 4)
      else { break }
      // Only format 0 has pairs; the bits for vertical and cross-stream kerning must be clear.
      let isPlain = isApple ? coverage & 0xE0FF == 0 : coverage & 0xFF06 == 0 && coverage & 1 == 1
      let header = isApple ? 8 : 6
      if isPlain, let pairs = table.uint16(at: start + header) {
        lists.append(Pairs(table: table, start: start + header + 8, count: pairs))
      }
      guard length > 0 else { break }
      start += length
    }
    if lists.isEmpty { return nil }
  }

  /// The sum of the lists' values for a pair, in units of the font.
  func distance(between first: Int, and second: Int) -> Int {
    lists.reduce(0) { $0 + ($1.distance(between: first, and: second) ?? 0) }
  }
}
