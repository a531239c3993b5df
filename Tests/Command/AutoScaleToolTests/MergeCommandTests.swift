import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct MergeCommandTests {
  private static let base = SampleXib.text(
    subviews: """
      <label text="One" id="one">
          <rect key="frame" x="20" y="90" width="40" height="20"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """, constraints: "")

  private let folder: TemporaryFolder
  private let paths: [String]

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    paths = try ["Base.xib", "Ours.xib", "Theirs.xib"].map { try folder.write(Self.base, as: $0) }
  }

  private func write(_ index: Int, _ old: String, _ new: String) throws {
    let text = Self.base.replacing(old, with: new)
    try Data(text.utf8).write(to: URL(filePath: paths[index]))
  }

  private func ours() throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: paths[1])), as: UTF8.self)
  }

  @Test func `changes of both sides are written into OURS`() throws {
    try write(1, "text=\"One\"", "text=\"Two\"")
    try write(2, "pointSize=\"17\"", "pointSize=\"20\"")
    let run = CommandRun(["merge"] + paths)
    #expect(run.status == .success)
    #expect(run.output + run.errors == "")
    let expected = Self.base.replacing("text=\"One\"", with: "text=\"Two\"")
      .replacing("pointSize=\"17\"", with: "pointSize=\"20\"")
    #expect(try ours() == expected)
  }

  @Test func `a conflict is listed by name, and stands in OURS between the markers of Git`() throws
  {
    try write(1, "text=\"One\"", "text=\"Two\"")
    try write(2, "text=\"One\"", "text=\"Three\"")
    let run = CommandRun(["merge"] + paths + ["--path", "App/Main.xib"])
    #expect(run.status == .findings)
    #expect(
      run.errors.replacing(/\d+/, with: "N")
        == "App/Main.xib:N: error: both sides change Text of “Two” (UILabel): 'Two' and 'Three' "
        + "(theirs: line N); choose one\n")
    let text = try ours()
    #expect(text.contains("<<<<<<< ours\n"))
    #expect(text.contains("\n>>>>>>> theirs\n"))
  }

  @Test func `the result goes to another file or to the output`() throws {
    try write(2, "pointSize=\"17\"", "pointSize=\"20\"")
    let expected = Self.base.replacing("pointSize=\"17\"", with: "pointSize=\"20\"")
    let run = CommandRun(["merge"] + paths + ["-o", "-"])
    #expect(
      run.output.trimmingCharacters(in: .newlines) == expected.trimmingCharacters(in: .newlines))
    #expect(try ours() == Self.base)
    let other = URL(filePath: paths[0]).deletingLastPathComponent().appending(path: "Out.xib")
    #expect(CommandRun(["merge"] + paths + ["-o", other.path]).status == .success)
    #expect(try String(contentsOf: other, encoding: .utf8) == expected)
  }

  @Test func `a side that is broken leaves the merge to Git`() throws {
    try write(1, "text=\"One\"", "text=\"Two\"")
    try write(2, "</label>", "")
    let run = CommandRun(["merge"] + paths + ["--path", "Main.xib"])
    #expect(run.status == .findings)
    #expect(run.errors.hasPrefix("Main.xib (theirs):"))
    #expect(
      run.errors.hasSuffix(
        "Main.xib: note: Git finds no conflict in the lines; nothing is written, merge the file by hand\n"
      ))
    #expect(try ours().contains("text=\"Two\""))
  }

  @Test func `where neither side can be read, Git's clean merge is written with a warning`() throws
  {
    try write(1, "</label>", "")
    try write(2, "</label>", "")
    let run = CommandRun(["merge"] + paths + ["--path", "Main.xib"])
    #expect(run.status == .success)
    #expect(
      run.errors.hasSuffix(
        "Main.xib: warning: neither side can be read; Git's merge of the lines is written, without a "
          + "proof\n"))
    #expect(try !ours().contains("</label>"))
  }

  @Test func `the markers of Git in a broken document are told`() throws {
    try write(1, "text=\"One\"", "text=\"Two\"")
    try write(2, "text=\"One\"", "text=\"Three")
    let run = CommandRun(["merge"] + paths + ["--path", "Main.xib"])
    #expect(run.status == .findings)
    #expect(
      run.errors.hasSuffix(
        "Main.xib: note: Git's merge of the lines is written, with conflict markers; resolve them by "
          + "hand\n"))
    #expect(try ours().contains("<<<<<<< ours"))
  }

  @Test func `a path that leads nowhere is one error`() throws {
    let run = CommandRun("merge", paths[0], paths[1], "nowhere.xib")
    #expect(run.status == .findings)
    #expect(run.errors == "nowhere.xib: error: there is no such file; check the path\n")
    #expect(try ours() == Self.base)
  }

  @Test func `a document that both sides add is joined`() throws {
    try Data().write(to: URL(filePath: paths[0]))
    try write(2, "</label>", "</label><label text=\"New\" id=\"new\"/>")
    let run = CommandRun(["merge"] + paths)
    #expect(run.status == .success)
    #expect(run.errors == "")
    #expect(try ours().contains("id=\"new\""))
  }

  @Test func `a read-only file stays`() throws {
    try write(2, "text=\"One\"", "text=\"Two\"")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: paths[1])
    let run = CommandRun(["merge"] + paths)
    #expect(run.status == .findings)
    #expect(
      run.errors == "\(paths[1]): error: cannot be written: it is read-only; make it writable\n")
    #expect(try ours() == Self.base)
  }

  @Test func `three files are needed`() {
    let run = CommandRun("merge", "a.xib", "b.xib")
    #expect(run.status == .usage)
    #expect(run.errors == "error: merge needs BASE, OURS and THEIRS, but there are 2 files\n")
  }
}
