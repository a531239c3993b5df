import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import Foundation

/// The conditions of people's devices in which documents are looked at besides as they are.
struct AuditConditions: Sendable {
  /// The languages of texts beside the documents.
  var languages: [String] = []

  /// The text sizes.
  var textSizes: [TextSizeCategory] = []

  /// By how much longer texts are tried, as in a language that nobody has translated them into yet, in
  /// percent; nil for not at all.
  var longer: Int?

  /// Takes in what breaks under each condition.
  func add(
    to report: inout AuditReport, on document: InterfaceDocument, by audit: Audit
  ) throws(InterfaceBuilderError) {
    for language in languages {
      let translated = try InterfaceDocument(
        contentsOf: URL(filePath: document.path), language: language)
      if translated.hasTexts(in: language) {
        report.add(audit.report(on: translated, drawnAs: document), found: "in \(language)")
      } else {
        report.add(AuditGap(element: language, reason: .noTexts))
      }
    }
    for size in textSizes {
      var audit = audit
      audit.textSize = size
      report.add(
        audit.report(on: document), found: "at the text size \(size.rawValue)", atMost: .warning)
    }
    if let longer {
      var audit = audit
      audit.textLength = 1 + Double(longer) / 100
      report.add(
        audit.report(on: document), found: "with texts \(longer) % longer", atMost: .warning)
    }
  }
}

extension InterfaceDocument {
  /// Whether there are texts in the language in which the document was read.
  fileprivate func hasTexts(in language: String) -> Bool {
    !warnings.contains { $0.reason == .noTexts(language: language) }
  }
}
