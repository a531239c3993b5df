import Foundation

/// A small font, made as the bytes of a font file, with the numbers that a test states.
///
///     let font = SampleFont(advances: ["A": 600, "V": 550], pairs: [.init("A", "V", -80)])
///     font.data()  // the bytes of a .ttf file
package struct SampleFont: Sendable {
  /// A pair of characters and the distance between them, in units of the font.
  package struct Pair: Sendable {
    package let first, second: Unicode.Scalar
    package let distance: Int

    package init(_ first: Unicode.Scalar, _ second: Unicode.Scalar, _ distance: Int) {
      (self.first, self.second, self.distance) = (first, second, distance)
    }
  }

  /// The form in which the pairs are written.
  package enum Kerning: CaseIterable, Sendable {
    case positioningPairs, positioningClasses, extendedPairs, microsoftTable, appleTable
  }

  /// The format in which characters are mapped to glyphs.
  package enum Mapping: CaseIterable, Sendable {
    case segments, groups, trimmed
    /// Segments for those who know the first plane alone, and groups.
    case segmentsAndGroups
    /// Segments of a symbol font.
    case symbols
  }

  package var postScriptName = "Sample-Regular"
  package var family = "Sample"
  package var style = "Regular"
  package var weight = 400
  package var isItalic = false
  package var unitsPerEm = 1000
  package var ascender = 900
  package var descender = 200
  package var lineGap = 50
  /// The characters with their widths, in units of the font; glyph 1 is the first in ascending order.
  package var advances: [Unicode.Scalar: Int]
  package var pairs: [Pair]
  package var kerning = Kerning.positioningPairs
  /// The scripts of the newer table, of which the first one alone has kerning.
  package var scripts = ["latn"]
  /// Whether the values of pairs place the first glyph too, before they change its advance.
  package var placesGlyphs = false
  /// Whether the pairs of the older table move glyphs up and down.
  package var kerningIsCrossStream = false
  package var mapping = Mapping.segments

  package init(advances: [Unicode.Scalar: Int], pairs: [Pair] = []) {
    self.advances = advances
    self.pairs = pairs
  }

  private var scalars: [Unicode.Scalar] { advances.keys.sorted() }

  private func glyph(_ scalar: Unicode.Scalar) -> Int { (scalars.firstIndex(of: scalar) ?? -1) + 1 }

  /// The bytes of the font's file.
  package func data() -> Data { Data(Self.file(tables: tables)) }

  /// The bytes of a collection of fonts.
  package static func collection(_ fonts: [SampleFont]) -> Data {
    let header = 12 + 4 * fonts.count
    var (offsets, body): ([Int], [UInt8]) = ([], [])
    for font in fonts {
      offsets.append(header + body.count)
      body += file(tables: font.tables, at: header + body.count)
    }
    return Data("ttcf".utf8 + u16(1, 0) + u32(fonts.count) + offsets.flatMap { u32($0) } + body)
  }

  /// The tables of the font by their tags.
  package var tables: [String: [UInt8]] {
    var tables = [
      "head": head, "hhea": hhea, "hmtx": hmtx, "cmap": cmap, "name": name, "OS/2": os2,
    ]
    guard !pairs.isEmpty else { return tables }
    switch kerning {
    case .microsoftTable, .appleTable: tables["kern"] = kern
    case .positioningPairs, .positioningClasses, .extendedPairs: tables["GPOS"] = gpos
    }
    return tables
  }

  /// The bytes of a file of tables, whose offsets count from a place before the file.
  package static func file(tables: [String: [UInt8]], at start: Int = 0) -> [UInt8] {
    let sorted = tables.sorted { $0.key < $1.key }
    var offset = start + 12 + 16 * sorted.count
    var directory = u32(0x0001_0000) + u16(sorted.count, 0, 0, 0)
    var body: [UInt8] = []
    for (tag, table) in sorted {
      directory += Array(tag.utf8) + u32(0) + u32(offset) + u32(table.count)
      let padded = table + Array(repeating: 0, count: (4 - table.count % 4) % 4)
      body += padded
      offset += padded.count
    }
    return directory + body
  }
}

