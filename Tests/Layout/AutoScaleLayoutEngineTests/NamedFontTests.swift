import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@Suite struct NamedFontTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let pointSize, width, height: Double
    var testDescription: String { "\(text) in \(name) at \(pointSize) pt" }

    init(_ name: String, _ pointSize: Double, _ text: String, _ width: Double, _ height: Double) {
      self.name = name
      self.pointSize = pointSize
      self.text = text
      self.width = width
      self.height = height
    }
  }

  static let rows = [
    Row("HelveticaNeue", 17, "Label", 42, 20), Row("HelveticaNeue-Thin", 20, "Label", 46.5, 23.5),
    Row("HelveticaNeue-Light", 17, "Label", 40.5, 20.5),
    Row("HelveticaNeue-Bold", 17, "Label", 44.5, 20.5),
    Row("HelveticaNeue-Medium", 17, "Label", 43, 20.5),
    Row("HelveticaNeue-Medium", 15, "Further", 50.5, 18),
    Row("HelveticaNeue-Bold", 38, "Play", 77, 45.5),
    Row("HelveticaNeue-CondensedBold", 38, "Play", 64.5, 45.5),
    Row("Helvetica", 20, "Label", 49, 23), Row("Helvetica-Bold", 20, "Label", 52.5, 23),
    Row("ArialMT", 20, "Label", 49, 22.5), Row("Times-Bold", 20, "Label", 49, 22.5),
    Row("Roboto-Regular", 16, "Label", 39, 19),
    Row("Quicksand-Bold", 15, "Label", 40, 19),
    Row("NunitoSans-Regular", 13, "Commenter", 69, 18),
    Row("NunitoSans-Bold", 15, "En ligne", 56.5, 20.5),
    Row("IBMPlexSans", 13, "Email", 33, 17),
    Row("IBMPlexSans-Medium", 8, "Org Health Pass 1", 65, 10.5),
    Row("IBMPlexSans", 13, "Call", 22.5, 17),
    Row("PingFangSC-Medium", 15, "\u{4E2D}", 15, 21),
    Row("HiraginoSans-W3", 15, "\u{4E2D}", 15, 15),
    Row("HelveticaNeue", 10, "0", 6, 12), Row("HelveticaNeue", 14, "Kings of Lion", 82, 16.5),
    Row("Unknown-Regular", 14, "Kings of Lion", 82, 16.5),
    Row("Avenir-Roman", 18, "|", 4.5, 25), Row("AvenirNext-Regular", 30, "H", 22.5, 41),
    Row("Avenir-Heavy", 17, "Label", 43, 23.5), Row("Roboto-Medium", 17, "Medium", 62.5, 20),
    Row("Futura-Medium", 18, "H", 13.5, 23.5),
    Row("TimesNewRomanPSMT", 20, "Groups", 59, 22.5), Row(".SFUIText", 20, "Groups", 59, 22.5),
    Row("CourierNewPSMT", 10, "Courier", 42, 11.5), Row("Courier-Bold", 10, "Courier", 42, 10),
    Row("Menlo-Regular", 10, "Menlo", 30, 12),
    Row("HelveticaNeue-CondensedBlack", 17, "7.5", 22.5, 20),
    Row("IBMPlexMono-SemiBold", 14, "Price", 42, 18.5),
    Row("Montserrat-Regular", 12, "1 second ago", 75.5, 15),
    Row("Montserrat-Regular", 16, "6.443492047 ETH", 137, 20),
    Row("Inter-Regular", 12, "Ready", 36, 15), Row("Lato-Bold", 90, "1", 52.5, 108),
    Row("BarlowSemiCondensed-Light", 13, "Label", 27, 16),
    Row("BarlowSemiCondensed-Medium", 14, "Label", 30, 17),
    Row("Barlow-Regular", 14, "Label", 33.5, 17),
    Row("Muli-Bold", 17, "My result", 74.5, 21.5), Row("Mulish-Regular", 17, "01:24.2", 59, 21.5),
    Row("Poppins-Medium", 10, "Call", 20, 14), Row("Poppins-Regular", 12, "Closed", 42, 17),
    Row("Rubik-Regular", 12, "Selected store:", 84, 14.5),
    Row("SFUIDisplay-Bold", 14, "Kings of Lion", 82, 16.5),
  ]

  @Test(arguments: rows)
  func `a font with a name has the measures of its family`(_ row: Row) {
    let size = measure(row.text, .named(row.name, size: row.pointSize)).size
    #expect(size.width == row.width)
    #expect(size.height == row.height)
  }

  @Test(
    arguments: [
      ("AppleSDGothicNeo-Light", 15, 18), ("AppleSDGothicNeo-Bold", 23, 28),
      ("HiraMinProN-W6", 17, 17),
    ] as [(String, Double, Double)])
  func `a family whose widths are not known has its lines all the same`(
    name: String, pointSize: Double, height: Double
  ) {
    #expect(measure("Label", .named(name, size: pointSize)).size.height == height)
  }

  @Test func `widths of bundled families change evenly with the weight`() {
    func width(_ face: String) -> Double { ems("Hamburg", .named("Raleway-\(face)", size: 100)) }
    let step = (width("Bold") - width("Regular")) / 3
    let steps = [
      "ExtraLight": -2.0, "Light": -1, "Medium": 1, "SemiBold": 2, "ExtraBold": 4, "Black": 5,
    ]
    #expect(step > 0.01)
    for (face, count) in steps {
      #expect(abs(width(face) - width("Regular") - count * step) < 0.01, "\(face)")
    }
  }

  @Test func `a family without a name decides too, and has the weight of the font`() {
    let font = FontDescriptor(family: "Helvetica Neue", size: 17, weight: .bold)
    #expect(
      measure("Label", font) == measure("Label", .named("HelveticaNeue-Bold", size: 17)))
  }

  @Test(
    arguments: [
      (".AppleSystemUIFont", .regular), ("System-Bold", .bold),
      ("System-Ultralight", .ultraLight),
    ] as [(String, FontWeight)])
  func `names of the system font give it`(name: String, weight: FontWeight) {
    #expect(
      measure("Label", .named(name, size: 17)) == measure("Label", .system(17, weight: weight)))
  }

  @Test func `a cut of the system font by name has no tracking and that cut at all sizes`() {
    func width(_ font: FontDescriptor) -> Double { ems("Groups", font) }
    #expect(abs(width(.named("SFProText-Regular", size: 12)) - width(.system(12))) < 0.012)
    let display = width(.named("SFProDisplay-Regular", size: 12))
    #expect(display < 0.95 * width(.system(12)))
    #expect(abs(display - width(.named("SFProDisplay-Regular", size: 40))) < 1e-6)
    #expect(
      measure("Label", .named("SFProDisplay-Bold", size: 17)).size.height
        == measure("Label", .system(17)).size.height)
  }

  @Test(
    arguments: [
      ("HelveticaNeue-UltraLightItalic", .ultraLight), ("HelveticaNeue-Thin", .thin),
      ("AvenirNext-DemiBold", .semibold), ("HelveticaNeue-Semibold", .semibold),
      ("AvenirNext-ExtraBold", .heavy), ("Avenir-Heavy", .heavy), ("Avenir-Black", .black),
      ("HelveticaNeue-MediumItalic", .medium), ("HelveticaNeue-BoldItalic", .bold),
    ] as [(String, FontWeight)])
  func `the style in a name says the weight`(name: String, weight: FontWeight) {
    let family = FontDescriptor(
      family: ["Avenir Next", "Avenir"].first { name.hasPrefix($0.filter { $0 != " " }) }
        ?? "Helvetica Neue", size: 100, weight: weight)
    #expect(
      measure("Weight", .named(name, size: 100)).size.width == measure("Weight", family).size.width)
  }

  @Test(arguments: ["Unknown-Light", "Unknown-Semibold", "Unknown-ExtraBold"])
  func `what stands in for an unknown font is regular, whatever its name says`(name: String) {
    #expect(measure("$150", .named(name, size: 18)).size.width == 40.5)
    #expect(
      measure("$150", FontDescriptor(family: "Unknown", size: 18, weight: .bold)).size.width == 40.5
    )
  }

  @Test func `the first baseline is the ascender below the top`() {
    let text = measure("x", .named("AvenirNext-Bold", size: 10))
    #expect(text.firstBaselineOffsetFromTop == 10)
    #expect(abs(text.lastBaselineOffsetFromBottom - 3.66) < 1e-9)
    let lines = SystemTextMeasurer().lineMetrics(of: .named("HelveticaNeue", size: 10))
    #expect(lines.ascender == 9.52)
    #expect(lines.leading == 0.28)
    #expect(measure("x\nx\nx", .named("HelveticaNeue", size: 100)).size.height == 355.5)
  }
}
