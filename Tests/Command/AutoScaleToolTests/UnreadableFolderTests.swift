import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite(.enabled(if: getuid() != 0, "the superuser reads all folders"))
struct UnreadableFolderTests {
  /// A folder with a document or a profile, and a folder in it that cannot be read.
  private final class Project {
    let folder: TemporaryFolder
    let path: String
    let closed: String

    init() throws {
      folder = try TemporaryFolder([
        "A.xib": FramesCommandTests.document(), "A_iPad.json": #"{"g": [{"a": {"width": 1}}]}"#,
        "Closed/B.xib": FramesCommandTests.document(),
      ])
      path = folder.url.path
      closed = path + "/Closed"
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    }

    deinit {
      #expect(throws: Never.self) {
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed)
      }
    }
  }

  @Test(arguments: LargeDocumentTests.commands)
  func `every command names a folder of documents that cannot be read`(_ words: [String]) throws {
    let project = try Project()
    let run = CommandRun(words.map { $0 == "Snapshots" ? "/dev/null" : $0 } + [project.path])
    #expect(run.status == .findings)
    let cause = "/Closed/' cannot be read: permission is denied\n"
    #expect(run.errors.hasPrefix("error: the folder '") && run.errors.hasSuffix(cause))
  }

  @Test(arguments: [
    ["check"], ["show", "a", "--container", "A", "--screen", "375x667", "--directory"],
  ])
  func `a directory of profiles that cannot be read is named`(_ words: [String]) throws {
    let project = try Project()
    let run = CommandRun(["profiles"] + words + [project.path])
    #expect(run.status == .findings)
    #expect(
      run.errors.contains(
        "/Closed: error: the directory cannot be read: permission is denied; check its permissions")
    )
  }

  @Test func `a folder of fonts that cannot be read is named`() throws {
    let project = try Project()
    // Fonts are only looked for if a document has one that the system lacks.
    let document = try TemporaryFolder([
      "Font.xib": FramesCommandTests.document().replacing(
        #"type="system""#, with: #"name="Quicksand-Bold" family="Quicksand""#)
    ])
    let path = document.url.appending(path: "Font.xib").path
    let run = CommandRun("frames", path, "--sizes", "measured", "--fonts", project.path)
    #expect(
      run.errors.contains("/Closed: error: the folder cannot be read; check its permissions"))
  }
}
