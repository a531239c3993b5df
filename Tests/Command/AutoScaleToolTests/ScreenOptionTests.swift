import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct ScreenOptionTests {
  /// A label below the safe area whose distance from the left varies by size class.
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
      <device id="retina6_12" orientation="portrait"/>
      <objects>
        <view id="top"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>
            <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
              <rect key="frame" x="20" y="67" width="100" height="20.5"/>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="title" firstAttribute="top" secondItem="safe" \
    secondAttribute="top" constant="8" id="y"/>
            <constraint firstItem="title" firstAttribute="leading" secondItem="safe" \
    secondAttribute="leading" constant="20" id="x">
              <variation key="widthClass=regular" constant="80"/>
            </constraint>
            <constraint firstItem="title" firstAttribute="width" constant="100" id="w"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  /// A command line, and the size of each screen with the place of the label there.
  struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    let places: [[Double]]
    var testDescription: String { words.joined(separator: " ") }
  }

  static let rows = [
    Row(words: ["--screen", "iPhone 17"], places: [[402, 874, 20, 70]]),
    Row(words: ["--screen", "iPhone 17", "--landscape"], places: [[874, 402, 82, 8]]),
    Row(words: ["--screen", "iPhone 17 landscape"], places: [[874, 402, 82, 8]]),
    Row(words: ["--screen", "iPhone 17 landscape", "--landscape"], places: [[874, 402, 82, 8]]),
    Row(words: ["--screen", "844x390"], places: [[844, 390, 67, 8]]),
    Row(words: ["--screen", "844x390@3"], places: [[844, 390, 67, 8]]),
    Row(words: ["--screen", "390x844"], places: [[390, 844, 20, 55]]),
    // From right to left the label is as far from the right edge.
    Row(
      words: ["--screen", "iPhone 17", "--direction", "rtl"],
      places: [[402, 874, 282, 70]]),
    Row(
      words: ["--screen", "iPhone 17", "--direction", "both"],
      places: [[402, 874, 20, 70], [402, 874, 282, 70]]),
    Row(
      words: ["--screens", "iPhone 17", "--landscape"],
      places: [[402, 874, 20, 70], [874, 402, 82, 8]]),
    Row(
      words: ["--screen", "iPad (A16)", "--split-view"],
      places: [[320, 1180, 20, 32], [490, 1180, 20, 32]]),
    Row(
      words: ["--screen", "iPad (A16) landscape", "--split-view"],
      places: [[375, 820, 20, 32], [585, 820, 20, 32], [795, 820, 80, 32]]),
    Row(
      words: ["--screens", "iPad (A16)", "--split-view"],
      places: [
        [820, 1180, 80, 32], [375, 820, 20, 32], [585, 820, 20, 32], [795, 820, 80, 32],
      ]),
  ]

  @Test(arguments: rows)
  func `frames are those of the screens that the options name`(_ row: Row) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, as: "Title.xib")
    let run = CommandRun(["frames", path, "--json"] + row.words)
    #expect(run.status == .success)
    let places = try run.objects().map { object -> [Double] in
      let screen = try #require(object["screen"] as? [String: Any])
      let views = try #require(object["views"] as? [[String: Any]])
      let frame = try #require(
        views.first { $0["id"] as? String == "title" }?["frame"] as? [Double])
      return [
        try #require(screen["width"] as? Double), try #require(screen["height"] as? Double),
        frame[0], frame[1],
      ]
    }
    #expect(places == row.places)
  }

  @Test func `text sizes and directions are told in each format`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, as: "Title.xib")
    let words = ["frames", path, "--text-sizes", "large,accessibilityLarge", "--sizes", "measured"]
    #expect(
      CommandRun(words).output == """
        \(path) on one screen in 2 conditions
                                  as in the file  accessibilityLarge
          title  UILabel  height         20.3333             39.6667

        """)
    let objects = try CommandRun(words + ["--json", "--direction", "rtl"]).objects()
    let conditions = objects.map { $0["condition"] as? [String: String] }
    #expect(
      conditions == [
        ["direction": "rightToLeft"],
        ["direction": "rightToLeft", "textSize": "accessibilityLarge"],
      ])
    let rows = CommandRun(words + ["--csv", "--screen", "iPhone 17"]).lines
    #expect(rows[2].hasPrefix("\(path),iPhone 17,title"))
    #expect(rows[4].hasPrefix("\(path),\"iPhone 17, accessibilityLarge\",title"))
  }

  @Test func `the direction of frames is that of the language`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, as: "Base.lproj/Title.xib")
    try folder.write("\"title.text\" = \"عنوان\";", as: "ar.lproj/Title.strings")
    let run = CommandRun(
      "frames", path, "--screen", "iPhone 17", "--languages", "de,ar", "--json")
    let places = try run.objects().compactMap { object in
      (object["views"] as? [[String: Any]])?.last?["frame"] as? [Double]
    }
    #expect(places.map { $0[0] } == [20, 282])
  }

  @Test(arguments: [
    (["frames", "--landscape"], "--landscape requires --screen or --screens"),
    (["frames", "--split-view"], "--split-view requires --screen or --screens"),
    (
      ["frames", "--screen", "iPhone 17", "--split-view"],
      "--split-view requires a pad, but the screen is iPhone 17"
    ),
    (
      ["frames", "--language", "de", "--languages", "fr"],
      "--language and --languages exclude each other"
    ),
    (["frames", "--idioms", "pad"], "--idioms requires --adapt"),
    (["frames", "--sdk", "new"], "--sdk needs a version such as 26 or 27.1, but is 'new'"),
    (
      ["audit", "--screens", "phones", "--widths", "320-330"],
      "named screens and --widths exclude each other"
    ),
  ])
  func `options that do not go together are refused`(words: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, as: "Title.xib")
    let run = CommandRun([words[0], path] + words.dropFirst())
    #expect(run.status == .usage)
    #expect(run.errors == "error: \(message)\n")
  }

  /// The commands that take a screen, each with what it needs besides.
  static let commands = [
    ["frames"], ["adapt"], ["preview", "--no-findings", "--no-widths", "-o", "-"],
    ["snapshot", "-o"], ["audit"],
  ]

  @Test(arguments: commands)
  func `each command that takes a screen has the same options`(words: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, as: "Base.lproj/Title.xib")
    try folder.write("\"title.text\" = \"Titel\";", as: "de.lproj/Title.strings")
    let output = words.last == "-o" ? [folder.url.appending(path: "record").path] : []
    for options in [
      ["--screen", "iPhone 17 landscape"], ["--screen", "iPhone 17", "--landscape"],
      ["--screens", "phones", "--landscape"], ["--screen", "iPad (A16)", "--split-view"],
      ["--direction", "rtl"], ["--language", "de"], ["--languages", "de"],
      ["--text-sizes", "extraLarge"],
    ] {
      let screen = options[0].hasPrefix("--screen") ? [] : ["--screen", "iPhone 17"]
      let run = CommandRun([words[0], path] + words.dropFirst() + output + screen + options)
      #expect(run.status == .success, "\(options): \(run.errors)")
    }
  }

  @Test func `an audit of named screens looks only at these, with the frames of the command`()
    throws
  {
    let folder = try TemporaryFolder()
    let wide = Self.text.replacing(#"constant="100" id="w""#, with: #"constant="860" id="w""#)
      .replacing("<label", with: "<button")
      .replacing("</label>", with: #"<state key="normal" title="Buy"/></button>"#)
    let path = try folder.write(wide, as: "Title.xib")
    let run = CommandRun(
      "audit", path, "--screens", "iPhone 17 landscape,iPad (A16) landscape", "--direction", "ltr",
      "--show", "note", "--json")
    let findings = try run.objects().filter { $0["rule"] as? String == "outside-screen" }
    // 82 + 860 pass the edge of the phone; 80 + 860 fit on the pad.
    #expect(
      findings.compactMap { $0["devices"] as? [String] }.allSatisfy {
        $0 == ["iPhone 17 landscape"]
      })
    #expect(!findings.isEmpty)
  }

  @Test func `a record has a line for each screen and condition`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, as: "Title.xib")
    let record = folder.url.appending(path: "record").path
    let words = [
      "snapshot", path, "-o", record, "--screen", "iPhone 17", "--direction", "both",
      "--text-sizes", "large,extraLarge",
    ]
    #expect(CommandRun(words).status == .success)
    let text = try String(contentsOfFile: record + "/Title.xib.json", encoding: .utf8)
    for name in [
      "402x874@3", "402x874@3, right to left", "402x874@3, extraLarge",
      "402x874@3, extraLarge, right to left",
    ] {
      #expect(text.contains("\"\(name)\""), "\(name)")
    }
    #expect(CommandRun(words + ["--check"]).status == .success)
  }

  @Test func `devices are listed in both positions, by names that can be asked`() throws {
    let rows = try CommandRun("devices", "iphone 17 pro", "--json").objects()
    let names = rows.compactMap { $0["name"] as? String }
    #expect(
      names == [
        "iPhone 17 Pro", "iPhone 17 Pro landscape", "iPhone 17 Pro Max",
        "iPhone 17 Pro Max landscape",
      ])
    let wide = try #require(rows.last)
    #expect(wide["width"] as? Double == 956)
    #expect(wide["horizontalSizeClass"] as? String == "regular")
    #expect(wide["verticalSizeClass"] as? String == "compact")
    #expect((wide["safeArea"] as? [String: Double])?["left"] == 62)
  }
}
