import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation
import Testing

@testable import AutoScaleEditing

@Suite struct DocumentRebaseTests {
  private static let label = """
    <label contentMode="left" text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        \(SampleDocument.rect("20", "20", "100", "50"))
        <constraints>
            <constraint firstAttribute="width" constant="100" id="w">
                <variation key="widthClass=regular" constant="250"/>
            </constraint>
            <constraint firstAttribute="height" constant="50" id="h"/>
        </constraints>
        <edgeInsets key="layoutMargins" top="4" left="8" bottom="4" right="8"/>
        <fontDescription key="fontDescription" type="system" pointSize="20"/>
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                <integer key="value" value="10"/>
            </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
    </label>
    """

  private static func text() throws -> DocumentText {
    try SampleDocument.text(label, SampleDocument.boxConstraints)
  }

  private static func rebased(_ rebase: DocumentRebase, _ text: DocumentText) throws -> String {
    String(decoding: try rebase.rebase(text).edited.text.data, as: UTF8.self)
  }

  @Test(arguments: [
    "<device id=\"retina6_12\"", "width=\"393\" height=\"852\"", "constant=\"20.96\" id=\"l\"",
    "constant=\"104.8\" id=\"w\"", "constant=\"262\"/>", "pointSize=\"20.96\"",
    "top=\"4.192\" left=\"8.384\" bottom=\"4.192\" right=\"8.384\"",
    "<real key=\"value\" value=\"10.480\"/>",
  ])
  func `a length is scaled where it is stated`(expected: String) throws {
    #expect(try Self.rebased(DocumentRebase(to: 393), Self.text()).contains(expected))
  }

  /// Lengths that the tree has no place for, each with its element.
  @Test(arguments: [
    (
      "button", #"<inset key="titleEdgeInsets" minX="10" minY="0.0" maxX="20" maxY="0.0"/>"#,
      #"<inset key="titleEdgeInsets" minX="10.48" minY="0.0" maxX="20.96" maxY="0.0"/>"#
    ),
    (
      "button", #"<inset key="imageEdgeInsets" minX="-10" minY="0.0" maxX="0.0" maxY="0.0"/>"#,
      #"<inset key="imageEdgeInsets" minX="-10.48" minY="0.0" maxX="0.0" maxY="0.0"/>"#
    ),
    (
      "button", #"<inset key="contentEdgeInsets" minX="10" minY="0.0" maxX="10" maxY="0.0"/>"#,
      #"<inset key="contentEdgeInsets" minX="10.48" minY="0.0" maxX="10.48" maxY="0.0"/>"#
    ),
    (
      "button",
      #"<buttonConfiguration key="configuration" style="plain" imagePadding="10" titlePadding="5"/>"#,
      #"style="plain" imagePadding="10.48" titlePadding="5.24"/>"#
    ),
    (
      "button",
      """
      <buttonConfiguration key="configuration" style="plain"><directionalEdgeInsets \
      key="contentInsets" top="5" leading="10" bottom="5" trailing="10"/></buttonConfiguration>
      """,
      #"top="5.24" leading="10.48" bottom="5.24" trailing="10.48"/>"#
    ),
    (
      "tableView", #"<view key="tableHeaderView" id="head"/>"#,
      #"rowHeight="-1" sectionHeaderHeight="29.344" sectionFooterHeight="-1""#
    ),
  ])
  func `a length of UIKit's own is scaled where it is stated`(
    element: String, content: String, expected: String
  ) throws {
    let sizes = #"rowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="-1""#
    let text = try SampleDocument.text(
      """
      <\(element) \(element == "tableView" ? sizes : "") \
      translatesAutoresizingMaskIntoConstraints="NO" id="box">
          \(SampleDocument.rect("20", "20", "100", "50"))
          \(content)
      </\(element)>
      """, SampleDocument.boxConstraints)
    #expect(try Self.rebased(DocumentRebase(to: 393), text).contains(expected))
    var excepted = DocumentRebase(to: 393)
    excepted.exceptedClasses = ["UIView"]
    #expect(try !Self.rebased(excepted, text).contains(expected))
  }

