/// Why a file cannot be read as a font.
package enum FontFileError: Error, Hashable, Sendable {
  /// The file does not begin as a font file does.
  case notAFont
  /// The file is compressed for the web: WOFF or WOFF2.
  case compressed
  /// The file ends before the list of its tables or fonts does.
  case truncated
  /// A table without which no text can be measured is missing.
  case missingTable(String)
  /// A table is shorter than its own numbers say, or states an impossible one.
  case malformedTable(String)
}

extension FontFileError: CustomStringConvertible {
  /// What is wrong, and what to do about it, without the name of the file.
  package var description: String {
    switch self {
    case .notAFont: "not a TrueType or OpenType font; give a .ttf, .otf or .ttc file"
    case .compressed: "a compressed web font (WOFF); give the .ttf or .otf file that it was made of"
    case .truncated: "the font file is cut off; copy it anew"
    case .missingTable(let tag): "the font has no table '\(tag)'; export it anew"
    case .malformedTable(let tag): "the font's table '\(tag)' is damaged; export the font anew"
    }
  }
}
