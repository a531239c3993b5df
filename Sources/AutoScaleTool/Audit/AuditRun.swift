import Foundation
import InterfaceBuilder
import LayoutReport
import Synchronization

/// An audit of many documents at the same time.
struct AuditRun: Sendable {
  /// A document, and how it is looked at.
  struct Job: Sendable {
    let path: String
    let audit: Audit
    let conditions: AuditConditions
    let configuration: AuditConfiguration
  }

  let language: String?
  let fontFolder: URL?

  /// The findings that are no news.
  let baseline: AuditBaseline

  /// How findings are illustrated.
  let illustrations: AuditIllustrations

  /// What became of a document.
  enum Outcome: Sendable {
    /// It was looked at, and findings are to be reported, some of them with a drawing; it contradicts
    /// itself in the defects.
    case report(AuditReport, [Finding], drawings: [Finding: [String]], defects: [String])
    /// It cannot be read.
    case failure(path: String, message: String)
  }

  /// As many documents are looked at before their findings are taken.
  private static let batch = 64

  /// Looks at documents, and hands over what became of each, in their order.
  func forEach(of jobs: [Job], _ body: (Outcome) -> Void) {
    let fonts = Mutex(FontSearch(in: fontFolder.map { [$0] } ?? []))
    for start in stride(from: 0, to: jobs.count, by: Self.batch) {
      let part = Array(jobs[start..<min(start + Self.batch, jobs.count)])
      let outcomes = Mutex([Outcome?](repeating: nil, count: part.count))
      DispatchQueue.concurrentPerform(iterations: part.count) { index in
        let outcome = outcome(of: part[index], fonts)
        outcomes.withLock { $0[index] = outcome }
      }
      for outcome in outcomes.withLock({ $0 }).compactMap(\.self) { body(outcome) }
    }
  }

  private func outcome(of job: Job, _ fonts: borrowing Mutex<FontSearch>) -> Outcome {
    do {
      let document = try InterfaceDocument(contentsOf: URL(filePath: job.path), language: language)
      var audit = job.audit
      audit.fonts = fonts.withLock { $0.fonts(for: document) }
      var report = audit.report(on: document)
      try job.conditions.add(to: &report, on: document, by: audit)
      let findings = baseline.newFindings(of: job.configuration.reported(report.findings))
      return .report(
        report, findings, drawings: try illustrations.make(of: findings, in: document, by: audit),
        defects: document.warnings.filter(\.isDefect).map(\.description))
    } catch {
      return .failure(path: job.path, message: "\(error)")
    }
  }
}
