/// A subtable of `GPOS` that moves pairs of glyphs: single pairs, or pairs of classes.
struct PairAdjustment: Sendable {
  private let table: FontTable
  private let isByClass: Bool
  private let coverage: GlyphCoverage
  /// The offset of the horizontal advance in the first value of a pair, or `nil` if it has none.
  private let advanceOffset: Int?
  /// The number of bytes of both values of a pair.
  private let valueSize: Int

  init?(_ table: FontTable) {
    guard let format = table.uint16(at: 0), format == 1 || format == 2,
      let coverage = table.linked(at: 2), let first = table.uint16(at: 4),
      let second = table.uint16(at: 6)
    else { return nil }
    self.table = table
    self.coverage = GlyphCoverage(coverage)
    isByClass = format == 2
    // Each bit of a format adds one number to the value; the third is the advance.
    advanceOffset = first & 4 == 0 ? nil : 2 * (first & 3).nonzeroBitCount
    valueSize = 2 * ((first & 0xFF).nonzeroBitCount + (second & 0xFF).nonzeroBitCount)
  }

  /// Returns the change of the first glyph's advance, or `nil` if the subtable lacks the pair.
  func distance(between first: Int, and second: Int) -> Int? {
    guard let place = coverage.index(of: first) else { return nil }
    let record = isByClass ? classRecord(first, second) : pairRecord(place, second)
    guard let record else { return nil }
    // A pair without an advance is still a pair: later subtables are not asked.
    return advanceOffset.map { table.int16(at: record + $0) ?? 0 } ?? 0
  }

  /// Returns the offset of the values for two glyphs in the pairs of the first one.
  private func pairRecord(_ index: Int, _ second: Int) -> Int? {
    guard let set = table.uint16(at: 10 + 2 * index), set > 0, let count = table.uint16(at: set)
    else { return nil }
    let size = 2 + valueSize
    let pair = table.firstRecord(
      of: count, whereLastKey: { table.uint16(at: set + 2 + size * $0) }, reaches: second)
    guard let pair, table.uint16(at: set + 2 + size * pair) == second else { return nil }
    return set + 4 + size * pair
  }

  /// Returns the offset of the values for the classes of two glyphs; each covered glyph has a
  /// class.
  private func classRecord(_ first: Int, _ second: Int) -> Int? {
    // Class 0 has all glyphs that no class lists, so that every covered glyph has a row.
    guard let firsts = table.linked(at: 8), let seconds = table.linked(at: 10),
      let firstCount = table.uint16(at: 12), let secondCount = table.uint16(at: 14)
    else { return nil }
    let row = GlyphClasses(firsts).class(of: first)
    let column = GlyphClasses(seconds).class(of: second)
    guard row < firstCount, column < secondCount else { return nil }
    return 16 + valueSize * (row * secondCount + column)
  }
}

/// The glyphs that a subtable covers.
struct GlyphCoverage: Sendable {
  private let table: FontTable

  init(_ table: FontTable) { self.table = table }

  /// Returns the index of a glyph among those covered, or `nil` if it is not.
  func index(of glyph: Int) -> Int? {
    guard let count = table.uint16(at: 2) else { return nil }
    // Format 1 lists glyphs, format 2 ranges of three numbers each.
    let isListed = table.uint16(at: 0) == 1
    let size = isListed ? 2 : 6
    let place = table.firstRecord(
      of: count, whereLastKey: { table.uint16(at: 4 + size * $0 + (isListed ? 0 : 2)) },
      reaches: glyph)
    guard let place, let start = table.uint16(at: 4 + size * place), start <= glyph else {
      return nil
    }
    if isListed { return place }
    return table.uint16(at: 8 + 6 * place).map { $0 + glyph - start }
  }
}

/// The classes into which a subtable divides glyphs.
struct GlyphClasses: Sendable {
  private let table: FontTable

  init(_ table: FontTable) { self.table = table }

  /// Returns the class of a glyph, or 0 if it is not listed.
  func `class`(of glyph: Int) -> Int {
    if table.uint16(at: 0) == 1 {
      guard let start = table.uint16(at: 2), let count = table.uint16(at: 4), glyph >= start,
        glyph - start < count
      else { return 0 }
      return table.uint16(at: 6 + 2 * (glyph - start)) ?? 0
    }
    guard let count = table.uint16(at: 2) else { return 0 }
    let place = table.firstRecord(
      of: count, whereLastKey: { table.uint16(at: 6 + 6 * $0) }, reaches: glyph)
    guard let place, let start = table.uint16(at: 4 + 6 * place), start <= glyph else { return 0 }
    return table.uint16(at: 8 + 6 * place) ?? 0
  }
}
