import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine

extension Audit {
  /// Looks for faults of a document, and for those that it has only in further conditions.
  ///
  ///     try Audit().report(on: document, andIn: [ViewingCondition(language: "de")])
  ///
  /// Texts in the languages of conditions stand beside the document. Findings at other text sizes, or
  /// with longer texts, are warnings at most.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - conditions: The conditions, whose screens and directions are those of the audit.
  /// - Returns: The findings in the order of the document, and what was not looked at.
  /// - Throws: ``/AutoScaleInterfaceBuilder/InterfaceBuilderError`` for texts that cannot be read.
  /// - Complexity: That of ``report(on:drawnAs:)``, once more for each condition.
  public func report(
    on document: InterfaceDocument, andIn conditions: [ViewingCondition]
  ) throws(InterfaceBuilderError) -> AuditReport {
    try report(on: document, root: nil, andIn: conditions)
  }

  /// Looks for faults of one of the outermost views of a document, and reports each by itself.
  func report(
    on document: InterfaceDocument, root index: Int, andIn conditions: [ViewingCondition]
  ) throws(InterfaceBuilderError) -> AuditReport {
    var audit = self
    audit.groupsCauses = false
    return try audit.report(on: document, root: Optional(index), andIn: conditions)
  }

  private func report(
    on document: InterfaceDocument, root index: Int?, andIn conditions: [ViewingCondition]
  ) throws(InterfaceBuilderError) -> AuditReport {
    var report = report(on: document, drawnAs: document, root: index)
    for condition in conditions {
      var audit = self
      audit.condition = condition
      var translated = document
      if let language = condition.language {
        translated = try document.translated(into: language)
        guard translated.hasTexts(in: language) else {
          report.add(AuditGap(element: language, reason: .noTexts))
          continue
        }
      }
      let isTranslationAlone = condition.textSize == .large && condition.textLength == 1
      report.add(
        audit.report(on: translated, drawnAs: document, root: index),
        atMost: isTranslationAlone ? .error : .warning)
    }
    return report
  }
}

extension InterfaceDocument {
  /// Whether there are texts in the language in which the document was read.
  fileprivate func hasTexts(in language: String) -> Bool {
    !warnings.contains { $0.reason == .noTexts(language: language) }
  }
}
