import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct AuditBaselineTests {
  let folder: TemporaryFolder
  let path: String
  let baseline: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(AuditCommandTests.screen, as: "Shop.storyboard")
    baseline = folder.url.appending(path: "known.txt").path()
  }

  /// Runs the command on upright phones, unless the words state the screens.
  func run(_ words: String...) -> CommandRun {
    let stated: Set = ["--contexts", "--rules", "--landscape", "--screens", "--screen"]
    return CommandRun(
      ["audit"] + words + (stated.isDisjoint(with: words) ? ["--contexts", "portrait"] : []))
  }

  @Test func `a baseline leaves out what it lists, until something new comes`() throws {
    #expect(run(path, "--baseline", baseline, "--record").status == .success)
    let known = run(path, "--baseline", baseline)
    #expect(known.status == .success)
    #expect(known.lines.count == 1)
    _ = try folder.write(
      AuditCommandTests.screen.replacing("\"buy\"", with: "\"sell\""), as: "Shop.storyboard")
    #expect(run(path, "--baseline", baseline).lines.count == 2)
  }

  @Test func `a baseline that is not there is bad input`() {
    let run = run(path, "--baseline", "/nowhere/known.txt")
    #expect(run.status == .findings)
    #expect(run.errors.contains("the baseline '/nowhere/known.txt' cannot be read: "))
    #expect(run.errors.hasSuffix("; write it with --record\n"))
    #expect(!run.errors.contains(".;"))
  }

  @Test func `a file that is no baseline is refused with its line`() throws {
    let file = try folder.write(
      "Shop.storyboard | overlap | Buy | text | d92b5b9ed3b25d5d\n\nnot one\n", as: "known.txt")
    let run = run(path, "--baseline", file)
    #expect(run.status == .findings)
    #expect(
      run.errors
        == "error: \(file):3: 'not one' is not a finding; write the baseline with --record\n")
  }

  @Test func `a copy of a document is news to a baseline that lists its findings once`() throws {
    _ = run(path, "--baseline", baseline, "--record")
    let copy = try folder.write(AuditCommandTests.screen, as: "Copy.storyboard")
    let run = run(path, copy, "--baseline", baseline, "--draw")
    #expect(run.status == .findings)
    #expect(run.lines.filter { $0.contains("[outside-screen]") }.count == 1)
    #expect(run.lines.first?.hasPrefix(copy) == true)
    #expect(self.run(path, copy, "--baseline", baseline, "--record").status == .success)
    #expect(self.run(path, copy, "--baseline", baseline).status == .success)
  }

  @Test func `entries that no document has are counted, and taken out on request`() throws {
    let copy = try folder.write(AuditCommandTests.screen, as: "Copy.storyboard")
    _ = run(path, copy, "--baseline", baseline, "--record")
    let recorded = try entries()
    _ = try folder.write(
      AuditCommandTests.screen.replacing("340", with: "200"), as: "Copy.storyboard")
    let late = run(path, copy, "--baseline", baseline)
    #expect(late.status == .success)
    #expect(late.errors == "\(baseline): 1 stale entry; --prune removes it\n")
    #expect(try entries() == recorded)
    // The entry of a document that exists and is not audited stays.
    #expect(run(path, "--baseline", baseline, "--prune").errors == "")
    #expect(try entries() == recorded)
    let pruned = run(path, copy, "--baseline", baseline, "--prune")
    #expect(pruned.errors == "\(baseline): removed 1 stale entry\n")
    #expect(try entries() == recorded.filter { $0.hasPrefix("Shop") })
    #expect(run(path, copy, "--baseline", baseline).errors.isEmpty)
  }

  @Test func `words and line ends that somebody gave the file change nothing`() throws {
    let copy = try folder.write(AuditCommandTests.screen, as: "Copy.storyboard")
    _ = run(path, "--baseline", baseline, "--record")
    let entry = try #require(try entries().first)
    let other = entry.replacing("Shop.storyboard", with: "Copy.storyboard")
    let noted = other.replacing("by 36 pt", with: "by 36 pt, since May")
    let text = "Gone.xib | overlap | Buy | text | 0\r\n\r\n\(noted)\r\n\(entry)\r\n"
    try Data(text.utf8).write(to: URL(filePath: baseline))
    #expect(run(path, copy, "--baseline", baseline, "--prune").status == .success)
    #expect(try entries() == [noted, entry])
  }

  @Test func `pruning adds no finding, which fails as it would without`() throws {
    try Data("Gone.xib | overlap | Buy | text | d92b5b9ed3b25d5d\n".utf8).write(
      to: URL(filePath: baseline))
    let run = run(path, "--baseline", baseline, "--prune")
    #expect(run.status == .findings)
    #expect(try entries() == [])
  }

  @Test func `a document that cannot be read keeps its entries`() throws {
    _ = run(path, "--baseline", baseline, "--record")
    let recorded = try entries()
    _ = try folder.write("<document", as: "Shop.storyboard")
    let run = run(path, "--baseline", baseline, "--prune")
    #expect(run.status == .findings)
    #expect(!run.errors.contains("known.txt"))
    #expect(try entries() == recorded)
  }

  @Test func `recording fails for a document that cannot be read`() throws {
    _ = try folder.write("<document", as: "Broken.xib")
    let broken = folder.url.appending(path: "Broken.xib").path()
    #expect(run(path, broken, "--baseline", baseline, "--record").status == .findings)
  }

  @Test func `a line of a baseline says file, rule, view and message`() throws {
    _ = run(path, "--baseline", baseline, "--record")
    let entry = try #require(try entries().first)
    #expect(
      entry.hasPrefix(
        "Shop.storyboard | outside-screen | Buy & go (buy) | Buy & go passes the right edge of the "
          + "screen by 36 pt | "))
  }

  @Test func `lines are sorted, whatever the order of the documents is`() throws {
    let copy = try folder.write(AuditCommandTests.screen, as: "Copy.storyboard")
    _ = run(path, copy, "--baseline", baseline, "--record")
    #expect(try entries() == entries().sorted())
    #expect(try entries().map { $0.prefix(4) } == ["Copy", "Shop"])
  }

  @Test func `a moved document keeps its entries, and a new one with the same fault has none`()
    throws
  {
    _ = run(path, "--baseline", baseline, "--record")
    let copy = try folder.write(AuditCommandTests.screen, as: "Copy.storyboard")
    #expect(run(copy, "--baseline", baseline).status == .findings)
    try FileManager.default.removeItem(atPath: path)
    #expect(run(copy, "--baseline", baseline).status == .success)
  }

  private func entries() throws -> [String] {
    try String(contentsOf: URL(filePath: baseline), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
}
