import AutoScaleAudit
import Foundation

/// The lines of a document's file, as its reader counts them.
struct SourceLines {
  private let lines: [Substring]

  /// Splits the bytes of a file; other line separators of Unicode separate no lines.
  init(of data: Data) {
    lines = String(decoding: data, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
  }

  /// Returns the line on which the element of each finding begins.
  func lines(of findings: [Finding]) -> [Finding: String] {
    var found: [Finding: String] = [:]
    for finding in findings {
      guard let line = finding.line, lines.indices.contains(line - 1) else { continue }
      found[finding] = String(lines[line - 1])
    }
    return found
  }
}
