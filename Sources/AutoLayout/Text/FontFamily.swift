import ViewTree

/// What is known of a family of fonts other than the system font.
struct FontFamily {
  /// How the names of its fonts begin, without spaces.
  private let names: [String]

  /// Distances from the baseline, and what is free between lines, in em.
  let ascender, descender: Double
  var leading = 0.0

  /// The advances of ``NamedAdvances``, in 1/1000 em, and what they are multiplied with.
  let advances: [Double]
  var widthFactor = 1.0

  /// Whether all characters are alike in all weights.
  var isMonospaced = false

  /// Helvetica Neue, which stands in for families of which nothing is known, as it does in Xcode
  /// for fonts that are not installed.
  private static let helveticaNeue = FontFamily(
    names: ["HelveticaNeue"], ascender: 0.952, descender: 0.213, leading: 0.028,
    advances: NamedAdvances.helveticaNeue)

  /// The families with line heights or widths of their own.
  ///
  /// Source: the ascent and descent of each font's `hhea` table. The widths of families other than
  /// Helvetica Neue and Times are those of the former, from which these differ by 2 % or so.
  private static let others: [FontFamily] = [
    FontFamily(
      names: ["Avenir"], ascender: 1, descender: 0.366, advances: NamedAdvances.helveticaNeue,
      widthFactor: 1.02),
    FontFamily(
      names: ["Arial"], ascender: 0.905, descender: 0.212, leading: 0.033,
      advances: NamedAdvances.helveticaNeue),
    FontFamily(
      names: ["Futura-Medium", "Futura-Bold"], ascender: 1.039, descender: 0.26,
      advances: NamedAdvances.helveticaNeue),
    FontFamily(
      names: ["Georgia"], ascender: 0.917, descender: 0.219,
      advances: NamedAdvances.helveticaNeue),
    // Since iOS 13 the system's private names give Times New Roman.
    FontFamily(
      names: ["Times", ".SF"], ascender: 0.891, descender: 0.216, leading: 0.042,
      advances: NamedAdvances.times),
    FontFamily(
      names: ["CourierNew"], ascender: 0.833, descender: 0.3, advances: NamedAdvances.monospaced,
      isMonospaced: true),
    FontFamily(
      names: ["Courier"], ascender: 0.754, descender: 0.246, advances: NamedAdvances.monospaced,
      isMonospaced: true),
    FontFamily(
      names: ["Menlo"], ascender: 0.928, descender: 0.236, advances: NamedAdvances.monospaced,
      isMonospaced: true),
  ]

  /// The family of a font; nil for the system font.
  static func family(of font: FontDescriptor) -> FontFamily? {
    guard let name = font.name ?? font.family, !isSystem(name) else { return nil }
    let letters = name.filter { $0 != " " }
    return others.first { $0.names.contains { letters.hasPrefix($0) } } ?? helveticaNeue
  }

  /// Whether the family is not that of the font, but stands in for it.
  func isSubstitute(for font: FontDescriptor) -> Bool {
    let letters = (font.name ?? font.family ?? "").filter { $0 != " " }
    return !names.contains { letters.hasPrefix($0) }
  }

  /// Whether a name gives the system font, or the copy of it that designers install.
  private static func isSystem(_ name: String) -> Bool {
    [".AppleSystem", "SFPro", "SF Pro", "SFUI", "System"].contains { name.hasPrefix($0) }
  }
}
