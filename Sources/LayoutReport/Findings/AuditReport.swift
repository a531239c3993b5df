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

  mutating func add(_ gap: AuditGap) { gaps.append(gap) }
}

/// A view that an audit did not look at on all widths, and why.
public struct AuditGap: Hashable, Sendable {
  /// Why a view was not looked at; the list may grow in any minor release.
  @nonexhaustive public enum Reason: Hashable, Sendable {
    /// It is drawn on another screen than that of an upright phone, and was looked at on that alone.
    case otherDevice
    /// It has a size of its own, and was looked at in that alone.
    case ownSize
    /// It cannot be laid out, for the reason given.
    case failure(String)
  }

  /// What people call the view.
  public let element: String

  /// Why it was not looked at.
  public let reason: Reason
}
