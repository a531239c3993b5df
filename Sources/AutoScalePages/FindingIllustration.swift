import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleTrees

/// Pictures of a finding on its worst screen.
package struct FindingIllustration {
  /// The finding.
  package let finding: Finding

  /// The screen, with the element framed in red.
  package let picture: ScreenPicture

  /// The screen in characters, with the element in double lines.
  package let drawing: TextPicture
}

extension Audit {
  /// Illustrates a finding of a document.
  ///
  /// - Returns: The illustration, or nil for a finding of another document or another condition.
  /// - Complexity: A layout.
  package func illustration(
    of finding: Finding, in document: InterfaceDocument
  ) -> FindingIllustration? {
    guard finding.condition.description.isEmpty, let worst = worstLayout(of: finding, in: document)
    else {
      return nil
    }
    let screen = ScreenDrawing(
      of: worst.result, on: worst.screen, options: worst.pictureOptions(for: finding))
    let rects = worst.result.tree.rects(of: worst.result.frames)
    let marked = worst.marked.map { index in
      TextPicture.Box(
        view: index, frame: rects[index], words: worst.result.nodes[index].pictureWords ?? "")
    }
    return FindingIllustration(
      finding: finding, picture: ScreenPicture(screen),
      drawing: TextPicture(of: screen.drawing, marked: marked))
  }

  /// Illustrates a rule with its example.
  ///
  ///     try Audit.example(of: .overlap)?.finding.message  // "Cancel and Send overlap by 32 × 44 pt"
  ///
  /// - Returns: The illustration, or nil if the audit does not find the fault.
  /// - Complexity: An audit of a screen with a view or two.
  package static func example(
    of rule: Finding.Rule
  ) throws(InterfaceBuilderError) -> FindingIllustration? {
    guard let example = try foundExample(of: rule) else { return nil }
    return example.audit.illustration(of: example.finding, in: example.document)
  }
}
