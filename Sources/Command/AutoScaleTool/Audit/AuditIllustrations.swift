import AutoScaleAudit
import AutoScalePages
import Foundation

/// The illustrations of findings: drawings in the text output, and picture files.
struct AuditIllustrations: Sendable {
  /// The least severity with illustrations.
  let least: Finding.Severity

  /// Whether findings are drawn in characters.
  let draws: Bool

  /// The folder for an SVG file of each finding, if pictures are written.
  let folder: URL?

  /// Whether there are illustrations.
  var isEnabled: Bool { draws || folder != nil }

  /// The number of lines around an element.
  private static let margin = 3

  /// Writes the picture of a finding, and returns it with its drawing.
  func illustrated(_ reported: ReportedFinding) throws(OutputError) -> ReportedFinding {
    let finding = reported.finding
    guard finding.severity >= least, let illustration = finding.illustration else {
      return reported.drawn(as: [])
    }
    if let folder {
      try Data(illustration.picture.svg.utf8)
        .write(asWholeFileAt: folder.appending(path: Self.fileName(of: finding)))
    }
    return reported.drawn(as: draws ? Array(illustration.drawing.lines(around: Self.margin)) : [])
  }

  /// Returns the name of a finding's picture: the end of the path, the rule and the fingerprint.
  static func fileName(of finding: Finding) -> String {
    // File systems allow 255 bytes for a name; the end of a long path tells more than its
    // beginning.
    let folders = finding.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let document = folders.joined(separator: "-").suffix(120)
    return "\(document)-\(finding.rule)-\(finding.fingerprint).svg"
  }
}
