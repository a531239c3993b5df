import AutoScaleTrees

/// How views are placed: by frames or by constraints.
enum Placement {
  /// Whether code has to state the frame of a view.
  ///
  /// A view that is placed by its frame has one, and so has one whose size is the start from which
  /// the frames of its children are resized.
  static func hasFrame(_ node: ViewNode, isRoot: Bool) -> Bool {
    if node is TableCellNode || node is CollectionReusableNode || node is ContentViewNode {
      return node.children.contains(where: isPlacedByFrame)
    }
    if isPlacedByFrame(node), !isRoot { return true }
    return node.children.contains(where: isPlacedByFrame)
  }

  /// Whether the autoresizing mask places a view.
  static func isPlacedByFrame(_ node: ViewNode) -> Bool {
    guard let parent = node.parent else { return false }
    if node is ContentViewNode || node is TableCellNode || node is CollectionReusableNode {
      return false
    }
    if case .stack = parent.role { return false }
    return node.translatesAutoresizingMaskIntoConstraints ?? true
  }

  /// The names of the parts of a mask.
  static func maskParts(of mask: AutoresizingMask) -> [String] {
    let names: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
      (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
      (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
    ]
    return names.filter { mask.contains($0.0) }.map { "." + $0.1 }
  }
}
