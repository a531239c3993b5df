import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleEditing

@Suite struct DocumentEditorTests {
  private static let markup = """
    <document>
        <view opaque="NO" contentMode="left" text="a" id="v">
            <constraints>
                <constraint firstAttribute="top" id="one"/>
                <constraint firstAttribute="left" constant="8" id="two"/>
            </constraints>
        </view>
        <empty/>
        <view id="w"></view>
    </document>

    """

  private static let (view, list, one, two, empty, other) = (1, 2, 3, 4, 5, 6)

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let edit: @Sendable (inout DocumentEditor) -> Void
    let old: String
    let new: String
  }

  static let rows = [
    Row(
      testDescription: "a value is replaced", edit: { $0.set("constant", to: "9", of: two) },
      old: "constant=\"8\"", new: "constant=\"9\""),
    Row(
      testDescription: "a value is escaped", edit: { $0.set("text", to: "<\"&>\n", of: view) },
      old: "text=\"a\"", new: "text=\"&lt;&quot;&amp;&gt;&#10;\""),
    Row(
      testDescription: "a mark goes where Xcode writes it",
      edit: { $0.set("misplaced", to: "YES", of: view) },
      old: "contentMode=\"left\"", new: "contentMode=\"left\" misplaced=\"YES\""),
    Row(
      testDescription: "a constant goes behind the attributes of the items",
      edit: { $0.set("constant", to: "4", of: one) },
      old: "\"top\" id", new: "\"top\" constant=\"4\" id"),
    Row(
      testDescription: "a mark may be the first attribute",
      edit: { $0.set("ambiguous", to: "YES", of: other) },
      old: "<view id=\"w\"", new: "<view ambiguous=\"YES\" id=\"w\""),
    Row(
      testDescription: "an attribute goes with its space",
      edit: { $0.remove("contentMode", of: view) }, old: " contentMode=\"left\"", new: ""),
    Row(
      testDescription: "an element goes with its line", edit: { $0.remove(element: one) },
      old: "            <constraint firstAttribute=\"top\" id=\"one\"/>\n", new: ""),
    Row(
      testDescription: "an element is added with its line",
      edit: { $0.insert("<rect/>", asFirstIn: view) },
      old: "id=\"v\">\n", new: "id=\"v\">\n        <rect/>\n"),
    Row(
      testDescription: "an element without end tag gets one",
      edit: { $0.insert("<rect/>", asFirstIn: empty) },
      old: "<empty/>", new: "<empty>\n        <rect/>\n    </empty>"),
    Row(
      testDescription: "an end tag on the same line gets its own",
      edit: { $0.insert("<rect/>", asFirstIn: other) },
      old: "<view id=\"w\"></view>", new: "<view id=\"w\">\n        <rect/>\n    </view>"),
    Row(
      testDescription: "both tags are renamed", edit: { $0.rename(list, to: "rules") },
      old: "constraints>", new: "rules>"),
  ]

  @Test(arguments: rows, ["\n", "\r\n"])
  func `an edit changes what it says, and its inverse changes that back`(
    row: Row, lineBreak: String
  ) throws {
    func lines(_ text: String) -> Data { Data(text.replacing("\n", with: lineBreak).utf8) }
    let text = try DocumentText(data: lines(Self.markup), path: "a.xib")
    var editor = DocumentEditor(text)
    row.edit(&editor)
    let edited = try EditedDocument(text, editor.edits)
    #expect(edited.text.data == lines(Self.markup.replacing(row.old, with: row.new)))
    #expect(try edited.text.applying(edited.inverse).text.data == text.data)
  }

  @Test func `overlapping edits are refused as a whole`() throws {
    let text = try DocumentText(data: Data(Self.markup.utf8), path: "a.xib")
    var editor = DocumentEditor(text)
    editor.set("constant", to: "9", of: Self.two)
    editor.remove(element: Self.two)
    #expect(throws: EditingError(.overlap, path: "a.xib", line: 5)) {
      try EditedDocument(text, editor.edits)
    }
    #expect(throws: EditingError(.outside, path: "a.xib")) {
      try text.applying([DocumentEdit(0..<10_000, [])])
    }
  }

  @Test func `insertions at one place keep their order, before what is replaced there`() throws {
    let text = try DocumentText(data: Data("<a>x</a>".utf8), path: "a.xib")
    let edits = [
      DocumentEdit(3..<4, "y"), DocumentEdit(3..<3, "1"), DocumentEdit(3..<3, "2"),
    ]
    let edited = try EditedDocument(text, edits)
    #expect(edited.text.data == Data("<a>12y</a>".utf8))
    #expect(try edited.text.applying(edited.inverse).text.data == text.data)
  }

  @Test(arguments: [
    (EditingError(.malformed, path: "a"), "a: error: the tags do not match"),
    (.init(.encoding, path: "a"), "a: error: decoding and encoding the text changes its bytes"),
    (.init(.overlap, path: "a", line: 5), "a:5: error: two edits change the same bytes"),
    (.init(.outside, path: "a"), "a: error: an edit is outside the file"),
    (.init(.unproven("why"), path: "a"), "a: error: nothing is written: why"),
    (.init(.unwritable("why"), path: "a"), "a: error: cannot be written: why"),
  ])
  func `errors say the place, the problem and the fix`(error: EditingError, text: String) {
    #expect(error.description.hasPrefix(text))
  }
}
