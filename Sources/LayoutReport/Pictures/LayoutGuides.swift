import AutoLayout
import AutoScale
import ViewTree

extension LayoutResult {
  /// The indices of the nodes whose margins a constraint asks for, in the order of the tree.
  var indicesOfMargins: [Int] {
    let sides = nodes.lazy.flatMap(\.constraints).flatMap {
      [($0.firstItem, $0.firstAttribute), ($0.secondItem, $0.secondAttribute)]
    }
    let asked = sides.compactMap { item, attribute -> Int? in
      let isGuide = (item as? LayoutGuide)?.kind == .layoutMargins
      guard isGuide || attribute?.rawValue.contains("Margin") == true else { return nil }
      return item?.layoutNode.flatMap { index(of: $0) }
    }
    return Set(asked).sorted()
  }
}

extension ViewNode.Role {
  /// Whether views of the role show a text whose baselines constraints know.
  var hasBaselines: Bool {
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
