import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// How views are placed: by frames or by constraints.
extension DocumentSource {
  /// Whether code has to state the frame of a view.
  ///
  /// A view that is placed by its frame has one, and so has one whose size is the start from which
  /// the frames of its children are resized.
  func hasFrame(_ node: ViewNode, isProperty: Bool) -> Bool {
    // The object of a class gets its frame from its owner.
    if isProperty, isPlacedByMask(node) { return true }
    return node.children.contains { child in
      isPlacedByMask(child) && !child.autoresizingMask.isDisjoint(with: .dependent)
        && !document.isPlacedByCell(child)
    }
  }

  /// Whether a view is placed by its frame, and not by constraints.
  func isPlacedByFrame(_ node: ViewNode) -> Bool {
    if document.isInstalled(node) { return node.translatesAutoresizingMaskIntoConstraints ?? true }
    // The tree does not keep the mask of a view that the document's own size classes exclude.
    return document.markup(of: node)?["translatesAutoresizingMaskIntoConstraints"] != "NO"
  }

  /// Whether the autoresizing mask of a view places it in its parent.
  func isPlacedByMask(_ node: ViewNode) -> Bool {
    // UIKit places these in their owners, whatever their masks.
    if node is ContentViewNode || node is TableCellNode || node is CollectionReusableNode {
      return false
    }
    return Self.leavesPlace(to: node) && isPlacedByFrame(node)
  }

  /// Whether constraints place a view in its parent.
  func isPlacedByConstraints(_ node: ViewNode) -> Bool {
    Self.leavesPlace(to: node) && !isPlacedByFrame(node)
  }

  /// Whether a view has a parent that does not place it itself.
  private static func leavesPlace(to node: ViewNode) -> Bool {
    switch node.parent?.role {
    // A stack sets the frames of its views, and a bar those of its items' views.
    case nil, .stack, .navigationBar, .toolbar, .tabBar: false
    default: true
    }
  }
}

extension AutoresizingMask {
  /// The parts with which the size of the parent decides about a frame.
  fileprivate static let dependent: AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight,
  ]

  /// The names of the parts in UIKit.
  var parts: [String] {
    let names: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
      (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
      (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
