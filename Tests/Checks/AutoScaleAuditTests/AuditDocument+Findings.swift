import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation

extension AuditDocument {
  /// The findings of an audit, without those of some rules; most documents here state no true frames.
  func findings(
    _ audit: Audit = Audit(), without rules: Set<Finding.Rule> = [.smallTarget, .misplaced]
  ) throws -> [Finding] {
    var audit = audit
    audit.disabledRules = rules
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Screen.storyboard")
    return audit.report(on: document).findings
  }
}
