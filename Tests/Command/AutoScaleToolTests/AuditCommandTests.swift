import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct AuditCommandTests {
  /// A screen with a button that ends at 356 points.
  static let screen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="scene"><objects>
        <viewController id="controller" sceneMemberID="viewController">
          <view key="view" id="screen">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <button userLabel="Buy &amp; go" translatesAutoresizingMaskIntoConstraints="NO" id="buy">
                <rect key="frame" x="16" y="100" width="340" height="44"/>
                <state key="normal" title="Buy"/>
                <constraints>
                  <constraint firstAttribute="width" constant="340" id="w"/>
                  <constraint firstAttribute="height" constant="44" id="h"/>
                </constraints>
              </button>
            </subviews>
            <constraints>
              <constraint firstItem="buy" firstAttribute="leading" secondItem="screen" \
    secondAttribute="leading" constant="16" id="x"/>
              <constraint firstItem="buy" firstAttribute="top" secondItem="screen" \
    secondAttribute="top" constant="100" id="y"/>
            </constraints>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(Self.screen, as: "Shop.storyboard")
  }

  /// Runs the command on upright phones, unless the words state the screens.
  func run(_ words: String...) -> CommandRun {
    let stated: Set = ["--contexts", "--rules", "--landscape", "--screens", "--screen"]
    return CommandRun(
      ["audit"] + words + (stated.isDisjoint(with: words) ? ["--contexts", "portrait"] : []))
  }

  @Test func `a finding is a line with place, widths and rule, and fails`() {
    let run = run(path)
    #expect(run.status == .findings)
    #expect(
      run.lines.first
        == "\(path):9:11: error: Buy & go passes the right edge of the screen by 36 pt; "
        + "320…355 pt: iPhone SE (3rd generation) zoomed, iPhone 17e zoomed, Split View third; to fix it, add Buy & go.trailing <= "
        + "UIView screen.trailing - 16, and give Buy & go.width = 340 the priority 999 [outside-screen]"
    )
    #expect(run.lines.last?.hasSuffix(" on: 1 error, 0 warnings, 0 notes") == true)
    #expect(run.lines.last?.hasPrefix("1 document, 254 layouts solved in ") == true)
  }

  @Test func `a folder stands for the documents in it, but for those of others`() throws {
    for name in ["Pods", ".hidden"] {
      let others = folder.url.appending(path: name)
      try FileManager.default.createDirectory(at: others, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: URL(filePath: path), to: others.appending(path: "Other.storyboard"))
    }
    let run = run(folder.url.path())
    #expect(run.lines.count == 2)
    #expect(run.lines.last?.hasPrefix("1 document, ") == true)
  }

  @Test func `a symbolic link to a folder stands for that folder`() throws {
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: URL(filePath: path).deletingLastPathComponent())
    #expect(run(link.path()).lines.last?.hasPrefix("1 document, ") == true)
  }

  @Test func `a file is looked at once, itself rather than a link to it`() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Alias.storyboard"), withDestinationURL: URL(filePath: path))
    let run = run(folder.url.path(), path)
    #expect(run.lines.count == 2)
    #expect(run.lines.first?.contains("Shop.storyboard:9:11: error: ") == true)
    #expect(self.run(folder.url.appending(path: "Alias.storyboard").path()).lines.count == 2)
  }

  @Test func `what nobody knows is counted`() throws {
    let views = """
      <imageView image="logo" id="a"/><view customClass="Chart" id="b"/><stackView id="c"/>
      </subviews>
      """
    let path = try folder.write(
      Self.screen.replacing("</subviews>", with: views, maxReplacements: 1),
      as: "Unknown.storyboard")
    #expect(
      run(path).errors.contains(
        "unknown sizes: 1 image, 1 custom view, 1 empty stack\n"))
  }

  @Test func `widths, rules and severities choose what is found`() {
    #expect(run(path, "--widths", "360-440").status == .success)
    #expect(run(path, "--skip", "outside-screen").status == .success)
    #expect(run(path, "--direction", "ltr").lines.last?.contains(" 127 layouts ") == true)
  }

  @Test(arguments: [
    (["--fail-on", "bad"], "unknown value of --fail-on 'bad'; write one of error, warning, note"),
    (["--draw", "--format", "json"], "--draw requires --format text"),
  ])
  func `a wrong option is said before anybody looks`(words: [String], error: String) {
    let run = CommandRun(["audit", path] + words)
    #expect(run.status == .usage)
    #expect(run.lines.isEmpty)
    #expect(run.errors == "error: \(error)\n")
  }

  @Test func `a failure has an error that counts the findings`() {
    #expect(run(path).errors.hasSuffix("error: found 1 error\n"))
    #expect(run(path, "--skip", "outside-screen").errors.contains("error:") == false)
  }

  @Test func `JSON has a switch too`() {
    #expect(run(path, "--json").output == run(path, "--format", "json").output)
    #expect(
      run(path, "--json", "--format", "sarif").errors
        == "error: --json and --format exclude each other\n")
  }

  @Test func `a file that cannot be read fails, and the others are looked at`() throws {
    let broken = try folder.write("<document", as: "Broken.xib")
    let run = run(broken, path)
    #expect(run.status == .findings)
    #expect(run.errors.contains("Broken.xib"))
    #expect(run.lines.count == 2)
  }

  @Test func `a document that contradicts itself fails, and the defect is said`() throws {
    let text = Self.screen.replacing("</view>", with: Self.danglingConstraint + "</view>")
    let torn = try folder.write(text, as: "Torn.storyboard")
    let run = run(torn, "--skip", "outside-screen")
    #expect(run.status == .findings)
    let defect = "firstItem refers to 'nowhere', which does not exist"
    #expect(run.errors.contains(defect))
    for format in ["sarif", "junit"] {
      #expect(self.run(torn, "--format", format).output.contains(defect))
    }
  }

  private static let danglingConstraint =
    "<constraints><constraint firstItem=\"nowhere\" firstAttribute=\"top\" constant=\"5\" id=\"c\"/>"
    + "</constraints>"

  @Test(
    .enabled(
      if: ToolProcess.exists("git") && ToolProcess.command != nil, "there is no git or no command"))
  func `only documents that Git says have changed are looked at`() throws {
    try folder.write(Self.screen, as: "Old.storyboard")
    func audit(after script: String) throws -> String? {
      let run = try ToolProcess("\(script) && $autoscale audit . --changed HEAD", at: folder.url)
      return run.output.split(separator: "\n").last.map(String.init)
    }
    let commit = "git init -q . && git add . && git -c user.name=A -c user.email=a@b.c commit -qm A"
    #expect(try audit(after: commit)?.hasPrefix("0 documents, 0 layouts ") == true)
    #expect(
      try audit(after: "echo >> Shop.storyboard && cp Shop.storyboard New.storyboard")?
        .hasPrefix("2 documents, ") == true)
    #expect(
      try audit(after: "cp Shop.storyboard 'New\nline.storyboard'")?.hasPrefix("3 documents, ")
        == true)
    let elsewhere = try ToolProcess(
      "mkdir Sub && cd Sub && $autoscale audit .. --changed HEAD", at: folder.url)
    #expect(elsewhere.output.contains("3 documents, "))
    for word in ["nowhere", "--output=written"] {
      let wrong = try ToolProcess("$autoscale audit . --changed \(word)", at: folder.url)
      #expect(wrong.status == 2)
      #expect(wrong.errors.hasPrefix("error: --changed: git says: "))
    }
    #expect(
      !FileManager.default.fileExists(atPath: folder.url.appending(path: "written").path()))
  }

  @Test func `a view suppresses findings by a runtime attribute`() throws {
    func suppressing(_ text: String) throws -> CommandRun {
      let attribute =
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
        + "keyPath=\"layer.autoscaleSuppressed\" value=\"\(text)\"/></userDefinedRuntimeAttributes>"
      return run(
        try folder.write(
          Self.screen.replacing("</button>", with: attribute + "</button>"), as: "Shop.storyboard"))
    }
    #expect(try suppressing("overlap, outside-screen").status == .success)
    let wrong = try suppressing("outside-scren")
    #expect(wrong.status == .findings)
    #expect(
      wrong.errors.contains(
        "Shop.storyboard:9:11: warning: unknown rule 'outside-scren' in 'layer.autoscaleSuppressed' (in 'Buy & go'); "
          + "did you mean 'outside-screen'?"))
    #expect(
      try suppressing("colour").errors.contains(
        "unknown rule 'colour' in 'layer.autoscaleSuppressed' (in 'Buy & go'); "
          + "'autoscale audit --rules' lists the rules"))
  }

  @Test func `findings are drawn among the lines, and as pictures`() throws {
    let pictures = folder.url.appending(path: "pictures")
    let run = run(path, "--draw", "--pictures", pictures.path())
    #expect(run.lines.contains("    │ ║Buy                                 │    ║"))
    let files = try FileManager.default.contentsOfDirectory(atPath: pictures.path())
    #expect(files.count == 1)
    #expect(files.first?.contains("Shop.storyboard-outside-screen-") == true)
    #expect(self.run(path).lines.count == 2)
  }

  @Test func `rules are listed, and explained by name`() {
    #expect(run("--rules").lines.count == 38)
    let page = run("--rules", "overlap").output
    #expect(page.contains("overlap: Two texts or controls overlap."))
    #expect(page.contains("cannot prove: "))
    #expect(
      page.hasSuffix(
        """
          for example, on 320 pt:
            ┌──────────────────────────────────────┐
            │                                      │
            │ ╔══════════════════╗───────────────┐ │
            │ ║Cancel         │Se║d              │ │
            │ ╚══════════════════╝───────────────┘ │
            │                                      │
            │                                      │
            Cancel and Send overlap by 32 × 44 pt

        """))
  }

  @Test func `a rule's picture is written as an SVG file`() throws {
    let picture = folder.url.appending(path: "overlap.svg").path()
    #expect(run("--rules", "overlap", "-o", picture).lines.last == picture)
    #expect(try String(contentsOfFile: picture, encoding: .utf8).hasPrefix("<svg"))
    #expect(
      run(path, "--rules", "overlap").errors
        == "error: --rules explains rules, but '\(path)' is a file; use --skip RULE to disable "
        + "rules in an audit\n")
    #expect(run("--rules", "-o", picture).errors.contains("-o requires the name of a single rule"))
  }

  /// Writes settings beside the document.
  private func configure(_ text: String) throws -> String {
    try folder.write(text, as: ".autoscale.json")
  }

  @Test(arguments: [
    #"{"rules": {"outside-screen": "off"}}"#, #"{"widths": [360, 440]}"#,
    #"{"exceptedClasses": ["UIButton"]}"#,
    #"{"suppressed": [{"element": "buy", "rule": "outside-screen"}]}"#,
  ])
  func `settings around a document leave out what they name`(settings: String) throws {
    _ = try configure(settings)
    let run = run(path)
    #expect(run.status == .success)
    #expect(run.lines.last?.hasSuffix("0 errors, 0 warnings, 0 notes") == true)
  }

  @Test func `settings that turn a rule on change nothing`() throws {
    _ = try configure(#"{"rules": {"outside-screen": "on"}}"#)
    #expect(run(path).status == .findings)
  }

  @Test func `settings name what is looked at, and under which conditions`() throws {
    try folder.write("\"buy.normalTitle\" = \"Kaufen\";", as: "de.lproj/Shop.strings")
    try folder.write(
      Self.screen.replacing("\"340\"", with: "\"300\""), as: "Base.lproj/Shop.storyboard")
    let file = try configure(
      #"{"paths": ["Base.lproj"], "languages": ["de", "fr"], "textSizes": ["extraLarge"], "longer": 35}"#
    )
    let run = CommandRun("audit", "--config", file)
    // German in its own direction, longer texts in both; no text here follows the text size.
    #expect(run.lines.last?.hasPrefix("1 document, 675 layouts solved") == true)
    #expect(
      run.lines.last?.contains(
        " s on 135 screens × 2 directions × 2 languages × 2 text sizes from iOS 17 on: ") == true)
    #expect(run.errors.contains("not audited in fr: 1 document without texts"))
  }

  @Test func `a text that is too long in another language is said with the language`() throws {
    let text = Self.screen.replacing("Buy\"/>", with: "Buy it\"/>")
    let base = try folder.write(text, as: "Base.lproj/Shop.storyboard")
    try folder.write(
      "\"buy.normalTitle\" = \"\(String(repeating: "Kaufen ", count: 12))\";",
      as: "de.lproj/Shop.strings")
    let run = run(base, "--languages", "de")
    #expect(run.lines.count == 3)
    #expect(run.lines.contains { $0.contains("; on every width; in de") })
  }

  @Test func `texts are tried longer and larger, and that is at most a warning`() {
    let longer = run(path, "--longer", "300", "--skip", "outside-screen")
    #expect(longer.status == .success)
    let scaled = run(path, "--adapt", "--skip", "outside-screen")
    #expect(scaled.status == .success)
    #expect(run(path, "--reference", "320").errors.contains("requires --adapt"))
  }

  @Test func `a scaled screen that fits where it is drawn fits everywhere`() {
    #expect(run(path).status == .findings)
    #expect(run(path, "--adapt").status == .success)
  }

  @Test func `settings limit the severity of a rule, and the command line goes before them`() throws
  {
    _ = try configure(#"{"rules": {"outside-screen": "warning"}, "widths": [360, 440]}"#)
    let run = run(path, "--widths", "320-440")
    #expect(run.status == .success)
    #expect(run.lines.first?.contains(": warning: Buy & go passes") == true)
  }

  @Test func `settings that are not known are refused with place and advice`() throws {
    let file = try configure(
      """
      {
        "width": [320, 440],
        "rules": {"overlp": "off", "overlap": "eror"},
        "languages": ["de", "!!"],
        "textSizes": ["extraLage"],
        "longer": 0,
        "widths": [320, "wide", 440],
        "longer": 35
      }
      """)
    let run = run(path)
    #expect(run.status == .findings)
    #expect(
      run.errors == """
        error: in the configuration:
        \(file):2:3: error: unknown key 'width'; did you mean 'widths'?
        \(file):3:13: error: unknown rule 'overlp'; did you mean 'overlap'?
        \(file):3:41: error: unknown severity 'eror'; did you mean 'error'?
        \(file):4:23: error: '!!' is not a language; write one such as de
        \(file):5:17: error: unknown text size 'extraLage'; did you mean 'extraLarge'?
        \(file):6:13: error: 'longer' must be a whole number of percent from 1 to 300
        \(file):7:13: error: 'widths' must be two whole numbers, such as [320, 440]
        \(file):8:3: error: duplicate key 'longer'; delete one of them

        """)
  }
}
