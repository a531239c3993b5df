import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// The sizes that a document stores for views with content, in place of measured ones.
struct StoredSizing: IntrinsicSizing {
  let system: SystemIntrinsicSizing

  /// What the document says of contents besides the frames.
  let document: DocumentSizes

  /// What the canvas does besides.
  let rules: CanvasRules

  var measurer: any TextMeasurer { system.measurer }

  func intrinsicContentSize(
    of node: ViewNode, width: Double?, in context: ScreenContext
  ) -> IntrinsicContentSize {
    var size = system.intrinsicContentSize(of: node, width: nil, in: context)
    let outsets = size.alignmentOutsets
    let storedWidth = node.frame.width - outsets.horizontal
    let storedHeight = node.frame.height - outsets.vertical
    if let stated = document.stated(for: node, insteadOf: size) { return stated }
    if let symbol = document.symbol(of: node) {
      return symbol.content(of: node, pixelsPerPoint: context.pixelsPerPoint)
    }
    switch node.role {
    case .label, .button, .image, .textField, .segmentedControl, .pageControl, .picker, .datePicker:
      (size.width, size.height) = (storedWidth, storedHeight)
    case .view
    where rules.contains(.keptSizes) && node.children.isEmpty
      && node.translatesAutoresizingMaskIntoConstraints == false:
      (size.width, size.height) = (storedWidth, storedHeight)
    case .view, .textView, .searchBar, .control, .switch, .slider, .stepper, .progress,
      .activityIndicator, .visualEffect, .web, .map, .stack, .scroll, .table, .tableCell,
      .tableHeaderFooter, .contentView, .collection, .collectionReusable, .collectionCell,
      .navigationBar, .tabBar, .toolbar:
      if size.width != nil { size.width = storedWidth }
      if size.height != nil { size.height = storedHeight }
    }
    return size
  }
}
