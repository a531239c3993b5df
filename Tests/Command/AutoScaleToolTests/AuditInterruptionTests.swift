import AutoScale
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

/// An audit of several documents that someone interrupts.
@Suite struct AuditInterruptionTests {
  private let folder: TemporaryFolder
  private let baseline: String

  init() throws {
    folder = try TemporaryFolder(["A.storyboard": AuditCommandTests.screen])
    for index in 1..<8 {
      // Each document has an id of its own, so that its finding is no copy of another one.
      _ = try folder.write(
        AuditCommandTests.screen.replacing("\"buy\"", with: "\"buy\(index)\""),
        as: "B\(index).storyboard")
    }
    baseline = folder.url.appending(path: "known.txt").path()
  }

  /// Audits until a number of documents has been begun.
  private func run(endingAt limit: Int, _ words: String...) throws -> CommandRun {
    let command = AuditCommand()
    let operands = [folder.url.path()]
    let arguments = try Arguments(operands + ["--contexts", "portrait"] + words, of: command)
    let (output, errors, begun) = (Guarded(""), Guarded(""), Guarded(0))
    let terminal = Terminal(
      print: { text in output.withLock { $0 += text + "\n" } },
      writeError: { text in errors.withLock { $0 += text + "\n" } })
    let options = try AuditOptions(command, arguments)
    let sources = try command.sources(naming: operands, arguments)
    let reader = try DocumentReader(operands, arguments, on: terminal)
    let run = AuditRun(options: options, reader: reader, language: nil) {
      begun.withLock { count in
        defer { count += 1 }
        return count >= limit
      }
    }
    var summary = run.summary(
      of: try command.plans(for: sources.map(\.path), arguments), on: terminal)
    try options.baseline.finish(&summary)
    let status = try AuditOutput(options, of: sources, reader: reader).write(summary, on: terminal)
    return CommandRun(
      status: status, output: output.withLock(\.self), errors: errors.withLock(\.self))
  }

  @Test func `what was found so far is printed, with the number of documents`() throws {
    let run = try run(endingAt: 3)
    #expect(run.status == .findings)
    #expect(run.lines.count { $0.contains("[outside-screen]") } == 3)
    #expect(
      run.errors.hasSuffix(
        "error: interrupted after 3 of 8 documents; no baseline or page is written\n"))
  }

  @Test func `a baseline is not written after half an audit`() throws {
    _ = try run(endingAt: 3, "--baseline", baseline, "--record")
    #expect(!FileManager.default.fileExists(atPath: baseline))
    _ = try run(endingAt: 8, "--baseline", baseline, "--record")
    #expect(FileManager.default.fileExists(atPath: baseline))
  }

  @Test func `a signal that the process ignores stays ignored, as nohup wants it`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGHUP, SIG_IGN)
      _ = Interruption()
      kill(getpid(), SIGHUP)
    }
  }

  @Test func `the log of an interrupted audit says that it was not successful`() throws {
    for (limit, isWhole) in [(3, false), (8, true)] {
      let log = try run(endingAt: limit, "--format", "sarif").output
      #expect(
        log.contains("\"executionSuccessful\":\(isWhole)")
          || log.contains("\"executionSuccessful\" : \(isWhole)"))
    }
  }
}
