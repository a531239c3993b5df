import AutoLayout
import AutoScale
import Foundation
import ViewTree

/// Measured sizes with the habits of Xcode's canvas.
struct CanvasSizing: IntrinsicSizing {
  let system: SystemIntrinsicSizing

  /// What the document says of contents.
  let document: DocumentSizes

  func intrinsicContentSize(
    of node: ViewNode, width: Double?, in context: ScreenContext
  ) -> IntrinsicContentSize {
    var size = system.intrinsicContentSize(of: node, width: width, in: context)
    if let stated = document.stated(for: node, insteadOf: size) { return stated }
    if node is LabelNode, !(node.parent is StackNode), context.pixelsPerPoint > 2 {
      // Most labels of such documents were measured once, when they were put in, in whole points;
      // only those in stack views are measured anew.
      size.height = size.height?.rounded(.up)
    }
    return size
  }
}
