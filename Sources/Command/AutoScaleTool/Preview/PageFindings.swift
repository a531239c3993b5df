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

  /// One document is audited in the scenes that changed, and keeps the findings of others.
  case changes(AuditPlan, scenes: Set<String>, known: [Finding])

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

  /// Returns the findings for a document in which only some scenes changed.
  func limited(to scenes: Set<String>, of path: String, known: [Finding]) -> PageFindings {
    guard case .audits(let plans) = self, let plan = plans[path] else { return self }
    return .changes(plan, scenes: scenes, known: known)
  }

  /// Returns the path of the settings with which a document is audited, if it has one.
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
    case .none: return nil
    case .known(let findings): return findings[document.path] ?? []
    case .previous(let findings): return findings[document.path]
    case .audits(let plans): return try plans[document.path]?.findings(in: document, fonts: fonts)
    case .changes(let plan, let scenes, let known):
      // A root without an id cannot be told from others, and is audited each time.
      let roots = document.views.indices.filter { index in
        document.views[index].identifier.map(scenes.contains) ?? true
      }
      let found = try plan.findings(in: document, roots: Set(roots), fonts: fonts)
      let inside = Set(roots.flatMap { document.views[$0].subtree }.compactMap(\.identifier))
      let kept = known.filter { $0.elementID.map { !inside.contains($0) } ?? false }
      return (found + kept).sorted { $0.place < $1.place }
    }
  }
}
