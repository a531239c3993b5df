import AutoScaleSourceText

/// Widths of glyphs that no table of a font gives, in em.
enum GlyphWidths {
  /// A character whose advance is not known.
  static let other = width(of: "other")

  /// Han, kana and full-width forms.
  static let fullWidth = width(of: "full width")

  /// Hangul.
  static let hangul = width(of: "hangul")

  /// An emoji, in em of the size in which it is drawn.
  static let emoji = width(of: "emoji")

  /// A bullet, beyond a character whose advance is not known.
  static let bulletExcess = width(of: "bullet more than other")

  /// An arrow, beyond a character whose advance is not known.
  static let arrowExcess = width(of: "arrow more than other")

  /// The additional space after each character of the cut for display until iOS 10.
  static let earlyDisplayTracking = width(of: "early display tracking")

  private static func width(of name: String) -> Double {
    FactTable.glyphWidths.row(name).numbers("width")[0]
  }
}
