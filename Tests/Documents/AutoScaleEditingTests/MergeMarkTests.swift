import Foundation
import Testing

@testable import AutoScaleEditing

/// The elements in dispute between the markers of Git.
@Suite struct MergeMarkTests {
  private let sample: MergeSample
  private var base: DocumentText { sample.base }

  init() throws { sample = try MergeSample() }

  /// The text after a conflict, with one side chosen everywhere.
  private func choosing(_ side: MergeConflict.Side, in marked: Data) -> String {
    var result: [Substring] = []
    var current: MergeConflict.Side?
    for line in String(decoding: marked, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      switch line {
      case "<<<<<<< ours": current = .ours
      case "=======": current = .theirs
      case ">>>>>>> theirs": current = nil
      default: if current == nil || current == side { result.append(line) }
      }
    }
    return result.joined(separator: "\n")
  }

  @Test func `the tag in dispute is there twice, and all else is joined`() throws {
    let ours = try sample.side(
      ("text=\"One\"", "text=\"Two\""), ("constant=\"20\" id=\"l\"", "constant=\"8\" id=\"l\""))
    let theirs = try sample.side(
      ("opaque=\"NO\" text=\"One\"", "opaque=\"NO\" tag=\"3\" text=\"Three\""),
      ("pointSize=\"17\"", "pointSize=\"20\""))
    let marked = try #require(try sample.merge(ours, theirs).marked)
    let lines = String(decoding: marked, as: UTF8.self).split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "<<<<<<< ours"))
    let label = "<label opaque=\"NO\"X translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"one\">"
    #expect(
      lines[start...(start + 4)].map { $0.drop { $0 == " " } } == [
        "<<<<<<< ours", label.replacing("X", with: " text=\"Two\"")[...], "=======",
        label.replacing("X", with: " tag=\"3\" text=\"Three\"")[...], ">>>>>>> theirs",
      ])
    let chosen = choosing(.ours, in: marked)
    #expect(chosen.contains("constant=\"8\" id=\"l\"") && chosen.contains("pointSize=\"20\""))
  }

  /// Two versions that cannot be joined.
  private func conflicts() throws -> [(String, DocumentText, DocumentText)] {
    let removed = try base.removing(elementWithID: "one")
    return [
      ("removal", try sample.side(("pointSize=\"17\"", "pointSize=\"20\"")), removed),
      (
        "reference",
        try base.adding(
          "<constraint firstItem=\"plain\" firstAttribute=\"top\" secondItem=\"one\" secondAttribute=\"top\" id=\"new\"/>",
          to: "constraints", ofElementWithID: "root"), removed
      ),
      (
        "order", try base.movingToEnd(elementWithID: "box"),
        try base.movingToEnd(elementWithID: "one")
      ),
      (
        "content", try sample.side(("white=\"0.0\"", "white=\"1\"")),
        try sample.side(("white=\"0.0\"", "white=\"0.5\""))
      ),
      (
        "constant", try sample.side(("constant=\"100\" id=\"w\"", "constant=\"1\" id=\"w\"")),
        try sample.side(("constant=\"100\" id=\"w\"", "constant=\"2\" id=\"w\""))
      ),
      (
        "contradiction",
        try base.adding(
          "<constraint firstItem=\"one\" firstAttribute=\"height\" constant=\"1\" id=\"p\"/>",
          to: "constraints",
          ofElementWithID: "root"),
        try base.adding(
          "<constraint firstItem=\"one\" firstAttribute=\"height\" constant=\"2\" id=\"q\"/>",
          to: "constraints",
          ofElementWithID: "root")
      ),
    ]
  }

  @Test func `each side is a document that can be chosen`() throws {
    for (name, ours, theirs) in try conflicts() {
      for (ours, theirs) in [(ours, theirs), (theirs, ours)] {
        let outcome = try sample.merge(ours, theirs)
        let marked = try #require(outcome.marked, "\(name)")
        #expect(outcome.edited == nil, "\(name)")
        for (side, text) in [(MergeConflict.Side.ours, ours), (.theirs, theirs)] {
          let chosen = choosing(side, in: marked)
          #expect(chosen != String(decoding: marked, as: UTF8.self), "\(name)")
          let document = try DocumentText(data: Data(chosen.utf8), path: text.path)
          #expect(
            Set(document.identifiedElements.map(\.id)) == Set(text.identifiedElements.map(\.id)),
            "\(name)")
        }
      }
    }
  }
}
