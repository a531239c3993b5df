import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScalePictures

@Suite struct SVGWriterTests {
  static let numbers: [(number: Double, text: String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-16, "-16"), (0.5, "0.5"), (20.333_333, "20.333"),
    (-0.05, "-0.05"), (0.000_4, "0"), (-0.000_4, "0"), (99.999_6, "100"), (1e-20, "0"),
    (123_456.7, "123456.7"), (1e300, "1000000000"), (.infinity, "1000000000"),
    (-.infinity, "-1000000000"), (.nan, "0"),
  ]

  @Test(arguments: numbers)
  func `a number has at most three decimals, and no exponent`(number: Double, text: String) {
    var written = ""
    written.append(svg: number)
    #expect(written == text)
  }

  @Test(arguments: UInt64(1)...200)
  func `any text is read by XML as it was, but for what XML cannot hold`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let text = String(
      (0..<Int.random(in: 0...40, using: &random)).map { _ in Self.character(using: &random) })
    var writer = SVGWriter()
    writer.open("text", ["id": .text(text)])
    writer.append(text)
    writer.close("text")
    let read = try ReadXML(writer.text)
    let expected = String(text.unicodeScalars.map(Self.readable))
    #expect(read.text == expected)
    #expect(read.attributes.first?["id"] == expected)
  }

  private static func character(using random: inout SplitMix64) -> Character {
    let hostile: [Character] = [
      "<", ">", "&", "\"", "'", "]", "\u{0}", "\u{1B}", "\u{7F}", "\u{FFFE}", "\u{2028}", "\n", "é",
      "漢",
      "👩‍👩‍👧", "\u{202E}", "a", " ",
    ]
    return hostile.randomElement(using: &random) ?? "x"
  }

  private static func readable(_ scalar: Unicode.Scalar) -> Character {
    switch scalar.value {
    case 9, 10, 13: " "
    case 0..<32, 127..<160, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: Character(scalar)
    }
  }
}
