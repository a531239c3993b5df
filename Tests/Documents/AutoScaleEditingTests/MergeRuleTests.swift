import Foundation
import Testing

@testable import AutoScaleEditing

/// The rules that hold for each side, and that the joined changes of both could break.
@Suite struct MergeRuleTests {
  private let sample: MergeSample
  private var base: DocumentText { sample.base }

  init() throws { sample = try MergeSample() }

  private static let label = "<label opaque=\"NO\" text=\"One\""
  private static let font =
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
  private static let plain = "<view contentMode=\"scaleToFill\" id=\"plain\">"

  /// The base with another constraint of the outermost view.
  private func adding(_ constraint: String) throws -> DocumentText {
    try base.adding("<constraint \(constraint)/>", to: "constraints", ofElementWithID: "root")
  }

  @Test func `a constraint of a view that moves out of its owner is a conflict`() throws {
    let start = try base.embedding(elementWithID: "plain", inViewWithID: "group")
    let moved = try start.moving(
      elementWithID: "plain", to: "subviews", ofElementWithID: "root")
    let group = try #require(
      (0..<start.elementCount).first { start.value("id", of: $0) == "group" })
    var editor = DocumentEditor(start)
    editor.insert(
      "<constraints><constraint firstItem=\"plain\" firstAttribute=\"top\" secondItem=\"group\" "
        + "secondAttribute=\"top\" id=\"new\"/></constraints>", asFirstIn: group)
    let added = try start.applying(editor.edits).text
    let outcome = try DocumentMerge().merge(base: start, ours: moved, theirs: added)
    #expect(
      outcome.conflicts.map { $0.description.replacing(/\d+/, with: "N") } == [
        "Sample.xib:N: error: UIView plain.top = UIView group.top names UIView plain as 'firstItem', and "
          + "ours moves it out of the view with the constraint (theirs: line N); remove the constraint "
          + "or leave the view where it is"
      ])
  }

  @Test func `a property with a key is one, whatever its elements are called`() throws {
    let ours = try sample.side(
      (Self.font, Self.font + "<color key=\"tintColor\" white=\"1\" alpha=\"1\"/>"))
    let theirs = try sample.side((Self.font, Self.font + "<nil key=\"tintColor\"/>"))
    #expect(
      try sample.messages(ours, theirs) == [
        "Sample.xib:N: error: both sides change Tint of “One” (UILabel) (theirs: line N); choose one"
      ])
  }

  @Test func `a text is one property as an attribute and as an element`() throws {
    let text = "<string key=\"text\">two\nlines</string>"
    let ours = try sample.side(("text=\"One\"", "text=\"Two\""))
    let theirs = try sample.side((" text=\"One\"", ""), (Self.font, Self.font + text))
    #expect(
      try sample.messages(ours, theirs) == [
        "Sample.xib:N: error: both sides change Text of “Two” (UILabel): 'Two' and none "
          + "(theirs: line N); choose one"
      ])
    let start = try sample.side((" text=\"One\"", ""))
    let outcome = try DocumentMerge().merge(base: start, ours: ours, theirs: theirs)
    #expect(
      outcome.conflicts.map(\.kind) == [.property("text", ours: "Two", theirs: "two\nlines")])
    let kept = try sample.merge(base, theirs).edited?.text
    #expect(kept.map { String(decoding: $0.data, as: UTF8.self).contains(text) } == true)
  }

  @Test func `equal constraints of both sides are one`() throws {
    let width = "firstItem=\"plain\" firstAttribute=\"width\" constant=\"9\""
    let (ours, theirs) = (try adding("\(width) id=\"a\""), try adding("\(width) id=\"b\""))
    #expect(try sample.merge(ours, theirs).edited?.text.data == ours.data)
    let named = try theirs.adding(
      "<constraint firstItem=\"b\" firstAttribute=\"width\" id=\"c\"/>", to: "constraints",
      ofElementWithID: "root")
    let outcome = try sample.merge(ours, named)
    #expect(
      outcome.notes.map { $0.replacing(/:\d+/, with: "") } == [
        "Sample.xib: note: both sides add UIView plain.width = 9, as a and b; remove one"
      ])
  }

  @Test func `two scenes with one storyboard id are noted`() throws {
    func storyboard(_ scenes: String...) throws -> DocumentText {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes>
        \(scenes.joined(separator: "\n"))
            </scenes>
        </document>
        """
      return try DocumentText(data: Data(text.utf8), path: "Main.storyboard")
    }
    func scene(_ id: String, _ name: String) -> String {
      """
              <scene sceneID="s\(id)">
                  <objects>
                      <viewController storyboardIdentifier="\(name)" id="\(id)" sceneMemberID="viewController">
                          <connections>
                              <segue destination="one" kind="show" identifier="go" id="g\(id)"/>
                          </connections>
                      </viewController>
                  </objects>
              </scene>
      """
    }
    let one = scene("one", "One")
    let outcome = try DocumentMerge().merge(
      base: storyboard(one), ours: storyboard(one, scene("two", "Next")),
      theirs: storyboard(one, scene("three", "Next")))
    #expect(
      outcome.notes == [
        "Main.storyboard:15: note: Next (View Controller) and Next (View Controller) have the "
          + "Storyboard ID 'Next'; rename one"
      ])
  }

  @Test func `a document that both sides add is joined as far as they agree`() throws {
    let ours = try sample.side(("text=\"One\"", "text=\"Two\""))
    let theirs = try adding(
      "firstItem=\"plain\" firstAttribute=\"width\" constant=\"9\" id=\"new\"")
    let outcome = try DocumentMerge().merge(base: nil, ours: ours, theirs: theirs)
    #expect(outcome.conflicts.map(\.element) == ["“Two” (UILabel)"])
    #expect(outcome.conflicts.map(\.kind) == [.property("text", ours: "Two", theirs: "One")])
    let same = try DocumentMerge().merge(base: nil, ours: base, theirs: theirs)
    #expect(same.edited?.text.identifiedElements.map(\.id) == theirs.identifiedElements.map(\.id))
  }
}

/// What only people see, and what no side wrote.
@Suite struct MergeSideTests {
  private let sample: MergeSample

  init() throws { sample = try MergeSample() }

  private func scene(at x: String) throws -> DocumentText {
    try sample.side(
      ("</objects>", "</objects><point key=\"canvasLocation\" x=\"\(x)\" y=\"0.0\"/>"))
  }

  @Test func `a place on the canvas is no conflict, and ours stays`() throws {
    let (ours, theirs) = (try scene(at: "10"), try scene(at: "20"))
    let outcome = try DocumentMerge().merge(base: try scene(at: "1"), ours: ours, theirs: theirs)
    let edited = try #require(outcome.edited)
    #expect(edited.text.data == ours.data)
    #expect(outcome.notes.count == 1)
    #expect(outcome.notes[0].hasSuffix("on the canvas; ours stays"))
  }

  @Test func `one id for two objects is named as such`() throws {
    func copy(in list: String) -> (String, String) {
      (
        list,
        list
          + "<view contentMode=\"left\" id=\"copy\">\(SampleDocument.rect("0", "0", "1", "1"))</view>"
      )
    }
    let plain = SampleDocument.rect("0.0", "200", "10", "10")
    let messages = try sample.messages(
      sample.side(copy(in: "<subviews>")),
      sample.side((plain, plain + "<subviews>" + copy(in: "").1 + "</subviews>")))
    #expect(
      messages == [
        "Sample.xib:N: error: both sides add UIView copy with the id 'copy', in different places "
          + "(theirs: line N); keep one, or give one another id"
      ])
  }

  @Test func `comments of both sides stay`() throws {
    let label = "<label opaque=\"NO\" text=\"One\""
    let outcome = try sample.merge(
      sample.side((label, "<!--our title-->" + label)),
      sample.side((label, "<!--their title-->" + label), ("text=\"One\"", "text=\"Two\"")))
    let text = String(decoding: try #require(outcome.edited).text.data, as: UTF8.self)
    #expect(text.contains("<!--our title-->"))
    #expect(text.contains("<!--their title-->"))
    #expect(text.contains("text=\"Two\""))
  }

  /// Theirs alone changes the number of lines, both the text: each version is what its side wrote.
  @Test func `the text between markers is that side's own`() throws {
    let text = "text=\"One\""
    let outcome = try sample.merge(
      sample.side((text, "text=\"Ours\"")),
      sample.side((text, "text=\"Theirs\" numberOfLines=\"2\"")))
    let marked = String(decoding: try #require(outcome.marked), as: UTF8.self)
    let parts = marked.split(separator: "=======")
    #expect(parts.count == 2)
    #expect(parts[0].contains("text=\"Ours\"") && !parts[0].contains("numberOfLines"))
    #expect(parts[1].contains("text=\"Theirs\" numberOfLines=\"2\""))
  }

  @Test func `the order of segues that decide ties is no conflict`() throws {
    func ties(_ order: String...) throws -> DocumentText {
      let list = order.map { "<segue reference=\"\($0)\"/>" }.joined()
      return try sample.side(
        ("</objects>", "</objects><inferredMetricsTieBreakers>\(list)</inferredMetricsTieBreakers>")
      )
    }
    let outcome = try DocumentMerge().merge(
      base: try ties("a", "b", "c"), ours: try ties("b", "a", "c"), theirs: try ties("c", "b", "a"))
    #expect(outcome.conflicts.isEmpty)
  }
}
