import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleEditing

@Suite struct DocumentTextTests {
  private static let markup = """
    <?xml version="1.0" encoding="ENCODING"?>
    <!-- <view id="not"> -->
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <label id='one' text="a &gt; b"/>
            <view id="two" key = "view">
                <string><![CDATA[<view id="neither">]]></string>
            </view>
        </objects>
    </document>

    """

  /// The document above in an encoding, by the name that its declaration states.
  private static func data(_ name: String, _ encoding: String.Encoding) -> Data {
    markup.replacing("ENCODING", with: name).data(using: encoding) ?? Data()
  }

  @Test func `elements and attributes are found with their places`() throws {
    let text = try DocumentText(data: Self.data("UTF-8", .utf8), path: "a.xib")
    let names = (0..<text.elementCount).map(text.name)
    #expect(names == ["document", "objects", "label", "view", "string"])
    #expect(text.value("id", of: 2) == "one")
    #expect(text.value("text", of: 2) == "a &gt; b")
    #expect(text.value("key", of: 3) == "view")
    #expect(text.value("none", of: 3) == nil)
    #expect(text.children(of: 1) == [2, 3])
    #expect(text.child("view", key: "view", of: 1) == 3)
    #expect(text.string(text.markup.elements[2].range).hasSuffix("b\"/>"))
    #expect(text.string(text.markup.elements[3].endTag) == "</view>")
  }

  @Test(arguments: [
    ("UTF-8", String.Encoding.utf8, [0xEF, 0xBB, 0xBF]), ("UTF-8", .utf8, []),
    ("UTF-16", .utf16LittleEndian, [0xFF, 0xFE]), ("UTF-16", .utf16BigEndian, [0xFE, 0xFF]),
    ("ISO-8859-1", .isoLatin1, []),
  ])
  func `an edit changes nothing else, in any encoding`(
    name: String, encoding: String.Encoding, mark: [UInt8]
  ) throws {
    let data = Data(mark) + Self.data(name, encoding)
    let text = try DocumentText(data: data, path: "a.xib")
    var editor = DocumentEditor(text)
    editor.set("id", to: "three", of: 3)
    let edited = try EditedDocument(text, editor.edits)
    let expected = Self.markup.replacing("ENCODING", with: name)
      .replacing("\"two\"", with: "\"three\"").data(using: encoding)
    #expect(edited.text.data == Data(mark) + (expected ?? Data()))
    #expect(try edited.text.applying(edited.inverse).text.data == data)
    let read = try edited.text.document()
    #expect(read.warnings.isEmpty)
  }

  @Test(arguments: ["<a", "<a b>", "<a b=c/>", "<a></b>", "<a>", "</a>", "", "<a b='/>", "<!-- "])
  func `what is not well-formed is refused`(markup: String) {
    #expect(throws: EditingError(.malformed, path: "a.xib")) {
      try DocumentText(data: Data(markup.utf8), path: "a.xib")
    }
  }

  @Test func `bytes that decoding would lose are refused`() {
    let data = Data([0xFF, 0xFE]) + Self.data("UTF-16", .utf16LittleEndian) + Data([0x00, 0xD8])
    #expect(throws: EditingError(.encoding, path: "a.xib")) {
      try DocumentText(data: data, path: "a.xib")
    }
  }
}
