import AutoScale
import AutoScaleAudit
import AutoScaleLayoutEngine
import AutoScalePages
import Foundation

/// Writes the result of an audit in the form that the options state.
struct AuditOutput {
  private let options: AuditOptions
  private let pages: AuditPages?

  /// Prepares the output, and the pages of the format html.
  init(
    _ options: AuditOptions, of sources: [PreviewSource], reader: DocumentReader
  ) throws(UsageError) {
    self.options = options
    pages =
      options.format == .html && !sources.isEmpty
      ? try AuditPages(
        of: sources, at: options.output, fontFolder: options.fontFolder, reader: reader)
      : nil
  }

  /// Writes the findings and the reason for a failure, and returns the status.
  func write(_ summary: AuditSummary, on terminal: Terminal) -> ExitStatus {
    options.format.write(summary, on: terminal)
    if summary.unauditedCount > 0 {
      let total = summary.documentCount + summary.unauditedCount
      terminal.error(
        "error: interrupted after \(summary.documentCount) of \(total) documents; no baseline or page is written"
      )
      return .findings
    }
    // A page that cannot be written fails the command, whatever was found.
    if pages?.write(summary.listed.map(\.finding), on: terminal) == .findings { return .findings }
    // A recorded finding is accepted; a document that cannot be read has nothing to record.
    let fails =
      options.baseline.isRecorded
      ? !summary.failures.isEmpty : summary.fails(on: options.failing)
    guard fails else { return .success }
    terminal.error("error: found \(summary.failureReason(from: options.failing))")
    return .findings
  }
}

/// The pages of an audit: those of a preview, with the findings on them.
struct AuditPages {
  private let sources: [PreviewSource]
  private let page: PageTarget
  private let fontFolder: URL?
  private let reader: DocumentReader

  /// Prepares pages of documents at an output path.
  init(
    of sources: [PreviewSource], at output: String?, fontFolder: URL?, reader: DocumentReader
  ) throws(UsageError) {
    self.sources = sources
    self.fontFolder = fontFolder
    self.reader = reader
    page = try PageTarget(output, sources: sources)
  }

  /// Draws and writes the pages, and prints the path of the first.
  func write(_ findings: [Finding], on terminal: Terminal) -> ExitStatus {
    // Several documents are drawn at once, each on one thread.
    let job = PreviewJob(
      options: PreviewOptions(), conditions: [ViewingCondition()],
      assets: ProjectAssets(fontFolder: fontFolder), reader: reader,
      findings: .known(Dictionary(grouping: findings, by: \.path)), editor: nil, threads: 1)
    return PreviewRun(
      job: job, target: PreviewTarget(page: page, pictures: nil, format: .svg), sources: sources,
      jobs: ProcessInfo.processInfo.activeProcessorCount
    ).run(on: terminal)
  }
}
