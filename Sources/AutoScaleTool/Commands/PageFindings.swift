import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine

/// The findings on the pages of documents.
enum PageFindings: Sendable {
  /// The pages have no findings.
  case none

  /// The findings of an audit, by the paths of the documents.
  case known([String: [Finding]])

  /// The findings of a document before its last change, by its path, until it is audited again.
  case previous([String: [Finding]])

  /// Each document is audited, as the command `audit` does.
  case audits([String: AuditPlan])

  /// Audits documents with the settings around them.
  static func audits(of paths: [String]) throws(UsageError) -> PageFindings {
    var plans = try AuditPlans()
    return .audits(try plans.plans(for: paths))
  }

  /// Reads the settings of audits anew, for the documents at these paths.
  func reread(for paths: [String]) throws(UsageError) -> PageFindings {
    guard case .audits = self else { return self }
    return try .audits(of: paths)
  }

  /// The path of the settings with which a document is audited, if it has one.
  func configurationPath(for path: String) -> String? {
    guard case .audits(let plans) = self, let found = plans[path]?.configuration.path else {
      return nil
    }
    return found.isEmpty ? nil : found
  }

  /// Returns the findings in a document, or nil if the page has none.
  ///
  /// As on the pages of an audit, notes are left out.
  func findings(
    in document: InterfaceDocument, fonts: FontLibrary
  ) throws(InterfaceBuilderError) -> [Finding]? {
    switch self {
    case .none: nil
    case .known(let findings): findings[document.path] ?? []
    case .previous(let findings): findings[document.path]
    case .audits(let plans): try plans[document.path]?.findings(in: document, fonts: fonts)
    }
  }
}
