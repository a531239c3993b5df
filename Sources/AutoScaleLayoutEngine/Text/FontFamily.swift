import AutoScaleTrees

/// What is known of a family of fonts other than the system font.
struct FontFamily {
  /// How the names of its fonts begin, without spaces.
  let names: [String]

  /// Distances from the baseline, and what is free between lines, in em.
  let ascender, descender: Double
  var leading = 0.0

  /// The advances of ``NamedAdvances``, in 1/1000 em, and what they are multiplied with.
  var advances = NamedAdvances.helveticaNeue
  var widthFactor = 1.0

  /// The advances in the bold weight; nil where they are known by the factor of ``NamedFont`` only.
  var boldAdvances: [Double]?

  /// How far the medium weight is from the regular one, 0, to the bold one, 1.
  var mediumShare = 1.0 / 3

  /// Whether widths change evenly with the weight's number, lighter and heavier ones included.
  var changesEvenly = false

  /// How much of that factor a weight has where advances are known in the regular weight only.
  var weightShare = 1.0

  /// Whether all characters are alike in all weights.
  var isMonospaced = false

  /// The width of Han, kana and the like, in em.
  var fullWidth = 1.02

  /// Helvetica Neue, which stands in for families of which nothing is known, as it does in Xcode
  /// for fonts that are not installed.
  private static let helveticaNeue = helveticaNeue("", ascender: 0.952, descender: 0.213)

  /// Faces of Helvetica Neue, whose medium weight, 65, is in the middle of 55 and 75.
  private static func helveticaNeue(
    _ faces: String..., ascender: Double, descender: Double, widthFactor: Double = 1
  ) -> FontFamily {
    FontFamily(
      names: faces.map { "HelveticaNeue\($0)" }, ascender: ascender, descender: descender,
      leading: 0.028, widthFactor: widthFactor, boldAdvances: NamedAdvances.helveticaNeueBold,
      mediumShare: 0.5)
  }

  /// The families with line heights or widths of their own.
  ///
  /// Source: the ascent and descent of each font's `hhea` table, those of Helvetica Neue as stored
  /// frames of several apps have them. The widths of families without advances of their own are
  /// those of Helvetica Neue, from which they differ by 2 % or so.
  private static let others: [FontFamily] =
    [
      helveticaNeue("-UltraLight", "-Thin", ascender: 0.957, descender: 0.213),
      helveticaNeue("-Light", ascender: 0.967, descender: 0.22),
      helveticaNeue("-Medium", ascender: 0.965, descender: 0.218),
      helveticaNeue("-Bold", ascender: 0.975, descender: 0.217),
      // As wide as one stored text each has it.
      helveticaNeue("-CondensedBlack", ascender: 0.96, descender: 0.21, widthFactor: 0.952),
      helveticaNeue("-CondensedBold", ascender: 0.975, descender: 0.217, widthFactor: 0.836),
      helveticaNeue,
      FontFamily(
        names: ["Helvetica"], ascender: 0.92, descender: 0.23, advances: NamedAdvances.arial,
        boldAdvances: NamedAdvances.arialBold),
      FontFamily(names: ["AvenirNext"], ascender: 1, descender: 0.366, widthFactor: 1.02),
      // Its weights are nearly equally wide.
      FontFamily(
        names: ["Avenir"], ascender: 1, descender: 0.366, widthFactor: 1.003, weightShare: 0.25),
      FontFamily(
        names: ["Arial"], ascender: 0.905, descender: 0.212, leading: 0.033,
        advances: NamedAdvances.arial, boldAdvances: NamedAdvances.arialBold),
      FontFamily(names: ["Futura-Medium", "Futura-Bold"], ascender: 1.039, descender: 0.26),
      FontFamily(names: ["Georgia"], ascender: 0.917, descender: 0.219),
      // Since iOS 13 the system's private names give Times New Roman.
      FontFamily(
        names: ["Times", ".SF"], ascender: 0.891, descender: 0.216, leading: 0.042,
        advances: NamedAdvances.times, boldAdvances: NamedAdvances.timesBold),
      FontFamily(
        names: ["CourierNew"], ascender: 0.833, descender: 0.3, advances: NamedAdvances.monospaced,
        isMonospaced: true),
      FontFamily(
        names: ["Courier"], ascender: 0.754, descender: 0.246, advances: NamedAdvances.monospaced,
        isMonospaced: true),
      FontFamily(
        names: ["Menlo"], ascender: 0.928, descender: 0.236, advances: NamedAdvances.monospaced,
        isMonospaced: true),
      FontFamily(
        names: ["PingFang"], ascender: 1.06, descender: 0.34, widthFactor: 1.025, fullWidth: 1),
      FontFamily(
        names: ["Hiragino", "HiraMin", "HiraKaku", "HiraMaru"], ascender: 0.88, descender: 0.12,
        fullWidth: 1),
      FontFamily(names: ["AppleSDGothicNeo"], ascender: 0.9, descender: 0.3),
    ] + bundled

  /// The family of a font; nil for the system font.
  static func family(of font: FontDescriptor) -> FontFamily? {
    guard let name = fullName(of: font), !isSystem(name) else { return nil }
    return others.first { $0.isFamily(of: name) } ?? helveticaNeue
  }

  /// Whether the family is not that of the font, but stands in for it.
  func isSubstitute(for font: FontDescriptor) -> Bool {
    !isFamily(of: Self.fullName(of: font) ?? "")
  }

  private func isFamily(of name: String) -> Bool { names.contains { name.hasPrefix($0) } }

  /// The name of a font without spaces, made of family and weight where it has none.
  private static func fullName(of font: FontDescriptor) -> String? {
    let weight = font.weight.rawValue
    let name =
      font.name ?? font.family.map { "\($0)-\(weight.prefix(1).uppercased())\(weight.dropFirst())" }
    return name?.filter { $0 != " " }
  }

  /// Whether a name gives the system font, or the copy of it that designers install.
  private static func isSystem(_ name: String) -> Bool {
    [".AppleSystem", "SFPro", "System"].contains { name.hasPrefix($0) }
  }
}
