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

  /// The width of a glyph, in units of the font.
  func advance(of glyph: Int) -> Int { table.uint16(at: 4 * min(max(glyph, 0), count - 1)) ?? 0 }
}
