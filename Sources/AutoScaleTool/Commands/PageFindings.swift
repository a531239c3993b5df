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

  /// Each document is audited with a configuration, by its path.
  case audits([String: AuditConfiguration])

  /// Audits documents with their nearest configurations, in the contexts that these state or that the
  /// nearest `Info.plist` allows, as the command `audit` does.
  static func audits(of paths: [String]) throws(UsageError) -> PageFindings {
    var search = try AuditConfigurationSearch(file: nil)
    var plists = AppInformationSearch()
    var configurations: [String: AuditConfiguration] = [:]
    for path in paths {
      var configuration = try search.configuration(for: path)
      if configuration.contexts == nil, let contexts = plists.contexts(for: path) {
        configuration.set(contexts: contexts)
      }
      configurations[path] = configuration
    }
    return .audits(configurations)
  }

  /// Reads the configurations of audits anew, for the documents at these paths.
  func reread(for paths: [String]) throws(UsageError) -> PageFindings {
    guard case .audits = self else { return self }
    return try .audits(of: paths)
  }

  /// The path of the configuration with which a document is audited, if it has one.
  func configurationPath(for path: String) -> String? {
    guard case .audits(let configurations) = self, let found = configurations[path]?.path
    else { return nil }
    return found.isEmpty ? nil : found
  }

  /// Returns the findings in a document, or nil if the page has none.
  func findings(in document: InterfaceDocument, fonts: FontLibrary) -> [Finding]? {
    switch self {
    case .none: return nil
    case .known(let findings): return findings[document.path] ?? []
    case .previous(let findings): return findings[document.path]
    case .audits(let configurations):
      let configuration = configurations[document.path] ?? AuditConfiguration()
      var audit = configuration.audit
      audit.fonts = fonts
      // As in the audit's own page, notes are left out.
      return configuration.reported(audit.report(on: document).findings)
        .filter { $0.severity >= .warning }
    }
  }
}
