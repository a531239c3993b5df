import AutoLayout
import AutoScale
import ViewTree

extension LayoutResult {
  /// The indices of the nodes whose margins a constraint asks for, in the order of the tree.
  var indicesOfMargins: [Int] {
    var asked: Set<ObjectIdentifier> = []
    for constraint in nodes.flatMap(\.constraints) {
      let sides = [
        (constraint.firstItem, constraint.firstAttribute as LayoutAttribute?),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      for (item, attribute) in sides {
        guard let node = item?.layoutNode else { continue }
        let isGuide = (item as? LayoutGuide)?.kind == .layoutMargins
        if isGuide || attribute?.rawValue.contains("Margin") == true {
          asked.insert(ObjectIdentifier(node))
        }
      }
    }
    return nodes.indices.filter { asked.contains(ObjectIdentifier(nodes[$0])) }
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
