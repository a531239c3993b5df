import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The sizes that the canvas keeps, as far as nothing more important gives others.
struct KeptSizes {
  private(set) var wishes: [ObjectIdentifier: SizeWish] = [:]

  /// Reads the stored frames of the views of a document.
  init(_ document: InterfaceDocument, rules: CanvasRules) {
    for node in document.views.lazy.flatMap(\.subtree) where node.parent != nil {
      guard let priority = Self.priority(of: node, rules),
        document.element(of: node)?.storedFrame != nil
      else { continue }
      wishes[ObjectIdentifier(node)] = SizeWish(node.frame, priority: priority)
    }
  }

  /// How important the size of a view is; nil for one that is not kept.
  private static func priority(of node: ViewNode, _ rules: CanvasRules) -> LayoutPriority? {
    if case .stack = node.parent?.role, node.translatesAutoresizingMaskIntoConstraints != false {
      return rules.contains(.arrangedSizes) ? 999 : nil
    }
    guard node.translatesAutoresizingMaskIntoConstraints == false else { return nil }
    // Less important than any wish of a view, and more than what a stack does without one.
    switch node.role {
    case .stack: return rules.contains(.keptStackSizes) ? 60 : nil
    case .view where !node.children.isEmpty:
      return rules.contains(.keptContainerSizes) ? 60 : nil
    default: return nil
    }
  }
}
