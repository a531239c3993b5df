import AutoScaleAudit
import AutoScaleDifference
import AutoScaleInterfaceBuilder
import AutoScaleXcodeCanvas
import Foundation

/// Compares the versions of documents.
struct DiffRun {
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
  private let plans: [String: AuditPlan]
  private let comparesFindings: Bool

  /// Whether results have the documents that differ.
  var keepsDocuments = false

  private var fontSearch: FontSearch

  /// Whether a document cannot be compared.
  private(set) var hasFailed = false

  init(
    reader: DocumentReader, plans: [String: AuditPlan], fontFolder: URL?, comparesFindings: Bool
  ) {
    (self.reader, self.plans) = (reader, plans)
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
    var audit = plans[pair.path]?.audit ?? Audit()
    if let document { audit.fonts = fontSearch.fonts(for: document) }
    return audit
  }

  private func difference(
    of pair: DocumentPair, from old: InterfaceDocument?, to new: InterfaceDocument?, by audit: Audit
  ) throws -> DocumentDifference {
    guard comparesFindings, let plan = plans[pair.path] else {
      return try DocumentDifference(from: old, to: new, by: audit)
    }
    // No texts stand beside a version of Git.
    let isOfGit = [pair.old, pair.new].contains { $0?.data != nil }
    return try DocumentDifference(from: old, to: new, by: audit) { document in
      try (isOfGit ? plan.withoutLanguages : plan).findings(in: document, fonts: audit.fonts)
    }
  }
}
