import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Foundation
import Testing

@Suite struct RobustnessTests {
  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><objects>
    <label id="a" text="ä"/><what/></objects></document>
    """

  /// The places of the sample's only warning and the text of its label.
  private func content(of data: Data) throws -> [String] {
    let document = try InterfaceDocument(data: data, path: "A")
    let label = try #require(document.views.first as? LabelNode)
    return document.warnings.map(\.place.description) + [label.text ?? ""]
  }

  @Test func `UTF-8 with a byte order mark is read`() throws {
    let data = Data([0xEF, 0xBB, 0xBF]) + Data(Self.xib.utf8)
    #expect(try content(of: data) == ["A:2:25", "ä"])
  }

  @Test(arguments: ["\u{FEFF}", ""], [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `UTF-16 is read`(mark: String, encoding: String.Encoding) throws {
    let text = mark + "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n" + Self.xib
    let data = try #require(text.data(using: encoding))
    #expect(try content(of: data) == ["A:3:25", "ä"])
  }

  static let encodings: [(String, String.Encoding)] = [
    ("US-ASCII", .ascii), ("ISO-8859-1", .isoLatin1), ("iso-8859-2", .isoLatin2),
    ("windows-1252", .windowsCP1252), ("macintosh", .macOSRoman), ("Shift_JIS", .shiftJIS),
    ("ISO-2022-JP", .iso2022JP),
  ]

  @Test(arguments: encodings)
  func `a declared encoding is read`(name: String, encoding: String.Encoding) throws {
    let letter = ["a", "ä", "字"].last { $0.canBeConverted(to: encoding) } ?? ""
    let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n" + Self.xib
    let data = try #require(text.replacing("ä", with: letter).data(using: encoding))
    #expect(try content(of: data) == ["A:3:25", letter])
  }

  @Test func `comments, sections and instructions do not shift the places`() throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <!-- <a> -- a comment is closed by two hyphens and a bracket > -->
        <?hint <b> ?><label id="a"><string key="text"><![CDATA[<c>
        ]]></string></label><what/>
        """.replacing(" -- ", with: " - "))
    #expect(document.warnings.map(\.place.description) == ["Sample.xib:5:21"])
  }

  @Test func `instructions that are a name alone do no harm and shift no line`() throws {
    let document = try InterfaceDocument.xib(
      objects: "<?a?><?long-name?>\n<label id=\"a\" text=\"<b?>\"/><what/>".replacing(
        "<b", with: "b"))
    #expect((document.views.first as? LabelNode)?.text == "b?>")
    #expect(document.warnings.map(\.place.description) == ["Sample.xib:4:27"])
  }

  @Test(arguments: ["<?i?>xy=.\n<d0\"\"?>\n<d ", "<?xml?><a/>", "<?a?>", "<?a", "<a b='<?c?>'/>"])
  func `instructions in malformed files are errors`(text: String) {
    #expect(throws: InterfaceBuilderError.self) { try InterfaceDocument.reading(text) }
  }

  @Test func `100,000 instructions are read at once`() throws {
    let document = try InterfaceDocument.xib(objects: String(repeating: "<?a?>", count: 100_000))
    #expect(document.warnings == [])
  }

  @Test func `100,000 levels of views are read`() throws {
    let depth = 50_000
    let document = try InterfaceDocument.xib(
      objects: String(repeating: "<view><subviews>", count: depth)
        + String(repeating: "</subviews></view>", count: depth))
    #expect(document.warnings == [])
    var levels = 0
    var node = document.views.first
    while let present = node {
      levels += 1
      node = present.children.first
    }
    #expect(levels == depth)
  }

  @Test func `100,000 levels without end are one error`() {
    let error = #expect(throws: InterfaceBuilderError.self) {
      try InterfaceDocument.reading(String(repeating: "<view>", count: 100_000))
    }
    #expect(error?.reason == .truncated)
  }

  @Test func `a file of more than 10 megabytes is read`() throws {
    let label = "<label text=\"\(String(repeating: "x", count: 100_000))\"/>\n"
    let document = try InterfaceDocument.xib(
      objects: "<view><subviews>\n\(String(repeating: label, count: 110))</subviews></view>")
    #expect(document.views.first?.children.count == 110)
  }

  @Test func `elements at odd places do no harm`() throws {
    let document = try InterfaceDocument.reading(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <label id="a"/><constraint firstAttribute="width"/><rect key="frame"/><subviews/>
      <scenes><objects><view id="b"/></objects><scene><view id="c"/></scene></scenes>
      <objects><constraints><constraint id="d"/></constraints><state/><objects/></objects></document>
      """)
    #expect(document.views.map(\.identifier) == ["a", "b", "c"])
    #expect(document.warnings == [])
  }
}
