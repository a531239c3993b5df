import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleTrees

extension Audit {
  /// Draws a tree on the worst screen of a finding, with the element framed in red.
  ///
  ///     for finding in audit.report(on: screen).findings {
  ///       audit.picture(of: finding, in: screen)?.svg  // "<svg …"
  ///     }
  ///
  /// - Parameters:
  ///   - finding: A finding of this audit.
  ///   - root: The audited tree.
  /// - Returns: The picture, or nil for a finding without a screen.
  /// - Complexity: A layout.
  public func picture(of finding: Finding, in root: ViewNode) -> ScreenPicture? {
    worstLayout(of: finding, in: root)?.picture(of: finding)
  }

  /// Draws the view of a document on the worst screen of a finding, with the element framed in red.
  ///
  /// - Parameters:
  ///   - finding: A finding of this audit.
  ///   - document: The audited document.
  /// - Returns: The picture, or nil for a finding of another document.
  /// - Complexity: A layout.
  public func picture(of finding: Finding, in document: InterfaceDocument) -> ScreenPicture? {
    worstLayout(of: finding, in: document)?.picture(of: finding)
  }
}

extension WorstLayout {
  /// Draws the whole screen.
  fileprivate func picture(of finding: Finding) -> ScreenPicture {
    var options = pictureOptions(for: finding)
    options.showsScreen = true
    return ScreenPicture(of: result, on: screen, under: bars, options: options)
  }

  /// Returns the options of a picture of a finding.
  func pictureOptions(for finding: Finding) -> PictureOptions {
    var options = PictureOptions(overlays: [.conflicts, .ambiguity])
    if finding.rule == .misplaced { options.overlays.insert(.design) }
    options.marked = marked
    return options
  }
}
