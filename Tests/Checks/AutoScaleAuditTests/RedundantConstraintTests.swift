import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleAudit

@Suite struct RedundantConstraintTests {
  /// A screen with a button at (16, 100) of 100 × 44 points, and more constraints.
  private func screen(_ more: String...) -> AuditDocument {
    var document = AuditDocument()
    document.addButton("Buy", x: 16, width: 100)
    document.constraints += more
    return document
  }

  private func findings(_ document: AuditDocument) throws -> [Finding] {
    var audit = Audit()
    audit.widths = 320...440
    return try document.findings(
      audit, without: Set(Finding.Rule.allCases).subtracting([.redundantConstraint]))
  }

  private static func constraint(
    _ first: String, _ attribute: String, _ second: String? = nil,
    _ secondAttribute: String? = nil, constant: Double = 0, more: String = ""
  ) -> String {
    AuditDocument.constraint(
      "more", first, attribute, second, secondAttribute, constant: constant, more: more)
  }

  private static let atLeast = #"relation="greaterThanOrEqual""#
  private static let atMost = #"relation="lessThanOrEqual""#

  struct Row: Sendable, CustomTestStringConvertible {
    let constraint: String
    let message: String
    var testDescription: String { message }
  }

  static let rows = [
    Row(
      constraint: constraint("screen", "leading", "Buy", constant: -16),
      message:
        "UIView screen.leading = Buy.leading - 16 is redundant: "
        + "Buy.leading = UIView screen.leading + 16 implies it"),
    Row(
      constraint: constraint("Buy", "trailing", "screen", "leading", constant: 116),
      message:
        "Buy.trailing = UIView screen.leading + 116 is redundant: "
        + "Buy.leading = UIView screen.leading + 16 and Buy.width = 100 imply it"),
    Row(
      constraint: constraint("Buy", "width", constant: 80, more: atLeast),
      message: "Buy.width >= 80 is redundant: Buy.width = 100 implies it"),
    Row(
      constraint: constraint("Buy", "width", constant: 120, more: #"priority="750""#),
      message: "Buy.width = 120 @750 never holds: Buy.width = 100 overrides it"),
    Row(
      constraint: constraint("Buy", "width", "Buy", "height", more: atLeast),
      message:
        "Buy.width >= Buy.height is redundant: Buy.width = 100 and Buy.height = 44 imply it"
    ),
  ]

  @Test(arguments: rows)
  func `a constraint that others imply is found on every width`(_ row: Row) throws {
    let findings = try findings(screen(row.constraint))
    #expect(findings.map(\.message) == [row.message])
    let holds = row.message.contains("is redundant")
    #expect(findings.map(\.severity) == [holds ? .note : .warning])
    #expect(
      findings.map(\.evidence) == [holds ? "note, since it holds in every layout" : nil])
    #expect(findings.map(\.isOnEveryWidth) == [true])
  }

  @Test func `what never holds can go`() throws {
    let findings = try findings(
      screen(Self.constraint("Buy", "width", constant: 120, more: #"priority="750""#)))
    #expect(findings.map(\.hint) == ["remove Buy.width = 120 @750"])
  }

  @Test(arguments: [
    // It binds from 132 points on, and on other screens than those that were looked at.
    constraint("screen", "trailing", "Buy", constant: 16, more: atLeast),
    // It is a wish that decides where the button could be larger.
    constraint("Buy", "bottom", "screen", constant: -16, more: atMost),
    // It says the same word by word, which is another rule.
    constraint("Buy", "width", constant: 100),
    // It contradicts the others.
    constraint("Buy", "width", constant: 120),
    constraint("Buy", "width", constant: 80, more: atMost),
  ])
  func `a constraint that may bind, or contradicts others, is not redundant`(
    constraint: String
  ) throws {
    #expect(try findings(screen(constraint)) == [])
  }

  @Test func `an inequality that a stricter one implies is found`() throws {
    var document = screen(
      AuditDocument.constraint("strict", "Title", "width", constant: 90, more: Self.atLeast),
      AuditDocument.constraint("loose", "Title", "width", constant: 80, more: Self.atLeast),
      AuditDocument.constraint(
        "end", "screen", "trailing", "Title", constant: 16, more: Self.atLeast),
      AuditDocument.constraint(
        "far", "Title", "trailing", "screen", constant: -8, more: Self.atMost))
    document.views.append(AuditDocument.view("Title", "label", #"text="Hello""#))
    document.place("Title", x: 16, y: 200)
    #expect(
      try findings(document).map(\.message) == [
        "Title.width >= 80 is redundant: Title.width >= 90 implies it",
        "Title.trailing <= UIView screen.trailing - 8 is redundant: "
          + "UIView screen.trailing >= Title.trailing + 16 implies it",
      ])
  }

  @Test func `what only some screens imply is not redundant`() throws {
    // On screens of 375 points the width is what the edges make it; on others it contradicts them.
    var document = AuditDocument()
    document.views = [AuditDocument.view("Card", frame: (16, 100, 343, 44))]
    document.constraints = [
      AuditDocument.constraint("x", "Card", "leading", "screen", constant: 16),
      AuditDocument.constraint("r", "screen", "trailing", "Card", constant: 16),
      AuditDocument.constraint("y", "Card", "top", "screen", constant: 100),
      AuditDocument.constraint("h", "Card", "height", constant: 44),
      AuditDocument.constraint("w", "Card", "width", constant: 343),
    ]
    #expect(try findings(document) == [])
  }

  @Test func `what a stack decides needs no constraint`() throws {
    var document = AuditDocument()
    let label = #"<label text="A" id="A" translatesAutoresizingMaskIntoConstraints="NO"/>"#
    document.views = [
      AuditDocument.view(
        "Stack", "stackView", #"axis="vertical""#,
        content: "<subviews>\(label)</subviews>")
    ]
    document.place("Stack", x: 16, y: 100, width: 200, height: 40)
    document.constraints.append(
      AuditDocument.constraint("same", "A", "leading", "Stack"))
    #expect(
      try findings(document).map(\.message) == [
        "“A”.leading = Stack.leading is redundant: Stack arranges its views implies it"
      ])
  }

  @Test func `what code may change is a note`() throws {
    var document = screen(Self.constraint("Buy", "width", constant: 80, more: Self.atLeast))
    document.outlets = [#"<outlet property="buyWidth" destination="Buy-w" id="o"/>"#]
    #expect(
      try findings(document).map(\.evidence)
        == ["note, since code may change Buy.width = 100 through the outlet buyWidth"])
  }
}
