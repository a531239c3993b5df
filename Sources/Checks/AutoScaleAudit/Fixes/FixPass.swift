import AutoScaleEditing

/// One pass over the hints of a document, in which as many as possible are applied.
struct FixPass {
  /// The document with the fixes so far.
  private(set) var state: FixedDocument

  /// The findings that are fixed.
  private(set) var fixed: [Finding] = []

  /// The findings whose hints are not applied.
  private(set) var refused: [DocumentFix.Refusal] = []

  private let text: DocumentText
  private let audit: Audit
  private let movesDrawnViews: Bool
  private var changes: [DocumentChange] = []
  private(set) var changedRoots: Set<Int> = []

  init(_ state: FixedDocument, _ audit: Audit, movesDrawnViews: Bool) {
    self.state = state
    self.audit = audit
    self.movesDrawnViews = movesDrawnViews
    text = state.text
  }

  /// Applies the hints of findings in one view: all at once or, if that fails, in two halves.
  mutating func apply(_ findings: [Finding], ofRoot root: Int) throws {
    guard let first = findings.first else { return }
    // All changes are made in the text of the pass: ids stay, but places do not.
    let wanted = changes + findings.flatMap(\.changes)
    do {
      var edited = try text.edited(by: wanted).text
      if movesDrawnViews {
        edited = try updatingFrames(of: edited, inRoots: changedRoots.union([root]))
      }
      state = try state.replacing(
        edited, inRoot: root, fixing: findings, by: audit, movesDrawnViews: movesDrawnViews)
      changes = wanted
      changedRoots.insert(root)
      fixed += findings
    } catch let reason as DocumentFix.Reason {
      try applyHalves(of: findings, ofRoot: root, refusing: first, because: reason)
    } catch let error as EditingError {
      try applyHalves(
        of: findings, ofRoot: root, refusing: first, because: .inapplicable(error.explanation))
    }
  }

  private mutating func applyHalves(
    of findings: [Finding], ofRoot root: Int, refusing first: Finding,
    because reason: DocumentFix.Reason
  ) throws {
    if findings.count == 1 {
      refused.append(
        DocumentFix.Refusal(finding: first, reason: reason, diff: diff(of: first.changes)))
      return
    }
    let middle = findings.count / 2
    try apply(Array(findings[..<middle]), ofRoot: root)
    try apply(Array(findings[middle...]), ofRoot: root)
  }

  /// Returns the diff of changes, or nothing if they cannot be made.
  private func diff(of changes: [DocumentChange]) -> String {
    do { return try text.edited(by: changes).diff } catch { return "" }
  }

  /// Stores the frames of the views that the changes move, and leaves all other ones as they are.
  private func updatingFrames(
    of edited: DocumentText, inRoots roots: Set<Int>
  ) throws -> DocumentText {
    let (old, new) = (try text.document(), try edited.document())
    var moved: Set<String> = []
    for root in roots {
      guard let before = FixedDocument.drawnFrames(of: old, root),
        let after = FixedDocument.drawnFrames(of: new, root)
      else { continue }
      moved.formUnion(after.movedViews(since: before).compactMap(\.identifier))
    }
    // Frames that were outdated before are not the business of this fix.
    let changes = try FrameUpdate(includesRounding: true).update(edited).changes
      .filter { moved.contains($0.element) }
    return try edited.edited(by: changes).text
  }
}
