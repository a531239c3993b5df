import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The sizes that a document stores for views with content, in place of measured ones.
struct StoredSizing: IntrinsicSizing {
  let system: SystemIntrinsicSizing

  /// The sizes that the document states besides frames.
  let document: DocumentSizes

  /// The rules of the canvas.
  let rules: CanvasRules

  var measurer: any TextMeasurer { system.measurer }

  func intrinsicContentSize(
    of node: ViewNode, width: Double?, in context: ScreenContext
  ) -> IntrinsicContentSize {
    let measured = system.intrinsicContentSize(of: node, width: nil, in: context)
    // Xcode may have drawn a designable class in another size than the placeholder's.
    if let stated = document.stated(for: node, insteadOf: measured) {
      return stated.withKnownSizes(of: node.frame)
    }
    // A symbol's stored frame is that of its drawing, and not the rectangle of its constraints.
    if let symbol = document.symbol(of: node)?
      .content(of: node, pixelsPerPoint: context.pixelsPerPoint)
    {
      return symbol
    }
    guard document.isFramed(node) else { return measured }
    switch node.role {
    case .label, .button, .image, .textField, .segmentedControl, .pageControl, .picker, .datePicker:
      return rules.contains(.weakSizes)
        ? measured.withKnownSizes(of: node.frame) : measured.withSize(of: node.frame)
    case .view
    where rules.contains(.keptSizes) && node.children.isEmpty
      && node.translatesAutoresizingMaskIntoConstraints == false:
      return measured.withSize(of: node.frame)
    case .view, .textView, .searchBar, .control, .switch, .slider, .stepper, .progress,
      .activityIndicator, .visualEffect, .web, .map, .stack, .scroll, .table, .tableCell,
      .tableHeaderFooter, .contentView, .collection, .collectionReusable, .collectionCell,
      .navigationBar, .tabBar, .toolbar:
      return measured.withKnownSizes(of: node.frame)
    }
  }
}

extension IntrinsicContentSize {
  /// Returns the content with the size of a frame.
  fileprivate func withSize(of frame: LayoutRect) -> IntrinsicContentSize {
    var size = self
    size.width = frame.width - alignmentOutsets.horizontal
    size.height = frame.height - alignmentOutsets.vertical
    // The stored height of a bar has the safe area in it.
    size.includesBottomSafeArea = false
    return size
  }

  /// Returns the content with the size of a frame, in the directions in which it has a size.
  fileprivate func withKnownSizes(of frame: LayoutRect) -> IntrinsicContentSize {
    var size = withSize(of: frame)
    if width == nil { size.width = nil }
    if height == nil { size.height = nil }
    return size
  }
}
