import AutoScale
import AutoScaleEditing
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine

/// A document on the way to its fixes, with the findings of an audit.
struct FixedDocument {
  private(set) var text: DocumentText

  /// The findings in each of the document's views.
  private(set) var findingsByRoot: [[Finding]]

  /// The inconsistencies of the document.
  private(set) var defects: [String]

  private var document: InterfaceDocument
  private let conditions: [ViewingCondition]

  /// The drawn frames of each view of the document, or `nil` for a view that cannot be laid out.
  private var drawnByRoot: [DrawnFrames?]

  /// Audits all views of a document.
  init(_ text: DocumentText, by audit: Audit, in conditions: [ViewingCondition]) throws {
    self.text = text
    self.conditions = conditions
    document = try text.document()
    defects = document.warnings.filter(\.isDefect).map { "\($0.reason)" }
    findingsByRoot = []
    drawnByRoot = []
    for root in document.views.indices {
      findingsByRoot.append(try findings(inRoot: root, by: audit))
      drawnByRoot.append(Self.drawnFrames(of: document, root))
    }
  }

  /// Finds the hints in some views, which trials do not look for.
  mutating func findHints(inRoots roots: Set<Int>, by audit: Audit) throws {
    for root in roots { findingsByRoot[root] = try findings(inRoot: root, by: audit) }
  }

  private func findings(inRoot root: Int, by audit: Audit) throws -> [Finding] {
    try audit.members(on: document, roots: [root], andIn: conditions).findings
  }

  /// The findings in all views.
  var findings: [Finding] { findingsByRoot.flatMap(\.self) }

  private init(_ old: FixedDocument, _ text: DocumentText) throws {
    self = old
    self.text = text
    document = try text.document()
    defects = document.warnings.filter(\.isDefect).map { "\($0.reason)" }
  }

  /// Returns the document with another text in one of its views, whose findings have no hints.
  ///
  /// Several fixes are tried on the widths of devices first, where most failing fixes fail.
  ///
  /// - Throws: A ``DocumentFix/Reason`` for which the text does not keep the promise of fixes, or a failure
  ///   to read it.
  func replacing(
    _ text: DocumentText, inRoot root: Int, fixing findings: [Finding], by audit: Audit,
    movesDrawnViews: Bool
  ) throws -> FixedDocument {
    var new = try FixedDocument(self, text)
    // A document may have defects before; a fix must not add one.
    if let defect = new.defects.first(where: { !defects.contains($0) }) {
      throw DocumentFix.Reason.contradiction(defect)
    }
    new.drawnByRoot[root] = Self.drawnFrames(of: new.document, root)
    // A stored frame moves nothing in the app; constraints there give the frame that it gets here.
    let keepsViews = !movesDrawnViews && findings.contains { $0.rule != .misplaced }
    if keepsViews, let old = drawnByRoot[root],
      let move = new.drawnByRoot[root]?.firstMove(since: old)
    {
      throw DocumentFix.Reason.moves(
        move.node.name(in: new.document, length: .long), from: move.old, to: move.new)
    }
    try requireHarmlessness(of: new, inRoot: root, fixing: findings, by: audit)
    var trial = audit
    // Trials of hints inside a trial would be quadratic in the hints.
    trial.findsHints = false
    if findings.count > 1, !trial.usesDeviceWidths, trial.hasDevices {
      trial.usesDeviceWidths = true
      try requireProgress(to: new.findings(inRoot: root, by: trial), inRoot: root, fixing: findings)
      trial.usesDeviceWidths = false
    }
    new.findingsByRoot[root] = try new.findings(inRoot: root, by: trial)
    try requireProgress(to: new.findingsByRoot[root], inRoot: root, fixing: findings)
    return new
  }

  /// Refuses fixes that hide a view, lay two on one another, or move one farther than its fault.
  private func requireHarmlessness(
    of new: FixedDocument, inRoot root: Int, fixing findings: [Finding], by audit: Audit
  ) throws {
    var audit = audit
    audit.usesDeviceWidths = true
    let before = try DeviceLayouts(of: document, root: root, by: audit)
    let after = try DeviceLayouts(of: new.document, root: root, by: audit)
    if let harm = after.harm(since: before, movingUpTo: findings.longestMove) {
      throw DocumentFix.Reason.harms(harm)
    }
  }

  private func requireProgress(
    to new: [Finding], inRoot root: Int, fixing fixed: [Finding]
  ) throws(DocumentFix.Reason) {
    let prints = Set(fixed.map(\.fingerprint))
    if new.contains(where: { prints.contains($0.fingerprint) }) {
      throw DocumentFix.Reason.persists
    }
    let known = Dictionary(grouping: findingsByRoot[root], by: \.fingerprint)
    let brought = new.first { finding in
      finding.isReasonToRefuse
        && known[finding.fingerprint]?.contains {
          $0.severity >= finding.severity && finding.widths.isPart(of: $0.widths)
        } != true
    }
    if let brought { throw DocumentFix.Reason.brings(brought) }
  }

  /// Returns the frames of a root's views, or `nil` for one that cannot be laid out.
  static func drawnFrames(of document: InterfaceDocument, _ root: Int) -> DrawnFrames? {
    do throws(InvalidParameterError) {
      return try DrawnFrames(of: AuditSubject.subjects(of: document)[root])
    } catch {
      return nil  // the audit reports it
    }
  }
}
