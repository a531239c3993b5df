import AutoScale
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleEditing

/// Marks of ambiguous views, as Xcode sets them.
@Suite struct AmbiguousMarkTests {
  private struct Case: CustomTestStringConvertible {
    let name: String
    var box = SampleDocument.box(SampleDocument.rect("20", "20", "100", "50"))
    var constraints = SampleDocument.boxConstraints
    let isMarked: Bool

    var testDescription: String { name }
  }

  private static let leading = SampleDocument.boxConstraints.replacing(
    /<constraint firstItem="box" firstAttribute="top".*/, with: "")
  private static let sized = SampleDocument.box(SampleDocument.rect("20", "20", "100", "50"))
  private static let unsized = sized.replacing(/\n *<constraint first.*id="h".>/, with: "")

  private static let cases = [
    Case(name: "a view with all constraints", isMarked: false),
    Case(name: "a view without a vertical position", constraints: leading, isMarked: true),
    Case(name: "a view without a height", box: unsized, isMarked: true),
    Case(
      name: "a view of a class that may have a height",
      box: unsized.replacing("<view ", with: "<view customClass=\"Box\" "), isMarked: false),
    Case(
      name: "a hidden view", box: unsized.replacing("<view ", with: "<view hidden=\"YES\" "),
      isMarked: false),
    Case(
      name: "a view that Xcode does not verify",
      box: unsized.replacing("<view ", with: "<view verifyAmbiguity=\"off\" "), isMarked: false),
    Case(
      name: "an empty view", box: unsized.replacing("height=\"50\"", with: "height=\"0.0\""),
      isMarked: false),
    Case(
      name: "a view beside a conflict",
      constraints: leading
        + leading.replacing("constant=\"20\" id=\"l\"", with: "constant=\"30\" id=\"m\""),
      isMarked: false),
  ]

  @Test(arguments: cases)
  private func `a view is marked if it is ambiguous under every reading`(_ row: Case) throws {
    let text = try SampleDocument.text(row.box, row.constraints)
    let outcome = try FrameUpdate().update(text)
    let markup = String(decoding: outcome.edited.text.data, as: UTF8.self)
    #expect(markup.contains("ambiguous=\"YES\"") == row.isMarked)
    #expect(outcome.addedMarks == (row.isMarked ? 1 : 0))
    #expect(try !FrameUpdate().update(outcome.edited.text).edited.isChanged)
  }

  private static func mark(_ markup: String) -> String {
    markup.replacing(" translatesAuto", with: " ambiguous=\"YES\" translatesAuto")
  }

  @Test func `a mark goes if the constraints decide all frames`() throws {
    let text = try SampleDocument.text(Self.mark(Self.sized), SampleDocument.boxConstraints)
    #expect(try FrameUpdate().update(text).removedMarks == 1)
  }

  @Test func `a mark stays beside a view of a class of the user's own`() throws {
    let box = Self.mark(Self.sized).replacing("<view ", with: "<view customClass=\"Box\" ")
    let text = try SampleDocument.text(box, SampleDocument.boxConstraints)
    #expect(try !FrameUpdate().update(text).edited.isChanged)
  }

  /// Whether one of two labels is stretched depends on the heights of their texts.
  @Test func `a mark stays if it rests on the size of a text`() throws {
    let labels = ["one", "two"].map { id in
      """
      <label ambiguous="YES" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
          \(SampleDocument.rect("20", id == "one" ? "20" : "40.5", "300", "20.5"))
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    }
    let sides = ["one", "two"].flatMap { id in
      ["leading", "trailing"].map { side in
        """
        <constraint firstItem="\(id)" firstAttribute="\(side)" secondItem="root" \
        secondAttribute="\(side)" constant="\(side == "leading" ? 20 : -55)" id="\(id)-\(side)"/>
        """
      }
    }
    let chain = """
      <constraint firstItem="one" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="20" id="a"/>
      <constraint firstItem="two" firstAttribute="top" secondItem="one" secondAttribute="bottom" id="b"/>
      <constraint firstItem="two" firstAttribute="bottom" secondItem="root" secondAttribute="top" \
      constant="61" id="c"/>
      """
    let text = try SampleDocument.text(
      labels.joined(), (sides + [chain]).joined(separator: "\n"))
    #expect(try FrameUpdate().update(text).removedMarks == 0)
  }
}
