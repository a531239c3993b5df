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
    #expect(run.status == .findings)
    #expect(
      run.errors
        == "error: there is no .xib or .storyboard file in '\(paths[0])' or '\(paths[1])'\n")
  }

  @Test func `a file that is missing is bad input`() {
    let run = CommandRun("diff", "/dev/null", "typo.xib")
    #expect(run.status == .findings)
    #expect(
      run.errors
        == "error: there is no 'typo.xib'; write '--' before files that only a revision has\n")
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
  ])
  func `a wrong command line is an error`(_ words: [String], _ message: String) {
    let run = CommandRun(["diff"] + words)
    #expect(run.status == .usage)
    #expect(run.errors == "error: \(message)\n")
  }
}
