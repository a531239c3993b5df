import AutoScale
import AutoScaleTestSupport
import Testing

@testable import AutoScaleAudit

/// Plants one fault in a sound screen, and expects an audit to find it on exactly its widths.
@Suite struct PlantedFaultTests {
  @Test(arguments: PlantedFault.allCases, UInt64(1)...12)
  func `a planted fault is found on exactly its widths`(
    fault: PlantedFault, seed: UInt64
  ) throws {
    let number = PlantedFault.allCases.firstIndex(of: fault) ?? 0
    var random = SplitMix64(seed: seed &* 32 &+ UInt64(number))
    var screen = SoundScreen(&random)
    var audit = Audit()
    audit.widths = PlantedFault.widths
    audit.directions = [.leftToRight]
    #expect(try screen.document.findings(audit, without: []) == [])
    audit.scaling = try fault.scaling(&random)
    let expectation = try fault.plant(in: &screen, scaled: audit.scaling, &random)
    let findings = try screen.document.findings(audit, without: [])
      .filter { $0.rule == expectation.rule && $0.element == expectation.element }
    let widths = WidthRanges(expectation.widths)
    #expect(findings.map(\.widths) == (expectation.widths.isEmpty ? [] : [widths]))
  }
}
