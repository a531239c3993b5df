import AutoScale
import AutoScaleAudit
import AutoScaleSourceText

/// The results of an audit of several documents.
struct AuditSummary {
  /// All findings that the baseline does not list, in the order of the documents.
  private(set) var all: [ReportedFinding] = []

  /// The documents that cannot be read, with the reasons.
  private(set) var failures: [(path: String, message: String)] = []

  /// The inconsistencies in documents.
  private(set) var defects: [(path: String, messages: [String])] = []

  /// What the reader does not know in documents, and assumed.
  private(set) var assumptions: [(path: String, messages: [String])] = []

  /// The least severity that is listed.
  let shown: Finding.Severity

  /// The numbers of screens and conditions.
  private(set) var extent: AuditExtent

  /// Whether all documents of the settings were audited.
  let isComplete: Bool

  /// The number of documents that an interrupt left out.
  var unauditedCount = 0

  /// The duration.
  var seconds = 0.0

  /// A note about the baseline, if there is one.
  var baselineNote: String?

  /// The entries of the baseline that no document has.
  var staleEntries = AuditBaseline()

  /// The suppressions of settings that no finding matched so far, by path.
  private var unusedSuppressions: [String: Set<AuditConfiguration.Suppression>] = [:]

  /// The indices of findings by the parts that are the same in copies of their documents.
  private var places: [CopyIdentity: Int] = [:]

  private(set) var documentCount = 0
  private(set) var layoutCount = 0
  private var gaps: [(path: String, gap: AuditGap)] = []

  /// The contexts that projects decided, in words, each once.
  private var contextLines: [String] = []

  /// What cannot be read in texts beside documents, in words.
  private var textDefects: [String] = []

  init(shown: Finding.Severity, extent: AuditExtent, isComplete: Bool) {
    (self.shown, self.extent, self.isComplete) = (shown, extent, isComplete)
  }

  /// The listed findings.
  var listed: [ReportedFinding] { all.filter { $0.finding.severity >= shown } }

  /// Adds the outcome of a document.
  mutating func add(_ outcome: AuditRun.Outcome) {
    documentCount += 1
    switch outcome {
    case .result(let result):
      let (path, configuration) = (result.report.path, result.plan.configuration)
      if !result.defects.isEmpty { defects.append((path, result.defects)) }
      if !result.assumptions.isEmpty { assumptions.append((path, result.assumptions)) }
      result.findings.forEach { add($0) }
      // An entry is unused only if no document of its settings has the finding.
      unusedSuppressions[configuration.path, default: configuration.suppressed]
        .subtract(result.usedSuppressions)
      layoutCount += result.report.layoutCount
      extent.addLanguages(of: result.report, planned: result.plan)
      if let line = result.plan.contextLine, !contextLines.contains(line) {
        contextLines.append(line)
      }
      textDefects += result.plan.textDefects.filter { !textDefects.contains($0) }
      gaps += result.report.gaps.map { (path, $0) }
    case .failure(let path, let message): failures.append((path, message))
    }
  }

  /// The parts of a finding that are the same in a copy of its document.
  private struct CopyIdentity: Hashable {
    private let parts: [String?]

    init(_ finding: Finding) {
      parts =
        [finding.severity.rawValue, finding.rule.rawValue, finding.conditionWords]
        + finding.members.flatMap { [$0.elementID ?? $0.path, $0.message] }
    }
  }

  /// Adds a finding, or adds it to the same one of another document.
  ///
  /// Copies of a document, such as one for each variant of an app, have the same object ids.
  private mutating func add(_ reported: ReportedFinding) {
    let identity = CopyIdentity(reported.finding)
    // Twice in one document, a finding is two faults: of two views without ids, for example.
    if let place = places[identity], all[place].finding.path != reported.finding.path {
      all[place].add(reported)
    } else {
      places[identity] = all.count
      all.append(reported)
    }
  }

  /// Returns the number of findings of a severity.
  private func count(of severity: Finding.Severity) -> Int {
    all.count { $0.finding.severity == severity }
  }

  /// Returns whether the command fails.
  func fails(on severity: Finding.Severity) -> Bool {
    unauditedCount > 0 || !failures.isEmpty || !defects.isEmpty
      || all.contains { $0.finding.severity >= severity }
  }

  /// Returns why the command fails, in words.
  func failureReason(from severity: Finding.Severity) -> String {
    let found = Finding.Severity.allCases.reversed().filter { $0 >= severity }.map { severity in
      (count(of: severity), severity.rawValue)
    }
    let contradictions = defects.reduce(0) { $0 + $1.messages.count }
    let counts =
      found + [(failures.count, "unreadable file"), (contradictions, "contradiction")]
    return counts.filter { $0.0 > 0 }.map { $0.counted($1) }.joined(separator: ", ")
  }

