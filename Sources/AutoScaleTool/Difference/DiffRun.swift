import AutoScaleAudit
import AutoScaleDifference
import AutoScaleInterfaceBuilder
import AutoScaleXcodeCanvas
import Foundation

/// Compares the versions of documents.
struct DiffRun {
  /// The audit of a document, and its settings.
  struct Settings {
    var audit: Audit
    let configuration: AuditConfiguration
  }

  /// The difference of a document.
  struct Result {
    let pair: DocumentPair
    let difference: DocumentDifference
  }

  private let reader: DocumentReader
  private let settings: [String: Settings]
  private let comparesFindings: Bool
  private var fontSearch: FontSearch

  /// Whether a document cannot be compared.
  private(set) var hasFailed = false

  init(
    reader: DocumentReader, audits settings: [String: Settings], fontFolder: URL?,
    comparesFindings: Bool
  ) {
    (self.reader, self.settings) = (reader, settings)
    self.comparesFindings = comparesFindings
    fontSearch = FontSearch(in: fontFolder.map { [$0] } ?? [])
  }

  /// Returns the difference of two versions, or writes an error.
  mutating func result(of pair: DocumentPair, on terminal: Terminal) -> Result? {
    do {
      let old = try pair.old.map { try reader.document($0) }
      let new = try pair.new.map { try reader.document($0) }
      return Result(pair: pair, difference: try difference(of: pair, from: old, to: new))
    } catch {
      terminal.error("\(error)")
      hasFailed = true
      return nil
    }
  }

  private mutating func difference(
    of pair: DocumentPair, from old: InterfaceDocument?, to new: InterfaceDocument?
  ) throws -> DocumentDifference {
    let settings = settings[pair.path]
    var audit = settings?.audit ?? Audit()
    if let document = new ?? old { audit.fonts = fontSearch.fonts(for: document) }
    let configuration = settings?.configuration ?? AuditConfiguration()
    guard comparesFindings else { return try DocumentDifference(from: old, to: new, by: audit) }
    return try DocumentDifference(from: old, to: new, by: audit) { document in
      // As in an audit, notes are left out.
      configuration.reported(audit.report(on: document).findings)
        .filter { $0.severity >= .warning }
    }
  }
}
