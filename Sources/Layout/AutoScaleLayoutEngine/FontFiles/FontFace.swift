/// One font of a file: its names, its line metrics, and the widths of its characters.
package struct FontFace: Sendable {
  /// The names of the font.
  package let names: FontNames

  /// The distances from the baseline to the top and to the bottom of a line, and the gap between
  /// lines, in em.
  package let ascender, descender, lineGap: Double

  /// The weight from 1 to 1000, where 400 is regular and 700 bold.
  package let weight: Int

  /// Whether the letters are slanted.
  package let isItalic: Bool

  private let unitsPerEm: Double
  private let characters: CharacterMap
  private let widths: HorizontalMetrics
  private let kerning: PairKerning

  init(_ directory: FontDirectory) throws(FontFileError) {
    let head = try directory.required("head")
    // The range that the OpenType specification allows.
    guard let units = head.uint16(at: 18), (16...16_384).contains(units) else {
      throw .malformedTable("head")
    }
    unitsPerEm = Double(units)
    let os2 = directory["OS/2"]
    let lines = try LineDistances(try directory.required("hhea"), os2)
    ascender = Double(lines.ascender) / unitsPerEm
    descender = Double(lines.descender) / unitsPerEm
    lineGap = Double(lines.gap) / unitsPerEm
    widths = try HorizontalMetrics(
      try directory.required("hmtx"), header: try directory.required("hhea"))
    characters = try CharacterMap(try directory.required("cmap"))
    kerning = PairKerning(positioning: directory["GPOS"], kern: directory["kern"])
    names = FontNames(directory["name"])
    let style = head.uint16(at: 44) ?? 0
    // OS/2 states nine weights; `head` only says whether a font is bold.
    weight = os2?.uint16(at: 4) ?? (style & 1 != 0 ? 700 : 400)
    isItalic = style & 2 != 0 || (os2?.uint16(at: 62) ?? 0) & 1 != 0
  }

  /// Returns the glyph of a character, or `nil` if the font has none.
  package func glyph(of scalar: Unicode.Scalar) -> Int? {
    let glyph = characters.glyph(of: Int(scalar.value))
    // Glyph 0 is the box for a missing character.
    return glyph == 0 ? nil : glyph
  }

  /// Returns the width of a glyph, in em.
  package func advance(of glyph: Int) -> Double { Double(widths.advance(of: glyph)) / unitsPerEm }

  /// Returns the kerning between two glyphs, in em; negative brings them closer.
  ///
  /// - Complexity: O(log *n*) in the number of pairs.
  package func kerning(between first: Int, and second: Int) -> Double {
    Double(kerning.distance(between: first, and: second)) / unitsPerEm
  }
}

/// The vertical metrics of lines, in units of the font.
private struct LineDistances {
  private(set) var ascender, descender, gap: Int

  /// Reads Apple's table, as Apple's systems do, or else OS/2.
  init(_ header: FontTable, _ os2: FontTable?) throws(FontFileError) {
    guard let up = header.int16(at: 4), let down = header.int16(at: 6),
      let gap = header.int16(at: 8)
    else { throw .malformedTable("hhea") }
    // The descender of `hhea` is negative.
    (ascender, descender, self.gap) = (up, -down, max(0, gap))
    // FreeType goes to OS/2 as well where `hhea` has no distances.
    guard up == 0, down == 0, let os2 else { return }
    if let up = os2.int16(at: 68), let down = os2.int16(at: 70), let gap = os2.int16(at: 72),
      up != 0 || down != 0
    {
      (ascender, descender, self.gap) = (up, -down, max(0, gap))
    } else if let up = os2.uint16(at: 74), let down = os2.uint16(at: 76) {
      (ascender, descender) = (up, down)
    }
  }
}

/// The widths of a font's glyphs: the tables `hhea` and `hmtx`.
///
/// Source: the OpenType specification 1.9.1, hmtx.
struct HorizontalMetrics: Sendable {
  private let table: FontTable
  /// The number of glyphs with a width of their own; later glyphs share the last width.
  private let count: Int

  init(_ table: FontTable, header: FontTable) throws(FontFileError) {
    guard let count = header.uint16(at: 34), count > 0 else { throw .malformedTable("hhea") }
    guard table.count >= 4 * count else { throw .malformedTable("hmtx") }
    self.table = table
    self.count = count
  }

  /// Returns the width of a glyph, in units of the font.
  ///
  /// Glyphs after the last width share it: fonts of one width store it once.
  func advance(of glyph: Int) -> Int { table.uint16(at: 4 * min(max(glyph, 0), count - 1)) ?? 0 }
}
