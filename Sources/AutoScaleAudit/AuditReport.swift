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

  mutating func add(_ found: [Finding], layoutCount: Int) {
    findings = (findings + found).sorted {
      ($0.place, $0.rule.rawValue, $0.message) < ($1.place, $1.rule.rawValue, $1.message)
    }
    self.layoutCount += layoutCount
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
    let known = Dictionary(grouping: findings, by: \.fingerprint)
    let new = other.findings.compactMap { finding -> Finding? in
      let finding = finding.limited(to: severity)
      let isKnown = known[finding.fingerprint]?.contains {
        $0.severity >= finding.severity && finding.widths.isPart(of: $0.widths)
      }
      return isKnown == true ? nil : finding
    }
    add(new, layoutCount: other.layoutCount)
    unusedSuppressions.removeAll { !other.unusedSuppressions.contains($0) }
  }
}

extension AuditReport {
  /// Merges the findings that are unknown, or less severe, in other contexts.
  mutating func addUnknown(_ other: AuditReport) {
    let known = Dictionary(grouping: findings, by: \.fingerprint)
    add(
      other.findings.filter { finding in
        !(known[finding.fingerprint]?.contains { $0.severity >= finding.severity } ?? false)
      }, layoutCount: other.layoutCount)
    unusedSuppressions.removeAll { !other.unusedSuppressions.contains($0) }
  }
}

/// A view that was not audited on all widths, and the reason.
public struct AuditGap: Hashable, Sendable {
  /// The reason why a view was not fully audited; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Reason: Hashable, Sendable {
    /// It is drawn on a screen other than an upright phone's, and was audited on that alone.
    case otherDevice
    /// It has a size of its own, and was audited in that alone.
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
