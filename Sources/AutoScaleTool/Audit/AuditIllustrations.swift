import AutoScaleAudit
import AutoScaleInterfaceBuilder
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

  /// Writes the pictures of a document's findings, and returns the drawings.
  func make(
    of findings: [Finding], in document: InterfaceDocument, by audit: Audit
  ) throws(PreviewFailure) -> [Finding: [String]] {
    var drawings: [Finding: [String]] = [:]
    for finding in findings where finding.severity >= least {
      guard let illustration = audit.illustration(of: finding, in: document) else { continue }
      if draws { drawings[finding] = Array(illustration.drawing.lines(around: Self.margin)) }
      if let folder {
        try Data(illustration.picture.svg.utf8)
          .write(asWholeFileAt: folder.appending(path: Self.fileName(of: finding)))
      }
    }
    return drawings
  }

  /// Returns the name of a finding's picture: the end of the path, the rule and the fingerprint.
  static func fileName(of finding: Finding) -> String {
    let folders = finding.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let document = folders.joined(separator: "-").suffix(120)
    return "\(document)-\(finding.rule)-\(finding.fingerprint).svg"
  }
}
