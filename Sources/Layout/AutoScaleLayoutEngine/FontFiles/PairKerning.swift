/// Kerning between pairs of glyphs: the feature `kern` of the table `GPOS`, or else the older table
/// `kern`.
///
/// Source: the OpenType specification 1.9.1, GPOS and kern; Apple's TrueType Reference Manual, kern.
struct PairKerning: Sendable {
  /// The lookups of the feature, each with its subtables.
  private let lookups: [[PairAdjustment]]
  private let pairs: KernTable?

  init(positioning: FontTable?, kern: FontTable?) {
    lookups = positioning.map { PositioningTable($0).kerningLookups() } ?? []
    // The specification: a font with kerning in GPOS is not kerned by `kern` too.
    pairs = lookups.isEmpty ? kern.flatMap { KernTable($0) } : nil
  }

  /// Returns the kerning of a pair, in units of the font.
  func distance(between first: Int, and second: Int) -> Int {
    if let pairs { return pairs.distance(between: first, and: second) }
    return lookups.reduce(0) { sum, subtables in
      // In a lookup, the first subtable with the pair decides.
      for subtable in subtables {
        if let distance = subtable.distance(between: first, and: second) { return sum + distance }
      }
      return sum
    }
  }
}

/// The parts of the table `GPOS` that kerning needs.
private struct PositioningTable {
  let table: FontTable

  init(_ table: FontTable) { self.table = table }

  /// Returns the lookups of the feature `kern`.
  func kerningLookups() -> [[PairAdjustment]] {
    guard let features = table.linked(at: 6), let lookups = table.linked(at: 8) else { return [] }
    let indices = featureIndices().flatMap { kerningIndices(of: $0, features) }
    // Lookups apply in the order of their indices, each once, however many features name it.
    return Set(indices).sorted().compactMap { index in
      let subtables = subtables(of: index, lookups)
      return subtables.isEmpty ? nil : subtables
    }
  }

  /// Returns the features of the default language of a script: Latin, or the default script, or
  /// else the first of the table.
  private func featureIndices() -> [Int] {
    guard let scripts = table.linked(at: 4), let count = scripts.uint16(at: 0) else { return [] }
    let tags = (0..<count).map { scripts.uint32(at: 2 + 6 * $0) }
    let (latin, standard) = (0x6C61_746E, 0x4446_4C54)  // latn, DFLT
    let choice = tags.firstIndex(of: latin) ?? tags.firstIndex(of: standard) ?? 0
    guard let language = scripts.linked(at: 6 + 6 * choice)?.linked(at: 0),
      let number = language.uint16(at: 4)
    else { return [] }
    return (0..<number).compactMap { language.uint16(at: 6 + 2 * $0) }
  }

  /// Returns the lookups of a feature; empty for a feature other than `kern`.
  private func kerningIndices(of index: Int, _ features: FontTable) -> [Int] {
    let record = 2 + 6 * index
    guard features.uint32(at: record) == 0x6B65_726E,  // kern
      let feature = features.linked(at: record + 4), let count = feature.uint16(at: 2)
    else { return [] }
    return (0..<count).compactMap { feature.uint16(at: 4 + 2 * $0) }
  }

  private func subtables(of index: Int, _ lookups: FontTable) -> [PairAdjustment] {
    guard let lookup = lookups.linked(at: 2 + 2 * index), let type = lookup.uint16(at: 0),
      let count = lookup.uint16(at: 4)
    else { return [] }
    return (0..<count).compactMap { place in
      guard let subtable = lookup.linked(at: 6 + 2 * place) else { return nil }
      if type == 2 { return PairAdjustment(subtable) }
      // Type 9 wraps a type 2 subtable at an offset beyond 16 bits.
      guard type == 9, subtable.uint16(at: 2) == 2, let offset = subtable.uint32(at: 4) else {
        return nil
      }
      return subtable.part(from: offset).flatMap { PairAdjustment($0) }
    }
  }
}

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
    // Each header takes at least six bytes, so that a damaged count ends soon.
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
      // A length of zero would read the same list forever.
      guard length > 0 else { break }
      start += length
    }
    if lists.isEmpty { return nil }
  }

  /// Returns the sum of the lists' values for a pair, in units of the font.
  func distance(between first: Int, and second: Int) -> Int {
    lists.reduce(0) { $0 + ($1.distance(between: first, and: second) ?? 0) }
  }
}
