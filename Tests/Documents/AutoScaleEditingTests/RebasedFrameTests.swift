import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScaleEditing

@Suite struct RebasedFrameTests {
  /// A storyboard whose only scene has a view controller with a view.
  private static func storyboard(
    _ view: String, device: String = "retina4_7", tools: Int = 22_505, metrics: String = ""
  ) throws -> DocumentText {
    let markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
          <device id="\(device)" orientation="portrait"/>
          <scenes><scene sceneID="scene"><objects>
              <viewController id="controller" sceneMemberID="viewController">
                  \(view)
                  \(metrics)
              </viewController>
          </objects></scene></scenes>
      </document>

      """
    return try DocumentText(data: Data(markup.utf8), path: "Scene.storyboard")
  }

  private static func xib(_ objects: String, device: String = "retina4_7") throws -> DocumentText {
    let markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="19529" targetRuntime="iOS.CocoaTouch">
          <device id="\(device)" orientation="portrait"/>
          <objects>\(objects)</objects>
      </document>

      """
    return try DocumentText(data: Data(markup.utf8), path: "Part.xib")
  }

  /// A bar at the top of the safe area.
  private static func view(barAt y: Double, height: Double) -> String {
    """
    <view key="view" id="root">
        \(SampleDocument.rect("0.0", "0.0", "375", height.shortDescription))
        <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="bar">
                \(SampleDocument.rect("0.0", y == 0 ? "0.0" : y.shortDescription, "375", "50"))
                <constraints>
                    <constraint firstAttribute="height" constant="50" id="h"/>
                </constraints>
            </view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
            <constraint firstItem="bar" firstAttribute="top" secondItem="safe" \
    secondAttribute="top" id="t"/>
            <constraint firstItem="bar" firstAttribute="leading" secondItem="safe" \
    secondAttribute="leading" id="l"/>
            <constraint firstItem="safe" firstAttribute="trailing" secondItem="bar" \
    secondAttribute="trailing" id="r"/>
        </constraints>
    </view>
    """
  }

  struct SafeArea: Sendable {
    let device: String
    let tools: Int
    let y, height: Double
    let expected: Double
  }

  /// Canvases of phones with a home button have no status bar from Xcode 11 to 14; later ones have the
  /// insets of each phone.
  static let safeAreas = [
    SafeArea(device: "retina4_7", tools: 22_505, y: 20, height: 667, expected: 59),
    SafeArea(device: "retina4_7", tools: 16_097, y: 0, height: 667, expected: 59),
    SafeArea(device: "retina4_7", tools: 14_490, y: 64, height: 667, expected: 103),
    SafeArea(device: "retina4_7", tools: 14_490, y: 0, height: 667, expected: 0),
    SafeArea(device: "retina5_9", tools: 16_097, y: 44, height: 812, expected: 59),
    SafeArea(device: "retina5_9", tools: 22_505, y: 50, height: 812, expected: 59),
    SafeArea(device: "retina5_9", tools: 22_505, y: 94, height: 812, expected: 103),
  ]

  @Test(arguments: safeAreas)
  func `the safe area changes as much as that of the canvas`(_ row: SafeArea) throws {
    let text = try Self.storyboard(
      Self.view(barAt: row.y, height: row.height), device: row.device, tools: row.tools)
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    #expect(try there.document()["bar"]?.frame.y == row.expected)
    let old = try #require(Screen(canvasID: row.device))
    let back = try DocumentRebase(to: old).rebase(there).edited.text
    #expect(back.data == text.data)
  }

  @Test func `a sheet stays one`() throws {
    let text = try Self.storyboard(
      "<view key=\"view\" id=\"sheet\">\(SampleDocument.rect("0.0", "0.0", "414", "842"))</view>",
      device: "retina6_1", tools: 21_507)
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    #expect(try there.document()["sheet"]?.frame.height == 798)
    let back = try DocumentRebase(to: 414).rebase(there).edited.text
    #expect(back.data == text.data)
  }

