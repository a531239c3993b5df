import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The agreement of views in tables and collections with their stored frames, on the document's own device.
///
///     DeviceAgreement(of: document).map { "\($0.agreeing) of \($0.scored)" }
///
/// Pictures and audits lay a document out on devices, with the bars and the insets of these. The comparison
/// of a canvas does not take that path. Views in cells, headers and footers have the same frames on both.
public struct DeviceAgreement: Encodable, Hashable, Sendable {
  /// The number of views that were compared.
  public private(set) var scored = 0

  /// The number of views that agree within half a point.
  public private(set) var agreeing = 0

  /// Compares the frames of a document on its own device, with stored content sizes.
  ///
  /// - Returns: The agreement, or nil for a document without a device.
  /// - Complexity: O(*n*) in the size of the document.
  public init?(of document: InterfaceDocument, fonts: FontLibrary = FontLibrary()) {
    guard let device = document.device else { return nil }
    var options = LayoutOptions(on: device.screen, sizes: .stored)
    options.fonts = fonts
    let layout = DocumentLayout(document, options: options)
    for root in layout.roots {
      guard case .success(let result) = root.result else { continue }
      add(result, of: layout.canvas)
    }
  }

  private mutating func add(_ result: LayoutResult, of canvas: DesignCanvas) {
    // Each node comes after its parent.
    var isInRow: [Bool] = []
    for (position, node) in result.nodes.enumerated() {
      let parent = result.tree.parent(of: position)
      isInRow.append(parent.map { isInRow[$0] || result.nodes[$0].isRow } ?? false)
      guard isInRow[position], canvas.isScored(node) else { continue }
      scored += 1
      if result.frames[position].isClose(to: node.frame) { agreeing += 1 }
    }
  }
}

extension ViewNode {
  /// Whether the view is a cell, a header or a footer.
  fileprivate var isRow: Bool {
    switch role {
    case .tableCell, .tableHeaderFooter, .collectionCell, .collectionReusable: true
    default: if case .table = parent?.role { true } else { false }
    }
  }
}
