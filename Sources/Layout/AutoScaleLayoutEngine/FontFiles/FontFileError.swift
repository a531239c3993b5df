/// The reason why a file cannot be read as a font.
package enum FontFileError: Error, Hashable, Sendable {
  /// The file does not begin like a font file.
  case notAFont
  /// The file is a compressed web font: WOFF or WOFF2.
  case compressed
  /// The file ends inside the list of its tables or fonts.
  case truncated
  /// A table needed for measuring is missing.
  case missingTable(String)
  /// A table is shorter than its own numbers state, or states an impossible number.
  case malformedTable(String)
}

extension FontFileError: CustomStringConvertible {
  /// The problem and its fix, without the name of the file.
  package var description: String {
    switch self {
    case .notAFont: "not a TrueType or OpenType font; give a .ttf, .otf or .ttc file"
    case .compressed:
      "a compressed web font (WOFF); give the .ttf or .otf file that it was made from"
    case .truncated: "the font file is cut off; copy it again"
    case .missingTable(let tag): "the font has no table '\(tag)'; export it again"
    case .malformedTable(let tag): "the font's table '\(tag)' is damaged; export the font again"
    }
  }
}