  /// The totals, in one line.
  var statusLine: String {
    let counts = Finding.Severity.allCases.reversed().map { severity in
      count(of: severity).counted(severity.rawValue)
    }
    let time = (seconds * 10).rounded() / 10
    let work = "\(documentCount.counted("document")), \(layoutCount.counted("layout"))"
    return "\(work) solved in \(time.text) s on \(extent): " + counts.joined(separator: ", ")
  }

  /// The views that were not fully audited, in words.
  var gapLines: [String] {
    let failed = gaps.compactMap { path, gap -> String? in
      switch gap.reason {
      case .failure(let cause): "\(path): \(gap.element) is not laid out: \(cause)"
      case .unknownRule(let name, let nearest):
        Diagnostic(
          .warning, at: gap.place ?? SourcePlace(path: path), in: gap.element,
          problem: "unknown rule '\(name)' in 'layer.autoscaleSuppressed'",
          fix: nearest.map { "did you mean '\($0)'?" }
            ?? "'autoscale audit --rules' lists the rules"
        ).description
      case .unusedSuppression(let rule):
        Diagnostic(
          .warning, at: gap.place ?? SourcePlace(path: path), in: gap.element,
          problem: "nothing to suppress: there is no finding of \(rule)",
          fix: "delete it from 'layer.autoscaleSuppressed'"
        ).description
      default: nil
      }
    }
    let others = [
      (AuditGap.Reason.otherDevice, "on no upright phone", "drawn on another screen"),
      (.ownSize, "in one size only", "with their own size, which code may change"),
    ].compactMap { reason, extent, words -> String? in
      let count = gaps.count { $0.gap.reason == reason }
      return count > 0 ? "audited \(extent): \(count.counted("view")) \(words)" : nil
    }
    let unknown = [
      (AuditGap.Reason.missingImage, "image"), (.customSize, "custom view"),
      (.filledByCode, "empty stack"),
    ].compactMap { reason, word -> String? in
      let count = gaps.count { $0.gap.reason == reason }
      return count > 0 ? count.counted(word) : nil
    }
    let sizes =
      unknown.isEmpty
      ? [] : ["unknown sizes: \(unknown.joined(separator: ", "))"]
    let languages = Dictionary(
      grouping: gaps.filter { $0.gap.reason == .noTexts }, by: \.gap.element)
    let untranslated = languages.sorted { $0.key < $1.key }.map { language, gaps in
      "not audited in \(language): \(gaps.count.counted("document")) without texts"
    }
    return failed + textDefects + unusedLines + contextLines + zoomLines + others + sizes
      + untranslated
  }

  /// The number of listed findings that only phones with Display Zoom have, in words.
  ///
  /// Apps cannot turn the zoom off, so these findings count, but a team may put them off for now.
  private var zoomLines: [String] {
    let zoomed = listed.count { $0.finding.isOnZoomedPhonesOnly }
    guard zoomed > 0 else { return [] }
    return [
      "with Display Zoom only: \(zoomed) of \(listed.count.counted("finding")); --widths "
        + "\(Int(Self.leastPlainWidth))-440 leaves out what only these phones show"
    ]
  }

  /// The width of the narrowest phone without Display Zoom, in points.
  private static let leastPlainWidth =
    Screen.phoneSizes(runningIOS: Audit().minimumSystem).filter { !$0.isZoomed }.map(\.width).min()
    ?? 0

  /// The suppressions of configurations that match no finding, in words.
  private var unusedLines: [String] {
    // A document that was not audited may need the entry.
    guard isComplete else { return [] }
    return unusedSuppressions.sorted { $0.key < $1.key }.flatMap { path, suppressions in
      suppressions.map { suppression in
        "\(path): warning: nothing to suppress: \(suppression.element) has no finding of "
          + "\(suppression.rule); delete the entry"
      }.sorted()
    }
  }
}

extension Screen {
  /// Whether the screen is one with Display Zoom.
  fileprivate var isZoomed: Bool { name.hasSuffix(" zoomed") }
}

extension Finding {
  /// Whether upright phones show the finding with Display Zoom only.
  ///
  /// A third of a pad's screen is as narrow, and shows it too if the app is for pads.
  fileprivate var isOnZoomedPhonesOnly: Bool {
    let plain = devices.filter { !$0.hasSuffix(" zoomed") && !$0.hasPrefix("Split View") }
    return context == .portrait && !devices.isEmpty && plain.isEmpty
  }
}
