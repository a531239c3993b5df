import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct AdaptCommandTests {
  /// A view 375 points wide with a label, three constraints, a corner radius and a switch.
  static func xib(width: Int = 375, device: String = "retina4_7") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="17156" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="\(device)" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="vw1-aa-001">
                <rect key="frame" x="0.0" y="0.0" width="\(width)" height="667"/>
                <subviews>
                    <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" \
    id="lb1-aa-001" userLabel="Title" customClass="PriceLabel">
                        <rect key="frame" x="16" y="30" width="42" height="36"/>
                        <fontDescription key="fontDescription" type="system" pointSize="30"/>
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="number" \
    keyPath="layer.cornerRadius">
                                <integer key="value" value="15"/>
                            </userDefinedRuntimeAttribute>
                        </userDefinedRuntimeAttributes>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="lb1-aa-001" firstAttribute="top" \
    secondItem="vw1-aa-001" secondAttribute="top" constant="30" id="c01-aa-001"/>
                    <constraint firstItem="lb1-aa-001" firstAttribute="leading" \
    secondItem="vw1-aa-001" secondAttribute="leading" id="c02-aa-001"/>
                    <constraint firstAttribute="width" constant="375" id="c03-aa-001"/>
                </constraints>
            </view>
        </objects>
    </document>
    """
  }

  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(Self.xib(), as: "Title.xib")
  }

  @Test func `every length is shown from what to what, and what was left alone and why`() {
    let run = CommandRun("adapt", path, "--screen", "450x900@3")
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        \(path) on 450x900@3: factor 1.2

        4 changed
          c01-aa-001  Title.top = UIView.top   30  ->   36
          c03-aa-001  UIView.width            375  ->  450
          lb1-aa-001  Title fontSize           30  ->   36
          lb1-aa-001  Title cornerRadius       15  ->   18

        1 left alone
          c02-aa-001  Title.leading = UIView.leading: zero

        """)
  }

  @Test(arguments: [["--screen", "450x900@3"], ["--screens", "450x900@3,480x900"]])
  func `a length that looks as if it had been scaled is noted`(screens: [String]) throws {
    // 30.6 is 25.5 times 1.2.
    let xib = Self.xib().replacing("constant=\"375\"", with: "constant=\"30.6\"")
    let path = try folder.write(xib, as: "Twice.xib")
    let run = CommandRun(["adapt", path] + screens)
    #expect(run.status == .success)
    #expect(
      run.errors == """
        \(path): note: vw1-aa-001: c03-aa-001: constraint 30.6 is 25.5 scaled already; \
        write the design value 25.5, or set a scaled one by setApplied(_:to:in:)

        """)
    let object = try #require(try CommandRun(["adapt", path, "--json"] + screens).objects().first)
    #expect((object["notes"] as? [String])?.map { $0 + "\n" } == [run.errors])
  }

  @Test func `JSON has one object a file`() throws {
    let other = try folder.write(Self.xib(), as: "Other.xib")
    let run = CommandRun("adapt", path, other, "--screen", "iPhone SE (1st generation)", "--json")
    let objects = try run.objects()
    #expect(objects.map { $0["file"] as? String } == [path, other])
    let object = try #require(objects.first)
    #expect(run.lines[0].contains(#""factor":0.8533333333333334,"#))
    #expect(
      (object["screen"] as? [String: Any])?["name"] as? String == "iPhone SE (1st generation)")
    let changes = try #require(object["changes"] as? [[String: Any]])
    #expect(
      changes.map { $0["element"] as? String } == [
        "c01-aa-001", "c03-aa-001", "lb1-aa-001", "lb1-aa-001",
      ])
    #expect(
      changes.map { $0["property"] as? String } == [
        "constraint", "constraint", "fontSize", "cornerRadius",
      ])
    #expect(changes.map { $0["design"] as? Double } == [30, 375, 30, 15])
    #expect(changes.map { $0["applied"] as? Double } == [25.6, 320, 25.6, 12.8])
    #expect(changes.last?["class"] as? String == "PriceLabel")
    let skipped = try #require(object["skipped"] as? [[String: String]])
    #expect(skipped == [["element": "c02-aa-001", "property": "constraint", "reason": "zero"]])
    #expect(object["warnings"] as? [String] == [])
  }

  @Test func `only the types that are named are scaled`() throws {
    let run = CommandRun(
      "adapt", path, "--screen", "450x900", "--type", "fontSize,cornerRadius", "--json")
    let changes = try #require(try run.objects().first?["changes"] as? [[String: Any]])
    #expect(changes.map { $0["element"] as? String } == ["lb1-aa-001", "lb1-aa-001"])
  }

  @Test(arguments: ["UILabel", "PriceLabel", " UILabel , Nothing"])
  func `excepted classes are left alone by name, subclasses included`(_ names: String) throws {
    let run = CommandRun("adapt", path, "--screen", "450x900", "--except", names, "--json")
    let object = try #require(try run.objects().first)
    let changes = try #require(object["changes"] as? [[String: Any]])
    #expect(changes.map { $0["element"] as? String } == ["c03-aa-001"])
    let skipped = try #require(object["skipped"] as? [[String: String]])
    #expect(skipped.map { $0["reason"] } == ["excepted", "excepted", "excepted", "excepted"])
    #expect(
      run.errors == (names.contains("Nothing") ? "note: --except Nothing matches no view\n" : ""))
  }

  @Test func `results are whole pixels when asked for`() throws {
    let run = CommandRun("adapt", path, "--screen", "320x568@2", "--round", "pixel", "--json")
    let changes = try #require(try run.objects().first?["changes"] as? [[String: Any]])
    #expect(changes.map { $0["applied"] as? Double } == [25.5, 320, 25.5, 13])
  }

  @Test func `a document of another width gets a note, and can be the reference`() throws {
    let wide = try folder.write(Self.xib(width: 414, device: "retina5_5"), as: "Wide.xib")
    let plain = CommandRun("adapt", wide, "--screen", "450x900")
    #expect(
      plain.errors == """
        \(wide): note: the document is 414 points wide, and scaled from that; \
        '--reference 375' scales as an app does by default

        """)
    let json = CommandRun("adapt", wide, "--screen", "450x900", "--json")
    #expect(try json.objects().first?["factor"] as? Double == 450.0 / 414)
    #expect(json.errors == plain.errors)
    #expect(
      try json.objects().first?["notes"] as? [String] == [json.errors.dropLast(1)].map(String.init))
    #expect(CommandRun("adapt", wide, "--screen", "450x900", "--reference", "375").errors.isEmpty)
    let own = CommandRun(
      "adapt", wide, path, "--screen", "414x736", "--reference", "document", "--json")
    #expect(own.errors.isEmpty)
    #expect(try own.objects().map { $0["factor"] as? Double } == [1, 414.0 / 375])
  }

  @Test func `adapt and frames scale from the same width unless they are told`() throws {
    let wide = try folder.write(Self.xib(width: 414, device: "retina5_5"), as: "Wide.xib")
    let screen = ["--screen", "450x900"]
    let note = CommandRun(["adapt", wide] + screen).errors
    #expect(CommandRun(["frames", wide, "--adapt"] + screen).errors == note)
  }

  @Test func `several screens are compared in a table of what differs`() {
    let run = CommandRun("adapt", path, "--screens", "450x900@3,375x667,375x812@3,450x900@3")
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        \(path) on 3 screens
                                              450×900  375×667
          factor                                  1.2        1
          c01-aa-001  Title.top = UIView.top       36       30
          c03-aa-001  UIView.width                450      375
          lb1-aa-001  Title fontSize               36       30
          lb1-aa-001  Title cornerRadius           18       15
          like 375×667: 375×812

        """)
  }

  @Test func `screens on which all is the same are said to be so`() {
    let run = CommandRun("adapt", path, "--screens", "375x667,375x812")
    #expect(
      run.lines == ["\(path) on 2 screens", "  nothing differs between these screens"])
  }

  @Test func `a length that is the same on several screens is known on each`() {
    // 0.5 stays a pixel of 0.5 points on both screens.
    let run = CommandRun("adapt", path, "--screens", "320x568@2,320x480@1,375x667")
    #expect(run.lines.contains("  c01-aa-001  Title.top = UIView.top     25.6       30"))
    #expect(run.lines.last == "  like 320×568: 320×480")
  }

  @Test func `JSON has one object a file and screen`() throws {
    let run = CommandRun("adapt", path, "--screens", "450x900@3,375x667", "--json")
    #expect(try run.objects().map { $0["factor"] as? Double } == [1.2, 1])
  }

  @Test func `lengths that are switched on are scaled by themselves`() throws {
    let run = CommandRun("adapt", path, "--screen", "450x900", "--type", "switchedOn", "--json")
    #expect(run.status == .success)
    #expect((try run.objects().first?["changes"] as? [Any])?.isEmpty == true)
  }

  @Test func `warnings of one kind are capped with a count`() throws {
    let holograms = (0..<8).map { "<hologram\($0)/>" }.joined()
    let xib = Self.xib().replacing("</subviews>", with: "\(holograms)</subviews><odd/>")
    let path = try folder.write(xib, as: "Odd.xib")
    let lines = CommandRun("adapt", path, "--screen", "450x900").errors.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines[4].contains("unknown view 'hologram4'"))
    #expect(lines[5].contains("unknown element 'odd'"))
    #expect(
      lines[6] == "\(path): 3 more of: warning: unknown view … (in …); it is read as a plain view")
  }

  @Test func `a pad keeps the design unless it is to be scaled`() throws {
    let plain = try CommandRun("adapt", path, "--screen", "iPad (A16)", "--json").objects()
    #expect(plain.first?["factor"] as? Double == 1)
    #expect((plain.first?["changes"] as? [Any])?.isEmpty == true)
    let scaled = try CommandRun(
      "adapt", path, "--screen", "750x1000", "--idioms", "pad", "--json"
    ).objects()
    #expect(scaled.first?["factor"] as? Double == 2)
  }

  @Test func `a file that cannot be read does not stop the others`() throws {
    let broken = try folder.write("<document", as: "Broken.xib")
    let missing = folder.url.appending(path: "Missing.xib").path()
    let run = CommandRun("adapt", broken, missing, path, "--screen", "450x900", "--json")
    #expect(run.status == .findings)
    let objects = try run.objects()
    #expect(objects.map { $0["error"] != nil } == [true, true, false])
    #expect(run.errors.contains("\(broken):1"))
    #expect(run.errors.contains("\(missing): error: there is no such file; check the path"))
    let text = CommandRun("adapt", broken, path, "--screen", "450x900")
    #expect(text.status == .findings)
    #expect(text.output.contains("4 changed"))
  }

  @Test func `a file that contradicts itself is shown, warned of, and a finding`() throws {
    let xib = Self.xib().replacing("c03-aa-001", with: "c01-aa-001")
    let twice = try folder.write(xib, as: "Twice.xib")
    let run = CommandRun("adapt", twice, "--screen", "450x900")
    #expect(run.status == .findings)
    #expect(run.output.contains("4 changed"))
    #expect(run.errors.contains("warning: id 'c01-aa-001' is already taken"))
  }

  @Test func `what the reader does not know is warned of, and no finding`() throws {
    let xib = Self.xib().replacing("</subviews>", with: "<hologram/></subviews>")
    let unknown = try folder.write(xib, as: "Unknown.xib")
    let run = CommandRun("adapt", unknown, "--screen", "450x900", "--json")
    #expect(run.status == .success)
    #expect((try run.objects().first?["warnings"] as? [String])?.count == 1)
  }

  @Test func `a file without a length says so`() throws {
    let xib = Self.xib().replacing(/<view(.|\n)*<\/view>/, with: "")
    let empty = try folder.write(xib, as: "Empty.xib")
    let run = CommandRun("adapt", empty, "--screen", "450x900")
    #expect(run.status == .success)
    #expect(run.output == "\(empty) on 450x900@2: factor 1.2\n\nno length to scale\n")
  }

  @Test func `the files are not written`() throws {
    let before = try String(contentsOfFile: path, encoding: .utf8)
    _ = CommandRun("adapt", path, "--screen", "450x900")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == before)
  }
}
