import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct FramesCommandTests {
  /// A label below the safe area and a box at the bottom right, as Xcode stores them.
  static func document(x: Double = 0) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="17156" targetRuntime="iOS.CocoaTouch">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <view contentMode="scaleToFill" id="top">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="label">
              <rect key="frame" x="\(16 + x)" y="\(28 + x)" width="41.5" height="20.5"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
              <rect key="frame" x="\(187.5 + x)" y="\(567 + x)" width="187.5" height="100"/>
            </view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="label" firstAttribute="top" secondItem="safe" \
    secondAttribute="top" constant="8" id="c1"/>
            <constraint firstItem="label" firstAttribute="leading" secondItem="top" \
    secondAttribute="leadingMargin" id="c2"/>
            <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" \
    id="c3"/>
            <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c4"/>
            <constraint firstItem="box" firstAttribute="width" secondItem="top" \
    secondAttribute="width" multiplier="1:2" id="c5"/>
            <constraint firstItem="box" firstAttribute="height" constant="100" id="c6"/>
          </constraints>
        </view>
      </objects>
    </document>
    """
  }

  private func frames(of run: CommandRun) throws -> [String: [Double]] {
    let views = try #require(try run.objects().first?["views"] as? [[String: Any]])
    return views.reduce(into: [:]) { frames, view in
      if let id = view["id"] as? String { frames[id] = view["frame"] as? [Double] }
    }
  }

  @Test func `a view that a variation leaves out is said not to be installed`() throws {
    let folder = try TemporaryFolder()
    let mask = #"<variation key="default"><mask key="subviews"><exclude reference="box"/></mask>"#
    let text = Self.document().replacing(
      "</constraints>", with: "</constraints>\(mask)</variation>")
    let path = try folder.write(text, as: "Screen.xib")
    let views = try #require(
      try CommandRun("frames", path, "--json").objects().first?["views"] as? [[String: Any]])
    #expect(views.map { $0["installed"] as? Bool } == [true, true, false])
    let lines = CommandRun("frames", path).lines
    #expect(lines.filter { $0.hasSuffix("not installed") }.count == 1)
    #expect(lines.last?.contains("box") == true)
  }

  @Test func `frames are those that Xcode stored, at the document's own device`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document(), as: "Screen.xib")
    let run = CommandRun("frames", path, "--json")
    #expect(run.status == .success)
    #expect(
      try frames(of: run) == [
        "top": [0, 0, 375, 667], "label": [16, 28, 41.5, 20.5], "box": [187.5, 567, 187.5, 100],
      ])
  }

  @Test func `places are computed and not echoed`() throws {
    let folder = try TemporaryFolder()
    let truthful = try folder.write(Self.document(), as: "Truthful.xib")
    let falsified = try folder.write(Self.document(x: 7), as: "Falsified.xib")
    let insets = ["--safe-area", "20,0,0,0", "--json"]
    #expect(
      try frames(of: CommandRun(["frames", falsified] + insets))
        == frames(of: CommandRun(["frames", truthful] + insets)))
  }

  @Test func `screens of one size with other safe areas are shown both`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document(), as: "Screen.xib")
    let run = CommandRun("frames", path, "--screens", "iPhone X,iPhone XS,iPhone 12 mini")
    #expect(run.lines.first == "\(path) on 2 screens")
    #expect(run.output.contains("iPhone X  iPhone 12 mini"))
  }

  @Test func `another screen has other frames`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document(), as: "Screen.xib")
    let run = CommandRun("frames", path, "--screen", "400x800@2", "--sizes", "stored", "--json")
    #expect(try frames(of: run)["box"] == [200, 700, 200, 100])
    #expect(try frames(of: run)["label"] == [20, 8, 41.5, 20.5])
  }

  @Test func `several screens are compared in a table of what differs`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document(), as: "Screen.xib")
    let run = CommandRun(
      "frames", path, "--screens", "400x800@2,375x700@2,400x800@2", "--sizes", "stored")
    #expect(run.status == .success)
    #expect(
      run.output == """
        \(path) on 2 screens
                                  400×800  375×700
          top    UIView   width       400      375
          top    UIView   height      800      700
          label  UILabel  x            20       16
          box    UIView   x           200    187.5
          box    UIView   y           700      600
          box    UIView   width       200    187.5

        """)
  }

  @Test func `screens of one size are called by their names`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document(), as: "Screen.xib")
    let insets = ["--safe-area", "0,0,0,0"]
    let run = CommandRun(["frames", path, "--screens", "375x667@2,375x667@1"] + insets)
    #expect(
      run.lines.dropFirst() == [
        "                          375x667@2  375x667@1",
        "  label  UILabel  width        41.5         42",
        "  label  UILabel  height       20.5         21",
        "  box    UIView   x           187.5        188",
        "  box    UIView   width       187.5        187",
      ])
  }

  @Test func `what is wrong on a screen is said with the screen`() throws {
    let folder = try TemporaryFolder()
    let text = Self.document().replacing(
      "</constraints>",
      with: """
        <constraint firstItem="box" firstAttribute="width" relation="lessThanOrEqual" \
        constant="190" id="c7"/></constraints>
        """)
    let path = try folder.write(text, as: "Screen.xib")
    let run = CommandRun("frames", path, "--screens", "375x667@2,400x800@2")
    #expect(run.output.contains("400×800: these constraints cannot hold together:"))
    #expect(!run.output.contains("375×667: "))
  }

  @Test func `a text that is cut off is said with the screen`() throws {
    let folder = try TemporaryFolder()
    let text = Self.document()
      .replacing(
        #"text="Label""#, with: #"text="A label with quite a long text in one line, and more""#
      )
      .replacing(
        "</constraints>",
        with: """
          <constraint firstAttribute="trailingMargin" secondItem="label" \
          secondAttribute="trailing" id="c7"/></constraints>
          """)
    let path = try folder.write(text, as: "Screen.xib")
    let run = CommandRun("frames", path, "--screens", "320x568@2,414x736@2")
    #expect(
      run.lines.contains { $0.hasPrefix("320×568: ") && $0.contains(" is cut off: it needs ") })
    #expect(!run.output.contains("414×736: "))
    let one = CommandRun("frames", path, "--screen", "320x568@2")
    #expect(one.lines.last?.contains(" is cut off: it needs ") == true)
    #expect(!CommandRun("frames", path).output.contains("cut off"))
  }

  @Test func `comma-separated values have a row for each view and screen`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document(), as: "Box,small.xib")
    let run = CommandRun("frames", path, "--csv", "--screens", "320x568,414x736")
    #expect(run.status == .success)
    #expect(
      run.lines.first == "file,screen,id,class,x,y,width,height,installed,ambiguous")
    let rows = run.lines.dropFirst().filter { $0.contains(",screen,") || $0.contains(",box,") }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { $0.hasPrefix("\"\(path)\",") })
    let single = CommandRun("frames", path, "--csv").lines
    #expect(single.dropFirst().allSatisfy { $0.hasPrefix("\"\(path)\",,") })
  }

  @Test func `JSON has one object a screen, which it names`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document(), as: "Screen.xib")
    let run = CommandRun("frames", path, "--screens", "375x667@2,400x800@2", "--json")
    let screens = try run.objects().map { ($0["screen"] as? [String: Any])?["name"] as? String }
    #expect(screens == ["375x667@2", "400x800@2"])
    #expect(try CommandRun("frames", path, "--json").objects()[0]["screen"] == nil)
  }

  @Test func `a measured label is as large as its text`() throws {
    let folder = try TemporaryFolder()
    let text = Self.document().replacingOccurrences(of: "41.5", with: "100")
    let path = try folder.write(text, as: "Screen.xib")
    let run = CommandRun("frames", path, "--sizes", "measured", "--json")
    #expect(try frames(of: run)["label"] == [16, 28, 41.5, 21])
  }

  @Test func `a file that cannot be read does not stop the others`() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.write("<document>", as: "Broken.xib")
    let path = try folder.write(Self.document(), as: "Screen.xib")
    let run = CommandRun("frames", broken, path, "--json")
    let objects = try run.objects()
    #expect(run.status == .findings)
    #expect(objects.count == 2)
    #expect(objects[0]["file"] as? String == broken)
    #expect((objects[0]["error"] as? String)?.contains("Broken.xib") == true)
    #expect(objects[1]["error"] == nil)
  }

  @Test func `adapting to the document's own device changes nothing`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document(), as: "Screen.xib")
    let adapted = CommandRun("frames", path, "--adapt", "--json")
    #expect(adapted.status == .success)
    #expect(adapted.output == CommandRun("frames", path, "--json").output)
  }

  @Test(arguments: [("document", 200.0), ("375", 200), ("400", 187.5)])
  func `views are scaled from the width of the design`(reference: String, size: Double) throws {
    let folder = try TemporaryFolder()
    let text = Self.document().replacing(#"constant="100""#, with: #"constant="187.5""#)
    let path = try folder.write(text, as: "Screen.xib")
    let words = ["--screen", "400x800@2", "--adapt", "--reference", reference, "--json"]
    #expect(try frames(of: CommandRun(["frames", path] + words))["box"]?[3] == size)
  }

  @Test(arguments: [
    (["--reference", "400"], "--reference requires --adapt"),
    (
      ["--adapt", "--reference", "wide"],
      "--reference needs a number or 'document', but is 'wide'"
    ),
  ])
  func `a width of the design that says nothing is refused`(words: [String], error: String) {
    let run = CommandRun(["frames", "Screen.xib"] + words)
    #expect(run.status == .usage)
    #expect(run.errors == "error: \(error)\n")
  }

  @Test func `a conflict names the views as people do`() throws {
    let folder = try TemporaryFolder()
    let text = Self.document()
      .replacing(#"id="box">"#, with: #"userLabel="Box" id="box">"#)
      .replacing(
        "</constraints>",
        with: """
          <constraint firstItem="box" firstAttribute="height" constant="50" id="c7"/></constraints>
          """)
    let run = CommandRun("frames", try folder.write(text, as: "Screen.xib"), "--json")
    let conflicts = try #require(try run.objects().first?["conflicts"] as? [String])
    #expect(
      conflicts == [
        """
        these constraints cannot hold together:
          Box.height = 100
          Box.height = 50
        left out: Box.height = 50
        """
      ])
  }

  @Test func `a document that contradicts itself is laid out, and a finding`() throws {
    let folder = try TemporaryFolder()
    let twice = Self.document().replacing(#"id="c6""#, with: #"id="c5""#)
    let run = CommandRun("frames", try folder.write(twice, as: "Twice.xib"), "--json")
    #expect(run.status == .findings)
    #expect(try frames(of: run)["label"] == [16, 28, 41.5, 20.5])
  }

  @Test func `fonts are those of the folder that is named, and what is missing is said`() throws {
    let folder = try TemporaryFolder()
    let text = Self.document().replacing(
      #"type="system" pointSize="17""#, with: #"name="Unheard-Regular" pointSize="17""#)
    let path = try folder.write(text, as: "Screen.xib")
    #expect(CommandRun("frames", path).errors.isEmpty)
    let warning =
      "\(path): warning: texts in Unheard-Regular are measured approximately; name the folder of "
      + "the fonts by --fonts\n"
    #expect(CommandRun("check", path, "--sizes", "measured").errors == warning)
    let run = CommandRun("frames", path, "--fonts", "/nowhere")
    #expect(run.status == .findings)
    #expect(run.errors == "error: --fonts needs a folder; '/nowhere' is not one\n")
  }

  @Test func `bad insets are refused`() throws {
    #expect(
      CommandRun("frames", "Screen.xib", "--safe-area", "1,2,-3,4").errors
        == "error: --safe-area needs stored, device or four insets such as 59,0,34,0, but is "
        + "'1,2,-3,4'\n")
    let run = CommandRun("frames", "Screen.xib", "--safe-area", "1,2,3")
    #expect(run.status == .usage)
    #expect(
      run.errors == """
        error: --safe-area needs stored, device or four insets such as 59,0,34,0, but is '1,2,3'

        """)
  }

  @Test func `measured texts are those of the language`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "de.lproj"), withIntermediateDirectories: true)
    let path = try folder.write(Self.document(), as: "Screen.xib")
    _ = try folder.write("\"label.text\" = \"LabelLabel\";", as: "de.lproj/Screen.strings")
    func width(_ words: String...) throws -> Double {
      let run = CommandRun(["frames", path, "--sizes", "measured", "--json"] + words)
      return try #require(try frames(of: run)["label"])[2]
    }
    #expect(try width() == 41.5)
    #expect(try width("--language", "de") == 83)
    #expect(try width("--language", "fr") == 41.5)
    #expect(CommandRun("check", path, "--language", "de").status == .success)
    #expect(CommandRun("check", path, "--sizes", "measured").status == .success)
    let found = CommandRun("check", path, "--sizes", "measured", "--language", "de")
    #expect(found.status == .findings)
    #expect(found.lines.last == "1 of 2 views agree (50 %)")
  }
}