  @Test func `opaque bars cut off as much as before`() throws {
    let text = try Self.storyboard(
      "<view key=\"view\" id=\"root\">\(SampleDocument.rect("0.0", "64", "375", "603"))</view>")
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    #expect(
      try there.document()["root"]?.frame == LayoutRect(x: 0, y: 103, width: 393, height: 749))
    #expect(try DocumentRebase(to: 375).rebase(there).edited.text.data == text.data)
  }

  @Test func `a bar of a controller keeps its height`() throws {
    let text = try Self.storyboard(
      "<navigationBar key=\"navigationBar\" id=\"bar\">"
        + SampleDocument.rect("0.0", "20", "375", "44") + "</navigationBar>")
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    #expect(try there.document()["bar"]?.frame == LayoutRect(x: 0, y: 59, width: 393, height: 44))
    #expect(try DocumentRebase(to: 375).rebase(there).edited.text.data == text.data)
  }

  /// A cell 80 points high with an image of that height less its distances.
  private static func cell(_ rect: String) -> String {
    """
    <tableViewCell rowHeight="80" id="cell">
        \(rect)
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            \(SampleDocument.rect("0.0", "0.0", "375", "80"))
            <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                    \(SampleDocument.rect("10", "10", "355", "60"))
                    <constraints><constraint firstAttribute="height" constant="60" id="h"/></constraints>
                </view>
            </subviews>
            <constraints>
                <constraint firstItem="box" firstAttribute="top" secondItem="content" \
    secondAttribute="top" constant="10" id="t"/>
                <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" \
    constant="10" id="b"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="content" \
    secondAttribute="leading" constant="10" id="l"/>
                <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" \
    constant="10" id="r"/>
            </constraints>
        </tableViewCellContentView>
    </tableViewCell>
    """
  }

  @Test func `a cell is scaled, and its content has no conflict`() throws {
    let text = try Self.xib(Self.cell(SampleDocument.rect("0.0", "0.0", "375", "80")))
    let outcome = try DocumentRebase(to: 393).rebase(text)
    let there = try outcome.edited.text.document()
    #expect(there["cell"]?.frame == LayoutRect(x: 0, y: 0, width: 393, height: 84))
    #expect(there["content"]?.frame == LayoutRect(x: 0, y: 0, width: 393, height: 84))
    #expect(outcome.conflicts == [])
  }

  @Test func `a freeform scene as wide as another phone stays one`() throws {
    let text = try Self.storyboard(
      """
      <view key="view" id="root">
          \(SampleDocument.rect("0.0", "0.0", "320", "600"))
      </view>
      """,
      metrics: """
        <size key="freeformSize" width="320" height="600"/>
        """)
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    #expect(try there.document()["root"]?.frame.width == 320)
    #expect(String(decoding: there.data, as: UTF8.self).contains(#"freeformSize" width="320" "#))
  }

  @Test func `views of a table are scaled where they stand`() throws {
    let text = try Self.storyboard(
      """
      <tableView key="view" style="plain" rowHeight="80" sectionHeaderHeight="28" \
      sectionFooterHeight="28" id="table">
          \(SampleDocument.rect("0.0", "0.0", "375", "667"))
          <view key="tableHeaderView" id="header">
              \(SampleDocument.rect("0.0", "0.0", "375", "100"))
          </view>
          <prototypes>\(Self.cell(SampleDocument.rect("0.0", "128", "375", "80")))</prototypes>
      </tableView>
      """)
    let outcome = try DocumentRebase(to: 393).rebase(text)
    let there = try outcome.edited.text.document()
    // On pixels the row would be lower than its required content, so that no frame is rounded.
    #expect(there["header"]?.frame == LayoutRect(x: 0, y: 0, width: 393, height: 104.8))
    #expect(there["cell"]?.frame == LayoutRect(x: 0, y: 134.144, width: 393, height: 83.84))
    #expect(outcome.conflicts == [])
  }

  /// Controls in a view that fills a phone, placed by frames or by constraints.
  @Test func `a switch keeps its size`() throws {
    let row = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="box">
          \(SampleDocument.rect("20", "20", "51", "31"))
          <subviews>
              <switch translatesAutoresizingMaskIntoConstraints="NO" id="switch">
                  \(SampleDocument.rect("0.0", "0.0", "51", "31"))
              </switch>
          </subviews>
      </stackView>
      <switch id="other">
          \(SampleDocument.rect("304", "200", "51", "31"))
          <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
      </switch>
      """
    let text = try SampleDocument.text(row, SampleDocument.boxConstraints)
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    let document = try there.document()
    #expect(document["switch"]?.frame.height == 31)
    #expect(document["switch"]?.frame.width == 51)
    let other = try #require(document["other"]?.frame)
    #expect((other.width, other.height) == (51, 31))
    // 355 times 1.048 is 372.04; a third of a point is a pixel.
    #expect(other.maxX == 372)
  }

  /// A toolbar is higher on phones without a home button.
  @Test func `a switch without a superview keeps its size`() throws {
    let text = try Self.xib(
      "<switch id=\"switch\">\(SampleDocument.rect("0.0", "0.0", "51", "31"))</switch>")
    let there = try DocumentRebase(to: 393).rebase(text).edited.text.document()
    #expect(there["switch"]?.frame == LayoutRect(x: 0, y: 0, width: 51, height: 31))
  }

  @Test func `a stretched view gives room to the content beside it`() throws {
    let subviews = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="map">
          \(SampleDocument.rect("0.0", "0.0", "375", "623"))
      </view>
      <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="bar">
          \(SampleDocument.rect("0.0", "623", "375", "44"))
      </toolbar>
      """
    func tie(_ first: String, _ attribute: String, _ second: String, _ other: String) -> String {
      "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" "
        + "secondItem=\"\(second)\" secondAttribute=\"\(other)\" id=\"\(first)\(attribute)\"/>"
    }
    let constraints =
      [
        tie("map", "top", "root", "top"), tie("map", "bottom", "bar", "top"),
        tie("bar", "bottom", "root", "bottom"),
      ]
      + ["map", "bar"].flatMap { view in
        ["leading", "trailing"].map { tie(view, $0, "root", $0) }
      }
    let text = try SampleDocument.text(subviews, constraints.joined(separator: "\n"))
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    #expect(try there.document()["bar"]?.frame.height == 49)
    #expect(try there.document()["map"]?.frame.height == 803)
    #expect(try DocumentRebase(to: 375).rebase(there).edited.text.data == text.data)
  }

  @Test func `a placeholder that would stretch a content gets the distance that is left`() throws {
    let login = try String(
      contentsOfFile: "Playground-scripts/Screens/Login.xib", encoding: .utf8)
    let text = try DocumentText(data: Data(login.utf8), path: "Login.xib")
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    let bar = try #require(there.document()["nav-Ba-r01"])
    #expect(bar.frame == LayoutRect(x: 0, y: 59, width: 393, height: 44))
  }

  @Test func `a placeholder of a size is scaled`() throws {
    let text = try SampleDocument.text(
      SampleDocument.box(SampleDocument.rect("20", "20", "100", "50")).replacing(
        "constant=\"50\"", with: "constant=\"50\" placeholder=\"YES\""),
      SampleDocument.boxConstraints)
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    #expect(
      String(decoding: there.data, as: UTF8.self).contains("constant=\"52.4\" placeholder=\"YES\""))
  }

  @Test(arguments: ["7", "41", "20.000000000000004", "33.299999999999997"])
  func `a misplaced view stays so by the scaled amount`(x: String) throws {
    let there = try Self.expectSame(
      SampleDocument.text(
        SampleDocument.box(SampleDocument.rect(x, "20", "100", "50"), mark: " misplaced=\"YES\""),
        SampleDocument.boxConstraints))
    let expected = try 21 + ((#require(Double(x)) - 20) * 1.048)
    let text = try DocumentText(data: Data(there.utf8), path: "there.xib")
    let found = try #require(text.document()["box"]?.frame.x)
    #expect((found - expected).magnitude < 0.17)
    #expect(there.contains("misplaced"))
  }

  @Test func `the frame of another size class is scaled`() throws {
    let text = try SampleDocument.text(
      SampleDocument.box(SampleDocument.rect("20", "20", "100", "50")).replacing(
        "</constraints>",
        with: "</constraints><variation key=\"heightClass=regular-widthClass=regular\">"
          + SampleDocument.rect("40", "200", "300", "40") + "</variation>"),
      SampleDocument.boxConstraints)
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    let markup = String(decoding: there.data, as: UTF8.self)
    #expect(
      markup.contains(
        SampleDocument.rect("42", "209.66666666666666", "314.33333333333331", "42")))
    #expect(
      markup.contains(SampleDocument.rect("21", "21", "104.66666666666667", "52.333333333333336")))
    #expect(try DocumentRebase(to: 375).rebase(there).edited.text.data == text.data)
  }

  @Test func `an excepted view without constraints follows its mask`() throws {
    let bar = """
      <navigationBar id="bar">
          \(SampleDocument.rect("0.0", "20", "375", "44"))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      </navigationBar>
      """
    let text = try SampleDocument.text(bar, "")
    var rebase = DocumentRebase(to: 393)
    rebase.exceptedClasses = ["UINavigationBar"]
    let there = try rebase.rebase(text).edited.text
    #expect(try there.document()["bar"]?.frame == LayoutRect(x: 0, y: 20, width: 393, height: 44))
  }

  private static func withoutFrames(_ text: DocumentText) -> String {
    String(decoding: text.data, as: UTF8.self).replacing(/<rect key="frame"[^>]*>/, with: "")
  }

  /// Checks that a document is the same after a rebase there and back, but for a pixel of its frames.
  private static func expectSame(_ text: DocumentText) throws -> String {
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    let back = try DocumentRebase(to: 375).rebase(there).edited.text
    #expect(Self.withoutFrames(back) == Self.withoutFrames(text))
    let (old, new) = try (text.document(), back.document())
    for (before, after) in zip(old.views.flatMap(\.subtree), new.views.flatMap(\.subtree)) {
      // Frames lie on pixels of both devices.
      #expect(after.frame.isClose(to: before.frame, tolerance: 0.51))
    }
    return String(decoding: there.data, as: UTF8.self)
  }

  @Test func `the content of a cell stays above its separator`() throws {
    let there = try Self.expectSame(
      Self.xib(
        """
        <tableViewCell contentMode="scaleToFill" id="cell">
            \(SampleDocument.rect("0.0", "0.0", "320", "74"))
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                \(SampleDocument.rect("0.0", "0.0", "287", "73"))
                <autoresizingMask key="autoresizingMask"/>
            </tableViewCellContentView>
        </tableViewCell>
        """))
    // The width of another phone tells that the cell is as wide as any screen.
    #expect(there.contains(SampleDocument.rect("0.0", "0.0", "320", "77.666666666666671")))
    #expect(there.contains(SampleDocument.rect("0.0", "0.0", "287", "76.666666666666671")))
  }

  /// A field without a text has no width of its own.
  @Test func `an empty field does not squeeze a label`() throws {
    let views = """
      <label text="Room:" horizontalHuggingPriority="251" \
      translatesAutoresizingMaskIntoConstraints="NO" id="box">
          \(SampleDocument.rect("20", "20", "49", "20.5"))
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      <textField translatesAutoresizingMaskIntoConstraints="NO" id="field">
          \(SampleDocument.rect("90", "20", "265", "30"))
          <constraints>
              <constraint firstAttribute="height" constant="30" id="h"/>
          </constraints>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </textField>
      """
    let constraints = """
      \(SampleDocument.boxConstraints)
      <constraint firstItem="field" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="20" id="ft"/>
      <constraint firstItem="field" firstAttribute="leading" secondItem="box" \
      secondAttribute="trailing" constant="21" id="fl"/>
      <constraint firstAttribute="trailing" secondItem="field" secondAttribute="trailing" \
      constant="20" id="fr"/>
      """
    _ = try Self.expectSame(SampleDocument.text(views, constraints))
  }

  @Test func `a frame keeps the pixel by which it misses its layout`() throws {
    let there = try Self.expectSame(
      SampleDocument.text(
        SampleDocument.box(SampleDocument.rect("20.5", "20", "100", "50")),
        SampleDocument.boxConstraints))
    #expect(there.contains("x=\"21.333333333333332\" y=\"21\""))
  }
}
