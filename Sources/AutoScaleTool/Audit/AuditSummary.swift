import AutoScaleAudit
import AutoScaleSourceText

/// What an audit of several documents found.
struct AuditSummary {
  /// All findings that the baseline does not list, in the order of the documents.
  private(set) var all: [Finding] = []

  /// Why documents cannot be read, with the path of each.
  private(set) var failures: [(path: String, message: String)] = []

  /// In what documents contradict themselves, with the path of each.
  private(set) var defects: [(path: String, messages: [String])] = []

  /// The lines of drawings by their findings.
  private(set) var drawings: [Finding: [String]] = [:]

  /// The least severity that is listed.
  let shown: Finding.Severity

  /// On how many screens, and under which conditions, documents were looked at.
  var extent = AuditExtent(of: [])

  /// How long it took.
  var seconds = 0.0

  /// What is said of the baseline, if anything.
  var baselineNote: String?

  private(set) var documentCount = 0
  private(set) var layoutCount = 0
  private var gaps: [(path: String, gap: AuditGap)] = []

  init(shown: Finding.Severity) { self.shown = shown }

  /// The findings that are listed.
  var findings: [Finding] { all.filter { $0.severity >= shown } }

  /// Takes in what became of a document.
  mutating func add(_ outcome: AuditRun.Outcome) {
    documentCount += 1
    switch outcome {
    case .result(let result):
      let path = result.report.path
      if !result.defects.isEmpty { defects.append((path, result.defects)) }
      all += result.findings
      drawings.merge(result.drawings) { $1 }
      layoutCount += result.report.layoutCount
      gaps += result.report.gaps.map { (path, $0) }
    case .failure(let path, let message): failures.append((path, message))
    }
  }

  /// Whether the command fails.
  func fails(on severity: Finding.Severity) -> Bool {
    !failures.isEmpty || !defects.isEmpty || all.contains { $0.severity >= severity }
  }

  /// What was done, in one line.
  var proof: String {
    let counts = Finding.Severity.allCases.reversed().map { severity in
      all.count { $0.severity == severity }.counted(severity.rawValue)
    }
    let time = (seconds * 10).rounded() / 10
    let work = "\(documentCount.counted("document")), \(layoutCount.counted("layout"))"
    return "\(work) solved in \(time.text) s on \(extent): " + counts.joined(separator: ", ")
  }

  /// What was not looked at, in words.
  var gapLines: [String] {
    let failed = gaps.compactMap { path, gap -> String? in
      switch gap.reason {
      case .failure(let cause): "\(path): \(gap.element) is not laid out: \(cause)"
      case .unknownRule(let name, let nearest):
        Diagnostic(
          .warning, at: gap.place ?? SourcePlace(path: path), in: gap.element,
          problem: "'\(name)' is suppressed, and is no rule",
          fix: nearest.map { "did you mean '\($0)'?" }
            ?? "'autoscale audit --rules' lists the rules"
        ).description
      default: nil
      }
    }
    let others = [
      (AuditGap.Reason.otherDevice, "drawn on another screen than an upright phone's"),
      (.ownSize, "whose own size code may change"),
    ].compactMap { reason, words -> String? in
      let count = gaps.count { $0.gap.reason == reason }
      return count > 0 ? "looked at in one size only: \(count.counted("view")) \(words)" : nil
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
      ? [] : ["not known is the size of: \(unknown.joined(separator: ", "))"]
    let languages = Dictionary(
      grouping: gaps.filter { $0.gap.reason == .noTexts }, by: \.gap.element)
    let untranslated = languages.sorted { $0.key < $1.key }.map { language, gaps in
      "not looked at in \(language): \(gaps.count.counted("document")) without texts"
    }
    return failed + others + sizes + untranslated
  }
}
