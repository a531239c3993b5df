import Foundation
import Testing

@testable import AutoScaleEditing

@Suite struct DocumentMergeTests {
  private let sample: MergeSample
  private var base: DocumentText { sample.base }

  init() throws { sample = try MergeSample() }

  private static let label = "<label opaque=\"NO\" text=\"One\""
  private static let size = "pointSize=\"17\""
  private static let left = "constant=\"20\" id=\"l\""
  private static let box = "<constraint firstAttribute=\"width\" constant=\"100\" id=\"w\"/>"

  @Test func `changes of different properties are joined`() throws {
    let ours = try sample.side(
      ("text=\"One\"", "text=\"Two &amp; three\""), (Self.left, "constant=\"8\" id=\"l\""))
    let theirs = try sample.side(
      (Self.size, "pointSize=\"20\""), (Self.label, "<label opaque=\"NO\" tag=\"3\" text=\"One\""))
    let expected = try sample.side(
      (Self.label, "<label opaque=\"NO\" tag=\"3\" text=\"Two &amp; three\""),
      (Self.left, "constant=\"8\" id=\"l\""), (Self.size, "pointSize=\"20\""))
    let merged = try sample.merge(ours, theirs).edited?.text
    #expect(
      merged.map { String(decoding: $0.data, as: UTF8.self) }
        == String(decoding: expected.data, as: UTF8.self))
  }

  @Test func `the same change of both sides is one`() throws {
    let ours = try sample.side((Self.size, "pointSize=\"20\""), ("text=\"One\"", "text=\"Two\""))
    let theirs = try sample.side((Self.size, "pointSize=\"20\""))
    #expect(try sample.merge(ours, theirs).edited?.text.data == ours.data)
  }

  @Test func `additions at the same place are ours and theirs next`() throws {
    let end = "id=\"plain\">"
    let added = { (id: String) in "<view contentMode=\"scaleToFill\" id=\"\(id)\"/>" }
    let place = "<view contentMode=\"scaleToFill\" " + end
    let ours = try sample.side((place, added("aaa") + "\n" + place))
    let theirs = try sample.side((place, added("bbb") + "\n" + place))
    let text = try #require(try sample.merge(ours, theirs).edited?.text)
    let ids = text.identifiedElements.map(\.id).filter {
      ["aaa", "bbb", "one", "plain"].contains($0)
    }
    #expect(ids == ["one", "aaa", "bbb", "plain"])
  }

  @Test func `line breaks and bytes of ours stay`() throws {
    let ours = try sample.side(("\n", "\r\n"))
    let theirs = try sample.side(
      (
        Self.box,
        Self.box
          + "\n<constraint firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"5\" id=\"x\"/>"
      ))
    let text = try #require(try sample.merge(ours, theirs).edited?.text)
    let string = String(decoding: text.data, as: UTF8.self)
    #expect(string.replacing("\r\n", with: "").contains("\n") == false)
    #expect(string.contains("constant=\"5\" id=\"x\"/>\r\n"))
  }

  @Test func `a frame of both sides is laid out anew where constraints place the view`() throws {
    let frame = SampleDocument.rect("20", "20", "100", "50")
    let ours = try sample.side((frame, SampleDocument.rect("1", "20", "100", "50")))
    let theirs = try sample.side((frame, SampleDocument.rect("2", "20", "100", "50")))
    let outcome = try sample.merge(ours, theirs)
    #expect(outcome.edited?.text.data == base.data)
    #expect(outcome.notes == [])
  }

  @Test func `a frame of both sides stays ours where its layout is not certain`() throws {
    let frame = SampleDocument.rect("20", "20", "100", "50")
    let marks = ("id=\"box\">", "ambiguous=\"YES\" id=\"box\">")
    let open = (
      "firstAttribute=\"leading\"", "firstAttribute=\"leading\" relation=\"greaterThanOrEqual\""
    )
    let ours = try sample.side(marks, open, (frame, SampleDocument.rect("1", "20", "100", "50")))
    let theirs = try sample.side(marks, open, (frame, SampleDocument.rect("2", "20", "100", "50")))
    let outcome = try sample.merge(ours, theirs)
    #expect(outcome.edited?.text.data == ours.data)
    #expect(
      outcome.notes.map { $0.replacing(/:\d+/, with: "") } == [
        "Sample.xib: note: box keeps its frame: Xcode marked it as ambiguous"
      ])
  }

  @Test func `of two versions of Xcode the newer one is kept`() throws {
    let version = try #require(base.value("toolsVersion", of: 0))
    let old = "toolsVersion=\"\(version)\""
    let ours = try sample.side((old, "toolsVersion=\"9531\""))
    let theirs = try sample.side((old, "toolsVersion=\"23504\""))
    #expect(try sample.merge(ours, theirs).edited?.text.value("toolsVersion", of: 0) == "23504")
    #expect(try sample.merge(theirs, ours).edited?.text.value("toolsVersion", of: 0) == "23504")
  }

  @Test func `a property that both sides change is a conflict`() throws {
    let messages = try sample.messages(
      sample.side((Self.left, "constant=\"8\" id=\"l\"")), sample.side((Self.left, "id=\"l\"")))
    #expect(
      messages == [
        "Sample.xib:N: error: both sides change Constant of UIView box.leading = UIView root.leading + 8: '8' and none "
          + "(theirs: line N); choose one"
      ])
  }

  @Test func `a color is one property`() throws {
    let color = "white=\"0.0\" alpha=\"1\""
    let messages = try sample.messages(
      sample.side((color, "white=\"1\" alpha=\"1\"")),
      sample.side((color, "white=\"0.0\" alpha=\"0.5\"")))
    #expect(
      messages == [
        "Sample.xib:N: error: both sides change Color of “One” (UILabel) (theirs: line N); "
          + "choose one"
      ])
  }

  @Test func `a removal against a change is a conflict about the removed view`() throws {
    let ours = try sample.side((Self.size, "pointSize=\"20\""))
    let messages = try sample.messages(ours, base.removing(elementWithID: "one"))
    #expect(
      messages == [
        "Sample.xib:N: error: theirs removes “One” (UILabel), and ours changes it; keep it or remove it"
      ])
  }

  @Test func `a reference to a removed view is a conflict`() throws {
    let added = try base.adding(
      "<constraint firstItem=\"plain\" firstAttribute=\"top\" secondItem=\"one\" "
        + "secondAttribute=\"top\" id=\"new\"/>", to: "constraints", ofElementWithID: "root")
    let removed = try base.removing(elementWithID: "one")
    #expect(
      try sample.messages(added, removed) == [
        "Sample.xib:N: error: UIView plain.top = “One”.top names “One” as 'secondItem', and theirs "
          + "removes it; keep the object or remove the reference"
      ])
    #expect(
      try sample.messages(removed, added) == [
        "Sample.xib:N: error: UIView plain.top = “One”.top names “One” as 'secondItem', and ours "
          + "removes it (theirs: line N); keep the object or remove the reference"
      ])
  }

  @Test func `different orders are a conflict`() throws {
    let messages = try sample.messages(
      base.movingToEnd(elementWithID: "box"), base.movingToEnd(elementWithID: "one"))
    #expect(
      messages == [
        "Sample.xib:N: error: both sides order the elements of Subviews of UIView root "
          + "(theirs: line N); choose one"
      ])
  }

  @Test func `constraints that contradict each other are a conflict`() throws {
    let add = { (constant: String, id: String) in
      try base.adding(
        "<constraint firstItem=\"one\" firstAttribute=\"height\" constant=\"\(constant)\" id=\"\(id)\"/>",
        to: "constraints", ofElementWithID: "root")
    }
    #expect(
      try sample.messages(add("10", "p"), add("30", "q")) == [
        "Sample.xib:N: error: the constraints of both sides contradict each other: “One”.height = 10, “One”.height = 30; "
          + "change or remove one of them"
      ])
  }

  @Test func `a view moves with the changes of the other side`() throws {
    let theirs = try sample.side(
      ("<label opaque", "<view contentMode=\"scaleToFill\" id=\"group\"><subviews>\n<label opaque"),
      ("</label>", "</label></subviews></view>"))
    let ours = try sample.side(("text=\"One\"", "text=\"Two\""))
    let text = try #require(try sample.merge(ours, theirs).edited?.text)
    let one = try #require(text.identifiedElements.first { $0.id == "one" })
    #expect(one.attributes["text"] == "Two")
    #expect(one.around.first == "group")
  }

  @Test func `a repeated id is an error`() throws {
    let broken = try sample.side(("id=\"plain\"", "id=\"one\""))
    #expect(throws: EditingError.self) {
      try sample.merge(broken, sample.side((Self.size, "pointSize=\"20\"")))
    }
  }
}
