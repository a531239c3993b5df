import AutoScale
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScaleLayoutEngine

@Suite struct FontLibraryTests {
  static func sample(
    _ style: String, weight: Int = 400, isItalic: Bool = false, width: Int = 500
  ) -> SampleFont {
    var font = SampleFont(
      advances: ["A": width, "V": width, " ": 250], pairs: [.init("A", "V", -100)])
    (font.style, font.weight, font.isItalic) = (style, weight, isItalic)
    font.postScriptName = "Sample-" + style.filter { $0 != " " }
    return font
  }

  func measure(_ text: String, _ font: FontDescriptor, _ library: FontLibrary) throws
    -> TextMeasurement
  {
    SystemTextMeasurer(fonts: library).measure(
      text, font: font, width: nil, lines: 1,
      in: try ScreenContext(width: 375, height: 667, pixelsPerPoint: 2))
  }

  @Test func `a text is as wide as the font's advances and kerning make it`() throws {
    let folder = try TemporaryFolder(["Fonts/Sample.ttf": Self.sample("Regular").data()])
    let library = FontLibrary(searching: [folder.url])
    let text = try measure("AVA AV", .named("Sample-Regular", size: 20), library)
    // Five letters of 10 points, a space of 5, and two pairs that are 2 points closer.
    #expect(text.size == LayoutSize(width: 51, height: 22))
    #expect(text.firstBaselineOffsetFromTop == 18)
    #expect(text.lastBaselineOffsetFromBottom == 4)
  }

  @Test func `a character that the font lacks is the system font's`() throws {
    let folder = try TemporaryFolder(["Sample.ttf": Self.sample("Regular").data()])
    let library = FontLibrary(searching: [folder.url])
    let font = FontDescriptor.named("Sample-Regular", size: 20)
    let mixed = try measure("A中", font, library).size.width
    #expect(mixed == 10 + 20.5)  // a Han character takes 1.02 em
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let font: FontDescriptor
    let width: Double
    var testDescription: String { "\(font) is \(width) wide" }
  }

  static let rows = [
    Row(font: .named("Sample-Bold", size: 10), width: 6),
    Row(font: .named("sample-bold", size: 10), width: 6),
    Row(font: .named("Sample Bold", size: 10), width: 6),
    Row(font: .named("Sample-Black", family: "Sample", size: 10), width: 6),
    Row(font: .named("Sample-Light", family: "Sample", size: 10), width: 5),
    Row(font: .named("Sample-BoldItalic", family: "Sample", size: 10), width: 7),
    Row(font: FontDescriptor(family: "Sample", size: 10, weight: .bold), width: 6),
    Row(font: FontDescriptor(family: "Sample", size: 10, traits: .italic), width: 7),
  ]

  @Test(arguments: rows)
  func `a font is found by its name, or else as the nearest of its family`(_ row: Row) throws {
    let folder = try TemporaryFolder([
      "a.ttf": Self.sample("Regular").data(),
      "b.ttf": Self.sample("Bold", weight: 700, width: 600).data(),
      "c.otf": Self.sample("Italic", isItalic: true, width: 700).data(),
    ])
    let library = FontLibrary(searching: [folder.url])
    #expect(try measure("A", row.font, library).size.width == row.width)
    #expect(library.contains(row.font))
  }

  @Test func `a library lists its fonts, and the files that are none with their fault`() throws {
    let folder = try TemporaryFolder([
      "all.ttc": SampleFont.collection([Self.sample("Regular"), Self.sample("Bold")]),
      "web.ttf": Data("wOF2....".utf8), "readme.txt": Data("no font".utf8),
    ])
    let library = FontLibrary(searching: [folder.url])
    #expect(library.fontNames == ["Sample-Bold", "Sample-Regular"])
    let path = folder.url.appending(path: "web.ttf").path
    #expect(
      library.unreadableFiles.map(\.description) == [
        "\(path): error: a compressed web font (WOFF); give the .ttf or .otf file that it was made from"
      ])
  }

  @Test func `a measurer says on what the measures of a font rest`() throws {
    let folder = try TemporaryFolder(["a.ttf": Self.sample("Regular").data()])
    let measurer = SystemTextMeasurer(fonts: FontLibrary(searching: [folder.url]))
    let fonts: [(FontDescriptor, FontMeasureSource)] = [
      (.system(17), .systemFont), (.preferred(.body), .systemFont),
      (.named("Sample-Regular", size: 17), .fontFile),
      (.named("HelveticaNeue-Light", size: 17), .knownFamily),
      (.named("Avenir-Book", size: 17), .knownFamily),
      (.named("Unheard-Regular", size: 17), .substitute),
    ]
    for (font, source) in fonts { #expect(measurer.source(of: font) == source) }
  }

  @Test func `a library of nothing leaves every measure as it was`() throws {
    let library = FontLibrary(searching: [URL(filePath: "/nowhere/at/all")])
    #expect(library.isEmpty)
    let font = FontDescriptor.named("Sample-Regular", size: 17)
    #expect(try measure("AV", font, library) == measure("AV", font, FontLibrary()))
  }
}
