import Foundation
import TestSupport
import Testing

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
    Row(drawings: [(10, 1, "7"), (20, 1, "90")], templates: ["7", "90"]),
    Row(
      drawings: (0..<8).map { (Double($0), 1, "\(3 * $0)") }, templates: ["{3}"]),
  ]

  @Test(arguments: rows)
  func `drawings that follow from the size share a template`(_ row: Row) {
    var fitter = TemplateFitter()
    for drawing in row.drawings {
      _ = fitter.add(
        MarkupParts(drawing.text), width: drawing.width, height: drawing.height,
        pixelsPerPoint: 2)
    }
    var seen: Set<MarkupTemplate> = []
    #expect(fitter.templates().filter { seen.insert($0).inserted }.map(\.text) == row.templates)
  }

  @Test(arguments: UInt64(1)...200)
  func `a template gives back each drawing exactly`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let slope = ([0, 0.5, 1, 1.0 / 3, 0.75] as [Double]).randomElement(using: &random) ?? 0
    let drawings = (0..<40).map { _ in
      let width = Double(Int.random(in: 0...3000, using: &random)) / 3
      var number = ""
      number.append(svg: width * slope + 12.3456)
      return (width, "<a x=\"\(number)\">-\(seed)</a>")
    }
    var fitter = TemplateFitter()
    for (width, text) in drawings {
      _ = fitter.add(MarkupParts(text), width: width, height: 10, pixelsPerPoint: 3)
    }
    for ((width, text), template) in zip(drawings, fitter.templates()) {
      #expect(template.markup(width: width, height: 10).head == text)
    }
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
