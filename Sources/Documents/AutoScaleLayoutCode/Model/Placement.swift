import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// How views are placed: by frames or by constraints.
enum Placement {
  /// Whether code has to state the frame of a view.
  ///
  /// A view that is placed by its frame has one, and so has one whose size is the start from which
  /// the frames of its children are resized.
  static func hasFrame(_ view: ViewCode, in context: CodeContext) -> Bool {
    if view.place == .property, isPlacedByFrame(view.node, in: context) { return true }
    return view.node.children.contains { child in
      isPlacedByFrame(child, in: context) && !child.autoresizingMask.isDisjoint(with: .dependent)
        && !context.document.isPlacedByCell(child)
    }
  }

  /// Whether the autoresizing mask places a view.
  static func isPlacedByFrame(_ node: ViewNode, in context: CodeContext) -> Bool {
    guard let parent = node.parent else { return false }
    if node is ContentViewNode || node is TableCellNode || node is CollectionReusableNode {
      return false
    }
    switch parent.role {
    case .stack, .navigationBar, .toolbar, .tabBar: return false
    default: return context.isPlacedByFrame(node)
    }
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

extension AutoresizingMask {
  /// The parts with which the size of the parent decides about a frame.
  fileprivate static let dependent: AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight,
  ]
}
