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

extension Finding {
  /// The screen where the fault is worst, in its language, text size and direction of reading, with the
  /// element framed in red.
  ///
  ///     for finding in audit.report(on: document).findings {
  ///       finding.picture?.svg  // "<svg …"
  ///     }
  ///
  /// The views of the document must not have changed since the audit. A finding in a difference has no
  /// picture.
  ///
  /// - Complexity: O(*n*) in the views and the length of their texts.
  public var picture: ScreenPicture? {
    guard let worstLayout else { return nil }
    var options = worstLayout.pictureOptions(for: self)
    options.showsScreen = true
    return worstLayout.withLengths {
      ScreenPicture(
        of: worstLayout.result, on: worstLayout.screen, under: worstLayout.bars, options: options)
    }
  }

  /// The illustration, if the finding still has its layout.
  package var illustration: FindingIllustration? {
    guard let worstLayout else { return nil }
    let result = worstLayout.result
    let screen = worstLayout.withLengths {
      ScreenDrawing(
        of: result, on: worstLayout.screen, options: worstLayout.pictureOptions(for: self))
    }
    let rects = result.tree.rects(of: result.frames)
    let marked = worstLayout.marked.map { index in
      TextPicture.Box(
        view: index, frame: rects[index], words: result.nodes[index].pictureWords ?? "")
    }
    return FindingIllustration(
      finding: self, picture: ScreenPicture(screen, in: condition.appearance),
      drawing: TextPicture(of: screen.drawing, marked: marked))
  }
}

extension WorstLayout {
  /// Returns the options of a picture of a finding.
  fileprivate func pictureOptions(for finding: Finding) -> PictureOptions {
    var options = PictureOptions(overlays: [.conflicts, .ambiguity])
    options.condition = finding.condition
    // Without the column nobody sees what is wrong with a pose of an iPhone Duo.
    options.showsScreen = finding.context == .duo
    if finding.rule == .misplaced { options.overlays.insert(.design) }
    options.marked = marked
    return options
  }
}

extension Audit {
  /// Illustrates a rule with its example.
  ///
  ///     try Audit.example(of: .overlap)?.finding.message  // "Cancel and Send overlap by 32 × 44 pt"
  ///
  /// - Returns: The illustration, or nil if the audit does not find the fault.
  /// - Complexity: An audit of a screen with a view or two.
  package static func example(
    of rule: Finding.Rule
  ) throws(InterfaceBuilderError) -> FindingIllustration? {
    try foundExample(of: rule)?.illustration
  }
}
