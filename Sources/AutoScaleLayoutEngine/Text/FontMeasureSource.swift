/// On what the measures of a font rest.
public enum FontMeasureSource: String, CaseIterable, Hashable, Sendable, Codable {
  /// The tables of the system font: exact lines, widths within 1 to 2 %.
  case systemFont

  /// The font's own file: exact.
  case fontFile

  /// The known lines of the font's family, with widths within 3 %.
  case knownFamily

  /// Another family's measures, since nothing is known of this font: approximate in all.
  case substitute
}
