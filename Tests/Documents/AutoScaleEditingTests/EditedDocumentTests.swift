import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleEditing

@Suite struct EditedDocumentTests {
  private static let old = "<a b=\"1\"/>\n"
  private static let new = "<a b=\"2\"/>\n"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["a.xib": Self.old]) }

  private var path: String { folder.url.appending(path: "a.xib").path }

  private func content() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func edited() throws -> EditedDocument {
    let text = try DocumentText(data: Data(Self.old.utf8), path: path)
    var editor = DocumentEditor(text)
    editor.set("b", to: "2", of: 0)
    return try EditedDocument(text, editor.edits)
  }

  @Test func `a file is replaced`() throws {
    try edited().write()
    #expect(try content() == Self.new)
  }

  @Test func `a file without changes is not touched`() throws {
    let text = try DocumentText(data: Data(Self.old.utf8), path: "/no/such/file")
    try EditedDocument(text, []).write()
  }

  @Test func `a file that changed meanwhile stays`() throws {
    let edited = try edited()
    try folder.write("theirs", as: "a.xib")
    #expect(
      throws: EditingError(
        .unwritable("it changed since it was read; run the command again"), path: path)
    ) { try edited.write() }
    #expect(try content() == "theirs")
  }

  @Test func `a read-only file stays`() throws {
    chmod(path, 0o444)
    #expect(
      throws: EditingError(.unwritable("it is read-only; make it writable"), path: path)
    ) { try edited().write() }
    #expect(try content() == Self.old)
  }

  @Test func `a file with other names stays`() throws {
    let other = folder.url.appending(path: "b.xib").path
    #expect(link(path, other) == 0)
    #expect(throws: EditingError.self) { try edited().write() }
    #expect(try content() == Self.old)
    #expect(try String(contentsOfFile: other, encoding: .utf8) == Self.old)
  }

  @Test func `a symbolic link leads to the new content`() throws {
    let link = folder.url.appending(path: "link.xib").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.xib")
    let text = try DocumentText(data: Data(Self.old.utf8), path: link)
    try EditedDocument(text, [DocumentEdit(6..<7, "2")]).write()
    #expect(try content() == Self.new)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.xib")
  }
}
