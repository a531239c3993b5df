import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

extension Audit {
  /// Looks for faults of a document without changing it.
  ///
  ///     let german = try InterfaceDocument(contentsOf: url, language: "de")
  ///     Audit().report(on: german, drawnAs: document)
  ///
  /// - Parameters:
  ///   - document: The document with the lengths to audit: those of the design, or scaled ones.
  ///   - design: The same document in its own language, whose faults count as intended. By default it is
  ///     the document itself.
  /// - Returns: The findings in the order of the document, and the views that were not fully audited.
  /// - Complexity: One layout for each width and direction, each solving only the changes, and a few
  ///   more for each possible error; as much again for each outermost view with hints.
  public func report(
    on document: InterfaceDocument, drawnAs design: InterfaceDocument? = nil
  ) -> AuditReport {
    var report = DocumentAudit(self, of: document, drawnAs: design).report
    // A hint changes the document itself, so that it is not proven again for a translation.
    if design == nil {
      let proof = HintProof(of: document, by: self, in: [])
      report.replaceFindings(proof.findings)
    }
    return report.grouped
  }

  /// Looks for faults of a document in its own and in further conditions.
  ///
  ///     try Audit().report(on: document, andIn: [ViewingCondition(language: "de")])
  ///
  /// The texts of other languages are in files beside the document. Findings at other text sizes, or
  /// with longer texts, are warnings at most.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - conditions: The conditions, whose screens and directions are those of the audit.
  /// - Returns: The findings in the order of the document, and the gaps.
  /// - Throws: ``/AutoScaleInterfaceBuilder/InterfaceBuilderError`` for texts that cannot be read.
  /// - Complexity: That of ``report(on:drawnAs:)``, once more for each condition.
  public func report(
    on document: InterfaceDocument, andIn conditions: [ViewingCondition]
  ) throws(InterfaceBuilderError) -> AuditReport {
    try report(on: document, roots: nil, andIn: conditions)
  }

  /// Looks for faults of some of the outermost views of a document, or of all, in some conditions.
  package func report(
    on document: InterfaceDocument, roots: Set<Int>?, andIn conditions: [ViewingCondition]
  ) throws(InterfaceBuilderError) -> AuditReport {
    var report = try members(on: document, roots: roots, andIn: conditions)
    let proof = HintProof(of: document, by: self, in: conditions)
    report.replaceFindings(proof.findings)
    return report.grouped
  }

  /// Looks for faults as ``report(on:roots:andIn:)`` does, and reports each by itself.
  func members(
    on document: InterfaceDocument, roots: Set<Int>?, andIn conditions: [ViewingCondition]
  ) throws(InterfaceBuilderError) -> AuditReport {
    var report = DocumentAudit(self, of: document, roots: roots).report
    for condition in conditions where document.hasTexts(thatChangeIn: condition) {
      var audit = self
      audit.condition = condition
      // The other direction shows what the document's own texts show in it.
      if condition.language != nil, directions.contains(condition.direction) {
        audit.directions = [condition.direction]
      }
      var translated = document
      if let language = condition.language {
        translated = try document.translated(into: language)
        guard translated.hasTexts(in: language) else {
          report.add(AuditGap(element: language, reason: .noTexts))
          continue
        }
      }
      // Only translations are texts that the app has; larger and longer ones are guesses.
      let isTranslationAlone = condition.textSize == .large && condition.textLength == 1
      report.addMembers(
        of: DocumentAudit(audit, of: translated, drawnAs: document, roots: roots).report,
        atMost: isTranslationAlone ? .error : .warning)
    }
    return report
  }

  /// Looks for faults of a tree made in code, as wide as the screen.
  ///
  ///     Audit(on: [try Screen(named: "iPhone 17")]).report(on: screen).findings
  ///
  /// The tree does not change. Without a design to compare with, no finding counts as intended.
  ///
  /// - Parameter root: The outermost view.
  /// - Returns: The findings in the order of the rules' names, and the views that were not fully audited.
  /// - Complexity: As ``report(on:drawnAs:)``.
  public func report(on root: ViewNode) -> AuditReport {
    let subject = AuditSubject(root)
    var report = AuditReport(path: root.layoutName)
    report.add(
      RootAudit.Root(subject: subject, drawn: subject, index: 0, screens: AuditScreens(of: self)),
      by: self)
    return report.grouped
  }

  /// Returns the findings in one layout of a tree made in code, in the order of the rules.
  ///
  ///     Audit().findings(in: LayoutEngine().layout(screen, in: phone)).map(\.rule)  // [.overlap]
  ///
  /// No other text sizes are tried, so a finding that depends on a measured text may be an error.
  ///
  /// - Complexity: As the rules: O(*n* log *n*) in the views, and a second solve for open frames.
  public func findings(in result: LayoutResult) -> [Finding] {
    guard let root = result.nodes.first else { return [] }
    let subject = AuditSubject(root)
    let layout = AuditedLayout(result, of: AuditedTree(result.tree, of: subject))
    let width = Int(result.context.width.rounded())
    let extent = Finding.Extent(
      widths: WidthRanges([width]), worstWidth: width, screens: [], condition: condition)
    return enabledRules.flatMap { rule in
      rule.visibleObservations(in: layout).map { observation in
        var finding = Finding(
          observation, by: rule.about, in: subject, cap: observation.cap, extent: extent)
        finding.worstLayout = WorstLayout(of: layout, on: nil, marking: observation.node)
        return finding
      }
    }
  }
}

extension InterfaceDocument {
  /// Returns whether a condition changes a text: a text size alone changes only fonts that follow it.
  fileprivate func hasTexts(thatChangeIn condition: ViewingCondition) -> Bool {
    guard condition.language == nil, condition.textLength == 1, condition.textSize != .large else {
      return true
    }
    return views.contains { $0.subtree.contains { $0.adaptableTextStyle != nil } }
  }

  /// Returns whether there are texts in the language in which the document was read.
  fileprivate func hasTexts(in language: String) -> Bool {
    !warnings.contains { $0.reason == .noTexts(language: language) }
  }
}
