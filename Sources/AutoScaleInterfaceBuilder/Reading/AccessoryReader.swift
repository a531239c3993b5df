import AutoScaleTrees

/// Reads the accessory views of table cells, which outlets connect with views outside the cells.
struct AccessoryReader {
  /// Sets the accessory views of the cells in trees that were built.
  ///
  /// - Complexity: O(*n*) in the views.
  static func connect(_ trees: BuiltTrees) {
    let views = trees.roots.flatMap(\.views)
    let loose = trees.roots.filter { $0.kind == .view }.compactMap(\.view)
    guard !loose.isEmpty else { return }
    for node in views.lazy.flatMap(\.subtree) {
      guard case .tableCell(let cell) = node.role,
        let id = trees.origins.element(of: cell)?.accessoryID
      else { continue }
      cell.accessoryView = loose.first { $0.identifier == id }
    }
  }
}

extension MarkupElement {
  /// The id of the view that the outlet `accessoryView` names, if there is one.
  fileprivate var accessoryID: String? {
    child("connections")?.children.first {
      $0.name == "outlet" && $0["property"] == "accessoryView"
    }?["destination"]
  }
}