extension SampleFont {
  private var head: [UInt8] {
    Self.u32(0x0001_0000, 0, 0, 0x5F0F_3CF5) + Self.u16(0, unitsPerEm)
      + Array(repeating: 0, count: 24)
      + Self.u16((weight >= 700 ? 1 : 0) | (isItalic ? 2 : 0), 8, 2, 0, 0)
  }

  private var hhea: [UInt8] {
    Self.u32(0x0001_0000) + Self.u16(ascender, -descender, lineGap)
      + Self.u16(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) + Self.u16(advances.count + 1)
  }

  private var hmtx: [UInt8] {
    Self.u16(500, 0) + scalars.flatMap { Self.u16(advances[$0] ?? 0, 0) }
  }

  private var os2: [UInt8] {
    Self.u16(4, 500, weight) + Array(repeating: 0, count: 56) + Self.u16(isItalic ? 1 : 0)
      + Array(repeating: 0, count: 32)
  }

  private var name: [UInt8] {
    let texts = [(1, family), (2, style), (4, "\(family) \(style)"), (6, postScriptName)]
    var (records, strings): ([UInt8], [UInt8]) = ([], [])
    for (id, text) in texts {
      let bytes = text.utf16.flatMap { Self.u16(Int($0)) }
      records += Self.u16(3, 1, 0x409, id, bytes.count, strings.count)
      strings += bytes
    }
    return Self.u16(0, texts.count, 6 + records.count) + records + strings
  }

  private var cmap: [UInt8] {
    switch mapping {
    case .segments: Self.u16(0, 1, 3, 1) + Self.u32(12) + segments()
    case .symbols: Self.u16(0, 1, 3, 0) + Self.u32(12) + segments(from: 0xF000)
    case .segmentsAndGroups:
      Self.u16(0, 2, 3, 1) + Self.u32(20) + Self.u16(3, 10) + Self.u32(20 + segments().count)
        + segments() + groups
    case .groups: Self.u16(0, 1, 3, 10) + Self.u32(12) + groups
    case .trimmed: Self.u16(0, 1, 0, 3) + Self.u32(12) + trimmed
    }
  }

  /// Format 4, a segment a character, and the one that ends the list.
  private func segments(from start: Int = 0) -> [UInt8] {
    let codes = scalars.map { start + Int($0.value) }.filter { $0 < 0xFFFF }
    let count = codes.count + 1
    let deltas = codes.enumerated().map { $0.offset + 1 - $0.element } + [1]
    let ends: [UInt8] = (codes + [0xFFFF]).flatMap { Self.u16($0) }
    var bytes = Self.u16(4, 16 + 8 * count, 0, 2 * count, 0, 0, 0)
    bytes += ends + Self.u16(0) + ends
    bytes += deltas.flatMap { Self.u16($0) }
    return bytes + [UInt8](repeating: 0, count: 2 * count)
  }

  /// Format 12, a group a character.
  private var groups: [UInt8] {
    Self.u16(12, 0) + Self.u32(16 + 12 * scalars.count, 0, scalars.count)
      + scalars.enumerated().flatMap {
        Self.u32(Int($0.element.value), Int($0.element.value), $0.offset + 1)
      }
  }

  /// Format 6, from the first character to the last.
  private var trimmed: [UInt8] {
    let codes = scalars.map { Int($0.value) }
    guard let first = codes.first, let last = codes.last else { return Self.u16(6, 10, 0, 0, 0) }
    let glyphs = (first...last).map { code in (codes.firstIndex(of: code) ?? -1) + 1 }
    return Self.u16(6, 10 + 2 * glyphs.count, 0, first, glyphs.count)
      + glyphs.flatMap { Self.u16($0) }
  }

  private var sortedPairs: [(first: Int, second: Int, distance: Int)] {
    pairs.map { (glyph($0.first), glyph($0.second), $0.distance) }.sorted {
      ($0.0, $0.1) < ($1.0, $1.1)
    }
  }

