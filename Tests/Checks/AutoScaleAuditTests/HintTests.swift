import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScaleAudit

/// Changes that an audit says would fix a finding.
@Suite struct HintTests {
  @Test(arguments: [(100.0, "r"), (343, "w")])
  func `of constraints in conflict the one that Xcode left out gives way`(
    drawnWidth: Double, id: String
  ) throws {
    var document = AuditDocument()
    document.views = [AuditDocument.view("Bar", frame: (16, 100, drawnWidth, 40))]
    document.place("Bar", x: 16, y: 100, height: 40)
    document.constraints += [
      AuditDocument.constraint("w", "Bar", "width", constant: 100),
      AuditDocument.constraint("r", "screen", "trailing", "Bar", constant: 16),
    ]
    let finding = try #require(try document.findings().first { $0.rule == .conflict })
    #expect(finding.participants.first?.identifier == id)
  }

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
    #expect(try hints(document) == ["add Buy.leading = UIView screen.leading + 16"])
  }

  /// A marked view in a frame, with some constraints, and the hint for it.
  struct OpenView: Sendable, CustomTestStringConvertible {
    let frame: (x: Double, y: Double, width: Double, height: Double)
    let constraints: [String]
    let hint: String
    var testDescription: String { hint }
  }

  private static let left = AuditDocument.constraint("l", "Card", "leading", "screen", constant: 16)
  private static let top = AuditDocument.constraint("t", "Card", "top", "screen", constant: 100)
  private static let height = AuditDocument.constraint("h", "Card", "height", constant: 40)

  @Test(arguments: [
    OpenView(
      frame: (16, 100, 343, 40), constraints: [left, top, height],
      hint: "add UIView screen.trailing = Card.trailing + 16"),
    OpenView(
      frame: (16, 100, 24, 40), constraints: [left, top, height], hint: "add Card.width = 24"),
    OpenView(
      frame: (16, 100, 24, 30), constraints: [left, top],
      hint: "add Card.width = 24, and add Card.height = 30"),
    OpenView(
      frame: (137.5, 100, 100, 40),
      constraints: [top, height, AuditDocument.constraint("w", "Card", "width", constant: 100)],
      hint: "add Card.centerX = UIView screen.centerX"),
    OpenView(
      frame: (259, 100, 100, 40),
      constraints: [top, height, AuditDocument.constraint("w", "Card", "width", constant: 100)],
      hint: "add UIView screen.trailing = Card.trailing + 16"),
    // Stored frames are rounded to pixels.
    OpenView(
      frame: (0, 100, 375.2, 40),
      constraints: [top, height, AuditDocument.constraint("w", "Card", "width", constant: 375.2)],
      hint: "add Card.leading = UIView screen.leading"),
  ])
  func `a missing edge keeps its distance, and no length follows from the width`(
    _ view: OpenView
  ) throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view("Card", "view", #"ambiguous="YES""#, frame: view.frame)
    ]
    document.constraints = view.constraints
    #expect(try hints(document) == [view.hint])
  }

  @Test func `two texts of equal hugging are told apart`() throws {
    var document = AuditDocument()
    document.views = ["Name", "Value"].enumerated().map { index, id in
      AuditDocument.view(
        id, "label", #"text="\(id)" ambiguous="YES" horizontalHuggingPriority="251""#,
        frame: index == 0 ? (16, 100, 45, 20.5) : (69, 100, 290, 20.5))
    }
    document.constraints = [
      AuditDocument.constraint("l", "Name", "leading", "screen", constant: 16),
      AuditDocument.constraint("m", "Value", "leading", "Name", "trailing", constant: 8),
      AuditDocument.constraint("r", "screen", "trailing", "Value", constant: 16),
      AuditDocument.constraint("t", "Name", "top", "screen", constant: 100),
      AuditDocument.constraint("u", "Value", "top", "screen", constant: 100),
    ]
    #expect(
      try hints(document).compactMap(\.self) == ["raise the horizontal hugging of Name to 252"])
  }

  /// A fault of a button, with its hint.
  @Test(arguments: [
    ("duplicate", Finding.Rule.duplicateConstraint, "remove Buy.width = 100"),
    ("moved", .misplaced, "update its frame"),
    ("low", .smallTarget, "give Buy.height = 24 the constant 44"),
    ("small", .smallFont, "give Terms a font of 11 pt"),
    ("fixed", .outsideScreen, "let Buy.left = Terms.right + 8 follow the direction of reading"),
  ])
  func `each of these kinds has a hint`(fault: String, rule: Finding.Rule, hint: String) throws {
    var document = AuditDocument()
    let terms = AuditDocument.view(
      "Terms", "label", #"text="Terms""#, frame: (16, 60, 100, 20.5),
      content: fault == "small"
        ? #"<fontDescription key="fontDescription" type="system" pointSize="9"/>"# : "")
    document.addButton("Buy", x: 16, width: 100)
    document.views.append(terms)
    document.place("Terms", x: 16, y: 60)
    document.constraints.append(AuditDocument.constraint("tw", "Terms", "width", constant: 100))
    switch fault {
    case "duplicate":
      document.constraints.append(AuditDocument.constraint("w2", "Buy", "width", constant: 100))
    case "moved":
      document.views[0] = document.views[0].replacing(#"x="16.0""#, with: #"x="40.0""#)
    case "low":
      document.views[0] = document.views[0].replacing("44.0", with: "24.0")
      document.constraints = document.constraints.map { $0.replacing("44.0", with: "24.0") }
    case "fixed":
      document.constraints.removeAll { $0.contains("Buy-x") }
      document.constraints.append(
        AuditDocument.constraint("side", "Buy", "left", "Terms", "right", constant: 8))
    default: break
    }
    var audit = Audit()
    // Without texts in such a language, a fault from right to left alone is a note.
    if fault == "fixed" { audit.directions = [.rightToLeft] }
    let findings = try document.findings(audit, without: []).filter { $0.rule == rule }
    #expect(findings.compactMap(\.hint) == [hint])
    #expect(findings.allSatisfy { !$0.changes.isEmpty })
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
    let text = screen(width: 340)
    let document = try InterfaceDocument(data: Data(text.text.utf8), path: "Screen.storyboard")
    let describe = { document.views.flatMap(\.subtree).flatMap(\.constraints).map(\.description) }
    let before = describe()
    #expect(Audit().report(on: document).findings.contains { $0.hint != nil })
    #expect(describe() == before)
  }
}
