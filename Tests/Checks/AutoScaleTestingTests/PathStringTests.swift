import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

/// Calls that read files take their paths as strings too.
@Suite struct PathStringTests {
  @Test func `a document and a record are read by path`() throws {
    let folder = try TemporaryFolder(["View.xib": AuditDocument().text])
    let path = folder.url.appending(path: "View.xib").path(percentEncoded: false)
    #expect(try InterfaceDocument(contentsOf: path).path == path)
    let record = folder.url.appending(path: "record.json").path(percentEncoded: false)
    let snapshot = try LayoutSnapshot(of: ViewNode("screen"), on: Screen.phoneSizes)
    try snapshot.write(to: record)
    #expect(try LayoutSnapshot(contentsOf: record).changes(since: snapshot).isEmpty)
  }

  @Test func `a path without a file is an error that names it`() {
    #expect {
      try InterfaceDocument(contentsOf: "/nowhere/View.xib")
    } throws: {
      "\($0)".hasPrefix("/nowhere/View.xib")
    }
    #expect {
      try LayoutSnapshot(contentsOf: "/nowhere/record.json")
    } throws: {
      "\($0)".hasPrefix("/nowhere/record.json")
    }
  }

  @Test func `fonts and assets are searched by path`() {
    let fonts = FontLibrary(files: ["/nowhere/Font.ttf"])
    #expect(fonts.unreadableFiles.map(\.path) == ["/nowhere/Font.ttf"])
    #expect(FontLibrary(searching: ["/nowhere"]).unreadableFiles.isEmpty)
    #expect(AssetCatalogs(searching: ["/nowhere"]).sizeLimit > 0)
  }
}
