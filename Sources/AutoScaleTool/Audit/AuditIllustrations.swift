import AutoScaleAudit
import AutoScaleInterfaceBuilder
import Foundation

/// How the findings of an audit are illustrated: with drawings among the lines, and with pictures.
struct AuditIllustrations: Sendable {
  /// The least severity that is illustrated.
  let least: Finding.Severity

  /// Whether findings are drawn in characters.
  let draws: Bool

  /// The folder in which pictures are written, an SVG file for each finding; nil for none.
  let folder: URL?

  /// Whether there is something to draw.
  var areAsked: Bool { draws || folder != nil }

  /// So many lines are drawn above and below an element.
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

  /// The name of a finding's picture: the end of the document's path, the rule and what tells the
  /// finding from others.
  static func fileName(of finding: Finding) -> String {
    let folders = finding.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let document = folders.joined(separator: "-").suffix(120)
    return "\(document)-\(finding.rule)-\(finding.fingerprint).svg"
  }
}
