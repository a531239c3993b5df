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

  @Test func `a mark of a view whose frame is not open goes where contents are measured`() throws {
    let text = try Self.text(Self.right, mark: " ambiguous=\"YES\"")
    #expect(try !FrameUpdate().update(text).edited.isChanged)
    let outcome = try FrameUpdate(measuresContents: true).update(text)
    #expect(outcome.removedMarks == 1)
    #expect(outcome.changes == [.removeAttribute("ambiguous", of: "box")])
    #expect(outcome.edited.text.data == (try Self.text(Self.right)).data)
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
