import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

/// The families of fonts that iOS has.
@Suite struct SystemFamilyTests {
  /// A font of each family whose lines and widths a row of the table gives.
  private static let known = [
    "AppleSDGothicNeo-Regular", "ArialMT", "Arial-BoldMT", "Avenir-Book", "AvenirNext-Regular",
    "AvenirNextCondensed-Regular", "AvenirNextCondensed-DemiBold", "Courier", "CourierNewPSMT",
    "Futura-Medium", "Futura-Bold", "Georgia", "Helvetica", "HelveticaNeue",
    "HelveticaNeue-CondensedBold", "HiraginoSans-W3", "HiraKakuProN-W6", "HiraMinProN-W3",
    "HiraMaruProN-W4", "Menlo-Regular", "PingFangHK-Regular", "PingFangSC-Regular",
    "PingFangTC-Regular", "TimesNewRomanPSMT",
  ]

  /// One font from each of the other families, whose widths are not published.
  private static let unknown = [
    "AcademyEngravedLetPlain", "AlNile", "AmericanTypewriter", "AmericanTypewriter-Condensed",
    "AppleColorEmoji", "AppleSymbols", "ArialHebrew", "ArialRoundedMTBold", "Baskerville",
    "BodoniSvtyTwoITCTT-Book", "BodoniSvtyTwoOSITCTT-Book", "BodoniSvtyTwoSCITCTT-Book",
    "BodoniOrnamentsITCTT", "BradleyHandITCTT-Bold", "ChalkboardSE-Regular", "Chalkduster",
    "Charter-Roman", "Cochin", "Copperplate", "Damascus", "DevanagariSangamMN", "Didot",
    "DINAlternate-Bold", "DINCondensed-Bold", "EuphemiaUCAS", "Farah",
    "Futura-CondensedMedium", "Futura-CondensedExtraBold", "Galvji", "GeezaPro", "GillSans",
    "GranthaSangamMN-Regular", "GurmukhiMN", "STHeitiSC-Light", "HoeflerText-Regular", "Impact",
    "Kailasa", "Kefa-Regular", "KhmerSangamMN", "KohinoorBangla-Regular",
    "KohinoorDevanagari-Regular", "KohinoorGujarati-Regular", "KohinoorTelugu-Regular",
    "LaoSangamMN", "MalayalamSangamMN", "MarkerFelt-Thin", "DiwanMishafi", "MuktaMahee-Regular",
    "MyanmarSangamMN", "Noteworthy-Light", "NotoNastaliqUrdu", "NotoSansKannada-Regular",
    "NotoSansMyanmar-Regular", "NotoSansOriya", "NotoSerifMyanmar-Regular", "Optima-Regular",
    "Palatino-Roman", "Papyrus", "PartyLetPlain", "Rockwell-Regular", "SavoyeLetPlain",
    "SinhalaSangamMN", "SnellRoundhand", "STIXTwoMath-Regular", "STIXTwoText", "Symbol",
    "TamilSangamMN", "Thonburi", "TrebuchetMS", "Verdana", "ZapfDingbatsITC", "Zapfino",
  ]

  private func source(of name: String) -> FontMeasureSource {
    SystemTextMeasurer().source(of: .named(name, size: 17))
  }

  @Test(arguments: known)
  func `a family with known measures has them`(name: String) {
    #expect(source(of: name) == .knownFamily)
  }

  @Test(arguments: unknown)
  func `a family whose measures are not known is said to be unknown`(name: String) {
    #expect(source(of: name) == .substitute)
  }

  @Test(arguments: ["OpenSans-CondensedLight", "OpenSansCondensed-Bold", "ArialNarrow"])
  func `a narrow relative of a known family is unknown`(name: String) {
    #expect(source(of: name) == .substitute)
  }

  @Test func `Avenir Next Condensed is as narrow as stored texts have it`() {
    func width(_ name: String) -> Double {
      SystemTextMeasurer().measure(
        "The quick brown fox", font: .named(name, size: 17), width: nil, lines: 1, in: .design
      ).size.width
    }
    let ratio = width("AvenirNext-Medium") / width("AvenirNextCondensed-Medium")
    #expect((1.32...1.46).contains(ratio))
  }
}
