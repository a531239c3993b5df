import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

extension LayoutResult {
  /// The indices of the nodes whose margins a constraint uses, in the order of the tree.
  package var indicesOfMargins: [Int] {
    // Margins of all views would hide the picture; only those that decide something are drawn.
    let sides = nodes.lazy.flatMap(\.constraints).flatMap {
      [($0.firstItem, $0.firstAttribute), ($0.secondItem, $0.secondAttribute)]
    }
    let asked = sides.compactMap { item, attribute -> Int? in
      let isGuide = item?.layoutGuide?.kind == .layoutMargins
      // `leadingMargin` and its kind are attributes of the view; the guide is an item of its own.
      guard isGuide || attribute?.rawValue.contains("Margin") == true else { return nil }
      return item?.layoutNode.flatMap { index(of: $0) }
    }
    return Set(asked).sorted()
  }
}

extension ViewNode.Role {
  /// Whether constraints can use baselines of views of the role.
  package var hasBaselines: Bool {
    switch self {
    case .label, .button, .textField, .textView: true
    case .view, .searchBar, .control, .switch, .slider, .stepper, .segmentedControl, .pageControl,
      .datePicker, .image, .progress, .activityIndicator, .picker, .visualEffect, .web, .map,
      .stack, .scroll, .table, .tableCell, .tableHeaderFooter, .contentView, .collection,
      .collectionReusable, .collectionCell, .navigationBar, .tabBar, .toolbar:
      false
    }
  }
}
