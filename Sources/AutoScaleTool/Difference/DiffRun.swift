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
    /// The audit whose screens apply.
    let audit: Audit
    /// The versions, if pages show them.
    var documents: (old: InterfaceDocument?, new: InterfaceDocument?) = (nil, nil)
  }

  private let reader: DocumentReader
  private let settings: [String: Settings]
  private let comparesFindings: Bool

  /// Whether results have the documents that differ.
  var keepsDocuments = false

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
      let audit = audit(of: pair, new ?? old)
      let difference = try difference(of: pair, from: old, to: new, by: audit)
      var result = Result(pair: pair, difference: difference, audit: audit)
      if keepsDocuments, !difference.isEmpty { result.documents = (old, new) }
      return result
    } catch {
      terminal.error("\(error)")
      hasFailed = true
      return nil
    }
  }

  /// The audit of a document with its fonts.
  private mutating func audit(of pair: DocumentPair, _ document: InterfaceDocument?) -> Audit {
    var audit = settings[pair.path]?.audit ?? Audit()
    if let document { audit.fonts = fontSearch.fonts(for: document) }
    return audit
  }

  private func difference(
    of pair: DocumentPair, from old: InterfaceDocument?, to new: InterfaceDocument?, by audit: Audit
  ) throws -> DocumentDifference {
    guard comparesFindings else { return try DocumentDifference(from: old, to: new, by: audit) }
    let configuration = settings[pair.path]?.configuration ?? AuditConfiguration()
    return try DocumentDifference(from: old, to: new, by: audit) { document in
      // As in an audit, notes are left out.
      configuration.reported(audit.report(on: document).findings)
        .filter { $0.severity >= .warning }
    }
  }
}
