import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The agreement of rows of tables and collections, and of the views in them, with their stored frames, on the
/// document's own device.
///
///     DeviceAgreement(of: document).map { "\($0.agreeing) of \($0.scored)" }
///
/// Pictures and audits lay a document out on devices, with the bars and the insets of these. The comparison
/// of a canvas does not take that path. Rows have the same edges at their sides on both, and the views in them
/// the same frames.
public struct DeviceAgreement: Encodable, Hashable, Sendable {
  /// The number of views that were compared.
  public private(set) var scored = 0

  /// The number of views that agree within half a point.
  public private(set) var agreeing = 0

  /// Compares the frames of a document on its own device, with stored content sizes.
  ///
  /// A cell outside a table has the width of its file, as in a table of that width.
  ///
  /// - Returns: The agreement, or nil for a document without a device.
  /// - Complexity: O(*n*) in the size of the document.
  public init?(of document: InterfaceDocument, fonts: FontLibrary = FontLibrary()) {
    guard let device = document.device else { return nil }
    var options = LayoutOptions(on: device.screen, sizes: .stored)
    options.fonts = fonts
    let canvas = DesignCanvas(document, options: options)
    for root in canvas.document.views {
      do throws(InvalidParameterError) {
        // A cell in a file by itself has no place on a screen; its width is that of its file.
        let isPlaced = canvas.place(of: root, on: device.screen) != nil
        let stored = LayoutSize(width: root.frame.width, height: root.frame.height)
        add(
          isPlaced ? try canvas.layout(root) : try canvas.layout(root, size: stored), of: canvas)
      } catch {
        // The comparison of the canvas reports the same error.
      }
    }
  }

  private mutating func add(_ result: LayoutResult, of canvas: DesignCanvas) {
    // Each node comes after its parent.
    var isInRow: [Bool] = []
    for (position, node) in result.nodes.enumerated() {
      let parent = result.tree.parent(of: position)
      isInRow.append(parent.map { isInRow[$0] || result.nodes[$0].isRow } ?? false)
      let frame = result.frames[position]
      // A content view follows its cell, and no constraint; so no other comparison counts it.
      if isInRow[position], canvas.isScored(node) || node.isContentOfRow(in: canvas.document) {
        count(frame.isClose(to: node.frame))
      } else if let parent, case .table = result.nodes[parent].role, node.role.tableCell != nil {
        // A table makes its cells as wide as itself, whatever width a document stores.
        let isAsWide = node.frame.width == result.nodes[parent].frame.width
        if isAsWide {
          count(frame.isClose(to: node.frame.moved(toY: frame.y, height: frame.height)))
        }
      }
    }
  }

  private mutating func count(_ agrees: Bool) {
    scored += 1
    if agrees { agreeing += 1 }
  }
}

extension LayoutRect {
  /// Returns the rectangle with the sides of another one.
  fileprivate func moved(toY y: Double, height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }
}

extension ViewNode {
  /// Returns whether the view is the content view of a cell with a stored frame.
  fileprivate func isContentOfRow(in document: InterfaceDocument) -> Bool {
    guard case .contentView = role else { return false }
    return document.element(of: self)?.storedFrame != nil
  }

  /// Whether the view is a cell, a header or a footer.
  fileprivate var isRow: Bool {
    switch role {
    case .tableCell, .tableHeaderFooter, .collectionCell, .collectionReusable: true
    default: if case .table = parent?.role { true } else { false }
    }
  }
}
