import AutoScaleAudit
import AutoScaleEditing

/// A hint as a `fix` object of SARIF: the replacements in the file of a finding.
///
/// Source: OASIS, Static Analysis Results Interchange Format, version 2.1.0, sections 3.55 to 3.57.
struct SARIFFix: Encodable {
  private let description: [String: String]
  private let artifactChanges: [ArtifactChange]

  /// Describes the hint of a finding by its replacements in a file; `nil` without any.
  init?(_ reported: ReportedFinding, in file: String) {
    guard let hint = reported.finding.hint, !reported.replacements.isEmpty else { return nil }
    description = ["text": hint]
    artifactChanges = [
      ArtifactChange(
        artifactLocation: ["uri": file],
        replacements: reported.replacements.map { Replacement($0) })
    ]
  }

  private struct ArtifactChange: Encodable {
    let artifactLocation: [String: String]
    let replacements: [Replacement]
  }

  private struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: [String: String]

    init(_ replacement: SourceReplacement) {
      deletedRegion = Region(
        startLine: replacement.start.line, startColumn: replacement.start.column,
        endLine: replacement.end.line, endColumn: replacement.end.column)
      insertedContent = ["text": replacement.text]
    }
  }

  private struct Region: Encodable {
    let startLine, startColumn, endLine, endColumn: Int
  }
}