  private var kern: [UInt8] {
    let list = sortedPairs.flatMap { Self.u16($0.first, $0.second, $0.distance) }
    let body = Self.u16(pairs.count, 0, 0, 0) + list
    return kerning == .appleTable
      ? Self.u32(0x0001_0000, 1, 8 + body.count)
        + Self.u16(kerningIsCrossStream ? 0x4000 : 0, 0) + body
      : Self.u16(0, 1, 0, 6 + body.count, kerningIsCrossStream ? 5 : 1) + body
  }

  /// One feature, one lookup with one subtable.
  private var gpos: [UInt8] {
    let header = 2 + 6 * scripts.count
    let records = scripts.enumerated().flatMap { index, tag in
      Array(tag.utf8) + Self.u16(index == 0 ? header : header + 12)
    }
    let scripts =
      Self.u16(scripts.count) + records + Self.u16(4, 0, 0, 0xFFFF, 1, 0)
      + Self.u16(4, 0, 0, 0xFFFF, 0)
    let features = Self.u16(1) + Array("kern".utf8) + Self.u16(8, 0, 1, 0)
    let isExtended = kerning == .extendedPairs
    let subtable = kerning == .positioningClasses ? classSubtable : pairSubtable
    let lookup =
      Self.u16(isExtended ? 9 : 2, 0, 1, 8)
      + (isExtended ? Self.u16(1, 2) + Self.u32(8) : []) + subtable
    let lookups = Self.u16(1, 4) + lookup
    return Self.u32(0x0001_0000)
      + Self.u16(10, 10 + scripts.count, 10 + scripts.count + features.count)
      + scripts + features + lookups
  }

  private var pairSubtable: [UInt8] {
    let firsts = Set(sortedPairs.map(\.first)).sorted()
    let sets = firsts.map { first in
      let members = sortedPairs.filter { $0.first == first }
      return Self.u16(members.count)
        + members.flatMap { Self.u16($0.second) + value($0.distance) }
    }
    let coverage = Self.u16(1, firsts.count) + firsts.flatMap { Self.u16($0) }
    let header = 10 + 2 * firsts.count
    var offset = header + coverage.count
    let offsets = sets.flatMap { set in
      defer { offset += set.count }
      return Self.u16(offset)
    }
    return Self.u16(1, header, valueFormat, 0, firsts.count) + offsets + coverage
      + sets.flatMap(\.self)
  }

  private var valueFormat: Int { placesGlyphs ? 5 : 4 }

  private func value(_ distance: Int) -> [UInt8] {
    (placesGlyphs ? Self.u16(99) : []) + Self.u16(distance)
  }

  /// Each glyph of a pair in a class of its own; those of second glyphs are listed one by one.
  private var classSubtable: [UInt8] {
    let firsts = Set(sortedPairs.map(\.first)).sorted()
    let seconds = Set(sortedPairs.map(\.second)).sorted()
    let values = firsts.flatMap { first in
      [0]
        + seconds.map { second in
          sortedPairs.first { $0.first == first && $0.second == second }?.distance ?? 0
        }
    }.flatMap(value)
    // Class 0 of the first glyphs is the first one's own, as coverage admits no others.
    let firstClasses =
      Self.u16(2, firsts.count)
      + firsts.enumerated().flatMap { Self.u16($0.element, $0.element, $0.offset) }
    let listed = (seconds.first ?? 0)...(seconds.last ?? 0)
    let secondClasses =
      Self.u16(1, listed.lowerBound, listed.count)
      + listed.flatMap { Self.u16((seconds.firstIndex(of: $0) ?? -1) + 1) }
    let coverage =
      Self.u16(2, firsts.count)
      + firsts.enumerated().flatMap { Self.u16($0.element, $0.element, $0.offset) }
    let header = 16 + values.count
    return Self.u16(
      2, header + firstClasses.count + secondClasses.count, valueFormat, 0, header,
      header + firstClasses.count, firsts.count, seconds.count + 1)
      + values + firstClasses + secondClasses + coverage
  }

  static func u16(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  static func u32(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { u16($0 >> 16, $0) }
  }
}
