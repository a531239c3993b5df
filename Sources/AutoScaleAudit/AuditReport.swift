import AutoScaleSourceText

/// What an audit found in a document or a tree, and what it could not look at.
public struct AuditReport: Sendable {
  /// The path of the document, as it was given; for a tree, the name of its outermost view.
  public let path: String

  /// What is wrong, in the order of the document.
  public private(set) var findings: [Finding] = []

  /// The number of layouts that were solved for the widths and the directions of reading.
  public private(set) var layoutCount = 0

  /// What was not looked at, and why.
  public private(set) var gaps: [AuditGap] = []

  init(path: String) { self.path = path }

  mutating func add(_ found: [Finding], layoutCount: Int) {
    findings = (findings + found).sorted {
      ($0.place, $0.rule.rawValue, $0.message) < ($1.place, $1.rule.rawValue, $1.message)
    }
    self.layoutCount += layoutCount
  }

  package mutating func add(_ gap: AuditGap) { gaps.append(gap) }

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
  }
}

/// A view that an audit did not look at on all widths, and why.
public struct AuditGap: Hashable, Sendable {
  /// Why a view was not looked at; the list may grow in any minor release.
  @nonexhaustive public enum Reason: Hashable, Sendable {
    /// It is drawn on another screen than that of an upright phone, and was looked at on that alone.
    case otherDevice
    /// It has a size of its own, and was looked at in that alone.
    case ownSize
    /// It shows an image whose size the document does not have.
    case missingImage
    /// It is of a class of the user's own, and neither constraints nor views in it say how large it is.
    case customSize
    /// It is a stack without views, which code fills.
    case filledByCode
    /// There are no texts in the language that the element names.
    case noTexts
    /// It suppresses findings of what is no rule; the name of a rule that is spelled like it.
    case unknownRule(String, nearest: String?)
    /// It cannot be laid out, for the reason given.
    case failure(String)
  }

  /// What people call the view; for texts that are not there, their language.
  public let element: String

  /// Why it was not looked at.
  public let reason: Reason

  /// Where the view begins, where that helps to find what is wrong.
  package let place: SourcePlace?

  package init(element: String, at place: SourcePlace? = nil, reason: Reason) {
    self.element = element
    self.place = place
    self.reason = reason
  }
}
