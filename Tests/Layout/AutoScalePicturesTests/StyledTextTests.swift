import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@testable import AutoScalePictures

@Suite struct StyledTextTests {
  private static let base = FontDescriptor.system(10)
  private static let bold = FontDescriptor.system(10, weight: .bold)

  private func styled(
    _ text: String, _ runs: [(Int, FontDescriptor?)], font: FontDescriptor = base
  ) -> StyledText? {
    StyledText(
      text, runs: runs.map { ViewAppearance.TextRun(length: $0.0, font: $0.1) }, font: font)
  }

  private func piece(_ text: String, _ font: FontDescriptor) -> StyledText.Piece {
    StyledText.Piece(text: text, font: font, color: nil)
  }

  @Test func `lines take their pieces where the text has them`() throws {
    var text = try #require(styled("Hello bold\nworld", [(6, nil), (8, Self.bold), (2, nil)]))
    #expect(text.pieces(of: "Hello") == [piece("Hello", Self.base)])
    #expect(text.pieces(of: "bold") == [piece("bold", Self.bold)])
    #expect(text.pieces(of: "world") == [piece("wor", Self.bold), piece("ld", Self.base)])
    #expect(text.pieces(of: "world") == nil)
  }

  @Test func `a line has the spaces that a break in a row of them leaves to it`() throws {
    var text = try #require(styled("ab     cd", [(9, nil)]))
    #expect(text.pieces(of: "ab") == [piece("ab", Self.base)])
    #expect(text.pieces(of: "   cd") == [piece("   cd", Self.base)])
  }

  @Test func `dots for what has no room look as the last piece`() throws {
    var text = try #require(styled("Hello world", [(5, nil), (6, Self.bold)]))
    #expect(text.pieces(of: "Hello wo…") == [piece("Hello", Self.base), piece(" wo…", Self.bold)])
    var dotted = try #require(styled("So…", [(5, nil)]))
    #expect(dotted.pieces(of: "So…") == [piece("So…", Self.base)])
  }

  @Test func `fonts follow the size of the text`() throws {
    let large = FontDescriptor.system(20)
    var text = try #require(styled("ab", [(1, Self.base), (1, large)], font: .system(15)))
    #expect(text.pieces(of: "ab")?.map(\.font.size) == [15, 30])
  }

  @Test(arguments: [[], [(3, nil)], [(1, nil)]] as [[(Int, FontDescriptor?)]])
  func `runs of another length than the text do not count`(runs: [(Int, FontDescriptor?)]) {
    #expect(styled("ab", runs) == nil)
  }

  @Test func `a button is drawn with each part of its title in its font, in the middle`() throws {
    let button = ButtonNode(
      "a", title: "ab", font: .system(10, traits: .monospaced),
      frame: LayoutRect(width: 90, height: 40))
    button.appearance.textRuns = [
      .init(length: 1, font: .system(10, traits: .monospaced)),
      .init(length: 1, font: .system(20, traits: .monospaced)),
    ]
    let picture = ScreenPicture(of: LayoutEngine().layout(ViewNode("s") { button }, in: .design))
    let read = try ReadXML(picture.svg)
    #expect(read.names.filter { $0 == "tspan" }.count == 2)
    // Letters of this font are 0.6 of its size wide.
    #expect(read.attributes.first { $0["textLength"] != nil }?["textLength"] == "18")
  }

  @Test func `a picture has each part in its font and color, in the width of them all`() throws {
    let mono = FontDescriptor.system(10, traits: .monospaced)
    var large = mono
    large.size = 20
    let label = LabelNode(
      "a", text: "a<b", font: mono, frame: LayoutRect(width: 90, height: 40))
    label.appearance.textRuns = [
      .init(length: 1, font: mono), .init(length: 2, font: large, color: .white),
    ]
    let picture = ScreenPicture(of: LayoutEngine().layout(ViewNode("s") { label }, in: .design))
    let read = try ReadXML(picture.svg)
    #expect(read.text == "a<b")
    let parts = zip(read.names, read.attributes).filter { $0.0 == "tspan" }.map(\.1)
    #expect(parts.map { $0["font-size"] } == [nil, "20"])
    #expect(parts.map { $0["fill"] } == [nil, "#ffffff"])
    // Letters of this font are 0.6 of its size wide.
    #expect(read.attributes.first { $0["textLength"] != nil }?["textLength"] == "30")
  }
}
