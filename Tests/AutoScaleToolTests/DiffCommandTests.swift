import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct DiffCommandTests {
  /// A screen with a title, a button and a card.
  static let shop = screen(
    top: 20, buttons: [button("buy", "Buy"), button("sell", "Sell")], more: "")

  /// The screen with another title, order, gap and device, and without the card.
  static let sale = screen(
    top: 32, buttons: [button("sell", "Sell"), button("buy", "Buy")],
    more:
      #"<view userLabel="Card" id="card"><rect key="frame" x="0" y="1" width="2" height="3"/></view>"#
  )
  .replacing("userLabel=\"Title\"", with: "userLabel=\"Heading\" alpha=\"0.5\"")
  .replacing("y=\"20\"", with: "y=\"32\"")
  .replacing("useAutolayout=\"YES\"", with: "useAutolayout=\"YES\" colorMatched=\"YES\"")

  private static func button(_ id: String, _ title: String) -> String {
    """
    <button userLabel="\(title)" id="\(id)"><rect key="frame" x="0" y="400" width="80" height="44"/>
    <state key="normal" title="\(title)"/></button>
    """
  }

  private static func screen(top: Int, buttons: [String], more: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <view userLabel="Shop" id="screen">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>
            <label userLabel="Title" text="Welcome" translatesAutoresizingMaskIntoConstraints="NO" \
    id="title">
              <rect key="frame" x="16" y="20" width="72" height="21"/>
            </label>
            \(buttons.joined(separator: "\n"))
            \(more)
          </subviews>
          <constraints>
            <constraint firstItem="title" firstAttribute="leading" secondItem="screen" \
    secondAttribute="leading" constant="16" id="x"/>
            <constraint firstItem="title" firstAttribute="top" secondItem="screen" \
    secondAttribute="top" constant="\(top)" id="y"/>
          </constraints>
        </view>
      </objects>
    </document>

    """
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["Old.xib": Self.shop, "New.xib": Self.sale])
  }

  private func run(_ words: String...) -> CommandRun {
    CommandRun(
      ["diff"] + words.map { $0.hasSuffix(".xib") ? "\(folder.url.path())/\($0)" : $0 })
  }

  @Test func `two files are compared in words`() {
    let run = run("Old.xib", "New.xib")
    #expect(
      run.output == """
        document
          ~ Color Matched off → on
          ~ stored frame of views with constraints: Heading
        views
          ~ Heading (UILabel): renamed from Title; Alpha 1 → 0.5
          > Sell (UIButton): now in Shop, after Heading (was in Shop, after Buy)
          + Card (UIView) in Shop, after Buy
              Frame (0, 1, 2, 3)
        constraints
          ~ Title.top = Shop.top + 20 → Heading.top = Shop.top + 32
        frames
          > Title.top = Shop.top + 20 is now Heading.top = Shop.top + 32
              Heading: 12 pt lower on every screen

        """)
    #expect(run.errors == "")
    #expect(run.status == .success)
  }

  /// A button that landscape screens cut off, and that longer texts do not fit.
  @Test(arguments: [
    (
      "Info.plist",
      "<plist version=\"1.0\"><dict><key>UISupportedInterfaceOrientations</key>"
        + "<array><string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>",
      "in landscape"
    ),
    (".autoscale.json", #"{"longer": 200}"#, "with texts 200 % longer"),
  ])
  func `audit, diff and preview take the same settings`(
    _ name: String, _ settings: String, _ words: String
  ) throws {
    var drawn = AuditDocument()
    let sound = drawn.text
    drawn.views = [
      AuditDocument.view(
        "Buy", "button", frame: (16, 400, 100, 44),
        content: #"<state key="normal" title="Buy it"/>"#)
    ]
    drawn.place("Buy", x: 16, y: 400, width: 100, height: 44)
    let folder = try TemporaryFolder(["Old.storyboard": sound, "New.storyboard": drawn.text])
    let files = ["Old", "New"].map { folder.url.appending(path: "\($0).storyboard").path() }
    let commands = [
      ["audit", files[1]], ["diff"] + files,
      ["preview", files[1], "--screens", "320x568", "--no-widths", "-o", "-"],
    ]
    #expect(commands.filter { CommandRun($0).output.contains(words) } == [])
    _ = try folder.write(settings, as: name)
    #expect(commands.filter { !CommandRun($0).output.contains(words) } == [])
  }

  @Test func `the exit status says whether files differ where it is asked to`() {
    #expect(run("Old.xib", "New.xib", "--exit-code").status == .findings)
    let same = run("Old.xib", "Old.xib", "--exit-code")
    #expect(same.status == .success)
    #expect(same.output == "no difference\n")
  }

  @Test func `no document is compared with one`() {
    #expect(
      run("/dev/null", "Old.xib", "--no-findings").output == """
        views
          + Shop (UIView) at the top level, with 3 objects, 2 constraints
              Frame (0, 0, 375, 667)
              Title (UILabel): Text “Welcome”
              Buy (UIButton): Frame (0, 400, 80, 44); Default Title “Buy”
              Sell (UIButton): Frame (0, 400, 80, 44); Default Title “Sell”
              Title.leading = Shop.leading + 16
              Title.top = Shop.top + 20

        """)
  }

  @Test func `two folders are compared document by document`() throws {
    for (name, text) in [("A/x/One.xib", Self.shop), ("A/Gone.xib", Self.shop)] {
      _ = try folder.write(text, as: name)
    }
    for (name, text) in [("B/x/One.xib", Self.sale), ("B/New.xib", Self.shop)] {
      _ = try folder.write(text, as: name)
    }
    let run = CommandRun(
      "diff", folder.url.appending(path: "A").path, folder.url.appending(path: "B").path,
      "--no-findings", "--exit-code")
    #expect(run.status == .findings)
    #expect(
      run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") } == [
        "Gone.xib is deleted", "New.xib is new", "x/One.xib",
      ])
  }

  @Test func `a document without views is a difference too`() throws {
    let text = Self.shop.replacing(
      #/<view userLabel="Shop".*</view>/#.dotMatchesNewlines(), with: "")
    _ = try folder.write(text, as: "Empty.xib")
    let run = run("/dev/null", "Empty.xib", "--exit-code")
    #expect(run.status == .findings)
    #expect(run.output == "document\n  + a document without objects\n")
  }

  @Test func `a file that is no document stays as it is for Git`() throws {
    try folder.write("<<<<<<< ours\n<document\n", as: "Broken.xib")
    let run = run("--textconv", "Broken.xib")
    #expect(run.status == .success)
    #expect(run.output == "<<<<<<< ours\n<document\n\n")
    #expect(run.errors == "")
  }

  @Test func `the difference is written into a file`() throws {
    let run = run("Old.xib", "Old.xib", "-o", "Difference.xib")
    #expect(run.output == "")
    let file = folder.url.appending(path: "Difference.xib")
    #expect(try String(contentsOf: file, encoding: .utf8) == "no difference\n")
  }

  @Test func `Markdown has colored lines under the title of the document`() throws {
    let run = run("Old.xib", "New.xib", "--no-findings", "--format", "markdown")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("### `") == true)
    #expect(
      lines.dropFirst(2).first
        == "2 properties of the document, 3 views, 1 constraint, 1 cause of other frames")
    #expect(lines.contains("+ Card (UIView) in Shop, after Buy"))
    #expect(lines.contains("! Title.top = Shop.top + 20 → Heading.top = Shop.top + 32"))
    #expect(lines.dropLast().last == "```")
    #expect(self.run("Old.xib", "Old.xib", "--format", "markdown").output == "No difference\n")
  }

  @Test func `a page has both versions`() {
    let run = run("Old.xib", "New.xib", "--no-findings", "--devices", "known", "--format", "html")
    #expect(run.output.hasPrefix("<!DOCTYPE html>"))
    #expect(run.status == .success)
  }

  @Test func `one document is printed in words for Git`() {
    let run = run("--textconv", "Old.xib")
    #expect(
      run.output.hasSuffix(
        """
        Shop (UIView)
            Frame: (0, 0, 375, 667)
            Title.leading = Shop.leading + 16
            Title.top = Shop.top + 20
          Title (UILabel)
              Text: “Welcome”
              Translates Mask into Constraints: off
          Buy (UIButton)
              Frame: (0, 400, 80, 44)
              Default Title: “Buy”
          Sell (UIButton)
              Frame: (0, 400, 80, 44)
              Default Title: “Sell”

        """))
    #expect(CommandRun("diff", "--textconv").errors == "error: --textconv needs one file\n")
  }

  @Test func `values that cannot be read are told`() throws {
    let odd = Self.shop.replacing("x=\"16\"", with: "x=\"sixteen\"")
    try folder.write(odd, as: "Odd.xib")
    let run = run("Odd.xib", "New.xib", "--no-findings")
    #expect(run.status == .success)
    #expect(run.errors.contains("Odd.xib:9:"), "\(run.errors)")
    #expect(run.errors.contains("warning: x cannot be 'sixteen' (in 'rect of label title')"))
  }

  @Test func `folders without documents are an error`() throws {
    let folder = try TemporaryFolder(["A/a.txt": "", "B/b.txt": ""])
    let paths = ["A", "B"].map { folder.url.appending(path: $0).path }
    let run = CommandRun(["diff"] + paths)
    #expect(run.status == .usage)
    #expect(
      run.errors
        == "error: there is no .xib or .storyboard file in '\(paths[0])' or '\(paths[1])'\n")
  }

  @Test func `a broken document is an error`() throws {
    try folder.write("<document", as: "Broken.xib")
    let run = run("Old.xib", "Broken.xib")
    #expect(run.status == .findings)
    #expect(run.errors.contains("Broken.xib"))
    #expect(run.errors.contains(": error: "))
    #expect(run.output == "")
  }

  @Test(arguments: [
    (["-"], "'-' is compared with a second file: autoscale diff - NEW"),
    (
      ["--staged", "-", "-"], "--staged requires Git's files; write them after '--'"
    ),
    (
      ["a", "b", "c", "--", "d"],
      "3 revisions are given, but two are compared; write files after '--'"
    ),
    (
      ["/dev/null", "typo.xib"],
      "there is no 'typo.xib'; write '--' before files that only a revision has"
    ),
  ])
  func `a wrong command line is an error`(_ words: [String], _ message: String) {
    let run = CommandRun(["diff"] + words)
    #expect(run.status == .usage)
    #expect(run.errors == "error: \(message)\n")
  }
}

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
    #expect(result.status == 2)
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
    #expect(outside.status == 2)
    #expect(
      outside.errors == """
        error: autoscale diff needs a Git repository, but the current folder is in none; name two \
        files or two folders to compare them

        """)
    let missing = try run("PATH=/nowhere; $autoscale diff --staged")
    #expect(missing.status == 2)
    #expect(missing.errors == "error: autoscale diff needs git, which is not installed\n")
  }
}
