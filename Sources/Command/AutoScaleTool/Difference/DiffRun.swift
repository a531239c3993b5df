import AutoScale
import AutoScaleAudit
import AutoScaleDifference
import AutoScaleInterfaceBuilder
import AutoScaleXcodeCanvas
import Foundation

/// Compares the versions of documents.
struct DiffRun: Sendable {
  /// The difference of a document.
  struct Result: Sendable {
    let pair: DocumentPair
    let difference: DocumentDifference
    /// The audit whose screens apply.
    let audit: Audit
    /// The ways in which screens show the app.
    let contexts: [AuditContext]
    /// The warnings about both versions, by their paths.
    let warnings: [(path: String, texts: [String])]
    /// The versions, if pages show them.
    var documents: Guarded<(old: InterfaceDocument?, new: InterfaceDocument?)>?

    /// Whether the document or its path differs.
    var isDifferent: Bool { !difference.isEmpty || pair.isRenamed }
  }

  private let reader: DocumentReader
  private let plans: [String: AuditPlan]
  private let fontSearch: Guarded<FontSearch>

  /// Whether findings are compared too.
  var comparesFindings = true

  /// Whether findings have hints, which take as long as an audit.
  var findsHints = false

  /// Whether results have the documents that differ.
  var keepsDocuments = false

  init(reader: DocumentReader, plans: [String: AuditPlan], fontFolder: URL?) {
    (self.reader, self.plans) = (reader, plans)
    fontSearch = Guarded(FontSearch(in: fontFolder.map { [$0] } ?? []))
  }

  /// Compares documents on all cores.
  ///
  /// - Returns: The differences in order, and the errors of documents that cannot be compared.
  func results(of pairs: [DocumentPair]) -> (results: [Result], errors: [String]) {
    let outcomes = concurrentMap(pairs.count) { index in
      Swift.Result { try result(of: pairs[index]) }
    }
    var (results, errors) = ([Result](), [String]())
    for outcome in outcomes {
      do { results.append(try outcome.get()) } catch { errors.append("\(error)") }
    }
    return (results, errors)
  }

  private func result(of pair: DocumentPair) throws -> Result {
    let old = try pair.old.map { try reader.document($0) }
    let new = try pair.new.map { try reader.document($0) }
    var plan = plans[pair.path]
    // A version from Git has no texts beside it.
    if [pair.old, pair.new].contains(where: { $0?.data != nil }) { plan = plan?.withoutLanguages }
    plan?.audit.findsHints = findsHints
    let fonts = (new ?? old).map { document in fontSearch.withLock { $0.fonts(for: document) } }
    var audit = plan?.audit ?? Audit()
    audit.fonts = fonts ?? audit.fonts
    let contexts = plan?.contexts ?? DocumentDifference.usualContexts
    let findings: @Sendable (InterfaceDocument, Set<Int>) throws -> [Finding] = {
      [plan, fonts = audit.fonts] document, roots in
      try plan?.findings(in: document, roots: roots, fonts: fonts) ?? []
    }
    let difference = try DocumentDifference(
      from: old, to: new, by: audit, in: contexts, findings: comparesFindings ? findings : nil)
    var result = Result(
      pair: pair, difference: difference, audit: audit, contexts: contexts,
      warnings: [old, new].compactMap(\.self).map { ($0.path, $0.warnings.map(\.description)) })
    if keepsDocuments, !difference.isEmpty { result.documents = Guarded((old, new)) }
    return result
  }
}
