import AutoScaleSourceText

/// The use of a baseline in an audit.
struct BaselineUse {
  private enum Mode { case filter, record, prune }

  /// The path of the file, if there is one.
  private let path: String?

  private let mode: Mode

  /// Whether the file is written anew.
  var isRecorded: Bool { mode == .record }

  /// Whether all documents are audited.
  private let isComplete: Bool

  /// The known findings, which are left out.
  let known: AuditBaseline

  /// Reads the options of a command, and the baseline.
  init(_ command: AuditCommand, _ arguments: Arguments) throws(UsageError) {
    let path = try arguments[command.baseline]
    let (record, prune) = (arguments[command.record], arguments[command.prune])
    for option in [command.record, command.prune] where arguments[option] && path == nil {
      throw UsageError("\(option.name) requires \(command.baseline.name)")
    }
    let (commit, skipped) = (try arguments[command.changed], try arguments[command.skip])
    // The entries of findings that are not looked for would seem stale.
    if prune, commit != nil || skipped != nil {
      throw UsageError(
        "\(command.prune.name) audits everything; omit \(command.changed.name) and "
          + "\(command.skip.name)")
    }
    if record, prune {
      throw UsageError("\(command.record.name) and \(command.prune.name) exclude each other")
    }
    self.path = path
    mode = record ? .record : prune ? .prune : .filter
    isComplete = commit == nil
    // A file that --record writes need not exist yet.
    if let path, !record {
      known = try AuditBaseline(contentsOf: path)
    } else {
      known = AuditBaseline()
    }
  }

  /// Writes the baseline if requested, or adds a note about stale entries to a summary.
  func finish(_ summary: inout AuditSummary) throws(UsageError) {
    // Half an audit knows nothing about the findings of the other half.
    guard let path, summary.unauditedCount == 0 else { return }
    // Notes are recorded too, because --show changes what is listed, and not what is known.
    if mode == .record {
      return try AuditBaseline(summary.all.map(\.finding), at: path).write(to: path)
    }
    // Documents that were not audited may still have their findings.
    let stale = summary.staleEntries
    guard stale.count > 0, summary.failures.isEmpty, isComplete else { return }
    let entries = stale.count.counted("stale entry", plural: "stale entries")
    if mode == .prune {
      try known.subtracting(stale).write(to: path)
      summary.baselineNote = "\(path): removed \(entries)"
    } else {
      summary.baselineNote =
        "\(path): \(entries); --prune removes \(stale.count == 1 ? "it" : "them")"
    }
  }
}
