import AutoScaleEditing
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine

/// Proves hints by auditing the document that they would make.
struct HintProof {
  private let document: InterfaceDocument
  private let audit: Audit
  private let conditions: [ViewingCondition]

  /// Proves hints of an audit of a document in some further conditions.
  init(of document: InterfaceDocument, by audit: Audit, in conditions: [ViewingCondition]) {
    self.document = document
    self.audit = audit
    self.conditions = conditions
  }

  /// Returns findings without companions, with only those hints that hold.
  ///
  /// A hint holds if it removes its finding, brings no error or warning, and harms no frame on a device. The
  /// hints of one cause are tried together.
  ///
  /// - Complexity: An audit of each outermost view with hints; O(log *n*) more for each of *n* hints that
  ///   fails.
  func findings(_ findings: [Finding]) -> [Finding] {
    // Changes of a scaled document would be scaled lengths, which do not belong into a file.
    guard audit.findsHints, !audit.changesTrees, findings.contains(where: \.hasFix) else {
      return findings
    }
    var proven: Set<String> = []
    do {
      let text = try DocumentText(data: document.data, path: document.path)
      var trial = HintTrial(text, by: audit, in: conditions)
      let roots = Dictionary(grouping: findings, by: \.root).sorted { $0.key < $1.key }
      for (root, known) in roots {
        let groups = FindingGroups(known.filter(\.hasFix)).findings.map(\.members)
        trial.apply(groups[...], to: root, among: known)
      }
      proven = trial.proven
    } catch {
      // Bytes that cannot be edited have no proven hint.
    }
    return findings.map { finding in
      guard finding.hasFix, !proven.contains(finding.fingerprint) else { return finding }
      var finding = finding
      finding.fix = nil
      return finding
    }
  }
}

/// A document to which hints are applied to see whether they hold.
private struct HintTrial {
  /// The fingerprints of the findings whose hints hold.
  private(set) var proven: Set<String> = []

  private let text: DocumentText
  private let audit: Audit
  private let conditions: [ViewingCondition]

  /// The layouts of roots without the hints.
  private var layouts: [Int: DeviceLayouts] = [:]

  init(_ text: DocumentText, by audit: Audit, in conditions: [ViewingCondition]) {
    var audit = audit
    audit.findsHints = false
    // Faults between the widths of devices are notes.
    audit.usesDeviceWidths = audit.hasDevices
    (self.text, self.audit) = (text, audit)
    self.conditions = conditions
  }

  /// Applies the hints of groups in a root: all at once or, if that fails, each half of them.
  mutating func apply(_ groups: ArraySlice<[Finding]>, to root: Int, among known: [Finding]) {
    let findings = groups.flatMap(\.self)
    guard !findings.isEmpty else { return }
    if holds(findings.flatMap { $0.fix?.changes ?? [] }, for: findings, in: root, among: known) {
      proven.formUnion(findings.map(\.fingerprint))
    } else if groups.count > 1 {
      let middle = groups.startIndex + groups.count / 2
      apply(groups[..<middle], to: root, among: known)
      apply(groups[middle...], to: root, among: known)
    }
  }

  /// Returns whether a root of the changed document lacks findings and has no new error or warning.
  private mutating func holds(
    _ changes: [DocumentChange], for fixed: [Finding], in root: Int, among known: [Finding]
  ) -> Bool {
    do {
      let edited = try text.edited(by: changes).text.document()
      let before = try layouts[root] ?? DeviceLayouts(of: text.document(), root: root, by: audit)
      layouts[root] = before
      let after = try DeviceLayouts(of: edited, root: root, by: audit)
      if after.harm(since: before, movingUpTo: fixed.longestMove) != nil { return false }
      let found = try audit.members(on: edited, roots: [root], andIn: conditions).findings
      let fixed = Set(fixed.map(\.fingerprint))
      let known = Dictionary(grouping: known, by: \.fingerprint)
      return found.allSatisfy { finding in
        !fixed.contains(finding.fingerprint)
          && (!finding.isReasonToRefuse
            || known[finding.fingerprint]?.contains {
              $0.severity >= finding.severity && finding.widths.isPart(of: $0.widths)
            } == true)
      }
    } catch {
      return false  // the change cannot be made
    }
  }
}

extension Audit {
  /// Whether a device has one of the widths.
  var hasDevices: Bool { AuditScreens(of: self).entries.contains(where: \.isDevice) }
}

extension Finding {
  /// Whether a change of the document is proposed for the finding.
  fileprivate var hasFix: Bool { severity > .note && fix?.changes.isEmpty == false }
}
