import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The sizes that the canvas keeps unless something more important gives others.
struct KeptSizes {
  private(set) var sizes: [ObjectIdentifier: PreferredSize] = [:]

  /// Reads the stored frames of the views of a document.
  init(_ document: InterfaceDocument, rules: CanvasRules) {
    for node in document.views.lazy.flatMap(\.subtree) where node.parent != nil {
      guard let priority = Self.priority(of: node, rules),
        document.element(of: node)?.storedFrame != nil
      else { continue }
      sizes[ObjectIdentifier(node)] = PreferredSize(node.frame, priority: priority)
    }
  }

  /// The priority of a view's size, if the canvas keeps it.
  private static func priority(of node: ViewNode, _ rules: CanvasRules) -> LayoutPriority? {
    if case .stack = node.parent?.role, node.translatesAutoresizingMaskIntoConstraints != false {
      return rules.contains(.arrangedSizes) ? 999 : nil
    }
    guard node.translatesAutoresizingMaskIntoConstraints == false else { return nil }
    // Below any preference of a view, and above the weakest rules of stacks.
    switch node.role {
    case .stack: return rules.contains(.keptStackSizes) ? 60 : nil
    case .view where !node.children.isEmpty:
      return rules.contains(.keptContainerSizes) ? 60 : nil
    default: return rules.contains(.weakSizes) ? 60 : nil
    }
  }
}
