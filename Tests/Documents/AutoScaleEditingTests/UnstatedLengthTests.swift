import AutoScale
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleEditing

/// Lengths that a document leaves to the system.
@Suite struct UnstatedLengthTests {
  private static let button = """
    <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        \(SampleDocument.rect("20", "20", "100", "30"))
        <state key="normal" title="Go"/>
    </button>
    """

  private static func rebased(_ text: DocumentText) throws -> String {
    String(decoding: try DocumentRebase(to: 393).rebase(text).edited.text.data, as: UTF8.self)
  }

  @Test func `a button without a font gets one where Xcode writes it`() throws {
    let text = try SampleDocument.text(Self.button, SampleDocument.boxConstraints)
    let outcome = try DocumentRebase(to: 393).rebase(text)
    let lines = String(decoding: outcome.edited.text.data, as: UTF8.self)
      .split(separator: "\n").map { $0.drop { $0 == " " } }
    let font = try #require(lines.firstIndex { $0.hasPrefix("<fontDescription") })
    #expect(
      lines[font] == #"<fontDescription key="fontDescription" type="system" pointSize="15.72"/>"#)
    #expect(lines[font - 1].hasPrefix("<rect key=\"frame\""))
    #expect(lines[font + 1].hasPrefix("<state key=\"normal\""))
    #expect(
      outcome.changes.map(\.description) == [
        "Sample.xib:8: button box: pointSize 15 -> 15.72",
        "Sample.xib:14: constraint l: constant 20 -> 20.96",
        "Sample.xib:15: constraint t: constant 20 -> 20.96",
      ])
    #expect(outcome.kept == [])
    let edited = outcome.edited
    #expect(try edited.text.applying(edited.inverse).text.data == text.data)
  }

  @Test func `a font is not stated if fonts are not scaled`() throws {
    let text = try SampleDocument.text(Self.button, SampleDocument.boxConstraints)
    var spacings = DocumentRebase(to: 393)
    spacings.type = .spacing
    let edited = String(decoding: try spacings.rebase(text).edited.text.data, as: UTF8.self)
    #expect(!edited.contains("fontDescription"))
    var excepted = DocumentRebase(to: 393)
    excepted.exceptedClasses = ["UIButton"]
    let other = String(decoding: try excepted.rebase(text).edited.text.data, as: UTF8.self)
    #expect(!other.contains("fontDescription"))
  }

  @Test func `a configured button follows the text size and stays`() throws {
    let button = Self.button.replacing(
      "<state key=\"normal\" title=\"Go\"/>",
      with: #"<buttonConfiguration key="configuration" style="plain" title="Go"/>"#)
    let outcome = try DocumentRebase(to: 393).rebase(
      SampleDocument.text(button, SampleDocument.boxConstraints))
    #expect(outcome.kept.count == 1)
    #expect(
      outcome.kept[0].hasSuffix(
        "note: button box keeps its fontSize 17; the document does not state it"))
  }

  @Test func `a standard distance gets its number`() throws {
    let constraints = SampleDocument.boxConstraints.replacing(
      "constant=\"20\" id=\"l\"", with: "constant=\"20\" symbolic=\"YES\" id=\"l\"")
    let text = try SampleDocument.text(Self.button, constraints)
    let rebased = try Self.rebased(text)
    #expect(rebased.contains("secondAttribute=\"leading\" constant=\"20.96\" id=\"l\"/>"))
    #expect(!rebased.contains("symbolic"))
  }

  /// The standard distance to the safe area is zero, which does not scale.
  @Test func `a standard distance of zero stays`() throws {
    let constraints = SampleDocument.boxConstraints.replacing(
      "secondItem=\"root\" secondAttribute=\"leading\" constant=\"20\"",
      with: "secondItem=\"safe\" secondAttribute=\"leading\" constant=\"20\" symbolic=\"YES\"")
    let text = try SampleDocument.text(
      Self.button,
      constraints + "</constraints><viewLayoutGuide key=\"safeArea\" id=\"safe\"/><constraints>")
    #expect(try Self.rebased(text).contains("constant=\"20\" symbolic=\"YES\" id=\"l\"/>"))
  }

  private static let stack = """
    <stackView axis="vertical" spacingType="standard" \
    translatesAutoresizingMaskIntoConstraints="NO" id="box">
        \(SampleDocument.rect("20", "20", "100", "50"))
    </stackView>
    """

  private static let samples: [(view: String, constraints: String, number: String)] = [
    (button, SampleDocument.boxConstraints, "type=\"system\" pointSize=\"15\""),
    (stack, SampleDocument.boxConstraints, "spacing=\"8\""),
    (
      button,
      SampleDocument.boxConstraints.replacing(
        "constant=\"20\" id=\"l\"", with: "constant=\"20\" symbolic=\"YES\" id=\"l\""),
      "constant=\"20\" id=\"l\""
    ),
  ]

  @Test(arguments: samples, [[393.0, 375], [414, 320, 375]])
  func `lengths of the system come back as numbers`(
    sample: (view: String, constraints: String, number: String), widths: [Double]
  ) throws {
    let text = try SampleDocument.text(sample.view, sample.constraints)
    let back = try widths.reduce(text) { text, width in
      try DocumentRebase(to: width).rebase(text).edited.text
    }
    #expect(String(decoding: back.data, as: UTF8.self).contains(sample.number))
  }

  @Test func `a button without a title gets no font, and no note`() throws {
    let text = try SampleDocument.text(
      Self.button.replacing("title=\"Go\"", with: "image=\"star\""),
      SampleDocument.boxConstraints)
    let outcome = try DocumentRebase(to: 393).rebase(text)
    #expect(!String(decoding: outcome.edited.text.data, as: UTF8.self).contains("fontDescription"))
    #expect(outcome.kept == [])
  }

  @Test(arguments: [
    ("spacingType=\"standard\"", "axis=\"vertical\" spacing=\"8.384\" translates"),
    (
      "spacingType=\"standard\" baselineRelativeArrangement=\"YES\"",
      "axis=\"vertical\" spacingType=\"standard\" baselineRelativeArrangement=\"YES\" translates"
    ),
  ])
  func `a standard spacing gets its number`(spacing: String, expected: String) throws {
    let stack = """
      <stackView axis="vertical" \(spacing) translatesAutoresizingMaskIntoConstraints="NO" id="box">
          \(SampleDocument.rect("20", "20", "100", "50"))
      </stackView>
      """
    let text = try SampleDocument.text(stack, SampleDocument.boxConstraints)
    #expect(try Self.rebased(text).contains(expected))
  }

  @Test func `a text style stays beside the font of another size class`() throws {
    let view = """
      <textView text="None" translatesAutoresizingMaskIntoConstraints="NO" id="box">
          \(SampleDocument.rect("20", "20", "300", "100"))
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          <variation key="heightClass=regular-widthClass=regular">
              <fontDescription key="fontDescription" type="system" pointSize="20"/>
          </variation>
      </textView>
      """
    let text = try SampleDocument.text(view, SampleDocument.boxConstraints)
    let outcome = try DocumentRebase(to: 393).rebase(text)
    #expect(
      outcome.kept == [
        "Sample.xib:8: note: textView box keeps its fontSize 17; the document does not state it"
      ])
    #expect(outcome.changes.contains { $0.description.hasSuffix("pointSize 20 -> 20.96") })
  }
}
