import AutoScale
import AutoScaleEditing
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleAudit

/// Constraints to margins that views do not store, which the SDK of iOS 27.1 moves.
@Suite struct DefaultMarginTests {
  /// A card in a screen, with a label in it.
  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var card = ""
    var content = ""
    /// The constraints of the card, without those of its size.
    var constraints: [String]
    /// The constraints that move, by their ids.
    var moved: [String]
    var testDescription: String { title }

    var text: String {
      var document = AuditDocument()
      let label = AuditDocument.view(
        "Title", "label", #"text="Hi""#, frame: (8, 8, 20, 20.5))
      document.views = [
        AuditDocument.view(
          "Card", "view", card, frame: (16, 100, 200, 80),
          constraints: [
            AuditDocument.constraint("w", "Card", "width", constant: 200),
            AuditDocument.constraint("h", "Card", "height", constant: 80),
          ] + constraints,
          content: "<subviews>\(label)</subviews>\(content)")
      ]
      document.place("Card", x: 16, y: 100)
      return document.text
    }
  }

  private static let leading = AuditDocument.constraint(
    "x", "Title", "leading", "Card", "leadingMargin")
  private static let top = AuditDocument.constraint("y", "Title", "top", "Card", "topMargin")
  private static let place = [
    AuditDocument.constraint("x", "Title", "leading", "Card", constant: 8),
    AuditDocument.constraint("y", "Title", "top", "Card", constant: 8),
  ]
  private static let stored =
    #"<edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>"#

  static let rows = [
    Row(title: "two margins", constraints: [leading, top], moved: ["x", "y"]),
    Row(
      title: "the far side",
      constraints: place + [
        AuditDocument.constraint("r", "Card", "trailingMargin", "Title", "trailing")
      ], moved: ["r"]),
    Row(
      title: "a guide", content: #"<viewLayoutGuide key="layoutMargins" id="margins"/>"#,
      constraints: [AuditDocument.constraint("x", "Title", "leading", "margins"), top],
      moved: ["x", "y"]),
    Row(title: "stored margins", content: stored, constraints: [leading, top], moved: []),
    Row(title: "no margin", constraints: place, moved: []),
    Row(
      title: "the middle of equal margins",
      constraints: [
        AuditDocument.constraint("x", "Title", "centerX", "Card", "centerXWithinMargins"),
        place[1],
      ], moved: []),
    Row(
      title: "a margin that does not decide",
      constraints: place + [
        AuditDocument.constraint(
          "weak", "Title", "leading", "Card", "leadingMargin", more: #"priority="1""#)
      ], moved: []),
    Row(
      title: "a margin of the screen's view",
      constraints: [
        AuditDocument.constraint("x", "Title", "leading", "screen", "leadingMargin"), place[1],
      ], moved: []),
  ]

  private func findings(in text: String, _ audit: Audit = Audit()) throws -> [Finding] {
    var audit = audit
    audit.disabledRules = Set(Finding.Rule.allCases).subtracting([.defaultMargin])
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Card.storyboard")
    #expect(document.warnings == [])
    return audit.report(on: document).findings
  }

  @Test(arguments: rows)
  func `each constraint that the SDK moves has a note`(_ row: Row) throws {
    let findings = try findings(in: row.text)
    let document = try InterfaceDocument(data: Data(row.text.utf8), path: "Card.storyboard")
    let moved = document.views.flatMap(\.subtree).flatMap(\.constraints).filter { constraint in
      findings.contains { $0.place == document.place(of: constraint) }
    }
    #expect(moved.compactMap(\.identifier).sorted() == row.moved)
    #expect(findings.count == row.moved.count)
    #expect(findings.allSatisfy { $0.severity == .note })
  }

  @Test func `a note tells the SDK, the distance and the repair`() throws {
    let found = try findings(in: Self.rows[0].text)
    let finding = try #require(found.first { $0.message.contains("leading") })
    #expect(
      finding.message == """
        Title.leading = Card.leadingMargin moves by 8 pt in builds with the SDK of iOS 27.1, where Card \
        has margins of 0
        """)
    #expect(finding.hint == "store margins of 8 in Card")
  }

  @Test func `fixes store the margins once, and move nothing`() throws {
    let text = try DocumentText(data: Data(Self.rows[0].text.utf8), path: "Card.storyboard")
    let outcome = try DocumentFix().fix(text)
    #expect(outcome.fixed.map(\.rule) == [.defaultMargin, .defaultMargin])
    let added = outcome.edited.diff.split(separator: "\n").dropFirst(2)
      .filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
    #expect(added.count == 1)
    #expect(added[0].contains(Self.stored))
    #expect(try DocumentFix().fix(outcome.edited.text).fixed == [])
  }

  @Test func `an audit of a build with the SDK sees views at the edges of others`() throws {
    let wide = Self.rows[0].text.replacing(#"<label"#, with: #"<button"#)
      .replacing("</label>", with: #"<state key="normal" title="Hi"/></button>"#)
    let document = try InterfaceDocument(data: Data(wide.utf8), path: "Card.storyboard")
    var audit = Audit()
    for (sdk, x) in [(BuildSDK.before27_1, 8.0), (.from27_1, 0)] {
      audit.sdk = sdk
      let subject = try #require(AuditSubject.subjects(of: document).first)
      let screen = try Screen(named: "iPhone 17")
      let result = try audit.layouts(of: subject, on: screen).layout(on: screen).result
      #expect(result.frame(of: "Title")?.x == x)
    }
  }
}
