import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

/// The screens and contexts of an audit, and what the output says of them.
extension AuditCommandTests {
  private func writePropertyList(_ values: String) throws {
    _ = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>\(values)</dict></plist>
      """, as: "Info.plist")
  }

  @Test func `the orientations of an Info plist beside the document are audited`() throws {
    let low = try folder.write(
      Self.screen.replacing("\"100\"", with: "\"400\"").replacing("\"16\"", with: "\"100\"")
        .replacing("\"340\"", with: "\"200\""),
      as: "Low.storyboard")
    #expect(CommandRun("audit", low).lines.count == 1)
    let key = "<key>UISupportedInterfaceOrientations</key>"
    try writePropertyList(
      "\(key)<array><string>UIInterfaceOrientationLandscapeLeft</string></array>")
    #expect(CommandRun("audit", low).lines.first?.contains("; in landscape; ") == true)
    #expect(run(low, "--contexts", "portrait").lines.count == 1)
    try writePropertyList("\(key)<array><string>UIInterfaceOrientationPortrait</string></array>")
    #expect(CommandRun("audit", low).lines.count == 1)
    #expect(run(low, "--contexts", "all").lines.count == 2)
  }

  @Test(arguments: [
    (
      "App.xcodeproj/project.pbxproj",
      """
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = \
      "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
      TARGETED_DEVICE_FAMILY = "1,2";
      """, "App.xcodeproj allows: portrait, landscape, pad, split, duo; not keyboard"
    ),
    (
      "Supporting Files/App-Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
      </dict></plist>
      """, "App-Info.plist allows: portrait, duo; not landscape, pad, split, keyboard"
    ),
  ])
  func `contexts are those of the project, wherever it keeps them`(
    _ file: String, _ content: String, _ words: String
  ) throws {
    let path = try folder.write(Self.screen, as: "App/Views/Screen.storyboard")
    _ = try folder.write(content, as: file)
    _ = try folder.write("", as: ".git/HEAD")
    #expect(CommandRun("audit", path).errors.contains("audited as \(words)\n"))
    // What the command line states needs no project.
    #expect(!run(path, "--contexts", "portrait").errors.contains("audited as"))
  }

  @Test func `texts beside a document are audited, and its own language is not one of them`() throws
  {
    let base = try folder.write(
      Self.screen.replacing("\"340\"", with: "\"60\""), as: "en.lproj/Sale.storyboard")
    #expect(run(base).lines.count == 1)
    for (language, title) in [("de", "Jetzt einkaufen"), ("en", "Buy now and do not hesitate")] {
      _ = try folder.write(
        "\"buy.normalTitle\" = \"\(title)\";", as: "\(language).lproj/Sale.strings")
    }
    // A folder of a language without texts of this document is no translation.
    _ = try folder.write("\"key\" = \"text\";", as: "fr.lproj/Localizable.strings")
    let found = run(base)
    #expect(found.lines.last?.contains(" directions × 2 languages × 2 text sizes ") == true)
    #expect(found.lines.filter { $0.contains("; in de") }.count == 1)
    // Settings decide, an empty list too.
    _ = try folder.write(#"{"languages": [], "textSizes": []}"#, as: ".autoscale.json")
    #expect(run(base).lines.last?.contains(" directions from iOS 17") == true)
  }

  @Test(arguments: [
    ("de.lproj/Shop.strings", "bplist00", "Shop.strings: error: "),
    ("de.lproj/Shop.strings", "\"buy.normalTitle\" = \"Kaufen", "Shop.strings:1:"),
    ("Shop.xcstrings", "no JSON", "Shop.xcstrings:1:1: error: "),
  ])
  func `a document is audited without texts that cannot be read, which are named`(
    _ file: String, _ content: String, _ words: String
  ) throws {
    let findings = run(path).lines.dropLast()
    _ = try folder.write(content, as: file)
    let run = run(path)
    #expect(Array(run.lines.dropLast()) == Array(findings))
    #expect(run.errors.contains(words))
    #expect(!run.errors.contains("unreadable"))
    #expect(run.lines.last?.contains("languages") == false)
  }

  @Test(arguments: [("", 1), ("width", 0)])
  func `a text that follows the text size is audited at the next larger one`(
    _ attribute: String, _ count: Int
  ) throws {
    let font =
      attribute.isEmpty
      ? #"style="UICTFontTextStyleBody""# : #"type="system" pointSize="17""#
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Title", "label", #"text="Settings of the list""#, frame: (16, 100, 136, 20.5),
        content: "<fontDescription key=\"fontDescription\" \(font)/>")
    ]
    document.place("Title", x: 16, y: 100, width: 136)
    let path = try folder.write(document.text, as: "Text.storyboard")
    let found = CommandRun("audit", path).lines.filter {
      $0.contains("at the text size extraLarge")
    }
    #expect(found.count == count)
  }

  @Test func `what only phones with Display Zoom show is counted once`() throws {
    // The button ends at 356 points.
    let words = "with Display Zoom only: 1 of 1 finding; --widths 375-440 leaves out"
    #expect(run(path).errors.contains(words))
    #expect(!run(path, "--widths", "375-440").errors.contains("Display Zoom"))
  }

  @Test func `an unknown context or version of iOS is a wrong command line`() {
    #expect(
      run(path, "--contexts", "landscap").errors
        == "error: unknown context 'landscap'; did you mean 'landscape'?\n")
    #expect(
      run(path, "--minimum-ios", "4").errors
        == "error: --minimum-ios needs a version from 12 to 26, but is '4'\n")
  }

  @Test func `known devices alone have few widths`() throws {
    let run = run(path, "--devices", "known", "--minimum-ios", "16")
    #expect(run.lines.last?.contains(" from iOS 16 on: ") == true)
    #expect(run.lines.first?.contains("; 320 pt: iPhone SE (3rd generation) zoomed, ") == true)
  }

  @Test func `a suppression of the settings that matches nothing is said`() throws {
    let file = try folder.write(
      #"{"suppressed": [{"element": "buy", "rule": "overlap"}, {"element": "buy", "rule": "outside-screen"}]}"#,
      as: ".autoscale.json")
    let run = run(path)
    #expect(run.status == .success)
    #expect(
      run.errors
        == "\(file): warning: nothing to suppress: buy has no finding of overlap; delete the entry\n"
    )
  }

  @Test func `a suppression of a view that matches nothing is said`() throws {
    let attribute =
      #"<userDefinedRuntimeAttribute type="string" keyPath="layer.autoscaleSuppressed" value="overlap, outside-screen"/>"#
    let path = try folder.write(
      Self.screen.replacing(
        "</button>",
        with: "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></button>"),
      as: "Suppressed.storyboard")
    let run = run(path)
    #expect(run.status == .success)
    #expect(
      run.errors
        == "\(path):9:11: warning: nothing to suppress: there is no finding of overlap (in 'Buy & go'); "
        + "delete it from 'layer.autoscaleSuppressed'\n")
  }

  /// The screen with a second constraint for the width.
  private var conflict: String {
    Self.screen.replacing(
      "</constraints>\n            </button>",
      with:
        "<constraint firstAttribute=\"width\" constant=\"300\" id=\"w2\"/></constraints></button>"
    ).replacing(
      #"constant="44" id="h"/>"#,
      with: #"constant="44" id="h"/><constraint firstAttribute="width" constant="300" id="w2"/>"#)
  }

  @Test func `a conflict lists its constraints with line and id`() throws {
    let path = try folder.write(conflict, as: "Conflict.storyboard")
    let lines = run(path).lines
    let index = try #require(lines.firstIndex { $0.hasSuffix("[conflict]") })
    #expect(lines[index].contains("2 requirements contradict each other; change "))
    #expect(lines[index + 1].hasSuffix(": Buy & go.width = 300 [w2]"))
    #expect(lines[index + 2].hasSuffix(":13:15: Buy & go.width = 340 [w]"))
  }

  @Test func `SARIF has properties, related places, help and notes`() throws {
    let path = try folder.write(conflict, as: "Conflict.storyboard")
    let log = try #require(try run(path, "--format", "sarif").objects().first)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let result = try #require(results.first { $0["ruleId"] as? String == "conflict" })
    let properties = try #require(result["properties"] as? [String: Any])
    #expect(properties["direction"] as? String == "ltr")
    #expect(properties["context"] as? String == "portrait")
    #expect(properties["widths"] as? [[Int]] == [[320, 440]])
    let related = try #require(result["relatedLocations"] as? [[String: Any]])
    #expect(related.compactMap { $0["id"] as? Int } == [1, 2])
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let pages = rules.compactMap { ($0["help"] as? [String: String])?["markdown"] }
    #expect(pages.count == rules.count)
    #expect(pages.contains { $0.contains("`autoscale audit --rules conflict` draws an example.") })
  }

  @Test func `cases of JUnit have different names`() throws {
    let text = Self.screen.replacing(
      "</button>",
      with: """
        </button><button userLabel="Buy &amp; go" id="buy2"
         translatesAutoresizingMaskIntoConstraints="YES" fixedFrame="YES">
        <rect key="frame" x="16" y="200" width="358" height="44"/></button>
        """)
    let path = try folder.write(text, as: "Two.storyboard")
    let names = run(path, "--format", "junit", "--show", "note").output
      .split(separator: "\n").compactMap { $0.firstMatch(of: /name="([^"]*)">/)?.1 }
    #expect(names.count > 1)
    #expect(Set(names).count == names.count)
  }
}
