import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

extension Audit {
  /// Draws a tree on the screen on which a finding is worst, with the element framed in red.
  ///
  ///     for finding in audit.report(on: screen).findings {
  ///       audit.picture(of: finding, in: screen)?.svg  // "<svg …"
  ///     }
  ///
  /// - Parameters:
  ///   - finding: A finding of this audit.
  ///   - root: The tree in which it was found.
  /// - Returns: The picture; nil for a finding that was not laid out on a screen.
  /// - Complexity: A layout.
  public func picture(of finding: Finding, in root: ViewNode) -> ScreenPicture? {
    picture(of: finding, in: AuditSubject(root, of: nil))
  }

  /// Draws the view of a document on the screen on which a finding is worst, with the element framed in
  /// red.
  ///
  /// - Parameters:
  ///   - finding: A finding of this audit.
  ///   - document: The document in which it was found.
  /// - Returns: The picture; nil for a finding that is not of the document.
  /// - Complexity: A layout.
  public func picture(of finding: Finding, in document: InterfaceDocument) -> ScreenPicture? {
    document.root(of: finding).flatMap {
      picture(of: finding, in: AuditSubject($0, of: document))
    }
  }

  private func picture(of finding: Finding, in subject: AuditSubject) -> ScreenPicture? {
    guard var sight = sight(of: finding, in: subject) else { return nil }
    sight.options.showsScreen = true
    return ScreenPicture(
      of: sight.result, on: sight.screen, under: subject.bars, options: sight.options)
  }

  /// The layout in which a finding is worst, and what a picture of it shows; nil for a finding that was
  /// not laid out on a screen.
  func sight(
    of finding: Finding, in subject: AuditSubject
  ) -> (result: LayoutResult, screen: Screen, options: PictureOptions)? {
    guard let worst = finding.worst else { return nil }
    let layouts = AuditLayouts(
      of: subject, on: worst.screen, by: self, reading: .init(direction: worst.direction))
    do throws(InvalidParameterError) {
      defer { if changesTrees { subject.root.restoreDesign() } }
      let result = try layouts.layout(on: worst.screen).result
      var options = PictureOptions(overlays: [.conflicts, .ambiguity])
      if finding.rule == .misplaced { options.overlays.insert(.design) }
      options.marked = result.nodes.indices.filter {
        let node = result.nodes[$0]
        return node.identifier == finding.elementID && subject.name(of: node) == finding.element
      }
      return (result, worst.screen, options)
    } catch {
      return nil  // the audit has laid it out on this screen
    }
  }
}