  @Test func `there and back gives the same bytes`() throws {
    let text = try Self.text()
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    let back = try DocumentRebase(to: 375).rebase(there).edited.text
    #expect(
      String(decoding: back.data, as: UTF8.self)
        == String(decoding: text.data, as: UTF8.self))
  }

  @Test func `a second run changes nothing`() throws {
    let once = try DocumentRebase(to: 402).rebase(Self.text()).edited.text
    let twice = try DocumentRebase(to: 402).rebase(once)
    #expect(!twice.edited.isChanged)
    #expect(twice.changes.isEmpty)
  }

  @Test(arguments: [
    (PixelRounding.nearestPoint, "constant=\"21\" id=\"l\""),
    (.nearestPixel, "constant=\"21\" id=\"l\""), (.none, "constant=\"20.96\" id=\"l\""),
    (.nearestPixel, "pointSize=\"21\""), (.nearestPoint, "top=\"4\" left=\"8\""),
    (.nearestPixel, "left=\"8.333333333333334\""),
  ])
  func `lengths are rounded on request`(rounding: PixelRounding, expected: String) throws {
    var rebase = DocumentRebase(to: 393)
    rebase.rounding = rounding
    #expect(try Self.rebased(rebase, Self.text()).contains(expected))
  }

  @Test func `only what is asked for is scaled`() throws {
    var fonts = DocumentRebase(to: 393)
    fonts.type = .fontSize
    #expect(try fonts.rebase(Self.text()).changes.map(\.attribute) == ["pointSize"])
    var others = DocumentRebase(to: 393)
    others.exceptedClasses = ["UILabel"]
    let outcome = try others.rebase(Self.text())
    #expect(outcome.changes.isEmpty)
    #expect(outcome.matchedClasses == ["UILabel"])
  }

  @Test func `a text style stays and is listed`() throws {
    let label = Self.label.replacing(
      "type=\"system\" pointSize=\"20\"", with: "style=\"UICTFontTextStyleBody\"")
    let outcome = try DocumentRebase(to: 393).rebase(
      SampleDocument.text(label, SampleDocument.boxConstraints))
    #expect(
      outcome.kept == [
        "Sample.xib:8: note: label box keeps its fontSize 17; the document does not state it"
      ])
  }

  @Test(arguments: [
    (
      "ipad9_7", 393.0,
      "its canvas is that of a pad, and only designs for phones are rebased; choose a phone for it "
        + "in Xcode"
    ),
    (
      "retina4_7", 380,
      "no phone of Xcode's canvas is 380 points wide; "
        + "write one of 320, 375, 390, 393, 402, 414, 420, 428, 430, 440"
    ),
  ])
  func `what cannot be rebased is refused`(device: String, width: Double, reason: String) throws {
    let text = try SampleDocument.text(
      Self.label, SampleDocument.boxConstraints, device: device)
    #expect(throws: EditingError(.unproven(reason), path: "Sample.xib")) {
      try DocumentRebase(to: width).rebase(text)
    }
  }

  @Test func `a part of a screen is refused`() throws {
    let markup = String(decoding: try Self.text().data, as: UTF8.self).replacing(
      "<device id=\"retina4_7\" orientation=\"portrait\"/>",
      with: "<device id=\"ipad9_7\" orientation=\"portrait\" layout=\"splitview1_2\"/>")
    #expect(throws: EditingError.self) {
      try DocumentRebase(to: 393).rebase(
        DocumentText(data: Data(markup.utf8), path: "Sample.xib"))
    }
  }

  @Test func `a canvas of the new width stays`() throws {
    let text = try SampleDocument.text(Self.label, SampleDocument.boxConstraints)
    let outcome = try DocumentRebase(to: 375).rebase(text)
    #expect(!outcome.edited.isChanged)
    #expect(outcome.hasWidth)
  }

  @Test func `a design of another width is scaled on a canvas of the new width`() throws {
    let rebased = try Self.rebased(DocumentRebase(to: 375, from: 414), Self.text())
    #expect(rebased.contains("constant=\"18.115942028985508\" id=\"l\""))
    #expect(rebased.contains("<device id=\"retina4_7\""))
    #expect(rebased.contains("width=\"375\" height=\"667\""))
  }

  @Test func `kinds of lengths are scaled one after the other`() throws {
    var text = try Self.text()
    let whole = try DocumentRebase(to: 393).rebase(text).edited.text
    var fonts = DocumentRebase(to: 393)
    fonts.type = .fontSize
    text = try fonts.rebase(text).edited.text
    var others = DocumentRebase(to: 393, from: 375)
    others.type = AdaptScreenWidthType.all.subtracting(.fontSize)
    let scaled = String(decoding: try others.rebase(text).edited.text.data, as: UTF8.self)
    #expect(scaled == String(decoding: whole.data, as: UTF8.self))
  }

  @Test func `a conflict of the new width alone is named`() throws {
    // The frame of an image is that of its file, which does not scale.
    let image = """
      <imageView horizontalHuggingPriority="1000" image="Dot" \
      translatesAutoresizingMaskIntoConstraints="NO" id="box">
          \(SampleDocument.rect("20", "20", "10", "10"))
          <constraints>
              <constraint firstAttribute="width" constant="10" id="w"/>
          </constraints>
      </imageView>
      """
    let markup = SampleXib.text(subviews: image, constraints: SampleDocument.boxConstraints)
      .replacing(
        "</objects>",
        with: "</objects><resources><image name=\"Dot\" width=\"10\" height=\"10\"/></resources>")
    let text = try DocumentText(data: Data(markup.utf8), path: "Sample.xib")
    #expect(
      try DocumentRebase(to: 393).rebase(text).conflicts == [
        "Sample.xib:11: note: constraints would contradict each other: box.width = 10.48; "
          + "box keeps its content's size"
      ])
    #expect(try DocumentRebase(to: 375, from: 375).rebase(text).conflicts == [])
  }

  @Test func `a change says where and what`() throws {
    let changes = try DocumentRebase(to: 393).rebase(Self.text()).changes
    #expect(
      changes.last?.description == "Sample.xib:27: constraint t: constant 20 -> 20.96")
  }
}
