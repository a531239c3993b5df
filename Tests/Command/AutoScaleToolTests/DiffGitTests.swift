import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite(
  .enabled(
    if: ToolProcess.exists("git") && ToolProcess.command != nil, "there is no git or no command"))
struct DiffGitTests {
  private let folder: TemporaryFolder

  /// Makes a repository with a commit of two documents.
  init() throws {
    folder = try TemporaryFolder([
      "App/Shop.xib": DiffCommandTests.shop, "App/Rest.xib": DiffCommandTests.shop,
      "Sale.xib": DiffCommandTests.sale, "App/notes.txt": "",
    ])
    let commit = try ToolProcess(
      """
      git init -q . && git config user.name A && git config user.email a@b.c && \
      git add App && git commit -qm A
      """, at: folder.url)
    #expect(commit.status == 0, "\(commit.errors)")
  }

  private func run(_ script: String) throws -> ToolProcess {
    try ToolProcess(script, at: folder.url)
  }

  @Test func `the working tree is compared with the index and with a revision`() throws {
    #expect(try run("$autoscale diff").output == "no difference\n")
    let changed = try run("cp Sale.xib App/Shop.xib && $autoscale diff --no-findings")
    #expect(
      changed.output.hasPrefix("App/Shop.xib\n  document\n    ~ Color Matched off → on\n"))
    let staged = try run("git add App && $autoscale diff && $autoscale diff --staged -- App")
    #expect(staged.output.hasPrefix("no difference\nApp/Shop.xib\n  document\n"))
    let revision = try run("cd App && $autoscale diff HEAD --exit-code -- .")
    #expect(revision.output.hasPrefix("Shop.xib\n"))
    #expect(revision.status == 1)
  }

  @Test func `two revisions are compared, with new, deleted and renamed documents`() throws {
    let result = try run(
      """
      cp Sale.xib App/New.xib && git rm -q App/Rest.xib && git mv App/Shop.xib App/Store.xib && \
      sed -i.bak 's/Welcome/Hello/' App/Store.xib && git add App && git commit -qm B && \
      $autoscale diff HEAD~1 HEAD --no-findings
      """)
    #expect(result.errors == "")
    let titles = result.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      titles.allSatisfy {
        ["App/New.xib is new", "App/Shop.xib → App/Store.xib"].contains($0)
          || $0.hasPrefix("App/Rest.xib") || $0.hasSuffix("is deleted")
      }, "\(titles)")
    #expect(titles.count == 3)
    #expect(result.output.contains("Text “Welcome” → “Hello”"))
    let range = try run("$autoscale diff HEAD~1..HEAD --no-findings -- App")
    #expect(range.output == result.output)
  }

  @Test func `a document with another path alone differs, as Git says`() throws {
    let result = try run(
      "git mv App/Shop.xib App/Store.xib && $autoscale diff --staged --exit-code")
    #expect(result.status == 1)
    #expect(result.output == "App/Shop.xib → App/Store.xib: no other difference\n")
    let markdown = try run("$autoscale diff --staged --format markdown")
    #expect(markdown.output == "### `App/Shop.xib → App/Store.xib`\n\nno other difference\n")
  }

  @Test func `a broken version is named with its object`() throws {
    let result = try run(
      "echo '<document' > App/Shop.xib && git add App && git commit -qm B && $autoscale diff HEAD~1 HEAD"
    )
    #expect(result.status == 1)
    #expect(result.errors.contains(#/App/Shop.xib@[0-9a-f]{7}:.*error: /#))
  }

  @Test(arguments: [
    ("-- App/notes.txt", "'App/notes.txt' is no .xib or .storyboard file"),
    ("App/notes.txt", "'App/notes.txt' is no .xib or .storyboard file"),
    ("Typo.xib", "there is no 'Typo.xib'; write '--' before files that only a revision has"),
    (
      "-- Typo.xib",
      "there is no 'Typo.xib', neither as a file nor in a version that Git compares"
    ),
    (
      "HEAD -- App Typos",
      "there is no 'Typos', neither as a file nor in a version that Git compares"
    ),
    (
      "--staged HEAD~1 HEAD",
      "--staged compares the index with one revision, but 2 are given; omit --staged"
    ),
    (
      "--staged HEAD..HEAD",
      "--staged compares the index with one revision, but 2 are given; omit --staged"
    ),
    (
      "App Sale.xib",
      "'App' is a folder, but 'Sale.xib' is a file; name two files or two folders, or write '--' "
        + "before them for their versions in Git"
    ),
  ])
  func `a path or a revision that cannot be compared is an error`(
    words: String, message: String
  ) throws {
    let result = try run("$autoscale diff \(words)")
    #expect(result.errors == "error: \(message)\n")
    #expect(result.status == (message.hasPrefix("there is no") ? 1 : 2))
    #expect(result.output == "")
  }

  @Test func `a file that only a version has is compared`() throws {
    let deleted = try run("rm App/Shop.xib && $autoscale diff --no-findings -- App/Shop.xib")
    #expect(deleted.output.hasPrefix("App/Shop.xib is deleted\n"), "\(deleted.errors)")
    let old = try run("git add App && git commit -qm B && $autoscale diff HEAD~1 -- App/Shop.xib")
    #expect(old.output.hasPrefix("App/Shop.xib is deleted\n"), "\(old.errors)")
    let same = try run("$autoscale diff HEAD~1 HEAD~1 -- App/Shop.xib")
    #expect(same.output == "no difference\n", "\(same.errors)")
  }

  @Test func `errors of Git are told`() throws {
    let unknown = try run("$autoscale diff nowhere -- App")
    #expect(unknown.status == 2)
    #expect(unknown.errors == "error: autoscale diff: git says: bad revision 'nowhere'\n")
    let outside = try run("cd / && $autoscale diff \"$OLDPWD\"/Sale.xib")
    #expect(outside.status == 1)
    #expect(
      outside.errors == """
        error: autoscale diff needs a Git repository, but the current folder is in none; name two \
        files or two folders to compare them

        """)
    let missing = try run("PATH=/nowhere; $autoscale diff --staged")
    #expect(missing.status == 1)
    #expect(missing.errors == "error: autoscale diff needs git, which is not installed\n")
  }
}
