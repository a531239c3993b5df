import AutoScaleAudit
import Testing

@testable import AutoScalePages

@Suite struct AuditExampleTests {
  @Test(arguments: Finding.Rule.allCases)
  func `each rule finds its fault in its example, as badly as it can`(rule: Finding.Rule) throws {
    let example = try #require(try Audit.example(of: rule))
    #expect(example.finding.rule == rule)
    let description = Audit.ruleDescriptions.first { $0.id == rule }
    #expect(example.finding.severity == description?.severity, "\(example.finding)")
    #expect(example.picture.svg.hasPrefix("<svg"))
  }

  @Test func `what lies beyond the screen is drawn, and the view in question last`() throws {
    let example = try #require(try Audit.example(of: .outsideScreen))
    #expect(
      example.drawing.lines(around: 2).joined(separator: "\n") == """
        ┌──────────────────────────────────────┐
        │                                      │
        │ ╔═════════════════════════════════════════╗
        │ ║Buy                                 │    ║
        │ ╚═════════════════════════════════════════╝
        │                                      │
        │                                      │
        """)
  }
}
