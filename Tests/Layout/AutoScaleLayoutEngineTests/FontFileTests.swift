import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleLayoutEngine

@Suite struct FontFileTests {
  static let letters: [Unicode.Scalar: Int] = ["A": 650, "V": 620, "o": 560, "é": 540]
  static let pairs: [SampleFont.Pair] = [
    .init("A", "V", -80), .init("V", "o", -40), .init("o", "V", 12),
  ]

  func face(_ font: SampleFont) throws -> FontFace {
    try #require(try FontFile(font.data()).faces.first)
  }

  @Test func `a font has the names, weight and slant that its tables state`() throws {
    var font = SampleFont(advances: Self.letters)
    font.postScriptName = "Sample-BoldItalic"
    font.style = "Bold Italic"
    (font.weight, font.isItalic) = (700, true)
    let face = try face(font)
    #expect(face.names.postScriptName == "Sample-BoldItalic")
    #expect(face.names.families == ["Sample"])
    #expect(face.names.fullName == "Sample Bold Italic")
    #expect(face.weight == 700)
    #expect(face.isItalic)
  }

  @Test func `lines are those of the horizontal header, in em`() throws {
    var font = SampleFont(advances: Self.letters)
    (font.unitsPerEm, font.ascender, font.descender, font.lineGap) = (2048, 1536, 512, 128)
    let face = try face(font)
    #expect(face.ascender == 0.75)
    #expect(face.descender == 0.25)
    #expect(face.lineGap == 0.0625)
  }

  @Test(arguments: SampleFont.Mapping.allCases)
  func `each format maps characters to their glyphs, and others to none`(
    mapping: SampleFont.Mapping
  ) throws {
    var font = SampleFont(advances: Self.letters)
    font.mapping = mapping
    let face = try face(font)
    for (scalar, advance) in Self.letters {
      let glyph = try #require(face.glyph(of: scalar))
      #expect(face.advance(of: glyph) == Double(advance) / 1000)
    }
    for scalar: Unicode.Scalar in ["B", "@", "p", "\u{0}", "\u{FFFF}", "\u{10FFFF}"] {
      #expect(face.glyph(of: scalar) == nil)
    }
  }

  @Test(arguments: [SampleFont.Mapping.groups, .segmentsAndGroups])
  func `characters beyond the first plane are mapped`(mapping: SampleFont.Mapping) throws {
    var font = SampleFont(advances: ["A": 600, "\u{1F600}": 1200])
    font.mapping = mapping
    let face = try face(font)
    let glyph = try #require(face.glyph(of: "\u{1F600}"))
    #expect(face.advance(of: glyph) == 1.2)
  }

