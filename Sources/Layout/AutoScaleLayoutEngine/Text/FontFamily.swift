import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

/// The measures of a family of fonts other than the system font.
struct FontFamily {
  /// How the names of its fonts begin, without spaces.
  let names: [String]

  /// Distances from the baseline, and the leading, in em.
  let ascender, descender: Double
  let leading: Double

  /// The advances of the printable ASCII characters in 1/1000 em, and the factor for all of them.
  let advances: [Double]
  let widthFactor: Double

  /// The advances in the bold weight, if they are known.
  ///
  /// Otherwise the factor of ``NamedFont`` gives the width.
  let boldAdvances: [Double]?

  /// The position of the medium weight between the regular one, 0, and the bold one, 1.
  let mediumShare: Double

  /// Whether widths change linearly with the number of the weight.
  let changesEvenly: Bool

  /// The share of the weight factor that applies if only regular advances are known.
  let weightShare: Double

  /// Whether all characters are alike in all weights.
  let isMonospaced: Bool

  /// The width of Han, kana and the like, in em.
  let fullWidth: Double

  /// The known families; the first one whose name fits counts.
  private static let all = FactTable.fontFamilies.rows.map(FontFamily.init)

  /// Helvetica Neue, which replaces unknown families, as Xcode does for missing fonts.
  private static let substitute = FontFamily(FactTable.fontFamilies.row("HelveticaNeue"))

  private init(_ row: FactTable.Row) {
    names = row.text("names").split(separator: " ").map(String.init)
    ascender = row.numbers("ascender")[0]
    descender = row.numbers("descender")[0]
    leading = row.number("leading") ?? 0
    advances = Self.advances(of: row.text("face"))
    widthFactor = row.number("widthFactor") ?? 1
    boldAdvances = row.text("bold").isEmpty ? nil : Self.advances(of: row.text("bold"))
    // A medium weight is a third of the way to bold, by the fonts themselves (commit e65f5eed).
    mediumShare = row.number("mediumShare") ?? 1.0 / 3
    changesEvenly = row.text("even") == "yes"
    weightShare = row.number("weightShare") ?? 1
    isMonospaced = row.text("face") == "monospaced"
    fullWidth = row.number("fullWidth") ?? GlyphWidths.fullWidth
  }

  private static func advances(of face: String) -> [Double] {
    FactTable.fontFaces.row(face).numbers("advances")
  }

  /// The part of a font that decides its family.
  private struct Key: Hashable {
    let name, family: String?
    let weight: FontWeight
  }

  /// The families that were asked for: a layout asks for the font of each text at each width, and comparing
  /// names took an eighth of an audit.
  private static let known = Guarded<[Key: FontFamily?]>([:])

  /// Returns the family of a font; the system font has none.
  static func family(of font: FontDescriptor) -> FontFamily? {
    if font.name == nil, font.family == nil { return nil }
    let key = Key(name: font.name, family: font.family, weight: font.weight)
    if let found = known.withLock({ $0[key] }) { return found }
    let found = search(for: font)
    known.withLock { $0[key] = .some(found) }
    return found
  }

  private static func search(for font: FontDescriptor) -> FontFamily? {
    guard let name = fullName(of: font), !isSystem(name) else { return nil }
    // Rows are in order: `HelveticaNeue-Light` comes before `HelveticaNeue`.
    return all.first { $0.isFamily(of: name) } ?? substitute
  }

  /// Returns whether the family only replaces that of the font.
  func isSubstitute(for font: FontDescriptor) -> Bool {
    !isFamily(of: Self.fullName(of: font) ?? "")
  }

  private func isFamily(of name: String) -> Bool {
    names.contains { start in
      // A narrower relative, or one of another script, shares the beginning of the name and nothing else.
      name.hasPrefix(start)
        && !Self.relatives.contains { name.dropFirst(start.count).contains($0) }
    }
  }

  /// The words that make another family of a name.
  private static let relatives = ["Condensed", "Narrow", "Compressed", "Rounded", "Hebrew"]

  /// Returns the name of a font without spaces; without a name, its family and weight.
  private static func fullName(of font: FontDescriptor) -> String? {
    let weight = font.weight.rawValue
    // A font that is given by its family has the name that its file would have.
    let name =
      font.name ?? font.family.map { "\($0)-\(weight.prefix(1).uppercased())\(weight.dropFirst())" }
    return name?.filter { $0 != " " }
  }

  /// Returns whether a name is that of the system font, or of the copy that designers install.
  private static func isSystem(_ name: String) -> Bool {
    // Private names such as `.SFUIText` are not here: since iOS 13 they give Times New Roman.
    [".AppleSystem", "SFPro", "System"].contains { name.hasPrefix($0) }
  }
}
