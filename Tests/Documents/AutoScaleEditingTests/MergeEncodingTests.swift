import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleEditing

/// The encodings and the line breaks of the document of our side, which a merge keeps.
@Suite struct MergeEncodingTests {
  /// A form of the bytes of a text.
  enum Form: CaseIterable {
    case plain, mark, windowsLines, littleEndian, bigEndian

    func data(_ text: String) -> Data {
      let wide = text.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
      return switch self {
      case .plain: Data(text.utf8)
      case .mark: Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
      case .windowsLines: Data(text.replacing("\n", with: "\r\n").utf8)
      case .littleEndian:
        Data([0xFF, 0xFE]) + wide.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .bigEndian:
        Data([0xFE, 0xFF]) + wide.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      }
    }

    func document(_ text: String) throws -> DocumentText {
      try DocumentText(data: data(text), path: "Sample.xib")
    }
  }

  private static let base = SampleXib.text(
    subviews: """
      <label text="One" id="one">
          <rect key="frame" x="20" y="90" width="40" height="20"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """, constraints: "")
  private static let ours = base.replacing("text=\"One\"", with: "text=\"Größe\"")
  private static let size = ("pointSize=\"17\"", "pointSize=\"20\"")
  private static let added =
    "</label>\n                <label text=\"你好\" id=\"two\"/>"

  @Test(arguments: Form.allCases, Form.allCases)
  func `our form stays, and the text of the other side is taken`(our: Form, their: Form) throws {
    let theirs = Self.base.replacing(Self.size.0, with: Self.size.1)
      .replacing("</label>", with: Self.added)
    let merged = Self.ours.replacing(Self.size.0, with: Self.size.1)
      .replacing("</label>", with: Self.added)
    let outcome = try DocumentMerge().merge(
      base: Form.plain.document(Self.base), ours: our.document(Self.ours),
      theirs: their.document(theirs))
    #expect(outcome.edited?.text.data == our.data(merged))
  }

  @Test(arguments: Form.allCases)
  func `the markers have our form`(_ form: Form) throws {
    let outcome = try DocumentMerge().merge(
      base: form.document(Self.base), ours: form.document(Self.ours),
      theirs: form.document(Self.base.replacing("text=\"One\"", with: "text=\"二\"")))
    let marked = try #require(outcome.marked)
    let start = form.data("").count
    let isWide = [.littleEndian, .bigEndian].contains(form)
    let encoding: String.Encoding =
      isWide ? (form == .bigEndian ? .utf16BigEndian : .utf16LittleEndian) : .utf8
    let text = try #require(String(data: marked.dropFirst(start), encoding: encoding))
    let end = form == .windowsLines ? "\r\n" : "\n"
    #expect(text.contains("\(end)<<<<<<< ours\(end)"))
    #expect(text.contains("\(end)>>>>>>> theirs\(end)"))
  }
}
