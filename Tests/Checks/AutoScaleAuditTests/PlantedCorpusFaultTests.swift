import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleAudit

/// Plants 28 kinds of faults into real documents, and looks for each in all contexts and in the language of its texts.
@Suite(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.absence)))
struct PlantedCorpusFaultTests {
  private func report(on text: String, as name: String, _ fault: PlantedCorpusFault) throws
    -> AuditReport
  {
    let strings = name.split(separator: ".")[0] + ".strings"
    var files = ["Base.lproj/\(name)": text]
    if !fault.language.isEmpty { files["\(fault.language).lproj/\(strings)"] = fault.translation }
    let folder = try TemporaryFolder(files)
    let url = folder.url.appending(path: "Base.lproj/\(name)")
    var audit = Audit()
    audit.contexts = AuditContext.allCases
    return try audit.report(
      on: try InterfaceDocument(contentsOf: url),
      andIn: fault.language.isEmpty ? [] : [ViewingCondition(language: fault.language)])
  }

  private func isFound(_ fault: PlantedCorpusFault) throws -> Bool {
    let file = try #require(Corpus.folder).appending(path: fault.file)
    let text = try String(contentsOf: file, encoding: .utf8)
    let name = "Planted.\(file.pathExtension)"
    let found = try report(on: try fault.planted(in: text), as: name, fault).findings
    return found.contains { finding in
      finding.severity > .note && finding.elementID == fault.view
        && finding.rule.rawValue == fault.rule && finding.context.rawValue == fault.context
        && (fault.widths.isEmpty
          || finding.widths.description.replacing("…", with: "-") == fault.widths)
        && finding.message.contains(fault.words)
    }
  }

  @Test func `there are 28 kinds of faults`() throws {
    let faults = try PlantedCorpusFault.all()
    #expect(Set(faults.map(\.testDescription)).count == 28)
    #expect(Set(faults.map(\.rule)).count >= 16)
  }

  /// At least 26 of 28 is the goal.
  @Test func `planted faults are found with view, widths and words`() throws {
    let missed = try PlantedCorpusFault.all().filter { try !isFound($0) }
    #expect(missed.map(\.testDescription) == [])
  }

  @Test func `documents have no such finding before`() throws {
    for fault in try PlantedCorpusFault.all() {
      let file = try #require(Corpus.folder).appending(path: fault.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      let audit = Audit()
      let document = try InterfaceDocument(data: Data(text.utf8), path: fault.file)
      let findings = audit.report(on: document).findings.filter {
        $0.severity > .note && $0.elementID == fault.view && $0.rule.rawValue == fault.rule
      }
      #expect(findings.map(\.message) == [], "\(fault.testDescription)")
    }
  }
}
