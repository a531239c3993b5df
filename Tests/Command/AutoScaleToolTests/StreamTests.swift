import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

/// Runs the built command, whose streams are those of a process.
@Suite(.enabled(if: ToolProcess.command != nil, "the command was not built"))
struct StreamTests {
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full output ends the command with one line and a status`() throws {
    let run = try ToolProcess("$autoscale devices > /dev/full")
    #expect(run.status == 1)
    #expect(run.errors == "error: the output cannot be written: No space left on device\n")
  }

  @Test func `a closed output ends the command with one line and a status`() throws {
    let run = try ToolProcess("$autoscale devices >&-")
    #expect(run.status == 1)
    #expect(run.errors == "error: the output cannot be written: Bad file descriptor\n")
  }

  @Test func `an output that nobody reads ends the command in silence`() throws {
    let many = Array(repeating: "16", count: 2000).joined(separator: " ")
    let run = try ToolProcess("$autoscale value \(many) --screens all | :; exit ${PIPESTATUS[0]}")
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    "devices", "value 16 --screens all", "frames X.xib --csv", "audit X.xib --json --show note",
    "completions zsh", "audit --help",
  ])
  func `head ends the command in silence`(_ words: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(FramesCommandTests.document(), as: "X.xib")
    let run = try ToolProcess(
      "$autoscale \(words) 2> errors | head -1 > /dev/null; exit ${PIPESTATUS[0]}", at: folder.url)
    #expect(run.status == 0)
    let errors = try String(contentsOf: folder.url.appending(path: "errors"), encoding: .utf8)
    #expect(!errors.contains("error:"))
  }

  @Test(arguments: [
    "cat X.xib | $autoscale adapt - --screen 450x900@3",
    "cat X.xib | $autoscale adapt /dev/stdin --screen 450x900@3",
    "$autoscale adapt - --screen 450x900@3 < X.xib",
    "$autoscale adapt <(cat X.xib) --screen 450x900@3",
  ])
  func `a document comes from the standard input or a pipe`(_ script: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(AdaptCommandTests.xib(), as: "X.xib")
    let run = try ToolProcess(script, at: folder.url)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("450x900@3: factor 1.2\n\n4 changed\n"))
  }
}

@Suite struct StandardInputTests {
  private func run(_ words: [String], input: String) -> CommandRun {
    CommandRun(words, input: Data(input.utf8))
  }

  @Test func `what comes from the standard input is called that`() throws {
    let run = run(["check", "-", "--json"], input: FramesCommandTests.document())
    #expect(run.status == .success)
    #expect(try run.objects().first?["file"] as? String == "standard input")
    let bad = self.run(["check", "-"], input: "<document")
    #expect(bad.status == .findings)
    #expect(bad.errors.hasPrefix("standard input:1:"))
  }

  @Test(arguments: LargeDocumentTests.commands)
  func `every command that reads documents takes the standard input`(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    let record = folder.url.path() + "/Snapshots"
    let run = run(
      words.map { $0 == "Snapshots" ? record : $0 } + ["-"], input: FramesCommandTests.document())
    #expect(run.status == .success, "\(run.errors)")
    if words[0] == "snapshot" {
      #expect(run.lines == [record + "/standard-input.json"])
    }
  }

  @Test func `an audit of the standard input names it`() {
    let run = run(["audit", "-"], input: AuditCommandTests.screen)
    #expect(run.status == .findings)
    #expect(run.output.hasPrefix("standard input:9:11: error: Buy & go passes the right edge"))
  }

  @Test func `a page of the standard input has a name of its own`() throws {
    let folder = try TemporaryFolder()
    let run = run(
      ["preview", "-", "--no-widths", "-o", folder.url.path()], input: AdaptCommandTests.xib())
    #expect(run.lines == [folder.url.path() + "/standard-input.html"])
  }

  @Test func `a profile is started from the standard input`() {
    let run = run(["profiles", "from", "-"], input: AdaptCommandTests.xib())
    #expect(run.status == .success)
    #expect(run.output.contains(#""Title""#))
  }
}
