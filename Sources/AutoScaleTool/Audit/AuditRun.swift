import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleXcodeCanvas
import Foundation
import Synchronization

/// An audit of many documents at the same time.
struct AuditRun: Sendable {
  /// A document, and how it is looked at.
  struct Job: Sendable {
    let path: String
    let audit: Audit
    let conditions: [ViewingCondition]
    let configuration: AuditConfiguration
  }

  let language: String?
  let fontFolder: URL?

  /// The findings that are no news.
  let baseline: AuditBaseline

  /// How findings are illustrated.
  let illustrations: AuditIllustrations

  /// What an audit says of a document.
  struct Result: Sendable {
    let report: AuditReport

    /// What is to be reported.
    var findings: [Finding]

    /// The lines of drawings by their findings.
    var drawings: [Finding: [String]] = [:]

    /// In what the document contradicts itself.
    let defects: [String]
  }

  /// What became of a document.
  enum Outcome: Sendable {
    /// It was looked at.
    case result(Result)
    /// It cannot be read, or what is drawn of it cannot be written.
    case failure(path: String, message: String)
  }

  /// As many documents are looked at before their findings are taken.
  private static let batch = 64

  /// Looks at documents, and hands over what became of each, in their order.
  ///
  /// Of findings that are the same in several documents the baseline takes the first ones, so many as
  /// it lists.
  ///
  /// - Returns: What the baseline lists and no document has.
  func forEach(of jobs: [Job], _ body: (Outcome) -> Void) -> AuditBaseline {
    let fonts = Mutex(FontSearch(in: fontFolder.map { [$0] } ?? []))
    var known = baseline
    for start in stride(from: 0, to: jobs.count, by: Self.batch) {
      let part = Array(jobs[start..<min(start + Self.batch, jobs.count)])
      var outcomes = Self.concurrentMap(part.count) { index in
        Self.outcome(of: part[index]) { () throws in
          .result(try result(of: part[index], fonts))
        }
      }
      for index in outcomes.indices {
        guard case .result(var result) = outcomes[index] else { continue }
        result.findings = known.takeNew(of: result.findings)
        outcomes[index] = .result(result)
      }
      if illustrations.areAsked {
        outcomes = Self.concurrentMap(part.count) { [outcomes] index in
          Self.outcome(of: part[index]) { () throws in
            try illustrated(outcomes[index], part[index], fonts)
          }
        }
      }
      outcomes.forEach(body)
    }
    return known
  }

  private static func concurrentMap(
    _ count: Int, _ make: @Sendable (Int) -> Outcome
  ) -> [Outcome] {
    let outcomes = Mutex([Outcome?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let outcome = make(index)
      outcomes.withLock { $0[index] = outcome }
    }
    return outcomes.withLock { $0 }.compactMap(\.self)
  }

  private static func outcome(of job: Job, _ make: () throws -> Outcome) -> Outcome {
    do {
      return try make()
    } catch {
      return .failure(path: job.path, message: "\(error)")
    }
  }

  private func result(of job: Job, _ fonts: borrowing Mutex<FontSearch>) throws -> Result {
    let (document, audit) = try read(job, fonts)
    let report = try audit.report(on: document, andIn: job.conditions)
    return Result(
      report: report, findings: job.configuration.reported(report.findings),
      defects: document.warnings.filter(\.isDefect).map(\.description))
  }

  /// The document of a job, and the audit with the fonts of its project.
  private func read(
    _ job: Job, _ fonts: borrowing Mutex<FontSearch>
  ) throws -> (InterfaceDocument, Audit) {
    let document = try InterfaceDocument(contentsOf: URL(filePath: job.path), language: language)
    var audit = job.audit
    audit.fonts = fonts.withLock { $0.fonts(for: document) }
    return (document, audit)
  }

  /// An outcome with the drawings of its findings, whose pictures are written.
  private func illustrated(
    _ outcome: Outcome, _ job: Job, _ fonts: borrowing Mutex<FontSearch>
  ) throws -> Outcome {
    guard case .result(var result) = outcome, !result.findings.isEmpty else { return outcome }
    let (document, audit) = try read(job, fonts)
    result.drawings = try illustrations.make(of: result.findings, in: document, by: audit)
    return .result(result)
  }
}
