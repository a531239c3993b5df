import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The agreement of stacks, and of the views that they arrange, with their stored frames, with measured sizes.
///
///     StackAgreement(of: document).map { "\($0.agreeing) of \($0.scored)" }
///
/// With stored sizes each arranged view brings its length along, so that the distribution of a stack does not show.
public struct StackAgreement: Encodable, Hashable, Sendable {
  /// The number of views that were compared.
  public private(set) var scored = 0

  /// The number of views that agree within half a point.
  public private(set) var agreeing = 0

  /// Compares the frames on the document's canvas, where texts, images and controls are measured.
  ///
  /// - Returns: The agreement, or nil for a document without stacks.
  /// - Complexity: O(*n*) in the size of the document.
  public init?(of document: InterfaceDocument, fonts: FontLibrary = FontLibrary()) {
    guard document.views.lazy.flatMap(\.subtree).contains(where: { $0.role.stack != nil }) else {
      return nil
    }
    var options = LayoutOptions(sizes: .measured)
    options.fonts = fonts
    let layout = DocumentLayout(document, options: options)
    for case .success(let result) in layout.roots.map(\.result) {
      for (node, frame) in zip(result.nodes, result.frames) where layout.canvas.isScored(node) {
        guard node.role.stack != nil || node.parent?.role.stack != nil else { continue }
        scored += 1
        if frame.isClose(to: node.frame) { agreeing += 1 }
      }
    }
  }
}
