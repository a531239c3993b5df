import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScaleAudit

/// Changes that an audit says would fix a finding.
@Suite struct HintTests {
  /// A screen with a button in a frame, whose constraints are those of its frame.
  private func screen(width: Double = 100) -> AuditDocument {
    var document = AuditDocument()
    document.addButton("Buy", x: 16, width: width)
    return document
  }

  private func hints(_ document: AuditDocument) throws -> [String?] {
    try document.findings().map(\.hint)
  }

  @Test func `a constraint that contradicts others gives way`() throws {
    var document = screen()
    document.constraints.append(AuditDocument.constraint("more", "Buy", "width", constant: 120))
    // With a lower priority the second width would never hold.
    #expect(try hints(document) == ["remove Buy.width = 120"])
    document.constraints.removeLast()
    document.constraints.append(
      AuditDocument.constraint(
        "more", "screen", "trailing", "Buy", constant: 240, more: #"relation="greaterThanOrEqual""#)
    )
    #expect(
      try hints(document)
        == ["give UIView screen.trailing >= Buy.trailing + 240 the priority 999"])
  }

  @Test func `what is open is placed where it is`() throws {
    var document = screen()
    document.constraints.removeAll { $0.contains("Buy-x") }
    #expect(try hints(document) == ["add Buy.leading = UIView screen.leading"])
  }

  @Test func `a text without an end is given one`() throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Title", "label", #"text="A title of three hundred and more points""#,
        frame: (32, 100, 320, 20.5))
    ]
    document.place("Title", x: 32, y: 100)
    #expect(
      try hints(document).compactMap(\.self) == [
        "add Title.trailing <= UIView screen.trailing - 16, and let Title have any number of lines"
      ])
  }

  @Test func `buttons that overlap are kept apart, and the one gives way`() throws {
    var document = screen(width: 160)
    document.addButtonAtTheRight("Sell")
    #expect(
      try hints(document) == [
        "add Sell.leading >= Buy.trailing + 8, and give Buy.width = 160 the priority 999"
      ])
  }

  @Test func `a text that is cut off may take more lines`() throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Title", "label", "text=\"0123456789 0123456789 0123456789\"",
        frame: (16, 100, 343, 20.5))
    ]
    document.constraints = [
      AuditDocument.constraint("x", "Title", "leading", "screen", constant: 16),
      AuditDocument.constraint("r", "screen", "trailing", "Title", constant: 16),
      AuditDocument.constraint("y", "Title", "top", "screen", constant: 100),
    ]
    #expect(try hints(document) == ["let Title have any number of lines"])
  }

  @Test func `no change is named that would break something else`() throws {
    var document = screen(width: 340)
    // The button cannot end earlier, since its width is asked for twice.
    document.constraints.append(
      AuditDocument.constraint(
        "least", "Buy", "width", constant: 340, more: #"relation="greaterThanOrEqual""#))
    let findings = try document.findings().filter { $0.rule == .outsideScreen }
    #expect(findings.map(\.hint) == [nil])
  }

  @Test func `looking for a hint leaves the tree as it was`() throws {
    var text = screen(width: 340)
    text.constraints.append(AuditDocument.constraint("more", "Buy", "width", constant: 120))
    let document = try InterfaceDocument(data: Data(text.text.utf8), path: "Screen.storyboard")
    let describe = { document.views.flatMap(\.subtree).flatMap(\.constraints).map(\.description) }
    let before = describe()
    #expect(Audit().report(on: document).findings.contains { $0.hint != nil })
    #expect(describe() == before)
  }
}
