import AutoScale
import AutoScaleAudit
import AutoScaleEditing
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleXcodeCanvas
import Foundation

/// An audit of many documents at the same time.
struct AuditRun: Sendable {
  /// A document with its audit.
  struct Job: Sendable {
    let path: String
    let audit: Audit
    let conditions: [ViewingCondition]
    let configuration: AuditConfiguration
  }

  let reader: DocumentReader
  let language: String?
  let fontFolder: URL?

  /// The known findings, which are left out.
  let baseline: AuditBaseline

  /// The illustrations of findings.
  let illustrations: AuditIllustrations

  /// Whether results have the source lines of findings.
  let keepsSourceLines: Bool

  /// The result of auditing a document.
  struct Result: Sendable {
    let report: AuditReport

    /// The findings to report.
    var findings: [Finding]

    /// The lines of drawings by their findings.
    var drawings: [Finding: [String]] = [:]

    /// The lines of the file on which elements at fault begin, by findings.
    var sourceLines: [Finding: String] = [:]

    /// The hints as replacements in the file, by findings.
    var replacements: [Finding: [SourceReplacement]] = [:]

    /// The suppressions that the configuration states, and those that match a finding.
    var suppressions:
      (
        path: String, stated: Set<AuditConfiguration.Suppression>,
        used: Set<AuditConfiguration.Suppression>
      ) = ("", [], [])

    /// The inconsistencies in the document.
    let defects: [String]

    /// The document until its findings are illustrated.
    fileprivate var kept: (document: Guarded<InterfaceDocument>, audit: Audit)?
  }

  /// The outcome of a document.
  enum Outcome: Sendable {
    /// It was audited.
    case result(Result)
    /// It cannot be read, or its pictures cannot be written.
    case failure(path: String, message: String)
  }

  /// The number of documents that are audited at once.
  private static let batch = 64

  /// Audits documents, and passes on the outcomes in order.
  ///
  /// If several documents share a finding, the baseline covers as many of the first ones as it lists.
  ///
  /// - Returns: The entries of the baseline that no document has.
  func forEach(of jobs: [Job], _ body: (Outcome) -> Void) -> AuditBaseline {
    let fonts = Guarded(FontSearch(in: fontFolder.map { [$0] } ?? []))
    var known = baseline
    known.begin(auditing: jobs.map(\.path))
    for start in stride(from: 0, to: jobs.count, by: Self.batch) {
      let part = Array(jobs[start..<min(start + Self.batch, jobs.count)])
      var outcomes = concurrentMap(part.count) { index in
        Self.outcome(of: part[index]) { () throws in
          .result(try result(of: part[index], fonts))
        }
      }
      for index in outcomes.indices {
        guard case .result(var result) = outcomes[index] else { continue }
        result.findings = known.takeNew(of: result.findings)
        outcomes[index] = .result(result)
      }
      if illustrations.isEnabled {
        outcomes = concurrentMap(part.count) { [outcomes] index in
          Self.outcome(of: part[index]) { () throws in
            try illustrated(outcomes[index])
          }
        }
      }
      outcomes.forEach(body)
    }
    return known
  }

  private static func outcome(of job: Job, _ make: () throws -> Outcome) -> Outcome {
    do {
      return try make()
    } catch {
      return .failure(path: job.path, message: "\(error)")
    }
  }

  private func result(of job: Job, _ fonts: Guarded<FontSearch>) throws -> Result {
    let document = try reader.document(at: job.path, language: language)
    var audit = job.audit
    audit.fonts = fonts.withLock { $0.fonts(for: document) }
    let report = try audit.report(on: document, andIn: job.conditions)
    var result = Result(
      report: report, findings: job.configuration.reported(report.findings),
      defects: document.warnings.filter(\.isDefect).map(\.description))
    result.suppressions = (
      job.configuration.path, job.configuration.suppressed,
      job.configuration.uses(of: report.findings)
    )
    if keepsSourceLines {
      result.sourceLines = SourceLines(of: document.data).lines(of: result.findings)
      result.replacements = try Self.replacements(of: result.findings, in: document)
    }
    if illustrations.isEnabled, !result.findings.isEmpty {
      result.kept = (Guarded(document), audit)
    }
    return result
  }

  /// Returns the hints as replacements in the document's file; one that cannot be applied has none.
  private static func replacements(
    of findings: [Finding], in document: InterfaceDocument
  ) throws -> [Finding: [SourceReplacement]] {
    let hinted = findings.filter { !$0.changes.isEmpty }
    guard !hinted.isEmpty else { return [:] }
    let text = try DocumentText(data: document.data, path: document.path)
    var found: [Finding: [SourceReplacement]] = [:]
    for finding in hinted {
      do throws(EditingError) {
        found[finding] = try text.edited(by: finding.changes).replacements
      } catch {
        continue  // `audit --fix` says why
      }
    }
    return found
  }

  /// Writes the pictures of an outcome's findings, and adds their drawings.
  private func illustrated(_ outcome: Outcome) throws -> Outcome {
    guard case .result(var result) = outcome, let kept = result.kept else { return outcome }
    result.kept = nil
    result.drawings = try kept.document.withLock { document in
      try illustrations.make(of: result.findings, in: document, by: kept.audit)
    }
    return .result(result)
  }
}