  @Test(arguments: SampleFont.Kerning.allCases, [false, true])
  func `each form of kerning gives the distance of its pairs`(
    kerning: SampleFont.Kerning, placesGlyphs: Bool
  ) throws {
    var font = SampleFont(advances: Self.letters, pairs: Self.pairs)
    (font.kerning, font.placesGlyphs) = (kerning, placesGlyphs)
    let face = try face(font)
    for first in Self.letters.keys {
      for second in Self.letters.keys {
        let stated = Self.pairs.first { $0.first == first && $0.second == second }?.distance ?? 0
        let found = face.kerning(
          between: try #require(face.glyph(of: first)),
          and: try #require(face.glyph(of: second)))
        #expect(found == Double(stated) / 1000, "\(first)\(second)")
      }
    }
  }

  @Test(arguments: [SampleFont.Kerning.microsoftTable, .appleTable])
  func `pairs that move glyphs up and down move none along the line`(
    kerning: SampleFont.Kerning
  ) throws {
    var font = SampleFont(advances: Self.letters, pairs: Self.pairs)
    (font.kerning, font.kerningIsCrossStream) = (kerning, true)
    let face = try face(font)
    let (first, second) = (try #require(face.glyph(of: "A")), try #require(face.glyph(of: "V")))
    #expect(face.kerning(between: first, and: second) == 0)
  }

  @Test func `of scripts without Latin the first one of the file decides`() throws {
    var font = SampleFont(advances: Self.letters, pairs: Self.pairs)
    font.scripts = ["arab", "armn", "beng", "cyrl", "geor", "grek", "hebr", "thai"]
    let face = try face(font)
    let (first, second) = (try #require(face.glyph(of: "A")), try #require(face.glyph(of: "V")))
    #expect(face.kerning(between: first, and: second) != 0)
  }

  @Test func `a collection has all its fonts`() throws {
    var second = SampleFont(advances: ["A": 300])
    second.postScriptName = "Sample-Thin"
    let file = try FontFile(SampleFont.collection([SampleFont(advances: Self.letters), second]))
    #expect(file.faces.map(\.names.postScriptName) == ["Sample-Regular", "Sample-Thin"])
    let glyph = try #require(file.faces[1].glyph(of: "A"))
    #expect(file.faces[1].advance(of: glyph) == 0.3)
  }

  @Test func `glyphs without a width of their own have the last one`() throws {
    var tables = SampleFont(advances: Self.letters).tables
    tables["hhea"]?.replaceSubrange(34..<36, with: [0, 2])
    let face = try #require(try FontFile(Data(SampleFont.file(tables: tables))).faces.first)
    #expect((0...4).map(face.advance(of:)) == [0.5, 0.65, 0.65, 0.65, 0.65])
  }

  @Test func `a font without line distances in one table has those of the other`() throws {
    var font = SampleFont(advances: Self.letters)
    (font.ascender, font.descender, font.lineGap) = (0, 0, 0)
    var tables = font.tables
    tables["OS/2"]?.replaceSubrange(68..<74, with: [0x03, 0x20, 0xFF, 0x38, 0, 100])
    let face = try #require(try FontFile(Data(SampleFont.file(tables: tables))).faces.first)
    #expect(face.ascender == 0.8)
    #expect(face.descender == 0.2)
    #expect(face.lineGap == 0.1)
  }
}

@Suite struct FontFileErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let data: Data
    let error: FontFileError
    let message: String
    var testDescription: String { message }
  }

  static func file(without tag: String) -> Data {
    Data(
      SampleFont.file(tables: SampleFont(advances: ["A": 600]).tables.filter { $0.key != tag }))
  }

  static func file(cutting tag: String, to count: Int) -> Data {
    var tables = SampleFont(advances: ["A": 600]).tables
    tables[tag] = Array(tables[tag]?.prefix(count) ?? [])
    return Data(SampleFont.file(tables: tables))
  }

  static let rows = [
    Row(
      data: Data(), error: .notAFont,
      message: "not a TrueType or OpenType font; give a .ttf, .otf or .ttc file"),
    Row(
      data: Data("wOF2abcdefgh".utf8), error: .compressed,
      message:
        "a compressed web font (WOFF); give the .ttf or .otf file that it was made from"),
    Row(
      data: SampleFont(advances: ["A": 600]).data().prefix(40), error: .truncated,
      message: "the font file is cut off; copy it again"),
    Row(
      data: file(without: "cmap"), error: .missingTable("cmap"),
      message: "the font has no table 'cmap'; export it again"),
    Row(
      data: file(cutting: "hmtx", to: 6), error: .malformedTable("hmtx"),
      message: "the font's table 'hmtx' is damaged; export the font again"),
    Row(
      data: file(cutting: "head", to: 10), error: .malformedTable("head"),
      message: "the font's table 'head' is damaged; export the font again"),
  ]

  @Test(arguments: rows)
  func `a file that is no font says why and what to do`(_ row: Row) {
    let error = #expect(throws: FontFileError.self) { try FontFile(row.data) }
    #expect(error == row.error)
    #expect(error?.description == row.message)
  }

  /// Every reading of a damaged file ends with an error or with finite numbers.
  @Test(arguments: UInt64(1)...60)
  func `a damaged file never traps`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var font = SampleFont(
      advances: FontFileTests.letters, pairs: FontFileTests.pairs)
    var finite = 0
    for kerning in SampleFont.Kerning.allCases {
      for mapping in SampleFont.Mapping.allCases {
        (font.kerning, font.mapping) = (kerning, mapping)
        var data = font.data()
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          data[Int.random(in: 12..<data.count, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
        if Bool.random(using: &random) {
          data = data.prefix(Int.random(in: 0...data.count, using: &random))
        }
        let faces: [FontFace]
        do throws(FontFileError) { faces = try FontFile(data).faces } catch { continue }
        for face in faces {
          let glyphs = (0..<300).compactMap { Unicode.Scalar(UInt32($0)) }.map {
            face.glyph(of: $0)
          }
          for glyph in glyphs.compactMap(\.self) {
            let sum = face.advance(of: glyph) + face.kerning(between: glyph, and: 2)
            #expect(sum.isFinite)
            finite += 1
          }
        }
      }
    }
    #expect(finite > 0)
  }
}
