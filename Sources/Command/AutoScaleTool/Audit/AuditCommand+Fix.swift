import AutoScale
import AutoScaleAudit
import AutoScaleEditing
import AutoScaleSourceText
import AutoScaleXcodeCanvas
import Foundation

extension AuditCommand {
  /// Applies the hints of findings, as diffs or to the files.
  func applyHints(
    naming operands: [String], _ arguments: Arguments, on terminal: Terminal
  ) throws(UsageError) -> ExitStatus {
    try requireFixOptions(arguments)
    let paths = try sources(naming: operands, arguments).map(\.path)
    let plans = Dictionary(
      try plans(for: paths, arguments).map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
    var fix = DocumentFix()
    fix.movesDrawnViews = arguments[unsafe]
    fix.rules = Set(try AuditRuleList.rules(named: try arguments[rule] ?? []))
    let folder = try arguments[fonts]
    // All threads share one search, which reads each font file once.
    let fontSearch = Guarded(FontSearch(in: folder.map { [$0] } ?? []))
    let edits = try DocumentEdits(
      paths, arguments, isWriting: arguments[write], on: terminal)
    return edits.forEach { [fix] text in
      var fix = fix
      let plan = plans[text.path]
      fix.audit = plan?.audit ?? Audit()
      fix.conditions = plan?.conditions ?? []
      let document = try text.document()
      fix.audit.fonts = fontSearch.withLock { $0.fonts(for: document) }
      let outcome = try fix.fix(text) { plan?.configuration.reported($0) ?? $0 }
      return DocumentEdits.Outcome(
        edited: outcome.edited, summary: "\(outcome.fixed.count.counted("finding")) fixed",
        notes: notes(on: outcome, path: text.path))
    }
  }

  private func requireFixOptions(_ arguments: Arguments) throws(UsageError) {
    // An option that a fix ignores would mislead: --format and --baseline choose what a report
    // lists.
    let allowed: [any CommandOption] = [
      fix, write, unsafe, changed, config, rule, skip, contexts, languages, textSizes, longer, sdk,
      widths, direction, fonts, maximumSize, screens.screen, screens.screens, screens.landscape,
      screens.splitView, ColorMode.option,
    ]
    if let other = arguments.given.first(where: { !allowed.map(\.name).contains($0) }) {
      throw UsageError("\(fix.name) and \(other) exclude each other")
    }
  }

  /// Returns the hints that are not applied, in a line each with the diff, and those of other kinds
  /// in one.
  private func notes(on outcome: DocumentFix.Outcome, path: String) -> [String] {
    let refused = outcome.refused.map { refusal in
      // Every other reason is a fault that the change would cause.
      let help = if case .moves = refusal.reason { "; \(unsafe.name) applies it" } else { "" }
      let diff = refusal.diff.isEmpty ? "" : "\n" + refusal.diff.dropLast()
      return "\(refusal)\(help)\(diff)"
    }
    guard !outcome.others.isEmpty else { return refused }
    let names = Set(outcome.others.map(\.rule.rawValue)).sorted().joined(separator: ",")
    let count = outcome.others.count.counted("further hint")
    return refused + [
      "\(path): note: \(count); \(rule.name) \(names) applies "
        + (outcome.others.count == 1 ? "it" : "them")
    ]
  }
}
