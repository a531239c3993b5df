import AutoScale
import AutoScaleEditing
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Applies the hints of an audit to a document, each after a proof.
///
///     let text = try DocumentText(data: data, path: "Login.xib")
///     let outcome = try DocumentFix().fix(text)
///     outcome.fixed.map(\.hint)  // ["remove Title.leading = UIView screen.leading + 16"]
///     print(outcome.edited.diff)
///
/// A hint is applied if the audit of the edited document no longer has the finding and has no new
/// error or warning in any context or condition, and if all views stay where they are drawn. On no device a
/// view may lose its size, come to lie on another one, or move farther than its fault. Fixes are found until a pass adds none, so that a second run changes nothing.
public struct DocumentFix: Sendable {
  /// The audit whose hints are applied.
  public var audit: Audit

  /// The further conditions in which documents are audited before and after each fix.
  public var conditions: [ViewingCondition] = []

  /// The rules whose findings are fixed, notes too.
  ///
  /// Without any, errors and warnings of all rules are fixed whose hints are of a safe kind: duplicate and
  /// redundant constraints, missing edges and priorities. So are stored frames, default margins and edges that
  /// follow the direction of reading, also for notes.
  public var rules: Set<Finding.Rule> = []

  /// Whether hints are applied that move views where the document is drawn.
  public var movesDrawnViews = false

  /// Makes fixes of safe kinds from the hints of an audit.
  public init(_ audit: Audit = Audit()) { self.audit = audit }

  /// The fixes of a document.
  public struct Outcome: Sendable {
    /// The document with all fixes.
    public let edited: EditedDocument
    /// The findings that are fixed, in the order of the document.
    public let fixed: [Finding]
    /// The findings with a hint that is not applied.
    public let refused: [Refusal]
    /// The findings with a hint of another kind, or of another rule.
    public let others: [Finding]
  }

  /// A finding whose hint is not applied.
  public struct Refusal: Hashable, Sendable, CustomStringConvertible {
    /// The finding.
    public let finding: Finding
    /// The reason; the list may grow in any minor release.
    public let reason: Reason
    /// The change as a unified diff of the document with all fixes; empty if it cannot be made.
    public let diff: String

    /// One line, `path:line:column: note: hint: reason`.
    public var description: String {
      "\(finding.place): note: not fixed [\(finding.rule)]: \(finding.hint ?? ""): \(reason)"
    }
  }

  /// A reason for which a hint is not applied; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Reason: Error, Hashable, Sendable, CustomStringConvertible {
    /// The change cannot be made, for a reason in words.
    case inapplicable(String)
    /// The finding is still there after the change.
    case persists
    /// The change brings another finding.
    case brings(Finding)
    /// The edited document contradicts itself, for a reason in words.
    case contradiction(String)
    /// The change breaks frames that no finding is about, in words.
    case harms(String)
    /// A view leaves the place where it is drawn; the rectangles are in points.
    case moves(String, from: LayoutRect, to: LayoutRect)

