import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct EditCommandTests {
  private static let markup = SampleXib.text(
    subviews: """
                      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                          <rect key="frame" x="7" y="20" width="100" height="50"/>
                          <constraints>
                              <constraint firstAttribute="width" constant="100" id="w"/>
                              <constraint firstAttribute="height" constant="50" id="h"/>
                          </constraints>
                      </view>
      """,
    constraints: """
                      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="l"/>
                      <constraint firstItem="box" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="20" id="t"/>
      """)

  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(Self.markup, as: "Box.xib")
  }

  private func content() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func `frames that contradict constraints are shown as a diff`() throws {
    let run = CommandRun("frames", path, "--update")
    #expect(run.status == .success)
    #expect(
      run.output == """
        --- \(path)
        +++ \(path)
        @@ -6,7 +6,7 @@
                     <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                     <subviews>
                         <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        -                    <rect key="frame" x="7" y="20" width="100" height="50"/>
        +                    <rect key="frame" x="20" y="20" width="100" height="50"/>
                             <constraints>
                                 <constraint firstAttribute="width" constant="100" id="w"/>
                                 <constraint firstAttribute="height" constant="50" id="h"/>

        """)
    #expect(run.errors == "\(path): 1 frame updated; --write writes it\n")
    #expect(try content() == Self.markup)
  }

  @Test func `frames are written on request, for all documents of a folder`() throws {
    let run = CommandRun("frames", folder.url.path, "--update", "--write")
    #expect(run.output.hasSuffix("Box.xib: 1 frame updated\n"))
    #expect(try content() == Self.markup.replacing("x=\"7\"", with: "x=\"20\""))
    let again = CommandRun("frames", path, "--update", "--write")
    #expect(again.output + again.errors == "1 document: nothing to change\n")
  }

  @Test func `measured frames are written, and marks go, on request`() throws {
    let label = """
      <label text="Hello" ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="20" width="300" height="9"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints>
      </label>
      """
    let start = try #require(Self.markup.range(of: "<view translates"))
    let end = try #require(Self.markup.range(of: "</view>"))
    let markup = Self.markup.replacingCharacters(
      in: start.lowerBound..<end.upperBound, with: label)
    let path = try folder.write(markup, as: "Label.xib")
    let words = ["frames", path, "--update", "--measured", "--fonts", folder.url.path]
    #expect(CommandRun(words + ["--write"]).errors == "")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains(#"<rect key="frame" x="20" y="20" width="100" height="21"/>"#))
    #expect(!text.contains("ambiguous"))
  }

  @Test func `hints are applied as a diff or to the file`() throws {
    let diff = CommandRun("audit", "--fix", path)
    #expect(diff.status == .success)
    #expect(
      diff.output.contains(#"+                    <rect key="frame" x="20" y="20" width="100""#))
    #expect(diff.errors == "\(path): 1 finding fixed; --write writes it\n")
    #expect(try content() == Self.markup)
    let run = CommandRun("audit", "--fix", "--write", folder.url.path)
    #expect(run.output.hasSuffix("Box.xib: 1 finding fixed\n"))
    #expect(try content() == Self.markup.replacing("x=\"7\"", with: "x=\"20\""))
    let again = CommandRun("audit", "--fix", path)
    #expect(again.output + again.errors == "1 document: nothing to change\n")
    #expect(CommandRun("audit", "--fix", "--rule", "overlap", path).status == .success)
  }

  @Test func `a hint that moves a view is applied on request`() throws {
    let markup = Self.markup.replacing("x=\"7\"", with: "x=\"20\"")
      .replacing("<view tr", with: "<button tr").replacing("\"50\"", with: "\"24\"")
      .replacing("</view>", with: "</button>", maxReplacements: 1)
    let path = try folder.write(markup, as: "Low.xib")
    let words = ["audit", "--fix", path, "--rule", "small-target"]
    let refused = CommandRun(words)
    #expect(refused.output == "")
    #expect(
      refused.errors.contains(
        """
        it would move UIButton box from (20, 20, 100, 24) to (20, 20, 100, 44); --unsafe applies it
        --- \(path)
        +++ \(path)
        @@ -
        """))
    let applied = CommandRun(words + ["--unsafe"])
    #expect(
      applied.output.contains(
        "+                        <constraint firstAttribute=\"height\" constant=\"44\" id=\"h\"/>"
      ))
    #expect(applied.output.contains("height=\"44\"/>"))
  }

  /// On a phone on its side the button would be below the safe area.
  @Test(arguments: [("\"portrait\"", true), ("\"portrait\", \"landscape\"", false)])
  func `a hint is proven in all contexts of the project`(contexts: String, holds: Bool) throws {
    let scene = Self.markup.replacing("CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB")
      .replacing("<objects>", with: "<scenes><scene><objects><viewController id=\"c\">")
      .replacing("</objects>", with: "</viewController></objects></scene></scenes>")
      .replacing("<view contentMode", with: "<view key=\"view\" contentMode")
      .replacing("<view translates", with: "<button translates").replacing("\"50\"", with: "\"24\"")
      .replacing("</view>", with: "</button>", maxReplacements: 1)
      .replacing("x=\"7\" y=\"20\"", with: "x=\"20\" y=\"345\"")
      .replacing("constant=\"20\" id=\"t\"", with: "constant=\"345\" id=\"t\"")
    let path = try folder.write(scene, as: "Scene.storyboard")
    try folder.write("{\"contexts\": [\(contexts)]}", as: ".autoscale.json")
    let run = CommandRun("audit", "--fix", "--rule", "small-target", "--unsafe", path)
    #expect(run.output.contains("constant=\"44\"") == holds)
    #expect(run.errors.contains("it would bring [outside-safe-area]") != holds)
  }

  /// The text in German is longer.
  @Test(arguments: [
    (
      #"{"languages": ["de"]}"#,
      "it would bring [clipped-text] “Einstellungen” needs 70.5 × 13.5 pt, but has 60 × 20 pt\n"
    ),
    (#"{"languages": ["fr"]}"#, nil),
    (#"{"languages": ["de"], "rules": {"clipped-text": "off"}}"#, nil),
  ])
  func `a hint is proven in all languages of the project`(
    settings: String, reason: String?
  ) throws {
    let label = """
      <label text="Go" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="20" width="60" height="20"/>
      <constraints><constraint firstAttribute="width" constant="60" id="w"/>
      <constraint firstAttribute="height" constant="20" id="h"/></constraints>
      <fontDescription key="fontDescription" type="system" pointSize="9"/>
      </label>
      """
    let start = try #require(Self.markup.range(of: "<view translates"))
    let end = try #require(Self.markup.range(of: "</view>"))
    let path = try folder.write(
      Self.markup.replacingCharacters(in: start.lowerBound..<end.upperBound, with: label),
      as: "Label.xib")
    try folder.write(settings, as: ".autoscale.json")
    for (language, text) in [("de", "Einstellungen"), ("fr", "Va")] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: language + ".lproj"), withIntermediateDirectories: true)
      try folder.write("\"box.text\" = \"\(text)\";", as: "\(language).lproj/Label.strings")
    }
    let run = CommandRun("audit", "--fix", "--rule", "small-font", path)
    #expect(run.output.contains("pointSize=\"11\"") == (reason == nil))
    #expect(reason.map { run.errors.contains($0) } ?? run.errors.contains("1 finding fixed"))
  }

  /// A file whose name and folder have spaces, from the folder above.
  @Test(
    .enabled(if: ToolProcess.command != nil, "there is no command"),
    arguments: ["git apply -", "patch -s -p1", "patch -s -p0"],
    ["'My Screens'", "\"$PWD/My Screens\"", "'My Screens/../My Screens/Log in.xib'"])
  func `a diff is applied by other programs`(program: String, operand: String) throws {
    guard ToolProcess.exists(String(program.prefix { $0 != " " })) else { return }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "My Screens"), withIntermediateDirectories: true)
    let file = folder.url.appending(path: "My Screens").appending(path: "Log in.xib")
    try Data(Self.markup.utf8).write(to: file)
    let run = try ToolProcess(
      "$autoscale frames --update \(operand) | \(program)", at: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == Self.markup.replacing("x=\"7\"", with: "x=\"20\""))
  }

  @Test(arguments: [["rebase", "--to", "393"], ["frames", "--update"], ["audit", "--fix"]])
  func `a malformed document is refused with its line`(_ words: [String]) throws {
    let path = try folder.write(
      Self.markup.replacing("</view>", with: "", maxReplacements: 1), as: "Cut.xib")
    let run = CommandRun(words + [path])
    #expect(run.status == .findings)
    #expect(run.errors.firstMatch(of: #/Cut\.xib:\d+:\d+: error: /#) != nil, "\(run.errors)")
  }

  @Test func `a number that cannot be read is told when a document is rebased`() throws {
    let path = try folder.write(
      Self.markup.replacing("constant=\"50\"", with: "constant=\"fifty\""), as: "Odd.xib")
    let run = CommandRun("rebase", path, "--to", "393")
    #expect(run.errors.contains("warning: constant cannot be 'fifty'"), "\(run.errors)")
  }

  @Test func `a document is rebased on request`() throws {
    let diff = CommandRun("rebase", path, "--to", "393")
    #expect(diff.output.contains("+    <device id=\"retina6_12\" orientation=\"portrait\"/>\n"))
    #expect(
      diff.errors == "\(path): 4 lengths rebased to 393 points (retina6_12); --write writes it\n")
    #expect(try content() == Self.markup)
    let run = CommandRun("rebase", path, "--to", "393", "--write")
    #expect(run.output == "\(path): 4 lengths rebased to 393 points (retina6_12)\n")
    #expect(try content().contains("constant=\"20.96\" id=\"l\""))
    let again = CommandRun("rebase", path, "--to", "393", "--write")
    #expect(again.output == "")
    #expect(
      again.errors
        == "\(path): note: its canvas has this width; --from states another width of its design, to "
        + "scale its lengths\n")
  }

  @Test func `the standard input is shown and never written`() {
    let run = CommandRun(["rebase", "-", "--to", "393"], input: Data(Self.markup.utf8))
    #expect(run.output.hasPrefix("--- ./standard input\t\n+++ ./standard input\t\n"))
    let refused = CommandRun("rebase", "-", "--to", "393", "--write")
    #expect(
      refused.errors == "error: --write needs files; the standard input has no place to write to\n")
    #expect(refused.status == .usage)
  }

  @Test(arguments: [
    (["rebase", "a.xib"], "--to is missing; see 'autoscale rebase --help'"),
    (
      ["rebase", "a.xib", "--to", "380"],
      "--to needs a width or a phone of Xcode's canvas, but is '380'; write one of 320, 375, 390, "
        + "393, 402, 414, 420, 428, 430, 440, or the name of a phone"
    ),
    (
      ["rebase", "a.xib", "--to", "iPhone8"],
      "--to needs a width or a phone of Xcode's canvas, but is 'iPhone8'; did you mean 'iPhone 8'?"
    ),
    (["frames", "a.xib", "--write"], "--write requires --update"),
    (["audit", "a.xib", "--write"], "--write requires --fix"),
    (["audit", "a.xib", "--unsafe"], "--unsafe requires --fix"),
    (["audit", "a.xib", "--rule", "overlap"], "--rule requires --fix"),
    (["audit", "a.xib", "--fix", "--json"], "--fix and --json exclude each other"),
    (["audit", "a.xib", "--fix", "--rule", ","], "--rule names no rule"),
    (["frames", "a.xib", "--update", "--json"], "--update and --json exclude each other"),
  ])
  func `a wrong command line says what is wrong`(words: [String], text: String) {
    let run = CommandRun(words)
    #expect(run.errors == "error: \(text)\n")
    #expect(run.status == .usage)
  }

  @Test func `a refused document does not stop the others`() throws {
    let other = try folder.write(
      Self.markup.replacing("retina4_7", with: "ipad9_7"), as: "Pad.xib")
    let run = CommandRun("rebase", other, path, "--to", "393", "--write", "--except", "NoSuchView")
    #expect(run.status == .findings)
    #expect(
      run.errors == """
        \(other): error: nothing is written: its canvas is that of a pad, and only designs for \
        phones are rebased; choose a phone for it in Xcode
        note: --except NoSuchView matches no view

        """)
    #expect(run.output == "\(path): 4 lengths rebased to 393 points (retina6_12)\n")
  }
}
