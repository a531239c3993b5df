import AutoLayout
import AutoScale
import Foundation
import TestSupport
import Testing
import ViewTree

@testable import LayoutReport

@Suite struct PageTemplateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let drawings: [(width: Double, height: Double, text: String)]
    let templates: [String]
    var testDescription: String { templates.joined(separator: " | ") }
  }

  static let rows = [
    Row(
      drawings: [(100, 20, "w=\"100\""), (101, 20, "w=\"101\""), (200.5, 20, "w=\"200.5\"")],
      templates: ["w=\"{1}\""]),
    Row(
      drawings: [(100, 20, "x=\"30.5\""), (101, 20, "x=\"31\""), (104, 20, "x=\"32.5\"")],
      templates: ["x=\"{0.5,,-19.5}\""]),
    Row(
      drawings: [(100, 20, "y=\"14\""), (100, 30, "y=\"24\"")], templates: ["y=\"{,1,-6}\""]),
    Row(drawings: [(100, 20, "7 of 007"), (90, 20, "7 of 007")], templates: ["7 of 007"]),
    // A third of a point that is rounded to thousandths is still the width.
    Row(
      drawings: [(100 / 3.0, 20, "33.333"), (101 / 3.0, 20, "33.667")], templates: ["{1}"]),
    Row(
      drawings: [(320, 20, "one line"), (200, 40, "two"), (100, 40, "two")],
      templates: ["one line", "two"]),
    Row(drawings: [(1, 2, "{1} }"), (2, 2, "{1} }")], templates: ["&#123;1&#125; &#125;"]),
    // Few samples on a line are no reason to believe in it.
    Row(drawings: [(10, 1, "7"), (20, 1, "90")], templates: ["{#0}"]),
    Row(
      drawings: [
        (1, 1, "<a x=\"7\" y=\"3\">"), (2, 1, "<a x=\"90\" y=\"8\">"),
        (3, 1, "<a x=\"2\" y=\"1\">"),
      ],
      templates: ["<a x=\"{#0}\" y=\"{#1}\">"]),
    Row(
      drawings: (0..<8).map { (Double($0), 1, "\(3 * $0)") }, templates: ["{3}"]),
  ]

  @Test(arguments: rows)
  func `drawings that follow from the size share a template`(_ row: Row) {
    var fitter = TemplateFitter()
    for drawing in row.drawings {
      let size = DrawnSize(width: drawing.width, height: drawing.height, screen: 375)
      _ = fitter.add(MarkupParts(drawing.text), at: size, pixelsPerPoint: 2)
    }
    var seen: Set<MarkupTemplate> = []
    let templates = fitter.drawings().map(\.template).filter { seen.insert($0).inserted }
    #expect(templates.map(\.text) == row.templates)
  }

  @Test(arguments: UInt64(1)...200)
  func `a template gives back each drawing exactly`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let slope = ([0, 0.5, 1, 1.0 / 3, 0.75] as [Double]).randomElement(using: &random) ?? 0
    let noise = ([0, 0, 0.001, 20] as [Double]).randomElement(using: &random) ?? 0
    let drawings = (0..<40).map { place in
      let width = Double(Int.random(in: 0...3000, using: &random)) / 3
      let size = DrawnSize(width: width, height: 10, screen: Double(320 + place))
      var (first, second) = ("", "")
      first.append(svg: width * slope + 12.3456 + Double.random(in: 0...noise, using: &random))
      second.append(svg: 0.5 * width + size.screen * 17 / 375)
      return (size, "<a x=\"\(first)\" y=\"\(second)\">-\(seed)</a>")
    }
    var fitter = TemplateFitter()
    for (size, text) in drawings {
      _ = fitter.add(MarkupParts(text), at: size, pixelsPerPoint: 3)
    }
    for ((size, text), drawing) in zip(drawings, fitter.drawings()) {
      #expect(drawing.markup(at: size).head == text)
    }
  }

  @Test func `a number that grows with the screen is a form, whatever else it follows`() {
    var fitter = TemplateFitter()
    for screen in stride(from: 320.0, through: 1366, by: 7) {
      var number = ""
      number.append(svg: 0.5 * (screen - 32).rounded() + screen * 3 / 8)
      _ = fitter.add(
        MarkupParts(number),
        at: DrawnSize(width: (screen - 32).rounded(), height: 20, screen: screen),
        pixelsPerPoint: 2)
    }
    #expect(Set(fitter.drawings()).count == 1)
  }

  @Test(arguments: [
    (["one {two}", "& three"], "one {two} & three", "\u{10FFFB}19;|\u{10FFFB}31;"),
    (["ab", "cd"], "ab\ncd", "\u{10FFFB}2;|\u{10FFFB}5;"),
    (["🦊 fox", "and…"], "🦊 fox and more", "\u{10FFFB}6;|\u{10FFFB}10;…"),
    (["ab", "   cd", "e"], "ab     cd e", "\u{10FFFB}2;|\u{10FFFB}4:9;|\u{10FFFB}11;"),
    (["elsewhere", "b"], "a b", "elsewhere|b"),
  ])
  func `lines are parts of their text`(lines: [String], text: String, markup: String) {
    var shared = SharedText(text)
    let drawing = lines.map { shared.markup(of: $0) }.joined(separator: "|")
    #expect(drawing == markup)
    let written = lines.map {
      SVGWriter.escaped($0).replacing("{", with: "&#123;").replacing("}", with: "&#125;")
    }
    #expect(SharedText.filled(shared.markup + drawing) == written.joined(separator: "|"))
  }

  @Test(arguments: UInt64(1)...300)
  func `the lines of any text are drawn as they were broken`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let signs: [Character] = [
      " ", " ", " ", "a", "b", "7", "漢", "{", "}", "&", ";", ":", "\n", "…", "👩‍👩‍👧", "\u{10FFFB}",
    ]
    let text = String(
      (0..<Int.random(in: 1...80, using: &random)).map { _ in
        signs.randomElement(using: &random) ?? " "
      })
    let lines = SystemTextMeasurer().lines(
      of: text, font: .system(17), width: Double.random(in: 10...150, using: &random), in: .design)
    var shared = SharedText(text)
    let drawing = lines.map { shared.markup(of: $0.text) }.joined(separator: "|")
    let written = lines.map {
      SVGWriter.escaped($0.text).replacing("{", with: "&#123;").replacing("}", with: "&#125;")
    }
    #expect(SharedText.filled(shared.markup + drawing) == written.joined(separator: "|"))
    let runs = [ViewAppearance.TextRun(length: text.utf8.count)]
    if var styled = StyledText(text, runs: runs, font: .system(17)) {
      for line in lines {
        guard let pieces = styled.pieces(of: line.text) else { continue }
        #expect(
          pieces.map(\.text).joined() == String(line.text.map { $0.isWhitespace ? " " : $0 }))
      }
    }
  }

  @Test func `what pages use as marks does not come out of texts`() {
    let hostile = "\u{10FFFA}0;\u{10FFFB}0:99;\u{10FFFC}"
    #expect(SVGWriter.escaped(hostile) == "\u{FFFD}0;\u{FFFD}0:99;\u{FFFD}")
    var shared = SharedText(hostile + " b")
    let drawing = shared.markup + shared.markup(of: hostile) + shared.markup(of: "b")
    #expect(SharedText.filled(drawing) == "\u{FFFD}0;\u{FFFD}0:99;\u{FFFD}b")
  }

  @Test(arguments: UInt64(1)...200)
  func `an edge is on the same pixel at every width`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var place = Double.random(in: -100...900, using: &random)
    var slope = 0.0
    let solved = (0..<1047).map { step in
      if step == 0 || Int.random(in: 0..<150, using: &random) == 0 {
        slope = [0, 1, 2, 2.0 / 3, -0.25].randomElement(using: &random) ?? 0
        place += Double(Int.random(in: -40...40, using: &random))
      }
      place += slope
      return place
    }
    // As frames are snapped to pixels.
    let snapped = solved.map { ($0 + ($0 < 0 ? -1e-3 : 1e-3)).rounded() }
    let edge = EdgeFunction(solved: solved, snapped: snapped, from: 320)
    #expect((320...1366).map { edge.pixel(at: $0) } == snapped)
    #expect(edge.pieces.count < 60)
  }

  @Test(arguments: [(10.4996, 11.0), (-10.4996, -11)])
  func `a solver's error decides no half of a pixel`(place: Double, pixel: Double) {
    let solved = [place, place, place + 1, place + 2]
    let snapped = [pixel, pixel, pixel + 1, pixel + 2]
    let edge = EdgeFunction(solved: solved, snapped: snapped, from: 320)
    #expect((320...323).map { edge.pixel(at: $0) } == snapped)
    #expect(edge.pieces.count == 2)
  }

  @Test func `an edge that stays where it is is one number, in whole pixels`() throws {
    let edge = EdgeFunction(solved: [24.5, 24.5, 24.5], snapped: [25, 25, 25], from: 320)
    #expect(try JSONEncoder().encode(edge) == Data("25".utf8))
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
  ])
  func `digests are those of the standard`(text: String, digest: String) {
    #expect(SHA256.base64Digest(of: text) == digest)
  }
}
