import AutoScaleEditing
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@Suite struct FrameUpdateTests {
  private static let right = SampleDocument.rect("20", "20", "100", "50")

  private static func text(_ frame: String, mark: String = "") throws -> DocumentText {
    try SampleDocument.text(
      SampleDocument.box(frame, mark: mark), SampleDocument.boxConstraints)
  }

  @Test(arguments: [
    (SampleDocument.rect("7", "20", "100", "50"), ""),
    (SampleDocument.rect("7", "9", "11", "50"), " misplaced=\"YES\""),
    ("", ""),
  ])
  func `a frame that contradicts its constraints is stored anew`(
    frame: String, mark: String
  ) throws {
    let outcome = try FrameUpdate().update(try Self.text(frame, mark: mark))
    #expect(outcome.updated.map(\.id) == ["box"])
    #expect(outcome.updated.first?.new == LayoutRect(x: 20, y: 20, width: 100, height: 50))
    #expect(outcome.removedMarks == (mark.isEmpty ? 0 : 1))
    let new = String(decoding: outcome.edited.text.data, as: UTF8.self)
    #expect(new.contains(Self.right))
    #expect(!new.contains("misplaced"))
    let again = try FrameUpdate().update(outcome.edited.text)
    #expect(!again.edited.isChanged)
  }

  @Test(arguments: [
    SampleDocument.rect("20", "20", "100", "50"), SampleDocument.rect("20.0", "20", "100.4", "50"),
  ])
  func `a frame within half a point keeps its bytes`(frame: String) throws {
    let text = try Self.text(frame)
    let outcome = try FrameUpdate().update(text)
    #expect(!outcome.edited.isChanged)
    #expect(outcome.updated.isEmpty)
  }

  @Test func `a mark of a view that is in its place goes`() throws {
    let text = try Self.text(Self.right, mark: " misplaced=\"YES\"")
    let outcome = try FrameUpdate().update(text)
    #expect(outcome.removedMarks == 1)
    #expect(outcome.edited.text.data == (try Self.text(Self.right)).data)
  }

  @Test func `a mark of a view whose frame is not open goes`() throws {
    let text = try Self.text(Self.right, mark: " ambiguous=\"YES\"")
    let outcome = try FrameUpdate().update(text)
    #expect(outcome.removedMarks == 1)
    #expect(outcome.changes == [.removeAttribute("ambiguous", of: "box")])
    #expect(outcome.edited.text.data == (try Self.text(Self.right)).data)
  }

  @Test func `a mark of a view whose frame is open stays`() throws {
    let text = try SampleDocument.text(
      SampleDocument.box(Self.right, mark: " ambiguous=\"YES\""),
      SampleDocument.boxConstraints.replacing("\"top\"", with: "\"width\""))
    #expect(try !FrameUpdate().update(text).edited.isChanged)
  }

  /// The frame that the canvas draws is not that of the other size class.
  @Test func `a view whose frame contradicts its constraints and stays is marked`() throws {
    let varied = SampleDocument.box(SampleDocument.rect("7", "20", "100", "50")).replacing(
      "</constraints>",
      with: "</constraints><variation key=\"heightClass=regular-widthClass=regular\">"
        + SampleDocument.rect("40", "200", "300", "40") + "</variation>")
    let text = try SampleDocument.text(varied, SampleDocument.boxConstraints)
    let outcome = try FrameUpdate().update(text)
    #expect((outcome.addedMarks, outcome.removedMarks, outcome.updated.count) == (1, 0, 0))
    #expect(
      outcome.edited.diff.contains(
        #"+<view contentMode="scaleToFill" misplaced="YES" translatesAutoresizing"#))
    #expect(try !FrameUpdate().update(outcome.edited.text).edited.isChanged)
  }

  @Test func `views in a resized view follow by their masks`() throws {
    let box = SampleDocument.box(SampleDocument.rect("20", "20", "50", "30")).replacing(
      "<constraints>",
      with: """
        <subviews>
            <view id="wide">
                \(SampleDocument.rect("5", "5", "40", "10"))
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                <subviews><view id="inner">
                    \(SampleDocument.rect("0.0", "0.0", "40", "10"))
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                </view></subviews>
            </view>
            <view id="fixed">
                \(SampleDocument.rect("5", "20", "40", "10"))
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            </view>
            <view id="low">
                \(SampleDocument.rect("5", "25", "40", "5"))
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
            </view>
        </subviews>
        <constraints>
        """, maxReplacements: 1)
    let text = try SampleDocument.text(box, SampleDocument.boxConstraints)
    let outcome = try FrameUpdate().update(text)
    #expect(outcome.updated.map(\.id) == ["box", "wide", "inner", "low"])
    let document = try outcome.edited.text.document()
    #expect(document["wide"]?.frame == LayoutRect(x: 5, y: 5, width: 90, height: 10))
    #expect(document["inner"]?.frame == LayoutRect(x: 0, y: 0, width: 90, height: 10))
    #expect(document["low"]?.frame == LayoutRect(x: 5, y: 45, width: 40, height: 5))
    #expect(try !FrameUpdate().update(outcome.edited.text).edited.isChanged)
  }

  /// The label comes from a merge and has no frame, so that the place of the box depends on its text.
  @Test(arguments: ["100", "28"])
  func `a frame that rests on a predicted text stays until texts are measured`(y: String) throws {
    let label = """
      <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="label">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    let constraints = """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="l"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="ll"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="20" id="lt"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="label" \
      secondAttribute="bottom" constant="8" id="t"/>
      """
    let text = try SampleDocument.text(
      label + SampleDocument.box(SampleDocument.rect("20", y, "100", "50")), constraints)
    let outcome = try FrameUpdate().update(text)
    #expect(!outcome.edited.isChanged)
    #expect(
      outcome.kept == [
        "Sample.xib:10:9: note: box keeps its frame: it depends on the predicted size of a text"
      ])
    let measured = try FrameUpdate(measuresContents: true).update(text)
    #expect(measured.updated.map(\.id) == ["label", "box"])
    #expect(measured.updated.last?.new == LayoutRect(x: 20, y: 49, width: 100, height: 50))
  }

  @Test func `a controller's view of another device is told`() throws {
    let markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
          <device id="retina4_7" orientation="portrait"/>
          <scenes><scene sceneID="scene"><objects><viewController id="controller">
              <view key="view" id="root">\(SampleDocument.rect("0.0", "0.0", "414", "896"))</view>
          </viewController></objects></scene></scenes>
      </document>

      """
    let outcome = try FrameUpdate().update(
      DocumentText(data: Data(markup.utf8), path: "Scene.storyboard"))
    #expect(!outcome.edited.isChanged)
    #expect(
      outcome.kept == [
        """
        Scene.storyboard:5:9: note: root is 414 by 896 points, but the canvas of retina4_7 is 375 by \
        667; its frames are updated for its own size
        """
      ])
  }

  @Test func `a text of another size keeps its frame, with the reason`() throws {
    let label = """
      <label contentMode="left" misplaced="YES" text="Hello" \
      translatesAutoresizingMaskIntoConstraints="NO" id="box">
          \(SampleDocument.rect("20", "20", "300", "9"))
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    let text = try SampleDocument.text(label, SampleDocument.boxConstraints)
    #expect(try !FrameUpdate().update(text).edited.isChanged)
    let measured = try FrameUpdate(measuresContents: true).update(text)
    #expect(measured.kept == [])
    let new = try #require(measured.updated.first?.new)
    #expect(new.width < 60 && new.height > 20)
    #expect(measured.removedMarks == 1)
  }
}
