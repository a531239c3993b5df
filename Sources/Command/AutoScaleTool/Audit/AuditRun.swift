import AutoScale
import AutoScaleAudit
import AutoScaleDifference
import AutoScaleEditing
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleXcodeCanvas
import Foundation

/// An audit of many documents at the same time.
struct AuditRun: Sendable {
  let options: AuditOptions
  let reader: DocumentReader
  let language: String?

  /// Returns whether no further document is to be audited.
  var isInterrupted: @Sendable () -> Bool = { false }

  /// The result of auditing a document.
  struct Result: Sendable {
    let plan: AuditPlan

    /// The path, the layouts and the gaps.
    let report: AuditReport

    /// The findings that the settings allow and the baseline does not list.
    fileprivate(set) var findings: [ReportedFinding]

    /// The suppressions of the settings that match a finding.
    let usedSuppressions: Set<AuditConfiguration.Suppression>

    /// The inconsistencies in the document.
    let defects: [String]

    /// The warnings about what the reader does not know, and assumed.
    let assumptions: [String]
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

  /// Audits documents, and measures the time.
  func summary(of plans: [AuditPlan], on terminal: Terminal) -> AuditSummary {
    let start = ContinuousClock.now
    var summary = AuditSummary(
      shown: options.shown, extent: AuditExtent(of: plans), isComplete: options.isComplete)
    let progress = WorkProgress(of: plans.count, on: terminal)
    summary.staleEntries = forEach(of: plans, counting: progress) { summary.add($0) }
    progress.end()
    summary.unauditedCount = plans.count - summary.documentCount
    summary.seconds = (ContinuousClock.now - start) / .seconds(1)
    return summary
  }

  /// Audits documents, and passes on the outcomes in order.
  ///
  /// If several documents share a finding, the baseline covers as many of the first ones as it lists.
  ///
  /// - Returns: The entries of the baseline that no document has.
  private func forEach(
    of plans: [AuditPlan], counting progress: WorkProgress, _ body: (Outcome) -> Void
  ) -> AuditBaseline {
    let fonts = Guarded(FontSearch(in: options.fontFolder.map { [$0] } ?? []))
    var known = options.baseline.known
    known.begin(auditing: plans.map(\.path))
    // A batch bounds the memory: findings keep their layouts until they are drawn.
    for start in stride(from: 0, to: plans.count, by: Self.batch) {
      let part = Array(plans[start..<min(start + Self.batch, plans.count)])
      var outcomes = concurrentMap(part.count) { index -> Outcome? in
        if isInterrupted() { return nil }
        let outcome = Self.outcome(of: part[index]) { () throws in
          try result(of: part[index], fonts)
        }
        progress.finish(with: status(of: outcome))
        return outcome
      }.compactMap(\.self)
      // In order, because a line of the baseline covers the first finding that it fits.
      for index in outcomes.indices {
        guard case .result(var result) = outcomes[index] else { continue }
        result.findings = known.takeNew(of: result.findings)
        outcomes[index] = .result(result)
      }
      // The baseline comes first, so that no known finding is drawn.
      if options.illustrations.isEnabled {
        outcomes = concurrentMap(outcomes.count) { [outcomes] index in
          guard case .result(let result) = outcomes[index] else { return outcomes[index] }
          return Self.outcome(of: result.plan) { () throws in try illustrated(result) }
        }
      }
      outcomes.forEach(body)
    }
    return known.stale
  }

  /// Returns the status of a document; with a baseline its errors may be known, and do not count yet.
  private func status(of outcome: Outcome) -> ExitStatus {
    guard case .result(let result) = outcome else { return .findings }
    let isKnown = options.baseline.known.count > 0
    let fails = result.findings.contains { $0.finding.severity >= options.failing }
    return fails && !isKnown ? .findings : .success
  }

  private static func outcome(of plan: AuditPlan, _ make: () throws -> Result) -> Outcome {
    do {
      return .result(try make())
    } catch {
      return .failure(path: plan.path, message: "\(error)")
    }
  }

  private func result(of plan: AuditPlan, _ fonts: Guarded<FontSearch>) throws -> Result {
    let document = try reader.document(at: plan.path, language: language)
    let report = try plan.report(on: document, fonts: fonts.withLock { $0.fonts(for: document) })
    let findings = plan.configuration.reported(report.findings)
    // Only SARIF quotes lines of the file and has hints as replacements; the other formats save the
    // time.
    return Result(
      plan: plan, report: report.withoutFindings,
      findings: options.format == .sarif
        ? try ReportedFinding.findings(findings, quoting: document)
        : findings.map {
          ReportedFinding(options.illustrations.isEnabled ? $0 : $0.withoutLayout)
        },
      // Settings filter these findings out, so their uses are counted before.
      usedSuppressions: plan.configuration.uses(of: report.findings),
      defects: document.warnings.filter(\.isDefect).map(\.description),
      assumptions: document.warnings.filter(\.isAssumption).map(\.description))
  }

  /// Writes the pictures of a result's findings, and adds their drawings.
  private func illustrated(_ result: Result) throws -> Result {
    var result = result
    result.findings = try result.findings.map { finding in
      try options.illustrations.illustrated(finding)
    }
    return result
  }
}
