import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// What a finding looks like on the screen where it is worst.
package struct FindingIllustration {
  /// The finding.
  package let finding: Finding

  /// The screen, with the element framed in red.
  package let picture: ScreenPicture

  /// The screen in characters, with the element in double lines.
  package let drawing: TextPicture
}

extension Audit {
  /// Returns what a finding of a document looks like.
  ///
  /// - Returns: The illustration; nil for a finding that is not of the document, or that was found
  ///   under another condition.
  /// - Complexity: A layout.
  package func illustration(
    of finding: Finding, in document: InterfaceDocument
  ) -> FindingIllustration? {
    guard finding.condition == nil, let root = document.root(of: finding),
      let sight = sight(of: finding, in: AuditSubject(root, of: document))
    else { return nil }
    return FindingIllustration(
      finding: finding,
      picture: ScreenPicture(of: sight.result, on: sight.screen, options: sight.options),
      drawing: TextPicture(of: sight.result, marked: sight.options.marked))
  }

  /// Returns what the example of a rule looks like.
  ///
  ///     try Audit.example(of: .overlap)?.finding.message  // "Cancel and Send overlap by 32 × 44 pt"
  ///
  /// - Returns: The illustration; nil where the fault is not found.
  /// - Complexity: An audit of a screen with a view or two.
  package static func example(
    of rule: Finding.Rule
  ) throws(InterfaceBuilderError) -> FindingIllustration? {
    guard let example = rules.first(where: { $0.about.id == rule })?.example else { return nil }
    var audit = Audit()
    audit.directions = [.leftToRight]
    audit.disabledRules = Set(Finding.Rule.allCases).subtracting([rule])
    (audit.scaling, audit.widths) = (example.scaling, example.widths)
    let document = try example.document()
    return audit.report(on: document).findings.first.flatMap {
      audit.illustration(of: $0, in: document)
    }
  }
}

extension InterfaceDocument {
  /// The outermost view around the element of a finding; nil for none.
  func root(of finding: Finding) -> ViewNode? {
    views.first { root in root.subtree.contains { $0.identifier == finding.elementID } }
  }
}
