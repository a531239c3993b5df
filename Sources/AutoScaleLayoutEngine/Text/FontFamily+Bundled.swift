extension FontFamily {
  /// Free families that many apps bundle, with the lines that they have where they are installed.
  ///
  /// Source: the `hhea` table of each family's regular font.
  static let bundled: [FontFamily] = [
    even("Roboto-", lines: (0.928, 0.244), NamedAdvances.roboto, NamedAdvances.robotoBold),
    even("Quicksand", lines: (1, 0.25), NamedAdvances.quicksand, NamedAdvances.quicksandBold),
    FontFamily(
      names: ["IBMPlexMono"], ascender: 1.025, descender: 0.275,
      advances: NamedAdvances.monospaced, isMonospaced: true),
    // Versions that apps bundle are narrower than today's, as stored texts of one of them have it.
    even(
      "Montserrat-", lines: (0.968, 0.251), widthFactor: 0.975,
      BundledAdvances.montserrat, BundledAdvances.montserratBold),
    even("Inter-", lines: (0.969, 0.241), BundledAdvances.inter, BundledAdvances.interBold),
    even("Lato-", lines: (0.987, 0.213), BundledAdvances.lato, BundledAdvances.latoBold),
    even(
      "FiraSans-", lines: (0.935, 0.265), BundledAdvances.firaSans, BundledAdvances.firaSansBold),
    even(
      "IBMPlexSans", lines: (1.025, 0.275), BundledAdvances.plexSans, BundledAdvances.plexSansBold),
    even(
      "JosefinSans", lines: (0.75, 0.25), BundledAdvances.josefinSans,
      BundledAdvances.josefinSansBold),
    even("Manrope", lines: (1.066, 0.3), BundledAdvances.manrope, BundledAdvances.manropeBold),
    even(
      "NotoSans-", lines: (1.069, 0.293), BundledAdvances.notoSans, BundledAdvances.notoSansBold),
    // Nunito Sans has the lines of Nunito, and nearly its widths.
    even("Nunito", lines: (1.011, 0.353), BundledAdvances.nunito, BundledAdvances.nunitoBold),
    even("OpenSans", lines: (1.069, 0.293), BundledAdvances.openSans, BundledAdvances.openSansBold),
    even("Raleway", lines: (0.94, 0.234), BundledAdvances.raleway, BundledAdvances.ralewayBold),
    even(
      "RobotoCondensed", lines: (0.928, 0.244), BundledAdvances.robotoCondensed,
      BundledAdvances.robotoCondensedBold),
    even(
      "SourceSansPro", lines: (1.024, 0.4), BundledAdvances.sourceSans,
      BundledAdvances.sourceSansBold),
    even(
      "Merriweather-", lines: (0.984, 0.273), BundledAdvances.merriweather,
      BundledAdvances.merriweatherBold),
    even(
      "PlayfairDisplay-", lines: (1.082, 0.251), BundledAdvances.playfairDisplay,
      BundledAdvances.playfairDisplayBold),
    even(
      "RobotoSlab", lines: (1.048, 0.271), BundledAdvances.robotoSlab,
      BundledAdvances.robotoSlabBold),
    even(
      "BarlowSemiCondensed", lines: (1, 0.2), BundledAdvances.barlowSemiCondensed,
      BundledAdvances.barlowSemiCondensedBold),
    even("Barlow-", lines: (1, 0.2), BundledAdvances.barlow, BundledAdvances.barlowBold),
    // Mulish was called Muli before.
    even("Muli", lines: (1.005, 0.25), BundledAdvances.mulish, BundledAdvances.mulishBold),
    even(
      "Poppins", lines: (1.05, 0.35), leading: 0.1, BundledAdvances.poppins,
      BundledAdvances.poppinsBold),
    even("Rubik-", lines: (0.935, 0.25), BundledAdvances.rubik, BundledAdvances.rubikBold),
  ]

  /// A family with known advances, whose widths change evenly with the weight.
  private static func even(
    _ name: String, lines: (ascender: Double, descender: Double), leading: Double = 0,
    widthFactor: Double = 1, _ advances: [Double], _ boldAdvances: [Double]
  ) -> FontFamily {
    FontFamily(
      names: [name], ascender: lines.ascender, descender: lines.descender,
      leading: leading, advances: advances, widthFactor: widthFactor, boldAdvances: boldAdvances,
      changesEvenly: true)
  }
}