    /// The reason in words.
    public var description: String {
      switch self {
      case .inapplicable(let reason): reason
      case .persists: "the finding would stay"
      case .brings(let finding): "it would bring [\(finding.rule)] \(finding.message)"
      case .contradiction(let text): "the document would contradict itself: \(text)"
      case .harms(let words): words
      case .moves(let name, let old, let new): "it would move \(name) from \(old) to \(new)"
      }
    }
  }

  /// Applies the hints that hold.
  ///
  /// - Parameters:
  ///   - text: The document, which stays as it is.
  ///   - select: Chooses among the findings of the audit; by default all.
  /// - Returns: The edited document, and the findings that are fixed or not.
  /// - Throws: `InterfaceBuilderError` for a text that is not a document, and
  /// ``/AutoScaleEditing/EditingError`` for a document whose bytes cannot be edited.
  /// - Complexity: An audit of the document, and two of each view with hints for all of its fixes
  ///   together; O(log *n*) more for each of *n* hints that is refused, mostly on the widths of
  ///   devices only.
  public func fix(
    _ text: DocumentText, select: ([Finding]) -> [Finding] = { $0 }
  ) throws -> Outcome {
    var audit = audit
    // Without named rules, the only notes that are fixed are those of safe kinds.
    audit.hintedNotes = HintedNotes(rules: rules, includesFixedSides: rules.isEmpty)
    var state = try FixedDocument(text, by: audit, in: conditions)
    var fixed: [Finding] = []
    for _ in 0..<Self.passLimit {
      let wanted = Set(select(state.findings).filter(isWanted).map(\.fingerprint))
      var pass = FixPass(state, audit, movesDrawnViews: movesDrawnViews)
      for root in state.findingsByRoot.indices {
        let findings = state.findingsByRoot[root].filter {
          isWanted($0) && wanted.contains($0.fingerprint)
        }
        try pass.apply(findings.filter { $0.rule != .conflict }, ofRoot: root)
        // Constraints that get other items may no longer conflict, which the next pass sees.
        if !pass.changedRoots.contains(root) {
          try pass.apply(findings.filter { $0.rule == .conflict }, ofRoot: root)
        }
      }
      fixed += pass.fixed
      if pass.fixed.isEmpty {
        let edited = try EditedDocument(text, becoming: state.text)
        let others = select(state.findings).filter {
          !$0.changes.isEmpty && $0.severity > .note && !isWanted($0)
        }
        return Outcome(
          edited: edited, fixed: fixed.inOrder, refused: pass.refused, others: others)
      }
      state = pass.state
      try state.findHints(inRoots: pass.changedRoots, by: audit)
    }
    throw EditingError(.unproven("the fixes do not settle"), path: text.path)
  }

  /// The maximum number of passes; only fixes that undo each other need more.
  private static let passLimit = 8

  /// Returns whether the fixes are for a finding: one of a named rule or, with a safe hint, an error, a warning, an
  /// outdated frame, a default margin or a fixed side.
  private func isWanted(_ finding: Finding) -> Bool {
    guard rules.isEmpty else { return !finding.changes.isEmpty && rules.contains(finding.rule) }
    let isOfNote =
      [.misplaced, .defaultMargin].contains(finding.rule)
      || finding.changes.allSatisfy(\.isAboutDirection)
    return finding.hasSafeFix && (finding.severity > .note || isOfNote)
  }
}

extension Finding {
  /// Whether the hint is of a kind that is safe to apply without a look at it.
  public var hasSafeFix: Bool {
    if changes.isEmpty { return false }
    return switch rule {
    // A view at the column of an iPhone Duo moves off it, and stays where the document is drawn.
    case .underColumn: true
    // The first three remove constraints that decide nothing, or store frames that constraints
    // decide; missing edges and margins keep the drawn frames.
    case .duplicateConstraint, .redundantConstraint, .misplaced, .ambiguous, .defaultMargin: true
    default: changes.allSatisfy(\.isSafe)
    }
  }
}

extension DocumentChange {
  /// Whether the change is about a priority, or about the direction of reading.
  fileprivate var isSafe: Bool {
    guard case .setAttribute(let name, _, _) = self else { return false }
    return isAboutDirection || name == "priority" || name.hasSuffix("Priority")
  }

  /// Whether an edge follows the direction of reading after the change.
  var isAboutDirection: Bool {
    guard case .setAttribute(let name, _, _) = self else { return false }
    return ["firstAttribute", "secondAttribute"].contains(name)
  }
}

/// The notes that have hints, as errors and warnings do.
struct HintedNotes: Hashable {
  /// The rules whose notes have them.
  ///
  /// By default the one whose hint says what its note is about: where to pin the other side.
  var rules: Set<Finding.Rule> = [.oneSideOnly]

  /// Whether notes have them about faults of left and right edges that occur only from right to
  /// left.
  var includesFixedSides = false

  /// Returns whether a fault has a hint although it is a note.
  func includes(_ rule: Finding.Rule, isFromRightToLeft: Bool) -> Bool {
    rules.contains(rule) || includesFixedSides && isFromRightToLeft
  }
}
