import AutoScaleSourceText

/// The findings of an audit of a document or a tree, and the views that it could not audit.
public struct AuditReport: Sendable {
  /// The path of the document, as it was given; for a tree, the name of its outermost view.
  public let path: String

  /// The findings in the order of the document.
  public private(set) var findings: [Finding] = []

  /// The number of layouts that were solved for widths and directions.
  public private(set) var layoutCount = 0

  /// The views that were not fully audited.
  public var gaps: [AuditGap] { otherGaps + unusedSuppressions }

  private var otherGaps: [AuditGap] = []

  /// The rules that views suppress without a finding.
  private var unusedSuppressions: [AuditGap] = []

  init(path: String) { self.path = path }

  /// The report without its findings, which keep layouts.
  package var withoutFindings: AuditReport {
    var report = self
    report.findings = []
    return report
  }

  /// Adds findings, which have no companions until they are grouped.
  mutating func add(_ found: [Finding], layoutCount: Int) {
    findings = (findings + found).inOrder
    self.layoutCount += layoutCount
  }

  /// Adds a report on other views.
  mutating func add(_ other: AuditReport) {
    add(other.findings, layoutCount: other.layoutCount)
    for gap in other.gaps { add(gap) }
  }

  /// The report with one finding for each cause.
  var grouped: AuditReport {
    var report = self
    report.findings = FindingGroups(findings.flatMap(\.members).inOrder).findings.inOrder
    return report
  }

  /// Replaces findings that have no companions yet.
  mutating func replaceFindings(_ replace: ([Finding]) -> [Finding]) {
    findings = replace(findings)
  }

  package mutating func add(_ gap: AuditGap) {
    if case .unusedSuppression = gap.reason {
      unusedSuppressions.append(gap)
    } else {
      otherGaps.append(gap)
    }
  }

  /// Merges the findings that occur only, or on more widths, in another condition.
  ///
  ///     var report = audit.report(on: document)
  ///     audit.condition.language = "de"
  ///     report.add(audit.report(on: german, drawnAs: document))
  ///
  /// - Parameters:
  ///   - other: The report on the same document in the other condition.
  ///   - severity: The highest severity that its findings have.
  public mutating func add(_ other: AuditReport, atMost severity: Finding.Severity = .error) {
    findings = findings.flatMap(\.members)
    addMembers(of: other, atMost: severity)
    self = grouped
  }

  /// Merges the members that are new, more severe or on more widths in another condition.
  mutating func addMembers(of other: AuditReport, atMost severity: Finding.Severity) {
    addMembers(of: other, atMost: severity) { known, new in new.widths.isPart(of: known.widths) }
    // What a translation shows on as many widths, and more severely, replaces what the design shows.
    let worst = Dictionary(grouping: findings, by: \.fingerprint).filter { $0.value.count > 1 }
    findings.removeAll { known in
      worst[known.fingerprint]?.contains {
        $0.severity > known.severity && known.widths.isPart(of: $0.widths)
          && $0.context == known.context
      } ?? false
    }
  }

  /// Merges the members that are new or more severe in another context.
  ///
  /// Screens of one context with other size classes are looked at apart, but a fault of one device is one
  /// finding: the more severe one, with the screens of both.
  mutating func addMembers(of other: AuditReport) {
    let places = Dictionary(
      findings.indices.map { (findings[$0].fingerprint, $0) }, uniquingKeysWith: { $1 })
    var others = other
    others.findings = other.findings.flatMap(\.members).filter { new in
      guard let place = places[new.fingerprint], findings[place].context == new.context else {
        return true
      }
      var (worse, other) = (findings[place], new)
      if other.severity > worse.severity { swap(&worse, &other) }
      worse.extent.add(other.extent)
      findings[place] = worse
      return false
    }
    addMembers(of: others, atMost: .error) { _, _ in true }
  }

  private mutating func addMembers(
    of other: AuditReport, atMost severity: Finding.Severity,
    unless covers: (_ known: Finding, _ new: Finding) -> Bool
  ) {
    let known = Dictionary(grouping: findings, by: \.fingerprint)
    let new = other.findings.flatMap(\.members).map { $0.limited(to: severity) }.filter { finding in
      known[finding.fingerprint]?.contains {
        $0.severity >= finding.severity && covers($0, finding)
      } != true
    }
    add(new, layoutCount: other.layoutCount)
    // A rule is unused only if it is unused in every condition.
    unusedSuppressions.removeAll { !other.unusedSuppressions.contains($0) }
  }
}

extension [Finding] {
  /// The findings in the order of the document.
  var inOrder: [Finding] {
    sorted { ($0.place, $0.rule.rawValue, $0.message) < ($1.place, $1.rule.rawValue, $1.message) }
  }
}

/// A view that was not audited on all widths, and the reason.
public struct AuditGap: Hashable, Sendable {
  /// The reason why a view was not fully audited; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Reason: Hashable, Sendable {
    /// It is drawn on a screen other than an upright phone's, and was audited only on such screens.
    case otherDevice
    /// It has its own size, and was audited only in that size.
    case ownSize
    /// It shows an image without a size in the document.
    case missingImage
    /// It has a custom class, and neither constraints nor subviews decide its size.
    case customSize
    /// It is a stack without views, which code fills.
    case filledByCode
    /// There are no texts in the language of the element.
    case noTexts
    /// It suppresses an unknown rule; the second value is the nearest name of a rule.
    case unknownRule(String, nearest: String?)
    /// It suppresses a rule that finds nothing there.
    case unusedSuppression(Finding.Rule)
    /// It cannot be laid out for a reason.
    case failure(String)
  }

  /// The name of the view, or the language of missing texts.
  public let element: String

  /// The reason.
  public let reason: Reason

  /// The place of the view, if it helps to find the cause.
  package let place: SourcePlace?

  package init(element: String, at place: SourcePlace? = nil, reason: Reason) {
    self.element = element
    self.place = place
    self.reason = reason
  }
}
