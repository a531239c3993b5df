/// The source of a font's measures.
public enum FontMeasureSource: String, CaseIterable, Hashable, Sendable, Codable {
  /// The tables of the system font: exact lines, widths within 1 to 2 %.
  case systemFont

  /// The font's own file: exact.
  case fontFile

  /// The known lines of the font's family, with widths within 3 %.
  case knownFamily

  /// The measures of another family in place of an unknown one: approximate.
  case substitute
}
