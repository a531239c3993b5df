/// The mapping from characters to glyphs: the table `cmap`.
///
/// Source: the OpenType specification 1.9.1, cmap, formats 0, 4, 6, 10, 12 and 13.
struct CharacterMap: Sendable {
  private let table: FontTable
  private let format: Int
  /// Whether the font is a symbol font, whose characters start at U+F000.
  private let isSymbol: Bool

  init(_ table: FontTable) throws(FontFileError) {
    guard let count = table.uint16(at: 2) else { throw .malformedTable("cmap") }
    var best: (rank: Int, table: FontTable, format: Int, isSymbol: Bool)?
    for index in 0..<count {
      let record = 4 + 8 * index
      guard let platform = table.uint16(at: record), let encoding = table.uint16(at: record + 2),
        let offset = table.uint32(at: record + 4), let part = table.part(from: offset),
        // Formats that are left out: 2 is for old East Asian encodings, 14 for variants.
        let format = part.uint16(at: 0), Self.formats.contains(format)
      else { continue }
      let rank = Self.rank(platform, encoding)
      if rank > best?.rank ?? 0 { best = (rank, part, format, platform == 3 && encoding == 0) }
    }
    guard let best else { throw .malformedTable("cmap") }
    (self.table, format, isSymbol) = (best.table, best.format, best.isSymbol)
  }

  private static let formats: Set<Int> = [0, 4, 6, 10, 12, 13]

  /// Returns the preference of an encoding: all of Unicode, then its first plane, then symbols,
  /// then Roman.
  private static func rank(_ platform: Int, _ encoding: Int) -> Int {
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): 5
    case (3, 1), (0, 0...3): 4
    case (3, 0): 2
    case (1, 0): 1
    default: 0
    }
  }

  /// Returns the glyph of a character, or 0, the missing-glyph box.
  ///
  /// - Complexity: O(log *n*) in the number of ranges of characters.
  func glyph(of code: Int) -> Int {
    let found = find(code)
    return found == 0 && isSymbol && code <= 0xFF ? find(0xF000 + code) : found
  }

  private func find(_ code: Int) -> Int {
    let glyph: Int? =
      switch format {
      case 0: code < 256 ? table.uint8(at: 6 + code) : nil
      case 4: segmentGlyph(of: code)
      case 6:
        listedGlyph(of: code, first: table.uint16(at: 6), count: table.uint16(at: 8), from: 10)
      case 10:
        listedGlyph(of: code, first: table.uint32(at: 12), count: table.uint32(at: 16), from: 20)
      default: groupGlyph(of: code)
      }
    return glyph ?? 0
  }

  /// Looks a glyph up in format 4: segments of characters, each with an offset or a list.
  private func segmentGlyph(of code: Int) -> Int? {
    guard code <= 0xFFFF, let doubled = table.uint16(at: 6) else { return nil }
    let count = doubled / 2
    let (ends, starts) = (14, 16 + 2 * count)
    let segment = table.firstRecord(
      of: count, whereLastKey: { table.uint16(at: ends + 2 * $0) }, reaches: code)
    guard let segment, let start = table.uint16(at: starts + 2 * segment), start <= code,
      let delta = table.uint16(at: starts + 2 * (count + segment))
    else { return nil }
    let place = starts + 2 * (2 * count + segment)
    // A distance of zero means that there is no list: `delta` gives the glyph.
    guard let distance = table.uint16(at: place) else { return nil }
    if distance == 0 { return (code + delta) & 0xFFFF }
    guard let glyph = table.uint16(at: place + distance + 2 * (code - start)) else { return nil }
    // Zero is the missing glyph, to which the specification adds no delta.
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  /// Formats 6 and 10: a list of glyphs for consecutive characters.
  private func listedGlyph(of code: Int, first: Int?, count: Int?, from start: Int) -> Int? {
    guard let first, let count, code >= first, code - first < count else { return nil }
    return table.uint16(at: start + 2 * (code - first))
  }

  /// Formats 12 and 13: groups of characters with consecutive glyphs or a single one.
  private func groupGlyph(of code: Int) -> Int? {
    // A damaged file may claim more groups than it has bytes.
    guard let count = table.uint32(at: 12), count <= table.count / 12 else { return nil }
    let group = table.firstRecord(
      of: count, whereLastKey: { table.uint32(at: 20 + 12 * $0) }, reaches: code)
    guard let group, let start = table.uint32(at: 16 + 12 * group), start <= code,
      let glyph = table.uint32(at: 24 + 12 * group)
    else { return nil }
    // All characters of a group of format 13 have one glyph, such as a box.
    return format == 13 ? glyph : glyph + code - start
  }
}
