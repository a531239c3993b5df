import AutoScaleAudit
import AutoScaleEditing
import AutoScaleInterfaceBuilder
import Foundation

/// A finding with its texts for the formats.
struct ReportedFinding: Sendable {
  /// The finding, whose layout goes once it is drawn.
  private(set) var finding: Finding

  /// The lines of its drawing.
  private(set) var drawing: [String] = []

  /// The line of the file on which the element at fault begins.
  private(set) var sourceLine: String?

  /// The hint as replacements in the file.
  private(set) var replacements: [SourceReplacement] = []

  /// Keeps a finding, with the layout that it has.
  init(_ finding: Finding) { self.finding = finding }

  /// Returns the finding with a drawing, and without its layout.
  func drawn(as lines: [String]) -> ReportedFinding {
    var drawn = self
    drawn.drawing = lines
    drawn.finding = finding.withoutLayout
    return drawn
  }

  /// Adds the finding of a copy of the document.
  mutating func add(_ copy: ReportedFinding) {
    finding = Finding(grouping: finding.members + copy.finding.members) ?? finding
  }

  /// Returns findings with the lines of their file, and with their hints as replacements there.
  ///
  /// A hint that cannot be applied has none; `audit --fix` gives the reason.
  static func findings(
    _ findings: [Finding], quoting document: InterfaceDocument
  ) throws -> [ReportedFinding] {
    guard !findings.isEmpty else { return [] }
    let lines = SourceLines(of: document.data)
    let text = try DocumentText(data: document.data, path: document.path)
    return findings.map { finding in
      var reported = ReportedFinding(finding.withoutLayout)
      reported.sourceLine = finding.line.flatMap { lines[$0] }
      guard !finding.changes.isEmpty else { return reported }
      do throws(EditingError) {
        reported.replacements = try text.edited(by: finding.changes).replacements
      } catch {}  // it has none then
      return reported
    }
  }
}

/// The lines of a document's file, as its reader counts them.
struct SourceLines {
  private let lines: [Substring]

  /// Splits the bytes of a file; other line separators of Unicode separate no lines.
  init(of data: Data) {
    lines = String(decoding: data, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
  }

  /// The line of a number, from 1.
  subscript(number: Int) -> String? {
    lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  }
}
