import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// What a rule of an audit finds in a small screen that explains it.
package struct AuditExample {
  /// The finding.
  package let finding: Finding

  /// The screen where it is worst, with the element framed in red.
  package let picture: ScreenPicture

  /// The same in characters, with the element in double lines.
  package let drawing: String
}

extension Audit {
  /// Returns the example of a rule.
  ///
  ///     try Audit.example(of: .overlap)?.finding.message  // "Cancel and Send overlap by 32 × 44 pt"
  ///
  /// - Returns: The example; nil where its fault is not found.
  /// - Complexity: An audit of a screen with a view or two.
  package static func example(
    of rule: Finding.Rule
  ) throws(InterfaceBuilderError) -> AuditExample? {
    guard let found = rules.first(where: { $0.about.id == rule }) else { return nil }
    var audit = Audit()
    audit.directions = [.leftToRight]
    audit.disabledRules = Set(Finding.Rule.allCases).subtracting([rule])
    let example = found.example
    (audit.scaling, audit.widths) = (example.scaling, example.widths)
    let document = try example.document()
    guard let finding = audit.report(on: document).findings.first,
      let root = document.views.first,
      let sight = audit.sight(of: finding, in: AuditSubject(root, of: document))
    else { return nil }
    return AuditExample(
      finding: finding,
      picture: ScreenPicture(of: sight.result, on: sight.screen, options: sight.options),
      drawing: TextPicture(of: sight.result, marked: sight.options.marked).text)
  }
}
