import AutoScaleAudit

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
    if pages?.write(summary.listed.map(\.finding), on: terminal) == .findings { return .findings }
    let fails =
      options.baseline.isRecorded
      ? !summary.failures.isEmpty : summary.fails(on: options.failing)
    guard fails else { return .success }
    terminal.error("error: found \(summary.failureReason(from: options.failing))")
    return .findings
  }
}
