import AutoScaleInterfaceBuilder
import Foundation
import Testing

@Suite struct ErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let content: Data
    let message: String
    var testDescription: String { name }

    init(_ name: String, _ content: String, _ message: String) {
      self.init(name, Data(content.utf8), message)
    }

    init(_ name: String, _ content: Data, _ message: String) {
      (self.name, self.content, self.message) = (name, content, message)
    }
  }

  static let start = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\""

  static let malformed = [
    Row(
      "empty", "",
      "A.xib: error: the file is empty; restore the file from version control"),
    Row(
      "white space", " \n\t",
      "A.xib: error: the file is empty; restore the file from version control"),
    Row(
      "text", "hello",
      """
      A.xib:1:1: error: the file is not XML; \
      name the .xib or .storyboard source, not a compiled .nib
      """),
    Row(
      "compiled", Data("NIBArchive".utf8) + Data([1, 0, 0, 0, 0xFF]),
      """
      A.xib:1:1: error: the file is not XML; \
      name the .xib or .storyboard source, not a compiled .nib
      """),
    Row(
      "truncated between tags", "<a>\n<b/>\n",
      """
      A.xib:2:5: error: the file ends before its outermost element does; \
      restore the file from version control
      """),
    Row(
      "truncated in a tag", "<a>\n<b x=\"1\"",
      """
      A.xib:2:9: error: the file ends before its outermost element does; \
      restore the file from version control
      """),
    Row(
      "merge conflict", "<a>\n<<<<<<< HEAD\n</a>",
      """
      A.xib:2:1: error: Git could not merge the file: here are conflict markers; \
      keep one side, or merge the versions by object ids: see 'autoscale merge --help'
      """),
    Row(
      "wrong end tag", "<a>\n<b></c></a>",
      """
      A.xib:2:8: error: the XML is malformed: an end tag does not match its start tag; \
      repair the XML here
      """),
    Row(
      "attribute twice", "<a x=\"1\" x=\"2\"/>",
      """
      A.xib:1:15: error: the XML is malformed: an attribute is repeated; \
      repair the XML here
      """),
    Row(
      "second root", "<a/>\n<b/>",
      """
      A.xib:2:1: error: the XML is malformed: something follows the outermost element; \
      repair the XML here
      """),
    Row(
      "undeclared entity", "<a>&foo;</a>",
      """
      A.xib:1:9: error: the XML is malformed: an entity is not declared; \
      repair the XML here
      """),
    Row(
      "not UTF-8", Data("<a>\n<b x=\"".utf8) + Data([0xE9]) + Data("\"/></a>".utf8),
      """
      A.xib:2:7: error: a character is not in the file's encoding; save the file as UTF-8
      """),
    Row(
      "unknown encoding", "<?xml version=\"1.0\" encoding=\"EBCDIC-CP-US\"?>\n<a/>",
      "A.xib:1:1: error: the encoding 'EBCDIC-CP-US' is unknown; save the file as UTF-8"),
    Row(
      "half a character of UTF-16", Data([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8]),
      "A.xib:1:1: error: a character is not in the file's encoding; save the file as UTF-8"),
    Row(
      "not UTF-8 in an attribute's name",
      Data("<a \u{E9}".utf8) + Data([0xE9]) + Data("=\"1\"/>".utf8),
      "A.xib:1:5: error: a character is not in the file's encoding; save the file as UTF-8"),
    Row(
      "nothing but a byte order mark", Data([0xEF, 0xBB, 0xBF]),
      """
      A.xib:1:1: error: the file is not XML; \
      name the .xib or .storyboard source, not a compiled .nib
      """),
    Row(
      "document type", "<?xml version=\"1.0\"?>\n  <!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>",
      """
      A.xib:2:3: error: the file declares a document type or an entity; \
      remove the declaration '<!…>'
      """),
    Row(
      "very many attributes",
      "<a>\n <b " + (0...1_000).map { "x\($0)='='" }.joined(separator: " ") + "/></a>",
      """
      A.xib:2:2: error: an element has more than 1000 attributes; \
      restore the file from version control
      """),
  ]

  static let foreign = [
    Row(
      "property list", "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"/>",
      """
      A.xib:2:1: error: the outermost element is 'plist', not 'document' (in 'plist'); \
      name a file that Interface Builder has written for iOS
      """),
    Row(
      "archive", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>",
      """
      A.xib:1:1: error: the file has the format of Interface Builder before Xcode 5 \
      (in 'archive'); open the file in Xcode 8 or later and save it
      """),
    Row(
      "version 2", start.replacing("3.0", with: "2.0") + "/>",
      """
      A.xib:1:1: error: the file has the format of Interface Builder before Xcode 5 \
      (in 'document'); open the file in Xcode 8 or later and save it
      """),
    Row(
      "macOS",
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \
      targetRuntime="MacOSX.Cocoa"/>
      """,
      """
      A.xib:1:1: error: the document is made for macOS (in 'document'); \
      name a document for iOS, iPadOS or tvOS
      """),
    Row(
      "watchOS",
      """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" \
      targetRuntime="watchKit"/>
      """,
      """
      A.xib:1:1: error: the document is made for watchOS (in 'document'); \
      name a document for iOS, iPadOS or tvOS
      """),
    Row(
      "another system", start + " targetRuntime=\"Newton\"/>",
      """
      A.xib:1:1: error: the document is made for 'Newton' (in 'document'); \
      name a document for iOS, iPadOS or tvOS
      """),
    Row(
      "unknown type", "<document type=\"com.example\" version=\"3.0\"/>",
      """
      A.xib:1:1: error: the document's type 'com.example' is unknown (in 'document'); \
      name a file that Interface Builder has written for iOS
      """),
    Row(
      "no type", "<document version=\"3.0\"/>",
      """
      A.xib:1:1: error: the document has no type (in 'document'); \
      name a file that Interface Builder has written for iOS
      """),
  ]

  @Test(arguments: malformed + foreign)
  func `a file that is no document says where, what and how to fix it`(_ row: Row) {
    let error = #expect(throws: InterfaceBuilderError.self) {
      try InterfaceDocument(data: row.content, path: "A.xib")
    }
    #expect(error?.description == row.message)
  }

  @Test func `a link to nowhere is a missing file`() throws {
    let link = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xib")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "no/such/Login.xib")
    defer { try? FileManager.default.removeItem(at: link) }
    let error = #expect(throws: InterfaceBuilderError.self) {
      try InterfaceDocument(contentsOf: link)
    }
    #expect(error?.reason == .missingFile)
  }

  @Test func `a missing file, a directory and a device are refused`() throws {
    let folder = FileManager.default.temporaryDirectory
    func message(_ url: URL) -> String? {
      #expect(throws: InterfaceBuilderError.self) { try InterfaceDocument(contentsOf: url) }?
        .description
    }
    let missing = folder.appending(path: "no/such/Login.xib")
    #expect(
      message(missing) == "\(missing.path): error: there is no such file; check the path")
    #expect(
      message(URL(filePath: "/", directoryHint: .isDirectory))
        == "/: error: this is not a regular file; name a .xib or .storyboard file")
    #expect(
      message(URL(filePath: "/dev/null"))
        == "/dev/null: error: this is not a regular file; name a .xib or .storyboard file")
    let web = try #require(URL(string: "https://example.com/Login.xib"))
    #expect(
      message(web) == """
        https://example.com/Login.xib: error: this is not a regular file; \
        name a .xib or .storyboard file
        """)
  }
}
